"""Shared: a process that shares its database with others, and agrees with them by Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from cassino.server.reporting import failed, note
from cassino.server.rooms import Door, FindRoom, NoOwner
from cassino.server.settings import Settings
from cassino.server.sharing import letters
from cassino.server.sharing.far_lines import FarDoor, FarLines
from cassino.server.sharing.leases import Leases
from cassino.server.sharing.post import Post
from cassino.server.sharing.stand_ins import StandIns
from cassino.server.sharing.wire import NoRedis, Wire
from cassino.store import Store

_AGAIN: Final = 0.25
"""Seconds before Redis is asked again when it didn't answer."""

_LAST_LETTERS: Final = 2.0
"""Seconds in which everything that is still to be written is sent when the process ends."""


class Shared:
    """How this process agrees with others on who has a table."""

    def __init__(self, wire: Wire, store: Store, settings: Settings) -> None:
        """Begin without anything; ``start`` sets it to work."""
        self._wire = wire
        self._store = store
        self._rate = settings.frames_a_second
        self._leases = Leases(wire, settings.lease_seconds)
        self._far = FarLines()
        self._near: StandIns | None = None
        self._post = Post(wire, self._hear, self._let_go, self._peers, settings.lease_seconds)
        self._work: asyncio.Task[None] | None = None
        self._is_up = True

    async def start(self, find_room: FindRoom, /) -> None:
        """Begin: other processes are heard from now on."""
        self._near = StandIns(self._post, find_room, self._rate)
        self._work = asyncio.create_task(self._run(), name="sharing")

    async def claim(self, table_id: str, on_lost: Callable[[], None], /) -> Door | None:
        """Have a table, or the door to it at the process that has it.

        Raises:
            NoOwner: when Redis doesn't answer, or a process that isn't reached has the table.
        """
        address = self._post.address
        if address is None:
            raise NoOwner(table_id)
        owner = await self._leases.claim(table_id, address, on_lost)
        if owner is None:
            return None
        return FarDoor(table_id, owner, self._far, self._post, self._store)

    def holds(self, table_id: str, /) -> bool:
        """Whether a table is surely had still."""
        return self._leases.holds(table_id)

    def surrender(self, table_id: str, /) -> bool:
        """Have a table no more: what is known of it here is behind what was stored."""
        self._leases.lose(table_id)
        return True

    async def release(self, table_id: str, /) -> None:
        """Let others have a table."""
        await self._leases.release(table_id)

    async def stop(self) -> None:
        """Say goodbye to guests whose tables are elsewhere, and let others have everything."""
        self._far.let_go("server/stopping")
        await self._leases.release_all()
        if self._near is not None:
            await self._near.finish(_LAST_LETTERS)
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_LETTERS):
                await self._post.flush()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._wire.close()

    async def is_well(self) -> bool | None:
        """Whether Redis answers, and other processes reach this one."""
        try:
            await self._wire.check()
        except NoRedis:
            return False
        return self._post.address is not None

    async def _run(self) -> None:
        """Be reached by others, and once more whenever the connection was lost."""
        while True:
            try:
                await self._post.stay(self._beat)
            except* NoRedis as wrong:
                self._tell_down(str(wrong.exceptions[0]))
            except* Exception as wrong:  # noqa: BLE001 - whatever it was, tables must be shared again
                failed("sharing failed", wrong)
            self._let_go(None)
            self._leases.lose_expired()
            await self._wire.hang_up()
            await asyncio.sleep(_AGAIN)

    async def _beat(self, address: str) -> None:
        await self._leases.renew(address)
        self._leases.lose_expired()
        if not self._is_up:
            self._is_up = True
            note(logging.WARNING, "Redis answers again")

    def _tell_down(self, why: str) -> None:
        if self._is_up:
            self._is_up = False
            note(logging.WARNING, "tables can't be shared", why=why)

    def _peers(self) -> set[str]:
        return self._far.owners() | (self._near.carriers() if self._near else set())

    def _hear(self, sender: str, letter: letters.ToOwner | letters.FromOwner) -> None:
        if isinstance(letter, letters.Told | letters.Ended):
            self._far.hear(sender, letter)
        elif self._near is not None:
            self._near.hear(sender, letter)

    def _let_go(self, address: str | None) -> None:
        """End all lines that are shared with a process which isn't reached, or with any."""
        self._far.let_go("server/failed", address)
        if self._near is not None:
            self._near.let_go(address)
