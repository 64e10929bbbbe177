"""Writes that come in while the writer is busy are committed together, and fail alone."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from cassino.store import KeyTaken
from cassino.store.opening import make_database
from cassino.store.places import read_url


def inserting(number: int) -> Callable[[Connection], object]:
    row = text(f"INSERT INTO kept VALUES ({number})")  # noqa: S608
    return lambda connection: connection.execute(row)


async def test_one_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    database = make_database(read_url(f"sqlite:///{tmp_path / 'x.db'}"))
    create = text("CREATE TABLE kept (n INTEGER PRIMARY KEY)")
    await database.write(lambda connection: connection.execute(create))
    held, let_go = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        held.set()
        assert let_go.wait(20)

    holding = asyncio.create_task(database.write(hold))
    await asyncio.to_thread(held.wait, 20)
    tries = [asyncio.create_task(database.write(inserting(number))) for number in (1, 2, 1, 3)]
    await asyncio.sleep(0)
    let_go.set()
    await holding
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(each, KeyTaken) for each in done] == [False, False, True, False]
    kept = text("SELECT n FROM kept ORDER BY n")
    rows = await database.read(lambda connection: connection.execute(kept).scalars().all())
    assert rows == [1, 2, 3]
    await database.close()


async def test_nothing_is_told_before_it_is_committed(tmp_path: Path) -> None:
    """Another connection sees each row by the time that its writer is told."""
    url = read_url(f"sqlite:///{tmp_path / 'x.db'}")
    database, other = make_database(url), make_database(url)
    create = text("CREATE TABLE kept (n INTEGER PRIMARY KEY)")
    await database.write(lambda connection: connection.execute(create))

    async def add_and_look(number: int) -> int | None:
        await database.write(inserting(number))
        found = text(f"SELECT n FROM kept WHERE n = {number}")  # noqa: S608
        return await other.read(lambda connection: connection.scalar(found))

    assert await asyncio.gather(*map(add_and_look, range(40))) == list(range(40))
    for each in (database, other):
        await each.close()


async def test_work_that_fails_by_itself_is_undone(tmp_path: Path) -> None:
    database = make_database(read_url(f"sqlite:///{tmp_path / 'x.db'}"))
    create = text("CREATE TABLE kept (n INTEGER PRIMARY KEY)")
    await database.write(lambda connection: connection.execute(create))

    def half(connection: Connection) -> None:
        inserting(1)(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(half)
    count = text("SELECT count(*) FROM kept")
    assert await database.read(lambda connection: connection.scalar(count)) == 0
    await database.close()
