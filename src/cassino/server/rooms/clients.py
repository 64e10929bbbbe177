"""One line to a client: what it is told waits in a queue of its own, and only so much of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Final

from cassino.server.limits import Bucket
from cassino.server.protocol import ServerFrame, frames, write_frame
from cassino.words import Language, say_error

MOST_WAITING: Final = 64
"""Frames that may wait for a slow client."""


class CloseCode(IntEnum):
    """Why the server ends a line."""

    BYE = 1000
    GOING_AWAY = 1001
    REFUSED = 1008
    TOO_LARGE = 1009
    NO_HELLO = 4000
    NOT_HERE = 4001
    TOO_SLOW = 4002
    TOO_MANY = 4003
    MALFORMED = 4004


_CHANGES: Final = 0.1
"""The share of frames that may change something beside moves."""


def changes_of(frames_a_second: float) -> Bucket:
    """How much a client that may send so many frames may change beside its moves."""
    return Bucket.full(frames_a_second * _CHANGES, max(1.0, frames_a_second))


def closing_for(code: str) -> CloseCode:
    """How a line ends that can't be had: for good, unless it is the server's trouble."""
    return CloseCode.GOING_AWAY if code.startswith("server/") else CloseCode.NOT_HERE


class Client:
    """A client at a table, as the room knows it."""

    __slots__ = (
        "_waiting",
        "_wake",
        "changes",
        "ended",
        "guest_id",
        "hinting",
        "language",
        "on_end",
        "version",
    )

    def __init__(self, guest_id: str, language: Language, changes: Bucket | None = None) -> None:
        """Begin with nothing to tell."""
        self.guest_id = guest_id
        self.language = language
        self.version = 0
        """The version of the last state that was sent."""
        self.changes = changes
        """How much the client may change beside its moves: everybody has to be told."""
        self.hinting = False
        """Whether a hint is being looked for."""
        self.ended: CloseCode | None = None
        self.on_end: Callable[[CloseCode], None] | None = None
        """Told when the line is to end."""
        self._waiting: list[str] = []
        self._wake: asyncio.Future[None] | None = None

    def send(self, frame: ServerFrame) -> None:
        """Tell the client something."""
        self.send_text(write_frame(frame))

    def send_text(self, text: str) -> None:
        """The same for a frame that is written already."""
        if self.ended is not None:
            return
        if len(self._waiting) == MOST_WAITING:
            self._waiting.clear()
            self.end(CloseCode.TOO_SLOW)
            return
        self._waiting.append(text)
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def refuse(self, code: str, closing: CloseCode) -> None:
        """Say why, and end the line."""
        sentence = say_error(self.language, code)
        self.send(frames.Goodbye(code, sentence))
        self.end(closing)

    def end(self, code: CloseCode) -> None:
        """End the line once everything that waits was sent."""
        if self.ended is None:
            self.ended = code
            self._rouse()
            if self.on_end is not None:
                self.on_end(code)

    async def next_text(self) -> str | None:
        """What to send next, for the one task that sends; None when the line is to end."""
        while not self._waiting:
            if self.ended is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self._waiting.pop(0)
