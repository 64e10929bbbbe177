"""``cassino purge``: old tables that came to nothing go, others stay."""

import asyncio
from pathlib import Path

import pytest

from cassino.server import Settings
from cassino.server.rooms import wall_clock
from cassino.store import Batch, Entry, Status, default_url, open_store
from tests.cli.console import Console

DAY = 24 * 3600 * 1000


async def fill(home: Path) -> None:
    """Three tables of which two have been still for a hundred days."""
    store = await open_store(default_url(home))
    for name, age in (("t1", 100), ("t2", 100), ("t3", 1)):
        at = wall_clock() - age * DAY
        await store.books.add_table(name, at)
        await store.logs.append(Batch(name, (Entry(1, at, "x", {}),), Status.OPEN))
    await store.close()


async def left(home: Path) -> list[str]:
    """The tables that are there."""
    store = await open_store(default_url(home))
    tables = await store.books.tables_with(Status.OPEN)
    await store.close()
    return [table.id for table in tables]


def test_old_tables_go(console: Console, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASSINO_HOME", str(home))
    assert Settings().home == home
    asyncio.run(fill(home))
    assert console.run("purge", "--older-than", "20w").out == "0 tables taken away\n"
    assert console.run("purge", "--older-than", "90d").out == "2 tables taken away\n"
    assert asyncio.run(left(home)) == ["t3"]


@pytest.mark.parametrize("text", ["90", "d", "-3d", "1y", "9999999d"])
def test_a_time_that_is_none_is_one_line(console: Console, text: str) -> None:
    outcome = console.run("purge", "--older-than", text)
    assert outcome.status == 2
    assert "is no time such as 90d" in outcome.err


def test_a_database_that_is_none_is_one_line(console: Console) -> None:
    outcome = console.run("purge", "--older-than", "90d", "--database-url", "mysql://x/y")
    assert outcome.status == 2
    assert outcome.err.startswith("cassino: store/unknown-database: ")
