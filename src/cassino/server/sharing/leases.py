"""Leases: the tables that this process has, each for a few seconds unless it is renewed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from cassino.server.reporting import note
from cassino.server.rooms import NoOwner
from cassino.server.sharing.wire import Deed, NoRedis, Renewal, Wire

_AGAIN: Final = 0.2
"""Seconds before it is looked again whether a dead process's lease is over."""

_LONGER: Final = 1.0
"""Seconds that a lease of somebody else is awaited beyond its time."""


@dataclass(slots=True)
class _Lease:
    """A lease of this process; ``until`` is a time of the monotonic clock."""

    deed: Deed
    until: float
    on_lost: Callable[[], None]
    is_lost: bool = False


class Leases:
    """The leases of a process.

    What was asked of Redis counts from when it was asked, so that here a lease ends before it ends
    there.
    """

    def __init__(self, wire: Wire, seconds: float) -> None:
        """Begin with no table; a lease is for so many seconds unless it is renewed."""
        self._wire = wire
        self._seconds = seconds
        self._leases: dict[str, _Lease] = {}
        self._turn = asyncio.Lock()
        """Taking, renewing and releasing don't overtake each other."""

    async def claim(self, table_id: str, address: str, on_lost: Callable[[], None]) -> str | None:
        """Take the lease of a table; None, or the address of the process that has it.

        The lease of a process that nobody reaches any more is waited for until it is over.

        Raises:
            NoOwner: when Redis doesn't answer, or a process that isn't reached keeps the lease.
        """
        patience = monotonic() + self._seconds + _LONGER
        try:
            while monotonic() < patience:
                owner = await self._take(table_id, address, on_lost)
                if owner is None or await self._wire.is_heard(owner):
                    return owner
                await asyncio.sleep(_AGAIN)
        except NoRedis as wrong:
            raise NoOwner(str(wrong)) from None
        raise NoOwner(table_id)

    async def _take(self, table_id: str, address: str, on_lost: Callable[[], None]) -> str | None:
        async with self._turn:
            asked = monotonic()
            deed = await self._wire.take(table_id, address, self._seconds)
            if deed.owner != address:
                return deed.owner
            self._leases[table_id] = _Lease(deed, asked + self._seconds, on_lost)
        note(logging.DEBUG, "took a table", table=table_id, token=deed.token)
        return None

    def holds(self, table_id: str) -> bool:
        """Whether the lease of a table is surely this process's."""
        lease = self._leases.get(table_id)
        return lease is not None and not lease.is_lost and monotonic() < lease.until

    async def renew(self, address: str) -> None:
        """Renew all leases under the address that this process has now, and lose those of others.

        Raises:
            NoRedis: when Redis doesn't answer.
        """
        async with self._turn:
            asked = monotonic()
            held = [each for each in self._leases.items() if not each[1].is_lost]
            asking = [
                Renewal(table_id, lease.deed, replace(lease.deed, owner=address))
                for table_id, lease in held
            ]
            kept = await self._wire.renew(asking, self._seconds)
            for (table_id, lease), renewal, is_kept in zip(held, asking, kept, strict=True):
                if is_kept:
                    lease.deed, lease.until = renewal.renewed, asked + self._seconds
                else:
                    self.lose(table_id)

    def lose_expired(self) -> None:
        """Lose the tables whose leases couldn't be renewed in time."""
        for table_id in list(self._leases):
            if not self.holds(table_id):
                self.lose(table_id)

    def lose(self, table_id: str) -> None:
        """Have a table no more; what is left of its lease is to be released."""
        lease = self._leases.get(table_id)
        if lease is not None and not lease.is_lost:
            lease.is_lost = True
            note(logging.WARNING, "lost a table", table=table_id, token=lease.deed.token)
            lease.on_lost()

    async def release(self, table_id: str) -> None:
        """Let others have a table; where Redis doesn't answer, once the lease is over."""
        lease = self._leases.pop(table_id, None)
        if lease is None:
            return
        async with self._turn:
            try:
                await self._wire.release(table_id, lease.deed)
            except NoRedis:
                return
        note(logging.DEBUG, "released a table", table=table_id, token=lease.deed.token)

    async def release_all(self) -> None:
        """Let others have all tables."""
        for table_id in list(self._leases):
            await self.release(table_id)
