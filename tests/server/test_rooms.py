"""Rooms in this process: what happens when the store fails, and what a room remembers."""

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from cassino.rules import (
    Add,
    Move,
    NewBuild,
    PlayerView,
    Raise,
    legal_moves,
    shuffled_deck,
    variant,
    view_of,
)
from cassino.server.keys import Keys, new_deal_secret
from cassino.server.protocol import read_frame
from cassino.server.rooms import Arrive, Client, Depart, Desk, House, NoSuchTable, Room, Told
from cassino.server.rooms.keeping import write_entry
from cassino.server.rooms.memory import KEPT_STEPS, MOST_MISSED, Memory
from cassino.server.rooms.room import MOST_JOBS
from cassino.server.settings import Settings
from cassino.server.thinking import Thinkers
from cassino.store import Batch, Entry, Unreachable, default_url, open_store
from cassino.table import (
    DealBegan,
    DealCommitted,
    Happening,
    HouseRules,
    Join,
    LogError,
    MatchStarted,
    MoveMade,
    MovesUndone,
    OpenTable,
    Said,
    SeatKind,
    SetSeat,
    Speech,
    StartMatch,
    TableEvent,
    TableOpened,
    TableRefusal,
    TableWhy,
)
from cassino.words import Language
from tests.server.choosers import choose
from tests.server.hearing import heard

COMMANDS = (
    OpenTable("Anna", HouseRules(variant(), level="first")),
    Join(0, "Anna"),
    SetSeat(1, SeatKind.COMPUTER, "first"),
    StartMatch("a" * 64, 1),
)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncGenerator[Desk]:
    """Gives a desk with a store in a folder."""
    store = await open_store(default_url(tmp_path))
    thinkers = Thinkers(1, 0.5, choose=choose)
    settings = Settings(computer_pause=0, idle_seconds=60, grace=0.05)
    yield Desk(store, thinkers, settings, Keys(b"k" * 32))
    thinkers.close()
    await store.close()


@pytest.fixture
async def house(desk: Desk) -> AsyncGenerator[House]:
    """Gives a house."""
    opened = House(desk)
    yield opened
    await opened.stop()


async def _arrive(room: Room, guest: str) -> tuple[Client, dict[str, Any]]:
    client = Client(guest, Language.EN)
    assert room.offer(Arrive(client, "1", 0, "Guest"))
    await heard(client, "welcome")
    return client, await heard(client, "state")


def _tell(room: Room, client: Client, frame_id: str, **command: object) -> None:
    frame = {"id": frame_id, "version": room.table.version, "command": command}
    assert room.offer(Told(client, read_frame(json.dumps(frame))))


async def test_what_was_not_stored_has_not_happened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, refused = await house.open_table("anna", COMMANDS)
    assert refused is None
    client, state = await _arrive(room, "anna")
    move = state["view"]["moves"]["moves"][0]["move"]
    before = room.table
    logs = house.desk.store.logs

    async def fail(_batch: Batch) -> None:
        raise Unreachable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(type(logs), "append", lambda _self, batch: fail(batch))
        _tell(room, client, "7", type="play", seat=0, move=move)
        assert (await heard(client, "refusal"))["code"] == "server/failed"
        assert room.table == before
    _tell(room, client, "7", type="play", seat=0, move=move)
    assert (await heard(client, "ack"))["id"] == "7"


async def test_a_mistake_in_one_job_hurts_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await house.open_table("anna", COMMANDS)
    client, _ = await _arrive(room, "anna")

    def stumble(*_args: object) -> None:
        raise KeyError("a mistake in the program")

    with monkeypatch.context() as broken:
        broken.setattr("cassino.server.rooms.room.understand", stumble)
        _tell(room, client, "7", type="next")
        assert (await heard(client, "refusal"))["code"] == "server/failed"
        broken.setattr("cassino.server.rooms.doing.act", stumble)
        assert await room.carry_out("anna", Join(1, "x")) == "server/failed"
    _tell(room, client, "8", type="select", seat=0, card="Qd")
    assert (await heard(client, "selection"))["id"] == "8"


async def test_a_first_command_that_is_refused_is_told(house: House) -> None:
    _, refused = await house.open_table("anna", [OpenTable("x" * 25, HouseRules())])
    assert isinstance(refused, TableRefusal)
    assert refused.why is TableWhy.BAD_NAME


async def test_a_room_that_is_full_of_work_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await house.open_table("anna", COMMANDS)
    blocked = asyncio.Event()

    async def wait(_job: object) -> None:
        await blocked.wait()

    monkeypatch.setattr(room, "_do", wait)
    taken = [room.offer(Depart(Client("x", Language.EN))) for _ in range(MOST_JOBS + 9)]
    assert taken.count(False) in (8, 9)
    assert await room.carry_out("anna", Join(None, "x")) == "server/busy"
    blocked.set()


async def test_a_closed_room_is_opened_again(house: House) -> None:
    room, _ = await house.open_table("anna", COMMANDS)
    await room.stop()
    assert not room.offer(Depart(Client("x", Language.EN)))
    assert await room.carry_out(None, Join(None, "x")) == "server/busy"
    again, same = await asyncio.gather(house.room(room.table_id), house.room(room.table_id))
    assert again is same is not room
    assert again.table == room.table
    with pytest.raises(NoSuchTable):
        await house.room("nowhere")


async def test_a_broken_log_is_told_as_such(house: House) -> None:
    books, logs = house.desk.store.books, house.desk.store.logs
    await books.add_table("broken", 1)
    await logs.append(Batch("broken", (Entry(1, 1, "x", {"cause": None, "what": {}}),)))
    with pytest.raises(LogError):
        await house.room("broken")
    opened = write_entry(TableEvent(2, 1, None, TableOpened(HouseRules())))
    await books.add_table("gap", 1)
    await logs.append(Batch("gap", (opened,)))
    with pytest.raises(LogError):
        await house.room("gap")


def _memory(*happenings: Happening) -> Memory:
    memory = Memory()
    memory.add(TableEvent(seq, seq, None, what) for seq, what in enumerate(happenings, 1))
    return memory


def _dealt() -> Memory:
    return _memory(
        TableOpened(HouseRules()),
        MatchStarted(0),
        DealCommitted("c" * 64, new_deal_secret()),
        DealBegan(shuffled_deck("builds 3")),
    )


def _add(memory: Memory, what: Happening) -> None:
    seq = memory.table.version + 1
    memory.add([TableEvent(seq, seq, None, what)])


def test_missed_steps_are_told_unless_they_are_too_many() -> None:
    memory = _dealt()
    assert [step.event.seq for step in memory.since(2) or []] == [3, 4]
    assert memory.since(4) == []
    assert memory.since(9) is memory.since(-1) is None
    for _ in range(MOST_MISSED + 1):
        _add(memory, Said(1, Speech.PHRASE, "hello"))
    assert memory.since(4) is None
    assert len(memory.since(5) or []) == MOST_MISSED
    for _ in range(KEPT_STEPS):
        _add(memory, Said(1, Speech.PHRASE, "hello"))
    assert len(memory.of_deal()) == KEPT_STEPS


def test_moves_taken_back_leave_the_story() -> None:
    memory = _dealt()
    for _ in range(3):
        position = memory.table.position
        assert position is not None
        move = choose("first", _view(memory), 1, 1)
        _add(memory, MoveMade(position.turn, move, None, None))
    _add(memory, Said(1, Speech.PHRASE, "oops"))
    _add(memory, MovesUndone(0, 2, freely=True))
    kinds = [type(step.event.what).__name__ for step in memory.of_deal()]
    assert kinds == ["DealBegan", "MoveMade", "Said", "MovesUndone"]


def _view(memory: Memory) -> PlayerView:
    position = memory.table.position
    assert position is not None
    return view_of(position, position.turn)


def test_a_build_keeps_its_name_while_it_grows() -> None:
    found = grown = 0
    for seed in range(60):
        memory = _memory(
            TableOpened(HouseRules(variant("royal"))),
            MatchStarted(0),
            DealCommitted("c" * 64, new_deal_secret()),
            DealBegan(shuffled_deck(f"builds {seed}")),
        )
        for _ in range(6):
            position = memory.table.position
            if position is None:
                break
            moves = list(legal_moves(position, 5000))
            wanted: list[Move] = [m for m in moves if isinstance(m, Raise | Add)]
            wanted += [m for m in moves if isinstance(m, NewBuild)]
            before = memory.build_keys()
            move = (wanted or moves)[0]
            _add(memory, MoveMade(position.turn, move, None, None))
            after = memory.build_keys()
            if isinstance(move, NewBuild):
                found += 1
                assert set(after.values()) - set(before.values()) == {f"b{memory.table.version}"}
            elif isinstance(move, Raise | Add):
                grown += 1
                assert set(after.values()) == set(before.values())
                assert before[move.build] == next(k for c, k in after.items() if move.card in c)
    assert found > 20
    assert grown > 5
