"""A guest's program at a table: it sends commands, and keeps the newest view."""

import asyncio
import itertools
import json
import random
from typing import Any, Self

import websockets
from websockets.asyncio.client import ClientConnection, connect

from cassino.server.protocol import read_answer
from tests.server.houses import Browser, House

Frame = dict[str, Any]
PATIENCE = 60.0


def chance(seed: int) -> random.Random:
    """Chance that is the same every time."""
    return random.Random(seed)  # noqa: S311


class Line:
    """A guest's line to a table."""

    def __init__(self, socket: ClientConnection, version: int = 0) -> None:
        """Talks over a socket."""
        self.socket = socket
        self.version = version
        self.view: Frame = {}
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.events: list[Frame] = []
        self._ids = itertools.count(1)
        self._series = f"{random.getrandbits(40):x}"

    async def __aenter__(self) -> Self:
        """Nothing to do."""
        return self

    async def __aexit__(self, *_wrong: object) -> None:
        """Hangs up."""
        await self.socket.close()

    def new_id(self) -> str:
        """An id that no frame had."""
        return f"{self._series}.{next(self._ids)}"

    async def send(
        self, command: Frame, *, frame_id: str | None = None, version: int | None = None
    ) -> str:
        """Sends a command, and returns its frame's id."""
        frame_id = frame_id or self.new_id()
        seen = self.version if version is None else version
        frame = {"id": frame_id, "version": seen, "command": command}
        await self.socket.send(json.dumps(frame))
        return frame_id

    async def receive(self) -> Frame:
        """The next frame."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        read_answer(text)
        frame: Frame = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        if frame["type"] == "state":
            assert frame["fresh"] or frame["version"] >= self.version
            self.version, self.view = frame["version"], frame["view"]
            self.events += frame["events"]
        return frame

    async def until(self, *kinds: str) -> Frame:
        """The next frame of one of these types."""
        while True:
            frame = await self.receive()
            if frame["type"] in kinds:
                return frame

    async def ask(
        self, command: Frame, *, frame_id: str | None = None, version: int | None = None
    ) -> Frame:
        """Sends a command, and waits for its answer."""
        sent = await self.send(command, frame_id=frame_id, version=version)
        while True:
            frame = await self.receive()
            if frame.get("id") == sent:
                return frame

    async def settle(self, version: int) -> None:
        """Waits until the view is at least of a version."""
        while self.version < version:
            await self.receive()

    async def do(self, command: Frame) -> Frame:
        """Sends a command that must be taken, and waits for the view after it."""
        answer = await self.ask(command)
        assert answer["type"] == "ack", answer
        await self.settle(answer["version"])
        return answer

    def my_turn(self) -> int | None:
        """One's own seat that is to move."""
        moves = self.view.get("moves")
        return None if moves is None else moves["seat"]

    async def play(self, choice: random.Random | None = None) -> Frame:
        """Plays a legal move of one's own: the first, or one by chance."""
        moves = self.view["moves"]
        move = (choice.choice(moves["moves"]) if choice else moves["moves"][0])["move"]
        return await self.do({"type": "play", "seat": moves["seat"], "move": move})

    async def closing(self) -> int | None:
        """Waits until the server has ended the line, and returns the code."""
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    async def play_on(self, choice: random.Random | None = None) -> None:
        """Plays until the match is over, dealing when one is asked to."""
        while self.view["phase"] != "over":
            if self.my_turn() is not None:
                await self.play(choice)
            elif "next" in self.view["can"]:
                await self.do({"type": "next"})
            else:
                await self.until("state")


async def hello(
    house: House,
    browser: Browser | None,
    *,
    table: str | None = None,
    link: str | None = None,
    version: int = 0,
    language: str | None = None,
    origin: str | None = None,
) -> Line:
    """Opens a line and says hello; the answers are still to come."""
    headers = {"Cookie": browser.cookie} if browser else {}
    socket = await connect(
        house.socket_url,
        additional_headers=headers,
        origin=None if origin is None else websockets.Origin(origin),
        proxy=None,
        compression=None,
        max_size=None,
    )
    line = Line(socket, version)
    command = {"type": "hello", "table": table, "link": link, "language": language}
    await line.send({name: value for name, value in command.items() if value is not None})
    return line


async def sit(house: House, browser: Browser | None, **where: Any) -> Line:  # noqa: ANN401
    """Opens a line, and waits for the first view."""
    line = await hello(house, browser, **where)
    welcome = await line.receive()
    while welcome["type"] != "welcome":
        assert welcome["type"] == "state", welcome
        welcome = await line.receive()
    await line.until("state")
    return line
