"""A Redis in memory, for processes that are all in this one: it can be away, and bring nothing."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager

from cassino.server.sharing.wire import Deed, NoRedis, Renewal, Wire


class Air:
    """What the processes have in common."""

    def __init__(self) -> None:
        """Begins empty."""
        self.leases: dict[str, Deed] = {}
        self.inboxes: dict[str, asyncio.Queue[bytes | None]] = {}
        self.is_away = False
        self.tokens = 0

    def go_away(self) -> None:
        """Breaks all connections, and forgets everything."""
        self.is_away = True
        self.leases.clear()
        for inbox in self.inboxes.values():
            inbox.put_nowait(None)

    def ask(self) -> None:
        """Fails while it is away."""
        if self.is_away:
            raise NoRedis("away")


class AirWire(Wire):
    """The way there of one process; leases last until they are released."""

    def __init__(self, air: Air) -> None:
        """Keeps the way."""
        super().__init__(None, ())
        self.air = air

    async def check(self) -> None:
        """Is it there?"""
        self.air.ask()

    @asynccontextmanager
    async def inbox(self, address: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        """What is sent to an address."""
        self.air.ask()
        inbox = self.air.inboxes[address] = asyncio.Queue()
        try:
            yield _letters(inbox)
        finally:
            del self.air.inboxes[address]

    async def send(self, letters: Sequence[tuple[str, bytes]]) -> list[bool]:
        """Puts letters into inboxes."""
        self.air.ask()
        for address, letter in letters:
            if address in self.air.inboxes:
                self.air.inboxes[address].put_nowait(letter)
        return [address in self.air.inboxes for address, _ in letters]

    async def is_heard(self, address: str) -> bool:
        """Is there an inbox?"""
        self.air.ask()
        return address in self.air.inboxes

    async def take(self, table_id: str, owner: str, seconds: float) -> Deed:
        """Takes what is free."""
        assert seconds > 0
        self.air.ask()
        self.air.tokens += 1
        return self.air.leases.setdefault(table_id, Deed(owner, self.air.tokens))

    async def renew(self, leases: Sequence[Renewal], seconds: float) -> list[bool]:
        """Keeps what is one's own."""
        assert seconds > 0
        self.air.ask()
        kept: list[bool] = []
        for each in leases:
            kept.append(self.air.leases.get(each.table_id, each.deed) == each.deed)
            if kept[-1]:
                self.air.leases[each.table_id] = each.renewed
        return kept

    async def release(self, table_id: str, deed: Deed) -> None:
        """Gives back what is one's own."""
        self.air.ask()
        if self.air.leases.get(table_id) == deed:
            del self.air.leases[table_id]

    async def hang_up(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""


async def _letters(inbox: asyncio.Queue[bytes | None]) -> AsyncIterator[bytes]:
    while (letter := await inbox.get()) is not None:
        yield letter
    raise NoRedis("broken")
