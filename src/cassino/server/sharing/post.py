"""Post: letters from process to process, in their order, or it is known that some were lost.

A process has an address only as long as its connection to Redis stands. When that breaks, it lets
all lines go that it shares with others, and gets another address; so nobody can write to it as if
nothing had been lost, and those who try learn that nobody listens there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from time import monotonic
from typing import Final

from cassino.server.keys import new_guest_id
from cassino.server.reporting import failed, note
from cassino.server.sharing.letters import (
    Beat,
    FromOwner,
    Letter,
    LetterError,
    ToOwner,
    read_letter,
    write_letter,
)
from cassino.server.sharing.wire import NoRedis, Wire

BEAT_SECONDS: Final = 1.0
"""Seconds between two signs of life."""

MOST_LETTERS: Final = 20_000
"""Letters that may wait; beyond, Redis is too slow for them."""

_MOST_AT_ONCE: Final = 200
"""Letters that are sent together."""


class Post:
    """The letters of a process."""

    def __init__(
        self,
        wire: Wire,
        on_letter: Callable[[str, ToOwner | FromOwner], None],
        on_lost: Callable[[str], None],
        peers: Callable[[], Iterable[str]],
        patience: float,
    ) -> None:
        """Begin without an address.

        Args:
            wire: the way to Redis.
            on_letter: told who wrote a letter, and the letter.
            on_lost: told an address at which nobody listens any more.
            peers: the addresses with which lines are shared now.
            patience: seconds without a sign of life after which an address is given up.
        """
        self.address: str | None = None
        self._wire = wire
        self._on_letter = on_letter
        self._on_lost = on_lost
        self._peers = peers
        self._patience = patience
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._heard: dict[str, float] = {}

    def send(self, address: str, letter: Letter) -> bool:
        """Send a letter; False while there is no post."""
        if self.address is None:
            return False
        self._outgoing.put_nowait((address, write_letter(self.address, letter)))
        return True

    async def flush(self) -> None:
        """Wait until all letters were sent."""
        if self.address is not None:
            await self._outgoing.join()

    async def stay(self, on_beat: Callable[[str], Awaitable[None]]) -> None:
        """Have an address, and take letters in and send others off, until the connection breaks.

        Args:
            on_beat: done once before the first letter, and then with every beat.

        Raises:
            NoRedis: in a group, when the connection is broken; letters may be lost then.
        """
        address = new_guest_id()
        self._outgoing, self._heard = asyncio.Queue(), {}
        try:
            async with self._wire.inbox(address) as letters, asyncio.TaskGroup() as tasks:
                await on_beat(address)
                self.address = address
                tasks.create_task(self._take_in(letters))
                tasks.create_task(self._send_off())
                tasks.create_task(self._beat(address, on_beat))
        finally:
            self.address = None

    async def _take_in(self, letters: AsyncIterator[bytes]) -> None:
        async for sent in letters:
            try:
                sender, letter = read_letter(sent)
            except LetterError as wrong:
                note(logging.WARNING, "a letter can't be read", why=str(wrong))
                self._on_lost(wrong.sender)
            else:
                self._heard[sender] = monotonic()
                if not isinstance(letter, Beat):
                    self._take(sender, letter)

    def _take(self, sender: str, letter: ToOwner | FromOwner) -> None:
        """Pass a letter on; a mistake with one must not cost all the others."""
        try:
            self._on_letter(sender, letter)
        except Exception as wrong:  # noqa: BLE001 - whatever it was, the others' letters come
            failed("a letter failed", wrong, letter=type(letter).__name__)
            self._on_lost(sender)

    async def _send_off(self) -> None:
        while True:
            batch = [await self._outgoing.get()]
            if self._outgoing.qsize() > MOST_LETTERS:
                raise NoRedis("Redis is too slow for the letters that wait")
            while len(batch) < _MOST_AT_ONCE and not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            heard = await self._wire.send(batch)
            for (address, _), is_heard in zip(batch, heard, strict=True):
                self._outgoing.task_done()
                if not is_heard:
                    self._on_lost(address)

    async def _beat(self, address: str, on_beat: Callable[[str], Awaitable[None]]) -> None:
        """Give a sign of life to all peers and to oneself, and miss those who give none."""
        while True:
            now, peers = monotonic(), {*self._peers(), address}
            self._heard = {each: self._heard.get(each, now) for each in peers}
            for each, at in self._heard.items():
                if now - at < self._patience:
                    self.send(each, Beat())
                elif each == address:
                    raise NoRedis("Redis brings no letters")
                else:
                    self._on_lost(each)
            await asyncio.sleep(BEAT_SECONDS)
            await on_beat(address)
