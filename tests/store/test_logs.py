"""Logs: what was appended comes back as it was, and nobody writes a number twice."""

import asyncio

import pytest

from cassino.store import Batch, Conflict, Entry, FinishedMatch, Status, Store, StoreError

ODD = {
    "text": "5♣+3♥ \u2028 'x'",
    "list": [1, None, True, -2.5],
    "deep": {"a": {"b": []}},
    "n": 2**53,
}


def entries(first: int, count: int = 1) -> tuple[Entry, ...]:
    return tuple(
        Entry(seq, 1_700_000_000_000 + seq, "played", {"seat": seq % 2})
        for seq in range(first, first + count)
    )


@pytest.fixture
async def table(store: Store) -> str:
    await store.books.add_table("t1", 1)
    return "t1"


async def test_events_come_back_as_they_were(store: Store, table: str) -> None:
    told = (Entry(1, 5, "opened", ODD), Entry(2, 2**41, "said", {}))
    await store.logs.append(Batch(table, told))
    assert await store.logs.read(table) == list(told)


async def test_only_later_events_are_read(store: Store, table: str) -> None:
    await store.logs.append(Batch(table, entries(1, 5)))
    assert [entry.seq for entry in await store.logs.read(table, after=3)] == [4, 5]
    assert await store.logs.last(table) == 5
    assert await store.logs.last("nowhere") == 0


async def test_second_writer_fails_and_stores_nothing(store: Store, table: str) -> None:
    await store.logs.append(Batch(table, entries(1, 2)))
    with pytest.raises(Conflict) as caught:
        await store.logs.append(Batch(table, entries(2, 3), Status.OVER))
    assert (caught.value.code, caught.value.seq) == ("store/conflict", 2)
    assert await store.logs.read(table) == list(entries(1, 2))
    assert await store.books.table(table) is None


async def test_of_two_writers_at_once_one_wins(store: Store, table: str) -> None:
    tries = [store.logs.append(Batch(table, entries(1, 3))) for _ in range(8)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in done if each is not None] == [Conflict] * 7
    assert await store.logs.read(table) == list(entries(1, 3))


async def test_tables_are_written_side_by_side(store: Store) -> None:
    names = [f"t{number}" for number in range(12)]

    async def fill(name: str) -> None:
        await store.books.add_table(name, 1)
        for seq in range(1, 9):
            await store.logs.append(Batch(name, entries(seq)))

    await asyncio.gather(*map(fill, names))
    for name in names:
        assert await store.logs.read(name) == list(entries(1, 8))


async def test_no_log_without_a_table(store: Store) -> None:
    with pytest.raises(StoreError, match="doesn't take event 1") as caught:
        await store.logs.append(Batch("nowhere", entries(1)))
    assert not isinstance(caught.value, Conflict)


async def test_an_empty_batch_is_a_mistake(store: Store, table: str) -> None:
    with pytest.raises(ValueError, match="at least one"):
        await store.logs.append(Batch(table, ()))


async def test_events_status_and_match_are_stored_together_or_not_at_all(
    store: Store, table: str
) -> None:
    match = FinishedMatch("t1-1", table, 1, 9, "[Result]\n", {"scores": [21, 4]}, {0: "anna"})
    await store.logs.append(Batch(table, entries(1), Status.OVER, match))
    again = FinishedMatch("t1-1", table, 2, 9, "", {})
    with pytest.raises(StoreError):
        await store.logs.append(Batch(table, entries(2), Status.CLOSED, again))
    assert await store.logs.last(table) == 1
    known = await store.books.table(table)
    assert known is not None
    assert known.status is Status.OVER
