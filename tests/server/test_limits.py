"""Limits over the wire: slow clients, too many frames, lines and forms; nobody else is hurt."""

import asyncio
import json
from collections.abc import Callable

import pytest
import websockets

from tests.server.guests import hello, sit
from tests.server.houses import Browser, House

NewHouse = Callable[..., House]


async def test_a_client_that_takes_nothing_is_dropped_and_may_come_back(
    house: House, browser: Browser
) -> None:
    fields = {"mode": "hotseat", "chat": "yes", "name": "Anna"}
    table = browser.told("/tables", fields)["table"]
    watcher = Browser(house.url)
    watcher.get(browser.told(f"/t/{table}/links")["watch"])
    slow = await sit(house, watcher, table=table)
    async with await sit(house, browser, table=table) as line:
        sent = 0
        while len(line.view["guests"]) > 1:
            asked = [
                await line.send({"type": "say", "speech": "chat", "text": "♠" * 250})
                for _ in range(40)
            ]
            sent += len(asked)
            assert sent < 6000, "nobody was dropped"
            while line.frames[-1].get("id") != asked[-1]:
                await line.receive()
        await slow.closing()
        assert len(slow.frames) < sent
        assert slow.socket.close_code == 4002
        async with await sit(house, watcher, table=table, version=slow.version) as back:
            assert back.frames[-1]["fresh"]
            assert back.view["phase"] == "playing"


async def test_too_many_frames_end_a_line(new_house: NewHouse) -> None:
    house = new_house(frames_a_second="10", posts_a_minute="6", connections_an_address="3")
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    async with await sit(house, browser, table=table) as line:
        for number in range(60):
            await line.send({"type": "ping"}, frame_id=str(number))
        assert await line.closing() == 4003
        assert line.frames[-1]["code"] == "request/too-many"
    async with await sit(house, browser, table=table) as line:
        assert (await line.ask({"type": "ping"}))["type"] == "pong"
    statuses = [browser.post("/tables", {"mode": "play"})[0] for _ in range(5)]
    assert statuses.count(429) >= 2
    problem = json.loads(browser.post("/tables", {"mode": "play"})[2])
    assert problem["code"] == "request/too-many"
    assert browser.get("/")[0] == 200, "reading isn't limited"


async def test_what_everybody_must_be_told_is_limited_more(new_house: NewHouse) -> None:
    house = new_house(frames_a_second="20")
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    async with await sit(house, browser, table=table) as line:
        answers = [
            await line.ask({"type": "say", "speech": "phrase", "text": "hello"}) for _ in range(30)
        ]
        codes = [answer.get("code") for answer in answers]
        assert codes[:20] == [None] * 20
        assert "request/too-many" in codes[20:]
        await line.play()


async def test_one_address_holds_only_so_many_lines(new_house: NewHouse) -> None:
    house = new_house(connections_an_address="3")
    browser = Browser(house.url)
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    lines = [await sit(house, browser, table=table) for _ in range(3)]
    async with websockets.connect(house.socket_url, proxy=None) as more:
        await more.wait_closed()
        assert more.close_code == 4003
    await lines.pop().socket.close()
    await asyncio.sleep(0.3)
    lines.append(await sit(house, browser, table=table))
    for line in lines:
        assert (await line.ask({"type": "ping"}))["type"] == "pong"
        await line.socket.close()


async def test_one_guest_has_only_so_many_lines_to_a_table(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play", "level": "random"})["table"]
    lines = [await sit(house, browser, table=table) for _ in range(8)]
    async with await hello(house, browser, table=table) as more:
        assert await more.closing() == 4003
        assert more.frames[-1]["code"] == "request/too-many"
    for line in lines:
        await line.socket.close()


async def test_too_many_handshakes_are_turned_away(new_house: NewHouse) -> None:
    house = new_house(posts_a_minute="4")
    browser = Browser(house.url)
    for _ in range(2):
        await (await hello(house, browser, table="x")).socket.close()
    with pytest.raises(websockets.InvalidStatus) as refused:
        await hello(house, browser, table="x")
    assert refused.value.response.status_code == 403
