"""Who is there: the clients of a table, and guests whose last line was lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cassino.server.rooms.clients import Client, CloseCode
from cassino.server.rooms.timers import Timers
from cassino.table import Command, Join, Presence, Table

MOST_LINES: Final = 8
"""Lines that one guest may have to a table."""


class Attendance:
    """The clients of a table."""

    def __init__(self, order: Callable[[Command], None], timers: Timers, grace: float) -> None:
        """Begin with nobody; lost lines are told by ``order`` after ``grace`` seconds."""
        self.clients: list[Client] = []
        self._order = order
        self._timers = timers
        self._grace = grace

    def expect(self, table: Table) -> None:
        """Give everybody who was there a while to come back, after the house was started anew."""
        for guest in table.guests:
            if guest.connected:
                self._miss(guest.id)

    def arrival(
        self, table: Table, client: Client, name: str
    ) -> tuple[str | None, tuple[Command, ...]]:
        """What must happen at the table for a client to be there, and who does it."""
        self._timers.clear(("lost", client.guest_id))
        guest = table.guest_by_id(client.guest_id)
        if guest is None:
            return client.guest_id, (Join(None, name),)
        missing = () if guest.connected else (Presence(client.guest_id, connected=True),)
        return None, missing

    def is_full_for(self, guest_id: str) -> bool:
        """Whether a guest has as many lines as one may have."""
        return sum(client.guest_id == guest_id for client in self.clients) >= MOST_LINES

    def add(self, client: Client) -> None:
        """A client is there."""
        self.clients.append(client)

    def remove(self, client: Client) -> None:
        """A client is gone; if it was the last of its guest, others are told after a while."""
        if client in self.clients:
            self.clients.remove(client)
            if not self._is_here(client.guest_id):
                self._miss(client.guest_id)

    def dismiss(self, guest_id: str) -> None:
        """End the lines of a guest who has left the table."""
        for client in self.clients:
            if client.guest_id == guest_id:
                client.end(CloseCode.BYE)

    def _is_here(self, guest_id: str) -> bool:
        return any(client.guest_id == guest_id for client in self.clients)

    def _miss(self, guest_id: str) -> None:
        def tell() -> None:
            if not self._is_here(guest_id):
                self._order(Presence(guest_id, connected=False))

        self._timers.set(("lost", guest_id), self._grace, tell)
