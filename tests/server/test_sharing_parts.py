"""Processes that share tables, all in this one: conflicts, lost letters, and lost leases."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest

from cassino.rules import variant
from cassino.server.keys import Keys
from cassino.server.protocol import read_frame
from cassino.server.protocol import requests as r
from cassino.server.rooms import (
    Arrive,
    Client,
    CloseCode,
    Depart,
    Desk,
    Door,
    Elsewhere,
    House,
    NoOwner,
    Order,
    Room,
    Told,
    Turn,
    ask,
)
from cassino.server.rooms.keeping import write_entry
from cassino.server.settings import SettingError, Settings, read_settings
from cassino.server.sharing import Shared, letters, open_wire
from cassino.server.sharing.wire import Deed
from cassino.server.thinking import Thinkers
from cassino.store import Batch, Store, default_url, open_store
from cassino.table import GuestCame, HouseRules, Join, OpenTable, TableEvent
from cassino.words import Language
from tests.server.airs import Air, AirWire
from tests.server.choosers import choose
from tests.server.hearing import heard

COMMANDS = (OpenTable("Anna", HouseRules(variant(), level="first")), Join(0, "Anna"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncGenerator[Store]:
    """Gives the database of all houses."""
    opened = await open_store(default_url(tmp_path))
    yield opened
    await opened.close()


@pytest.fixture
def air() -> Air:
    """Gives what the houses have in common."""
    return Air()


@pytest.fixture
async def houses(store: Store, air: Air) -> AsyncGenerator[list[House]]:
    """Gives two houses that reach each other."""
    thinkers = Thinkers(1, 0.5, choose=choose)
    settings = Settings(grace=0.05, frames_a_second=1000, lease_seconds=30)
    desk = Desk(store, thinkers, settings, Keys(b"k" * 32))
    opened: list[House] = []
    for _ in range(2):
        owning = Shared(AirWire(air), store, settings)
        house = House(replace(desk, owning=owning))
        await owning.start(house.room)
        opened.append(house)
    await _all_well(opened)
    yield opened
    for house in opened:
        await house.stop()
    thinkers.close()


async def _all_well(houses: list[House]) -> None:
    """Waits until all houses reach each other."""
    async with asyncio.timeout(20):
        for house in houses:
            while not await house.desk.owning.is_well():  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.01)


async def _open(house: House) -> Room:
    room, refused = await house.open_table("anna", COMMANDS)
    assert refused is None
    return room


async def _ended(client: Client) -> list[str]:
    """The types and codes of the frames that a client got before its line ended."""
    found: list[str] = []
    async with asyncio.timeout(20):
        while (text := await client.next_text()) is not None:
            frame = json.loads(text)
            found.append(frame.get("code", frame["type"]))
    return found


def _arrive(door: Door, guest: str, version: int = 0) -> Client:
    client = Client(guest, Language.EN)
    assert door.offer(Arrive(client, "hello", version, "Guest"))
    return client


def _say(door: Door, client: Client, **command: object) -> bool:
    frame = {"id": "say", "version": client.version, "command": command}
    return door.offer(Told(client, read_frame(json.dumps(frame))))


def _comes(seq: int, number: int) -> Batch:
    """Somebody comes to table, as another process stores it."""
    event = TableEvent(seq, 1, None, GuestCame(number, f"guest-{number}", "Eva"))
    return Batch("", (write_entry(event),))


async def _write_behind(store: Store, room: Room) -> None:
    """Stores an event that the room knows nothing of."""
    version, guests = room.table.version, len(room.table.guests)
    await store.logs.append(replace(_comes(version + 1, guests + 1), table_id=room.table_id))


async def test_a_far_door_does_what_a_room_does(houses: list[House]) -> None:
    room = await _open(houses[0])
    door = await houses[1].door(room.table_id)
    assert (await door.look()).version == room.table.version
    with pytest.raises(Elsewhere):
        await houses[1].room(room.table_id)
    assert await ask(door, "karel", room.table.version, r.Sit(1, "Karel")) is None
    assert room.table.seats[1].name == "Karel"
    assert await ask(door, "eva", room.table.version, r.Sit(1, "Eva")) == "table/seat-taken"
    assert await ask(door, "eva", 0, r.Sit(9, "Eva")) == "request/invalid"
    client = _arrive(door, "karel")
    assert (await heard(client, "welcome"))["table"] == room.table_id
    state = await heard(client, "state")
    assert state["view"]["you"]["seats"] == [1]
    assert client.version == state["version"]
    assert door.offer(Turn(client, "turn", Language.CS))
    assert (await heard(client, "ack"))["id"] == "turn"
    assert not door.offer(Order(None, ()))
    assert door.offer(Depart(client))
    watcher = _arrive(room, "anna")
    while (await heard(watcher, "state"))["view"]["seats"][1]["connected"]:
        pass


async def test_a_table_written_behind_its_owner_is_let_go(
    houses: list[House], store: Store
) -> None:
    room = await _open(houses[0])
    here = _arrive(room, "anna")
    far = _arrive(await houses[1].door(room.table_id), "karel")
    for client in (here, far):
        await heard(client, "state")
    await _write_behind(store, room)
    assert _say(room, here, type="rename", name="Berta")
    assert (await heard(here, "refusal"))["code"] == "server/busy"
    assert "server/stopping" in await _ended(here)
    assert "server/stopping" in await _ended(far)
    assert here.ended is far.ended is CloseCode.GOING_AWAY
    again = await houses[1].room(room.table_id)
    assert again.table.version > room.table.version


async def test_who_has_seen_more_than_the_owner_is_believed(
    houses: list[House], store: Store
) -> None:
    room = await _open(houses[0])
    version = room.table.version
    liar = _arrive(room, "anna", version + 5)
    assert (await heard(liar, "state"))["version"] >= version
    await _write_behind(store, room)
    honest = _arrive(room, "anna", room.table.version + 1)
    assert await _ended(honest) == ["server/busy"]
    assert honest.ended is CloseCode.GOING_AWAY


async def test_a_house_alone_takes_what_others_wrote(store: Store) -> None:
    thinkers = Thinkers(1, 0.5, choose=choose)
    house = House(Desk(store, thinkers, Settings(), Keys(b"k" * 32)))
    room = await _open(house)
    await _write_behind(store, room)
    client = _arrive(room, "anna", room.table.version + 1)
    state = await heard(client, "state")
    assert any(guest.name == "Eva" for guest in room.table.guests)
    assert state["version"] == room.table.version
    assert await house.desk.owning.is_well() is None
    await house.stop()
    thinkers.close()


async def test_a_lease_that_others_have_is_lost(houses: list[House], air: Air) -> None:
    room = await _open(houses[0])
    client = _arrive(room, "anna")
    air.leases[room.table_id] = Deed("somebody", 99)
    assert "server/stopping" in await _ended(client)
    assert not houses[0].desk.owning.holds(room.table_id)
    asked = asyncio.create_task(houses[0].room(room.table_id))
    assert not (await asyncio.wait([asked], timeout=0.5))[0]
    del air.leases[room.table_id]
    assert (await asked).table == room.table


async def test_lines_end_while_redis_is_away(houses: list[House], air: Air) -> None:
    room = await _open(houses[0])
    door = await houses[1].door(room.table_id)
    client = _arrive(door, "karel")
    await heard(client, "state")
    air.go_away()
    assert "server/failed" in await _ended(client)
    assert client.ended is CloseCode.GOING_AWAY
    assert await houses[1].desk.owning.is_well() is False
    assert not door.offer(Arrive(Client("eva", Language.EN), "1", 0, "Eva"))
    assert await ask(door, "eva", 0, r.Sit(1, "Eva")) == "server/busy"
    for opening in (houses[1].door(room.table_id), houses[1].open_table("eva", COMMANDS)):
        with pytest.raises(NoOwner):
            await opening
    air.is_away = False
    await _all_well(houses)
    assert houses[0].desk.owning.holds(room.table_id)
    back = _arrive(await houses[1].door(room.table_id), "karel")
    await heard(back, "state")


async def test_a_letter_that_cannot_be_read_costs_its_writer_s_lines(
    houses: list[House], air: Air
) -> None:
    room = await _open(houses[0])
    owner = air.leases[room.table_id].owner
    carrier = next(address for address in air.inboxes if address != owner)
    client = _arrive(await houses[1].door(room.table_id), "karel")
    other = _arrive(room, "anna")
    for each in (client, other):
        await heard(each, "state")
    air.inboxes[carrier].put_nowait(owner.encode() + b"\nnonsense")
    assert "server/failed" in await _ended(client)
    assert other.ended is None


async def test_a_line_that_is_not_known_ends(houses: list[House], air: Air) -> None:
    room = await _open(houses[0])
    door = await houses[1].door(room.table_id)
    owner = air.leases[room.table_id].owner
    carrier = next(address for address in air.inboxes if address != owner)
    client = _arrive(door, "karel")
    await heard(client, "state")
    for _ in range(2):
        air.inboxes[owner].put_nowait(letters.write_letter(carrier, letters.Gone(1)))
    assert _say(door, client, type="ping")
    await _ended(client)
    assert client.ended is CloseCode.GOING_AWAY


async def test_a_frame_that_cannot_be_read_is_named_at_its_table(
    houses: list[House], air: Air
) -> None:
    """As where the line is: a process of another version may let through what this one can't."""
    room = await _open(houses[0])
    client = _arrive(await houses[1].door(room.table_id), "karel")
    await heard(client, "state")
    owner = air.leases[room.table_id].owner
    carrier = next(address for address in air.inboxes if address != owner)
    frame = b'{"id": "7", "version": 0, "command": {"type": "rename", "nmae": "Eva"}}'
    air.inboxes[owner].put_nowait(letters.write_letter(carrier, letters.Said(1, frame)))
    refusal = await heard(client, "refusal")
    assert (refusal["id"], refusal["code"]) == ("7", "request/invalid")
    assert "command.nmae" in refusal["sentence"]


async def test_a_stop_gives_tables_back(houses: list[House], air: Air) -> None:
    room = await _open(houses[0])
    client = _arrive(await houses[1].door(room.table_id), "karel")
    await heard(client, "state")
    await houses[0].stop()
    assert not air.leases
    assert "server/stopping" in await _ended(client)
    assert (await houses[1].room(room.table_id)).table.version >= client.version
    with pytest.raises(NoOwner):
        await houses[0].room(room.table_id)


def test_letters_are_read_as_they_were_written() -> None:
    for letter in (
        letters.Opened(1, "table", "guest", "en"),
        letters.Said(1, b"{}"),
        letters.Told(1, 2, "♣"),
        letters.Ended(1, 1001),
        letters.Beat(),
    ):
        assert letters.read_letter(letters.write_letter("me", letter)) == ("me", letter)
    for wrong in (b"", b"me\n", b"me\n\xc1", letters.write_letter("me", letters.Beat())[:-1]):
        with pytest.raises(letters.LetterError):
            letters.read_letter(wrong)


def test_what_is_missing_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(SettingError, match=r"pip install 'cassino\[redis\]'"):
        open_wire("redis://127.0.0.1")
    nobody = ("--redis-url", "redis://:hush@127.0.0.1:1/0")
    done = subprocess.run(
        [sys.executable, "-m", "cassino", "serve", "--no-open", "--port", "0", *nobody],
        capture_output=True,
        text=True,
        env=os.environ | {"CASSINO_HOME": str(tmp_path)},
        check=False,
        timeout=240,
    )
    assert done.returncode == 2
    assert re.fullmatch(r"cassino: redis/unreachable: Redis doesn't answer: .*\n", done.stderr)
    assert "hush" not in done.stderr


def test_an_address_that_is_none_of_redis_is_named() -> None:
    with pytest.raises(SettingError, match="lease_seconds can't be less"):
        read_settings({"CASSINO_LEASE_SECONDS": "1"})
    with pytest.raises(SettingError, match="redis_url is an address"):
        read_settings({"CASSINO_REDIS_URL": "http://127.0.0.1"})
    with pytest.raises(SettingError, match="redis_url can't be read"):
        open_wire("redis://127.0.0.1:many/0")
    assert "hush" not in repr(Settings(redis_url="redis://:hush@127.0.0.1"))
