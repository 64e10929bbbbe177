"""Databases for houses under test: SQLite in a folder, or a fresh PostgreSQL one."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from cassino.server.rooms.keeping import read_entry
from cassino.store import Batch, Entry, FinishedMatch, Status, Store, open_store
from cassino.table import NEW_TABLE, Table, apply, fold
from tests.store.databases import fresh_postgres

POSTGRES = pytest.param("postgres", marks=pytest.mark.postgres)
BOTH = ["sqlite", POSTGRES]


async def database_of(request: pytest.FixtureRequest, folder: Path) -> AsyncGenerator[str]:
    """Gives the address of an empty database of the kind that the test's parameter names."""
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'cassino.db'}"
        return
    async with fresh_postgres(request.getfixturevalue("postgres_url")) as fresh:
        yield fresh


async def log_of(url: str, table_id: str) -> list[Entry]:
    """What the store has of a table."""
    store = await open_store(url)
    try:
        return await store.logs.read(table_id)
    finally:
        await store.close()


async def add_match(store: Store, name: str, record: str) -> None:
    """Enters a finished match at a table of its own."""
    await store.books.add_table(name, 1)
    finished = FinishedMatch(name, name, 1, 2, record, {})
    await store.logs.append(Batch(name, (Entry(1, 2, "x", {}),), Status.OVER, finished))


def table_at(log: list[Entry], version: int | None = None) -> Table:
    """The table that a log made, at a version or at its end."""
    return fold(read_entry(entry) for entry in log if version is None or entry.seq <= version)


def tables_of(log: list[Entry]) -> dict[int, Table]:
    """The table at every version."""
    found = {0: NEW_TABLE}
    for entry in log:
        found[entry.seq] = apply(found[entry.seq - 1], read_entry(entry))
    return found


def texts_in(value: Any) -> set[str]:  # noqa: ANN401
    """Every text in a JSON value, keys left out."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(texts_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(texts_in, value))
    return set()
