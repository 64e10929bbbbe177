"""Books: tables by status and guest, links by hash, finished matches, and the purge."""

import pytest

from cassino.store import (
    Batch,
    Entry,
    FinishedMatch,
    KeyTaken,
    KnownTable,
    Link,
    LinkKind,
    Status,
    Store,
)


async def add(store: Store, name: str, at: int, status: Status, *, seq: int = 1) -> None:
    if seq == 1:
        await store.books.add_table(name, at)
    await store.logs.append(Batch(name, (Entry(seq, at, "x", {}),), status))


def match(name: str, number: int, at: int, players: dict[int, str]) -> FinishedMatch:
    record = f'[Names "{name}"]\n'
    return FinishedMatch(f"{name}-{number}", name, number, at, record, {"n": number}, players)


async def test_links_are_found_by_hash(store: Store) -> None:
    join = Link("aa", "t1", LinkKind.JOIN)
    seat = Link("bb", "t1", LinkKind.SEAT, "anna")
    await store.books.add_table("t1", 1, [join])
    await store.books.add_link(seat)
    await store.books.add_link(seat)
    assert await store.books.find_link("aa") == join
    assert await store.books.find_link("bb") == seat
    assert await store.books.find_link("cc") is None


async def test_a_table_is_entered_once(store: Store) -> None:
    await store.books.add_table("t1", 1)
    with pytest.raises(KeyTaken):
        await store.books.add_table("t1", 2)


async def test_last_place_counts(store: Store) -> None:
    await store.books.add_table("t1", 1)
    await store.books.add_place("t1", "anna", "anna", 3)
    assert await store.books.find_place("t1", "anna") == "anna"
    await store.books.add_place("t1", "anna", "karel", 5)
    await store.books.add_place("t1", "anna", "anna", 4)
    await store.books.add_place("t1", "anna", "anna", 4)
    assert await store.books.find_place("t1", "anna") == "karel"
    assert await store.books.find_place("t1", "karel") is None
    assert await store.books.find_place("t2", "anna") is None


async def test_status_is_the_last_milestone(store: Store) -> None:
    await add(store, "t1", 10, Status.OPEN)
    await add(store, "t1", 30, Status.RUNNING, seq=2)
    await add(store, "t2", 20, Status.OPEN)
    await add(store, "t3", 40, Status.CLOSED)
    assert await store.books.table("t1") == KnownTable("t1", 10, Status.RUNNING, 30)
    assert await store.books.table("t9") is None
    resumable = await store.books.tables_with(Status.OPEN, Status.RUNNING)
    assert [table.id for table in resumable] == ["t1", "t2"]


async def test_tables_and_matches_of_a_guest_the_latest_first(store: Store) -> None:
    for at, name in enumerate(("t1", "t2", "t3"), start=1):
        await add(store, name, at, Status.RUNNING)
        if name != "t2":
            await store.books.add_place(name, "anna", "anna", at)
    one, two = match("t1", 1, 50, {0: "anna"}), match("t3", 1, 60, {0: "karel", 1: "anna"})
    other = match("t2", 1, 70, {0: "karel"})
    for each in (one, two, other):
        entry = Entry(2, each.at, "x", {})
        await store.logs.append(Batch(each.table_id, (entry,), Status.OVER, each))
    assert [table.id for table in await store.books.tables_of("anna")] == ["t3", "t1"]
    assert await store.books.matches_of("anna") == [two, one]
    assert await store.books.matches_of("anna", limit=1) == [two]
    assert await store.books.match("t1-1") == one
    assert await store.books.match("t1-2") is None


async def test_purge_takes_old_tables_that_never_finished(store: Store) -> None:
    await store.books.add_table("empty", 5, [Link("aa", "empty", LinkKind.JOIN)])
    await add(store, "old", 5, Status.RUNNING)
    await add(store, "played", 5, Status.OPEN)
    finished = match("played", 1, 6, {0: "anna"})
    await store.logs.append(Batch("played", (Entry(2, 6, "x", {}),), Status.OVER, finished))
    await add(store, "young", 100, Status.OPEN)
    await store.books.add_place("old", "anna", "anna", 5)
    assert await store.books.purge(before=50) == 2
    assert await store.books.find_link("aa") is None
    assert await store.books.find_place("old", "anna") is None
    assert await store.logs.read("old") == []
    assert [e.seq for e in await store.logs.read("played")] == [1, 2]
    assert await store.books.matches_of("anna") == [finished]
    assert [t.id for t in await store.books.tables_with(Status.OPEN)] == ["young"]
    assert await store.books.purge(before=50) == 0
