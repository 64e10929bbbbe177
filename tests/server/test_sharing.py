"""Two processes with one database and one Redis: a table is played from both, whatever ends."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Self

import pytest
import websockets

from tests.server.guests import Line, chance, hello, sit
from tests.server.hidden import check_cards
from tests.server.houses import Browser, House
from tests.server.redis_servers import RedisServer
from tests.server.stores import BOTH, database_of, log_of, tables_of

pytestmark = pytest.mark.redis

NewHouse = Callable[..., House]
KEY = "k" * 40
SHORT = 12.0
"""Seconds of leases that run out; a busy machine mustn't stand still so long."""

LONG = 60.0
"""Seconds of leases that mustn't run out."""


@pytest.fixture(params=BOTH)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Gives the address of an empty database."""
    async for url in database_of(request, tmp_path):
        yield url


def two_houses(new_house: NewHouse, database: str, redis_url: str, lease: float) -> list[House]:
    """Two processes that share everything."""
    shared = {"database_url": database, "secret_key": KEY, "redis_url": redis_url}
    return [new_house(name, **shared, lease_seconds=str(lease)) for name in ("one", "two")]


class Two:
    """Two people at one table, each with a process of their own; the first has the table."""

    def __init__(self, new_house: NewHouse, database: str, redis_url: str, lease: float) -> None:
        """Starts the processes, and lets both people sit down, each by their own process."""
        self.database = database
        self.houses = two_houses(new_house, database, redis_url, lease)
        self.people = [Browser(house.url) for house in self.houses]
        anna, karel = self.people
        opened = anna.told("/tables", {"mode": "friends", "seats": 2, "name": "Anna"})
        self.table: str = opened["table"]
        door = anna.told(f"/t/{self.table}/links")["join"].partition("/j/")[2]
        karel.told(f"/j/{door}", {"name": "Karel"})
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        """Begins the match."""
        await self.begin()
        return self

    async def __aexit__(self, *_wrong: object) -> None:
        """Hangs up."""
        for line in self.lines:
            await line.socket.close()

    async def begin(self) -> None:
        """Brings both to the table, and begins the match."""
        for house, person in zip(self.houses, self.people, strict=True):
            self.lines.append(await sit(house, person, table=self.table))
        await self.lines[0].do({"type": "start"})
        await self.settle()

    async def settle(self) -> None:
        """Waits until both have seen the same."""
        newest = max(line.version for line in self.lines)
        for line in self.lines:
            await line.settle(newest)

    async def play(self, moves: int, seed: int = 1) -> None:
        """Plays moves in turn, each by its player's own process."""
        choice = chance(seed)
        for _ in range(moves):
            await self.settle()
            mover = next((line for line in self.lines if line.my_turn() is not None), None)
            if mover is not None:
                await mover.play(choice)
            else:
                asked = [line for line in self.lines if "next" in line.view["can"]]
                await asked[0].do({"type": "next"})
        await self.settle()

    async def come_back(self, at: int, house: House) -> None:
        """Brings one of them to the table again by a process, as a browser does it."""
        lost = self.lines[at]
        self.people[at].url = house.url
        await lost.socket.close()
        line = await come_back(house, self.people[at], self.table, lost.version)
        line.frames = lost.frames + line.frames
        self.lines[at] = line
        assert line.version >= lost.version

    async def check(self) -> None:
        """What was told is what is stored, and nobody was told a card that it can't know."""
        log = await log_of(self.database, self.table)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        tables = tables_of(log)
        looked = sum(check_cards(tables, line) for line in self.lines)
        assert looked > 8
        for house in self.houses:
            assert '"level":"error"' not in house.log


async def come_back(house: House, browser: Browser, table: str, version: int) -> Line:
    """Tries to be at a table until it works; nothing but a passing trouble may be told."""
    async with asyncio.timeout(60):
        while True:
            try:
                line = await hello(house, browser, table=table, version=version)
            except OSError:
                await asyncio.sleep(0.2)
                continue
            if await _is_there(line):
                return line
            await line.socket.close()
            await asyncio.sleep(0.2)


async def _is_there(line: Line) -> bool:
    try:
        first = await line.receive()
        if first["type"] == "welcome":
            await line.until("state")
            return True
        assert first["code"] in ("server/failed", "server/busy", "server/stopping")
        assert await line.closing() == 1001
    except websockets.ConnectionClosed:
        pass
    return False


async def test_a_table_is_played_from_both(
    database: str, redis_url: str, new_house: NewHouse
) -> None:
    async with Two(new_house, database, redis_url, LONG) as two:
        await two.play(30)
        far = two.lines[1]
        moves = await far.ask({"type": "moves", "seat": 1})
        assert moves["type"] in ("moves", "refusal")
        assert (await far.ask({"type": "ping"}))["version"] == far.version
        assert (await far.ask({"type": "undo", "seat": 0}))["type"] == "refusal"
        await far.send({"type": "language", "language": "cs"})
        assert (await far.until("state"))["view"]["you"]["seats"] == [1]
        assert (await far.ask({"type": "play", "seat": 0, "move": "?"}))["sentence"]
        await two.check()
        for house in two.houses:
            assert Browser(house.url).told("/health")["redis"] is True
            assert "another process wrote" not in house.log


async def test_guests_of_the_other_process_are_missed(
    tmp_path: Path, redis_url: str, new_house: NewHouse
) -> None:
    async with Two(new_house, f"sqlite:///{tmp_path / 'x.db'}", redis_url, LONG) as two:
        two.houses[1].kill()
        here = two.lines[0]
        async with asyncio.timeout(60):
            while here.view["seats"][1]["connected"]:
                await here.until("state")


async def test_a_killed_owner_s_table_goes_on(
    database: str, redis_url: str, new_house: NewHouse
) -> None:
    async with Two(new_house, database, redis_url, SHORT) as two:
        await two.play(7)
        killed, left = two.houses
        killed.kill()
        assert await two.lines[1].closing() == 1001
        assert two.lines[1].frames[-1]["type"] == "goodbye"
        await asyncio.gather(two.come_back(0, left), two.come_back(1, left))
        await two.play(8, 2)
        await two.check()


async def test_computers_play_on_elsewhere(
    tmp_path: Path, redis_url: str, new_house: NewHouse
) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    one, other = two_houses(new_house, url, redis_url, SHORT)
    browser = Browser(one.url)
    table = browser.told("/tables", {"mode": "play", "level": "random", "name": "Anna"})["table"]
    async with await sit(other, browser, table=table) as line:
        for _ in range(3):
            while line.my_turn() is None:
                await line.until("state")
            await line.play()
        one.kill()
        assert await line.closing() == 1001
    async with await come_back(other, browser, table, line.version) as back:
        for _ in range(3):
            while back.my_turn() is None:
                await back.until("state")
            await back.play()
    log = await log_of(url, table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


async def test_an_orderly_end_hands_over_at_once(
    tmp_path: Path, redis_url: str, new_house: NewHouse
) -> None:
    async with Two(new_house, f"sqlite:///{tmp_path / 'x.db'}", redis_url, LONG) as two:
        await two.play(5)
        ending = asyncio.create_task(asyncio.to_thread(two.houses[0].stop))
        assert await two.lines[1].closing() == 1001
        assert two.lines[1].frames[-1]["code"] == "server/stopping"
        since = time.monotonic()
        await two.come_back(1, two.houses[1])
        assert time.monotonic() - since < LONG / 2
        await two.come_back(0, two.houses[1])
        await two.play(5, 2)
        assert await ending == 0
        await two.check()


async def test_who_stood_still_too_long_leaves_the_table(
    tmp_path: Path, redis_url: str, new_house: NewHouse
) -> None:
    async with Two(new_house, f"sqlite:///{tmp_path / 'x.db'}", redis_url, SHORT) as two:
        await two.play(5)
        still, other = two.houses
        still.process.send_signal(signal.SIGSTOP)
        try:
            assert await two.lines[1].closing() == 1001
            await two.come_back(1, other)
            line = two.lines[1]
            if line.my_turn() is not None:
                await line.play()
        finally:
            still.process.send_signal(signal.SIGCONT)
        assert await two.lines[0].closing() == 1001
        await two.come_back(0, still)
        await two.play(6, 2)
        await two.check()
        assert "lost a table" in still.log


@pytest.mark.parametrize("outage", [0.0, SHORT + 3])
async def test_redis_is_killed_and_comes_back(
    outage: float, tmp_path: Path, new_house: NewHouse
) -> None:
    (tmp_path / "redis").mkdir()
    server = RedisServer(tmp_path / "redis")
    try:
        async with Two(
            new_house, f"sqlite:///{tmp_path / 'x.db'}", server.url, SHORT if outage else LONG
        ) as two:
            await two.play(5)
            server.kill()
            assert await two.lines[1].closing() == 1001
            assert two.lines[1].frames[-1]["sentence"]
            status, _, body = Browser(two.houses[0].url).get("/health")
            assert (status, json.loads(body)["status"]) == (503, "no-redis")
            assert two.people[1].get(f"/t/{two.table}")[0] == 503
            await asyncio.sleep(outage)
            if outage:
                assert await two.lines[0].closing() == 1001
                assert two.lines[0].frames[-1]["type"] == "goodbye"
            server.start()
            await two.come_back(1, two.houses[1])
            await two.come_back(0, two.houses[0])
            await two.play(6, 2)
            await two.check()
            assert Browser(two.houses[1].url).told("/health")["status"] == "ok"
    finally:
        server.kill()


async def test_redis_keeps_no_secret(tmp_path: Path, redis_url: str, new_house: NewHouse) -> None:
    async with Two(new_house, f"sqlite:///{tmp_path / 'x.db'}", redis_url, LONG) as two:
        await two.play(4)
        import redis

        with redis.Redis.from_url(redis_url) as client:
            keys = {key.decode() for key in client.scan_iter()}
            lease = client.get(f"cassino:lease:{two.table}")
        assert f"cassino:lease:{two.table}" in keys
        assert all(key.startswith(("cassino:lease:", "cassino:fence")) for key in keys)
        assert isinstance(lease, bytes)
        address, token = lease.decode().split(" ")
        assert int(token) > 0
        for house in two.houses:
            assert address not in house.log
            assert redis_url not in house.log
        for browser in two.people:
            assert address not in browser.cookies["cassino_guest"]
