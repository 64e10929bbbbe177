"""Lines: hellos, two windows of one seat, late and repeated commands, and what is no frame."""

import asyncio
import json

import pytest
import websockets

from tests.server.guests import PATIENCE, Line, hello, sit
from tests.server.houses import Browser, House


def _open(browser: Browser, **fields: object) -> str:
    table: str = browser.told("/tables", {"mode": "play", "level": "random", **fields})["table"]
    return table


async def test_hello_to_a_table_where_one_is_not(house: House, browser: Browser) -> None:
    table = _open(browser)
    async with await hello(house, Browser(house.url), table=table) as line:
        refused = await line.until("refusal")
        assert refused["code"] == "table/not-here"
        assert await line.closing() == 4001
    async with await hello(house, browser, table="nowhere") as line:
        assert (await line.until("refusal"))["code"] == "table/not-here"


async def test_first_frame_must_be_hello(house: House, browser: Browser) -> None:
    async with await hello(house, browser) as line:
        assert await line.closing() == 4001
    url = house.socket_url
    async with websockets.connect(url, proxy=None) as socket:
        await socket.send('{"id": "1", "version": 0, "command": {"type": "ping"}}')
        assert json.loads(await socket.recv())["type"] == "goodbye"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


async def test_a_seat_link_is_a_key(house: House, browser: Browser) -> None:
    table = _open(browser, name="Anna")
    link = browser.told(f"/t/{table}/links")["seat"]
    async with await sit(house, None, link=link) as line:
        assert line.view["you"]["seats"] == [0]
        await line.play()
    async with await hello(house, None, link=link[:-1] + "~") as line:
        assert (await line.until("refusal"))["code"] == "link/invalid"
    join = browser.told(f"/t/{table}/links")["join"]
    async with await hello(house, None, link=join) as line:
        assert (await line.until("refusal"))["code"] == "link/invalid"


async def test_two_windows_of_one_seat_show_the_same(house: House, browser: Browser) -> None:
    table = _open(browser)
    async with (
        await sit(house, browser, table=table) as one,
        await sit(house, browser, table=table) as two,
    ):
        for player, other in ((one, two), (two, one), (one, two)):
            while player.my_turn() is None:
                await player.until("state")
            await player.play()
            await other.settle(player.version)
            texts = [
                [t for t in line.texts if json.loads(t).get("version") == player.version]
                for line in (player, other)
            ]
            states = [[t for t in found if '"type":"state"' in t][-1] for found in texts]
            assert states[0] == states[1]
        await one.socket.close()
        await asyncio.sleep(0.5)
        while two.my_turn() is None:
            await two.until("state")
        await two.play()
        seen = [e for e in two.events if e["kind"] == "guest"]
        assert seen == [], "somebody with another window open isn't lost"


async def test_a_stale_window_is_refused(house: House, browser: Browser) -> None:
    table = _open(browser)
    async with await sit(house, browser, table=table) as line:
        old = line.version
        await line.play()
        while line.my_turn() is None:
            await line.until("state")
        move = line.view["moves"]["moves"][0]["move"]
        late = await line.ask({"type": "play", "seat": 0, "move": move}, version=old)
        assert late["code"] == "table/stale"
        ahead = await line.ask({"type": "play", "seat": 0, "move": move}, version=line.version + 9)
        assert ahead["code"] == "table/version-ahead"
        await line.do({"type": "play", "seat": 0, "move": move})


async def test_a_repeated_id_is_answered_again_and_not_done_again(
    house: House, browser: Browser
) -> None:
    table = _open(browser)
    async with await sit(house, browser, table=table) as line:
        move = line.view["moves"]["moves"][0]["move"]
        command = {"type": "play", "seat": 0, "move": move}
        seen = line.version
        first = await line.ask(command, frame_id="once")
        again = [await line.ask(command, frame_id="once", version=seen) for _ in range(3)]
        assert again == [first] * 3
        await line.socket.close()
        async with await sit(house, browser, table=table, version=line.version) as back:
            assert await back.ask(command, frame_id="once", version=seen) == first
            played = [e for e in line.events + back.events if e["kind"] == "played"]
            assert len([e for e in played if e["seat"] == 0]) == 1


async def test_missing_events_come_with_the_view(house: House, browser: Browser) -> None:
    table = _open(browser)
    async with await sit(house, browser, table=table) as gone:
        await gone.socket.close()
        async with await sit(house, browser, table=table) as other:
            for _ in range(3):
                while other.my_turn() is None:
                    await other.until("state")
                await other.play()
            while other.my_turn() is None:
                await other.until("state")
            async with await sit(house, browser, table=table, version=gone.version) as back:
                state = back.frames[-1]
                assert not state["fresh"]
                assert [e["seq"] for e in back.events] == [
                    e["seq"] for e in other.events if e["seq"] > gone.version
                ]
                assert [e["line"] for e in back.events] == [
                    e["line"] for e in other.events if e["seq"] > gone.version
                ]
                assert back.view == other.view | {"at": back.view["at"]}
        async with await sit(house, browser, table=table, version=10**6) as odd:
            assert odd.frames[-1]["fresh"]


async def test_what_is_no_frame_is_refused_and_then_the_line_ends(
    house: House, browser: Browser
) -> None:
    table = _open(browser)
    async with await sit(house, browser, table=table) as line:
        await line.socket.send('{"id": "x7", "version": 0}')
        refused = await line.until("refusal")
        assert (refused["id"], refused["code"]) == ("x7", "request/invalid")
        await line.socket.send(b"\x00\xff")
        assert (await line.until("refusal"))["id"] is None
        assert (await line.ask({"type": "hello", "table": table}))["code"] == "request/invalid"
        for _ in range(30):
            await line.socket.send("{")
        assert await line.closing() == 4004


async def test_a_frame_that_is_too_large_ends_the_line(house: House, browser: Browser) -> None:
    table = _open(browser)
    async with await sit(house, browser, table=table) as line:
        await line.socket.send(json.dumps({"id": "x" * 5000}))
        assert await line.closing() == 1009
    async with await sit(house, browser, table=table) as line:
        assert (await line.ask({"type": "ping"}))["type"] == "pong"


async def test_foreign_pages_get_no_line(house: House, browser: Browser) -> None:
    table = _open(browser)
    with pytest.raises(websockets.InvalidStatus) as refused:
        await hello(house, browser, table=table, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    async with await hello(house, browser, table=table, origin=house.url) as line:
        await line.until("welcome")


async def test_leaving_ends_the_lines(house: House, browser: Browser) -> None:
    table = _open(browser)
    line = await sit(house, browser, table=table)
    async with line, await sit(house, browser, table=table) as other:
        assert (await line.ask({"type": "leave"}))["type"] == "ack"
        assert await line.closing() == 1000
        assert await other.closing() == 1000


async def test_others_see_who_is_lost_and_who_is_back(house: House, browser: Browser) -> None:
    table = _open(browser, mode="friends", name="Anna")
    friend = Browser(house.url)
    friend.told(browser.told(f"/t/{table}/links")["join"], {"name": "Karel"})
    async with await sit(house, browser, table=table) as host:
        guest = await sit(house, friend, table=table)
        await guest.socket.close()
        await _told(host, "lost")
        assert host.view["seats"][1]["note"] == "reconnecting"
        assert not any("reconnect" in (event.get("line") or "") for event in host.events)
        async with await sit(house, friend, table=table):
            await _told(host, "back")
        assert host.view["seats"][1]["connected"]


async def _told(line: Line, what: str) -> None:
    """Waits until a guest was told something about another."""
    async with asyncio.timeout(PATIENCE):
        while not any(e.get("what") == what for e in line.events):
            await line.until("state")
