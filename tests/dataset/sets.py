"""Data sets for tests, made in this process unless said otherwise."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from cassino.agents import Budget
from cassino.arena import Seating, Unit, local_crew, parse_entrant
from cassino.dataset import Plan, Stage, make_dataset, plan_of
from cassino.disk import Watch
from cassino.rules import variant

parquet: Any = import_module("pyarrow.parquet")

Rows = list[dict[str, Any]]


def plan(
    *agents: str,
    preset: str = "classic",
    seats: int = 2,
    partners: bool = False,
    unit: Unit = Unit.DEAL,
    games: int = 4,
    seed: str = "test",
    moves: int = 2,
    **options: object,
) -> Plan:
    """A plan of a few games, for agents that think little."""
    entrants = tuple(parse_entrant(name, Budget(moves=moves)) for name in agents)
    return plan_of(
        Seating(variant(preset, **options), seats, partners), entrants, unit, games, seed
    )


@contextmanager
def unseen() -> Generator[Watch]:
    """Nobody watches."""
    yield lambda _done, _whole: None


def made(path: Path, asked: Plan, workers: int = 1) -> bytes:
    """The bytes of a data set that was made."""
    make_dataset(path, lambda _begun: asked, Stage(partial(local_crew, workers), unseen, unseen))
    return path.read_bytes()


def rows_of(path: Path) -> Rows:
    """All rows of a data set."""
    rows: Rows = parquet.read_table(path).to_pylist()
    return rows


def rows(folder: Path, asked: Plan) -> Rows:
    """The rows of a plan."""
    path = folder / "rows.parquet"
    made(path, asked)
    return rows_of(path)
