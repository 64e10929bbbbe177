"""Killed, stopped and started again: nothing that was told is lost, nothing is half done."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest

from tests.server.guests import Line, chance, sit
from tests.server.houses import Browser, House
from tests.server.stores import BOTH, POSTGRES, database_of, log_of, table_at

NewHouse = Callable[..., House]


@pytest.fixture(params=BOTH)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Gives the address of an empty database."""
    async for url in database_of(request, tmp_path):
        yield url


async def _play_some(line: Line, moves: int) -> None:
    for _ in range(moves):
        while line.my_turn() is None:
            await line.until("state")
        await line.play(chance(moves))


async def test_a_kill_in_mid_deal_loses_nothing(database: str, new_house: NewHouse) -> None:
    house = new_house(database_url=database)
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random", "name": "Anna"})["table"]
    choice = chance(5)
    seen: Line | None = None
    for _ in range(3):
        browser.url = house.url
        version = 0 if seen is None else seen.version
        line = await sit(house, browser, table=table, version=version)
        if seen is not None:
            assert not line.frames[-1]["fresh"]
            assert line.version >= seen.version
        await _play_some(line, choice.randrange(1, 4))
        move = None
        if line.my_turn() is not None:
            move = line.view["moves"]["moves"][0]["move"]
            await line.send({"type": "play", "seat": 0, "move": move})
        await asyncio.sleep(choice.uniform(0, 0.01))
        house.kill()
        assert await line.closing() in (None, 1006)
        log = await log_of(database, table)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        acknowledged = [f["version"] for f in line.frames if f["type"] in ("ack", "state")]
        assert max(acknowledged) <= len(log)
        known = table_at(log, line.version)
        assert known.position is not None
        hand = line.view["hands"][0]["cards"]
        assert hand == [card.text for card in known.position.hands[0].high_to_low()]
        seen = line
        house = new_house(database_url=database)
    browser.url = house.url
    async with await sit(house, browser, table=table, version=0) as line:
        await _play_some(line, 6)


async def test_ids_are_remembered_across_a_kill(database: str, new_house: NewHouse) -> None:
    house = new_house(database_url=database)
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    line = await sit(house, browser, table=table)
    seen = line.version
    command = {"type": "play", "seat": 0, "move": line.view["moves"]["moves"][0]["move"]}
    first = await line.ask(command, frame_id="once")
    house.kill()
    again = new_house(database_url=database)
    browser.url = again.url
    async with await sit(again, browser, table=table) as back:
        assert await back.ask(command, frame_id="once", version=seen) == first
    log = await log_of(database, table)
    assert [entry.kind for entry in log].count("move-made") <= 2


async def test_an_orderly_end_says_goodbye(database: str, new_house: NewHouse) -> None:
    house = new_house(database_url=database)
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    line = await sit(house, browser, table=table)
    await _play_some(line, 2)
    waiting = [asyncio.create_task(line.closing())]
    assert await asyncio.to_thread(house.stop) == 0
    assert await waiting[0] == 1001
    assert line.frames[-1]["type"] == "goodbye"
    assert line.frames[-1]["code"] == "server/stopping"
    log = await log_of(database, table)
    assert len(log) >= line.version
    assert '"level":"error"' not in house.log
    again = new_house(database_url=database)
    browser.url = again.url
    async with await sit(again, browser, table=table, version=line.version) as back:
        assert back.view["hands"] == line.view["hands"] or back.version > line.version


async def test_guests_who_never_came_back_are_told_as_lost(new_house: NewHouse) -> None:
    house = new_house()
    browser, friend = Browser(house.url), Browser(house.url)
    table = browser.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    friend.told(browser.told(f"/t/{table}/links")["join"], {"name": "Karel"})
    async with await sit(house, browser, table=table), await sit(house, friend, table=table):
        house.kill()
    again = new_house()
    browser.url = again.url
    async with await sit(again, browser, table=table) as line:
        while line.view["seats"][1]["connected"]:
            await line.until("state")
        assert line.view["seats"][1]["note"] == "reconnecting"


async def test_a_table_deserted_is_put_away_and_taken_out_again(new_house: NewHouse) -> None:
    house = new_house(idle_seconds="0.2")
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    line = await sit(house, browser, table=table)
    await _play_some(line, 2)
    await line.socket.close()
    async with asyncio.timeout(60):
        while browser.told("/health")["tables"]:  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.1)
    async with await sit(house, browser, table=table, version=line.version) as back:
        assert not back.frames[-1]["fresh"]
        await _play_some(back, 1)


@pytest.mark.parametrize("database", [POSTGRES], indirect=True)
async def test_two_houses_on_one_database_never_both_write(
    database: str, new_house: NewHouse
) -> None:
    key = "k" * 40
    one = new_house("one", database_url=database, secret_key=key, grace="60")
    two = new_house("two", database_url=database, secret_key=key, grace="60")
    browser = Browser(one.url)
    opened = browser.told("/tables", {"mode": "hotseat", "names": ["Anna", "Karel"]})
    table = opened["table"]
    async with (
        await sit(one, browser, table=table) as here,
        await sit(two, browser, table=table) as there,
    ):
        await here.play()
        move = there.view["moves"]["moves"][0]["move"]
        refused = await there.ask({"type": "play", "seat": there.my_turn(), "move": move})
        assert refused["code"] == "server/busy"
        state = await there.until("state")
        assert state["fresh"]
        assert json.dumps(there.view["hands"]) == json.dumps(here.view["hands"])
        await there.play()
    log = await log_of(database, table)
    assert [entry.kind for entry in log].count("move-made") == 2
