"""The crowd: sockets at tables, and how long what one of them plays takes to be known."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load.players import Heard, Player

_AT_ONCE = 32
"""Sockets that are opened at the same time."""


@dataclass(slots=True)
class Tally:
    """What was counted, in seconds where it is a time.

    Attributes:
        answers: from sending a play until its sender knows that it is done.
        seen: from sending a play until another socket at the table shows it.
        late: how much later than planned plays were sent.
        refused: plays that were refused.
        unanswered: plays that weren't known to all in the end.
        crowded: plays that couldn't be sent since no table was ready for one.
        by_computers: plays of computers.
        lost: lines that the server ended.
        states: messages that show the table.
        state_bytes: their bytes in all.
    """

    answers: list[float] = field(default_factory=list[float])
    seen: list[float] = field(default_factory=list[float])
    late: list[float] = field(default_factory=list[float])
    refused: int = 0
    unanswered: int = 0
    crowded: int = 0
    by_computers: int = 0
    lost: int = 0
    states: int = 0
    state_bytes: int = 0


@dataclass(slots=True, eq=False)
class Line:
    """A player's socket."""

    player: Player
    socket: ClientConnection
    is_here: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Play:
    """A play that isn't known to everybody yet."""

    by: Line
    sent_at: float
    version: int
    unseen: set[Line]
    is_answered: bool = False


class TableLines:
    """The lines at a table, of which one at a time may have a play on its way."""

    def __init__(self, tally: Tally) -> None:
        """Begin with nobody."""
        self.lines: list[Line] = []
        self.is_on = asyncio.Event()
        self._tally = tally
        self._play: Play | None = None

    def ready(self) -> Line | None:
        """A line that may play now."""
        if self._play is not None:
            return None
        return next((line for line in self.lines if line.player.may_play), None)

    async def send_play(self, line: Line) -> None:
        """Let a line play."""
        version, text = line.player.version, line.player.play()
        self._play = Play(line, perf_counter(), version, set(self.lines))
        await line.socket.send(text)

    def close(self) -> None:
        """Count a play that is still on its way as one without an answer."""
        if self._play is not None:
            self._tally.unanswered += 1

    def note(self, line: Line, heard: Heard, at: float) -> None:
        """Take down what a line has heard at a time."""
        if line.player.is_here:
            line.is_here.set()
        if line.player.may_play:
            self.is_on.set()
        if line is self.lines[0]:
            self._tally.by_computers += heard.by_computers
        play = self._play
        if play is None:
            return
        if line is play.by and heard.refused:
            self._tally.refused += 1
            self._play = None
            return
        if line is play.by and heard.answered:
            play.is_answered = True
            self._tally.answers.append(at - play.sent_at)
        if line in play.unseen and heard.version is not None and heard.version > play.version:
            play.unseen.discard(line)
            if line is not play.by:
                self._tally.seen.append(at - play.sent_at)
        if play.is_answered and not play.unseen:
            self._play = None


class Crowd:
    """All tables with their lines, and what is counted about them."""

    def __init__(self, tables: Sequence[Sequence[Player]]) -> None:
        """Begin with players who aren't connected yet."""
        self.tally = Tally()
        self.tables = [TableLines(self.tally) for _ in tables]
        self._players = tables
        self._reading: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        """Open all sockets, and wait until every player sees its table."""
        gate = asyncio.Semaphore(_AT_ONCE)

        async def sit(table: TableLines, player: Player) -> None:
            async with gate:
                await self._connect_one(table, player)

        pairs = zip(self.tables, self._players, strict=True)
        await asyncio.gather(*(sit(table, each) for table, players in pairs for each in players))
        for table, players in zip(self.tables, self._players, strict=True):
            places = {id(player): at for at, player in enumerate(players)}
            table.lines.sort(key=lambda line: places[id(line.player)])

    async def _connect_one(self, table: TableLines, player: Player) -> None:
        socket = await connect(
            player.url, compression=None, proxy=None, max_size=None, ping_interval=None
        )
        line = Line(player, socket)
        table.lines.append(line)
        for text in player.greeting():
            await socket.send(text)
        self._reading.append(asyncio.create_task(self._read(table, line)))
        await line.is_here.wait()

    async def begin(self) -> None:
        """Let every match begin, and wait until somebody has been able to play at each table."""
        for table in self.tables:
            for line in table.lines:
                for text in line.player.begin():
                    await line.socket.send(text)
        await asyncio.gather(*(table.is_on.wait() for table in self.tables))

    async def _read(self, table: TableLines, line: Line) -> None:
        """Listen to the server until the line ends."""
        try:
            async for text in line.socket:
                at = perf_counter()
                assert isinstance(text, str)
                heard = line.player.hear(text)
                for reply in heard.replies:
                    await line.socket.send(reply)
                if heard.version is not None:
                    self.tally.states += 1
                    self.tally.state_bytes += len(text.encode())
                table.note(line, heard, at)
        except ConnectionClosed:
            pass
        self.tally.lost += 1

    async def leave(self) -> None:
        """Hang up all lines."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        lines = [line for table in self.tables for line in table.lines]
        await asyncio.gather(*(line.socket.close() for line in lines), return_exceptions=True)
