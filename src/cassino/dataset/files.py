"""The Parquet file: written from a journal in row groups of one size, whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from cassino.dataset.columns import NAME_KEY, PLAN_KEY, REPEATED, batches_of, schema_of
from cassino.dataset.errors import DatasetError
from cassino.dataset.journals import Journal
from cassino.dataset.plans import SCHEMA, Plan, read_plan
from cassino.disk import Watch, unwritable, written_whole
from cassino.envs.errors import needed

_arrow: Any = needed("pyarrow", "data")
_parquet: Any = needed("pyarrow.parquet", "data")

GROUP: Final = 16_384
"""Plays in a row group; the last one has the rest."""


def plan_in(path: Path) -> Plan | None:
    """The plan of the data set in a file, or None when there is no such file.

    Raises:
        DatasetError: when it is no data set, not all of one, or can't be read.
    """
    try:
        with path.open("rb") as file:
            found: dict[bytes, bytes] = _parquet.read_schema(file).metadata or {}
    except FileNotFoundError:
        return None
    except _arrow.ArrowInvalid:
        raise _foreign(path, "no Parquet file, or not all of one") from None
    except OSError as wrong:
        raise DatasetError("file/unreadable", f"{str(path)!r}: {wrong.strerror or wrong}") from None
    if found.get(NAME_KEY) != SCHEMA.encode():
        raise _foreign(path, f"not of the schema {SCHEMA}")
    try:
        return read_plan(found.get(PLAN_KEY, b""))
    except ValueError as wrong:
        raise _foreign(path, str(wrong)) from None


def _foreign(path: Path, why: str) -> DatasetError:
    return DatasetError("dataset/invalid", f"{str(path)!r} is no data set: {why}")


def write_file(journal: Journal, plan: Plan, path: Path, watch: Watch | None = None) -> None:
    """Write the file beside its place, bring it to the disk, and put it there.

    Raises:
        DatasetError: when it can't be written, or the journal is damaged.
    """
    try:
        with written_whole(path, path.with_name(path.name + ".new")) as file:
            _write(journal, plan, file, watch)
    except OSError as wrong:
        raise DatasetError("file/unwritable", unwritable(path, wrong)) from None


def _write(journal: Journal, plan: Plan, file: BinaryIO, watch: Watch | None) -> None:
    done = 0
    with _parquet.ParquetWriter(
        file, schema_of(plan), compression="zstd", use_dictionary=list(REPEATED)
    ) as writer:
        for group in _groups(journal):
            writer.write_table(group, row_group_size=GROUP)
            done += group.num_rows
            if watch is not None:
                watch(done, journal.plays)


def _groups(journal: Journal) -> Iterator[Any]:
    """All rows in their order, ``GROUP`` at a time, each column in one piece.

    Otherwise the pages of the file would end where the pieces of the journal do.
    """
    held: list[Any] = []
    count = 0
    for piece in journal.pieces():
        for batch in batches_of(piece):
            held.append(batch)
            count += batch.num_rows
        while count >= GROUP:
            table = _arrow.Table.from_batches(held)
            yield table.slice(0, GROUP).combine_chunks()
            rest = table.slice(GROUP)
            held, count = rest.to_batches(), rest.num_rows
    if count:
        yield _arrow.Table.from_batches(held).combine_chunks()
