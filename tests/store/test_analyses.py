"""Analyses: their parts are kept, replaced and put together, and go with their match."""

import asyncio

import pytest
from sqlalchemy import text

from cassino.store import AnalysisPart, Batch, Entry, FinishedMatch, KeyTaken, Status, Store


def part(step: int, found: str = "{}") -> AnalysisPart:
    return AnalysisPart(step, found, f"{step:064}")


@pytest.fixture
async def match(store: Store) -> str:
    """Gives a finished match, beside another with a part of its own."""
    for table in ("t1", "t2"):
        await store.books.add_table(table, 1)
        finished = FinishedMatch(f"{table}-1", table, 1, 2, "[Result]\n", {})
        await store.logs.append(Batch(table, (Entry(1, 2, "x", {}),), Status.OVER, finished))
    await store.analyses.keep("t2-1", [part(0)])
    return "t1-1"


async def test_parts_come_back_by_their_steps(store: Store, match: str) -> None:
    assert await store.analyses.parts(match) == []
    await store.analyses.keep(match, [part(7), part(2, '{"move": "♣ \\u2028"}')])
    await store.analyses.keep(match, [part(0)])
    await store.analyses.keep(match, [])
    kept = [part(0), part(2, '{"move": "♣ \\u2028"}'), part(7)]
    assert await store.analyses.parts(match) == kept


async def test_what_is_kept_for_a_step_takes_the_place_of_what_was(
    store: Store, match: str
) -> None:
    await store.analyses.keep(match, [part(0), part(1)])
    again = AnalysisPart(1, "new", "f" * 64)
    await store.analyses.keep(match, [again])
    assert await store.analyses.parts(match) == [part(0), again]


async def test_the_whole_takes_the_place_of_all_parts(store: Store, match: str) -> None:
    await store.analyses.keep(match, [part(step) for step in range(5)])
    await store.analyses.finish(match, part(-1, "whole"))
    assert await store.analyses.parts(match) == [part(-1, "whole")]
    await store.analyses.finish(match, part(-1, "another"))
    assert await store.analyses.parts(match) == [part(-1, "another")]
    assert await store.analyses.parts("t2-1") == [part(0)]


async def test_several_may_keep_the_same_at_once(store: Store, match: str) -> None:
    parts = [part(step) for step in range(20)]
    await asyncio.gather(*(store.analyses.keep(match, parts) for _ in range(6)))
    assert await store.analyses.parts(match) == parts


async def test_there_is_none_of_what_was_never_played(store: Store, match: str) -> None:
    assert match
    with pytest.raises(KeyTaken):
        await store.analyses.keep("t1-2", [part(0)])
    with pytest.raises(KeyTaken):
        await store.analyses.finish("t1-2", part(-1))


async def test_it_goes_with_its_match(store: Store, match: str) -> None:
    await store.analyses.keep(match, [part(0), part(1)])
    gone = text("DELETE FROM game_table WHERE id = 't1'")
    await store.database.write(lambda connection: connection.execute(gone))
    assert await store.books.match(match) is None
    assert await store.analyses.parts(match) == []
    assert await store.analyses.parts("t2-1") == [part(0)]
