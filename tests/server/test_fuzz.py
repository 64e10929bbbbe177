"""Ten thousand frames that mean nothing or aren't allowed: nothing changes, nothing breaks."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import websockets

from cassino.store import default_url
from tests.server.guests import Line, chance, hello, sit
from tests.server.houses import Browser, House
from tests.server.stores import log_of

FRAMES: Final = 10_000
IN_A_ROW: Final = 15
"""Frames that go out before the answers are read, fewer than end a line as malformed."""

Maker = Callable[[random.Random, "Target"], str | bytes]
Command = dict[str, Any]


class Target:
    """A table in mid-deal where it's seat 0's turn, seen by the guest of seat 1."""

    def __init__(self, line: Line, done: str, table: str, stolen: Sequence[str]) -> None:
        """Keeps what frames are made from."""
        self.version = line.version
        self.done = done
        self.table = table
        self.stolen = stolen


def _frame(choice: random.Random, target: Target, command: object) -> str:
    version = choice.choice([0, target.version, target.version, target.version + 5, 2**31 - 1])
    return json.dumps({"id": f"{choice.getrandbits(60):x}", "version": version, "command": command})


def _noise(choice: random.Random, _target: Target) -> str | bytes:
    size = choice.randrange(200)
    raw = choice.randbytes(size)
    return raw if choice.random() < 0.5 else raw.decode("latin-1")


def _truncated(choice: random.Random, target: Target) -> str:
    whole = _frame(choice, target, _forbidden_command(choice))
    return whole[: choice.randrange(len(whole))]


def _mutated(choice: random.Random, target: Target) -> str:
    """A forbidden command with a piece of something else in its middle."""
    whole = _frame(choice, target, _forbidden_command(choice))
    at = choice.randrange(len(whole))
    piece = choice.choice(['"', "{", "]", "\\u0000", "null", "1e999", "-1", "\x7f", "❤", "[[[[[["])
    return whole[:at] + piece + whole[at + choice.randrange(3) :]


def _wrong_shape(choice: random.Random, target: Target) -> str:
    command: Command = dict(_forbidden_command(choice))
    spoiled = choice.choice(list(command))
    command[spoiled] = choice.choice([None, -1, 99, 2**70, 1.5, "", [], {}, True, "x" * 900])
    if choice.random() < 0.3:
        command["more"] = 1
    return _frame(choice, target, command)


def _forbidden(choice: random.Random, target: Target) -> str:
    return _frame(choice, target, _forbidden_command(choice))


def _replayed(choice: random.Random, target: Target) -> str:
    command = {"type": "say", "speech": "phrase", "text": "hello"}
    return json.dumps({"id": target.done, "version": choice.randrange(9), "command": command})


def _stolen(choice: random.Random, target: Target) -> str:
    """What the guest of seat 0, whose turn it is, could send now, to the letter."""
    return choice.choice(target.stolen)


def _oversized(choice: random.Random, _target: Target) -> str:
    return "[" * choice.randrange(4097, 9000)


def _forbidden_command(choice: random.Random) -> Command:
    """What the guest of seat 1 may not do, or not now, or what can't be done at all."""
    card = choice.choice("A23456789TJQK") + choice.choice("cdhs")
    other = choice.choice("A23456789TJQK") + choice.choice("cdhs")
    seat = choice.randrange(4)
    moves = [
        card,
        f"{card} x {other}",
        f"{card}+{other} = 9",
        f"{card} x [{other}|{card}]",
        "x",
        "*",
    ]
    commands: list[Command] = [
        {"type": "play", "seat": seat, "move": choice.choice(moves)},
        {"type": "select", "seat": seat, "card": card, "chosen": [other]},
        {"type": "moves", "seat": seat, "card": card, "limit": 200},
        {"type": "hint", "seat": seat},
        {"type": "start"},
        {"type": "next"},
        {"type": "close"},
        {"type": "rematch"},
        {"type": "salt", "seat": seat, "salt": "late"},
        {"type": "undo", "seat": choice.choice([0, 2, 3])},
        {"type": "resign", "seat": choice.choice([0, 2, 3])},
        {"type": "stand-in", "seat": seat},
        {"type": "answer", "question": choice.choice(["undo", "rematch"]), "yes": True},
        {"type": "hand-over", "seat": choice.choice([0, 2, 3])},
        {"type": "take-back", "seat": seat},
        {"type": "sit", "seat": seat, "name": "Mallory"},
        {"type": "stand", "seat": choice.choice([0, 2, 3])},
        {"type": "seat", "seat": seat, "kind": "computer", "level": "random"},
        {"type": "rules", "chat": True, "variant": "royal"},
        {"type": "say", "speech": "chat", "text": "x"},
        {"type": "say", "speech": "emote", "text": choice.choice(["title", "nope", "../x"])},
        {"type": "hello", "table": "x"},
        {"type": "language", "language": "tlh"},
        {"type": "ping"},
    ]
    return choice.choice(commands)


MAKERS: Final[list[Maker]] = [
    _noise,
    _truncated,
    _mutated,
    _wrong_shape,
    _forbidden,
    _replayed,
    _stolen,
]


async def test_nothing_changes_and_nothing_breaks(new_house: Callable[..., House]) -> None:
    house = new_house(grace="600")
    host, guest = Browser(house.url), Browser(house.url)
    table = host.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    guest.told(host.told(f"/t/{table}/links")["join"], {"name": "Karel"})
    async with await sit(house, host, table=table) as first:
        line = await sit(house, guest, table=table)
        await first.do({"type": "start"})
        await line.settle(first.version)
        await line.do({"type": "next"})
        await first.settle(line.version)
        while first.my_turn() is None:
            await line.settle(first.version)
            await line.play()
            await first.settle(line.version)
        said = await line.ask({"type": "say", "speech": "phrase", "text": "hello"}, frame_id="done")
        await first.settle(said["version"])
        await line.settle(said["version"])
        before = await log_of(default_url(house.home), table)
        target = Target(line, "done", table, _plays_of(first))
        sent = await _flood(house, guest, line, target, chance(20))
        assert sent.total() >= FRAMES
        assert min(sent[make] for make in MAKERS) >= FRAMES / 10
        assert sent[_oversized] >= 20
        assert await log_of(default_url(house.home), table) == before
        first.frames.clear()
        assert (await first.ask({"type": "ping"}))["type"] == "pong"
        assert [frame["type"] for frame in first.frames] == ["pong"], "nobody was told anything"
        await first.play()
    assert house.stop() == 0
    assert '"level":"error"' not in house.log


def _plays_of(line: Line) -> list[str]:
    """Plays that the guest of a line could make now, as it would send them."""
    seat, moves = line.my_turn(), line.view["moves"]["moves"]
    commands = [{"type": "play", "seat": seat, "move": each["move"]} for each in moves]
    frames = [
        {"id": f"mine-{n}", "version": line.version, "command": c} for n, c in enumerate(commands)
    ]
    return list(map(json.dumps, frames))


async def _flood(
    house: House, browser: Browser, line: Line, target: Target, choice: random.Random
) -> Counter[Maker]:
    """Sends frames a few at a time, on a new line whenever one was ended; counts each kind."""
    sent: Counter[Maker] = Counter()
    closings: set[int | None] = set()
    while sent.total() < FRAMES:
        makers = [choice.choice(MAKERS) for _ in range(IN_A_ROW)]
        if choice.random() < 0.05:
            makers.append(_oversized)
        try:
            for make in makers:
                await line.socket.send(make(choice, target))
                sent[make] += 1
            while (await line.ask({"type": "ping"}))["type"] != "pong":
                pass
        except websockets.ConnectionClosed:
            closings.add(line.socket.close_code)
            line = await sit(house, browser, table=target.table, version=target.version)
    assert closings == {4004, 1009}
    await line.socket.close()
    return sent


async def test_strangers_learn_nothing(house: House) -> None:
    choice = chance(3)
    for _ in range(40):
        secret = f"{choice.getrandbits(128):x}"
        async with await hello(house, Browser(house.url), link=secret) as line:
            assert (await line.until("refusal"))["code"] == "link/invalid"
            assert await line.closing() == 4001
    await asyncio.sleep(0)
