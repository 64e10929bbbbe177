"""The columns of ``cassino-dataset-v1``, and rows as pieces of Arrow data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Final

from cassino.dataset.plans import SCHEMA, Plan, plan_text
from cassino.dataset.playing import Choice, Ending, Look, Place, Row
from cassino.envs import PLANES
from cassino.envs.errors import needed

_arrow: Any = needed("pyarrow", "data")

NAME_KEY: Final = b"cassino.schema"
PLAN_KEY: Final = b"cassino.plan"

_TYPES: Final[dict[str, Any]] = {
    "game": _arrow.int64(),
    "deal": _arrow.int32(),
    "deal_seed": _arrow.string(),
    "play": _arrow.int16(),
    "seat": _arrow.int8(),
    "side": _arrow.int8(),
    "agent": _arrow.string(),
    "position": _arrow.string(),
    "observation": _arrow.binary(PLANES * 52),
    "legal": _arrow.list_(_arrow.field("element", _arrow.int64())),
    "legal_complete": _arrow.bool_(),
    "choice": _arrow.int64(),
    "notation": _arrow.string(),
    "value": _arrow.float64(),
    "values": _arrow.list_(_arrow.field("element", _arrow.float64())),
    "measure": _arrow.string(),
    "exact": _arrow.bool_(),
    "points": _arrow.int16(),
    "lead": _arrow.float64(),
    "won": _arrow.bool_(),
}
_MAY_LACK: Final = frozenset({"observation", "value", "values", "measure", "exact", "won"})
_PARTS: Final = {
    part: [each.name for each in fields(kind)]
    for part, kind in (("place", Place), ("look", Look), ("choice", Choice), ("ending", Ending))
}
REPEATED: Final = ("deal_seed", "agent", "measure")
"""Columns with few different texts, which Parquet stores once."""


def schema_of(plan: Plan) -> Any:  # noqa: ANN401 - Arrow has no types
    """The Arrow schema, with the schema's name and the plan in its metadata."""
    columns = [
        _arrow.field(name, kind, nullable=name in _MAY_LACK) for name, kind in _TYPES.items()
    ]
    return _arrow.schema(columns, {NAME_KEY: SCHEMA.encode(), PLAN_KEY: plan_text(plan)})


def piece_of(rows: Iterable[Row], plan: Plan) -> bytes:
    """Rows as an Arrow stream of one batch."""
    columns: dict[str, list[Any]] = {name: [] for name in _TYPES}
    for row in rows:
        for part, names in _PARTS.items():
            filled = getattr(row, part)
            for name in names:
                columns[name].append(getattr(filled, name))
    schema = schema_of(plan)
    sink = _arrow.BufferOutputStream()
    options = _arrow.ipc.IpcWriteOptions(compression="zstd")
    with _arrow.ipc.new_stream(sink, schema, options=options) as stream:
        stream.write_batch(_arrow.RecordBatch.from_pydict(columns, schema=schema))
    made: bytes = sink.getvalue().to_pybytes()
    return made


def batches_of(piece: bytes) -> Iterator[Any]:
    """The batches of a piece."""
    with _arrow.ipc.open_stream(piece) as stream:
        yield from stream
