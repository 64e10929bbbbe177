"""Owning: which process has a table; a house by itself has all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from cassino.server.rooms.jobs import Job
from cassino.table import Table


class NoOwner(Exception):
    """It can't be found out now which process has a table; a while later it can."""

    code = "server/failed"


class Door(Protocol):
    """The way to a table: its room here, or the way to the process that has it."""

    @property
    def table_id(self) -> str:
        """The table's id."""
        ...

    def offer(self, job: Job) -> bool:
        """Ask for something; False when it can't be asked for now."""
        ...

    async def look(self) -> Table:
        """The table as it is now.

        Raises:
            StoreError: when the database fails.
            LogError: when its log is broken.
        """
        ...


FindRoom: TypeAlias = Callable[[str], Awaitable[Door]]
"""How the room of a table is found in this process, by the table's id."""


class Owning(Protocol):
    """How processes that share one database agree on who has a table."""

    async def start(self, find_room: FindRoom, /) -> None:
        """Begin; other processes ask for rooms here from now on."""
        ...

    async def claim(self, table_id: str, on_lost: Callable[[], None], /) -> Door | None:
        """Have a table: None when it is had now, else the door to it at the process that has it.

        Args:
            table_id: the table.
            on_lost: told once when the table isn't had any more, without having been released.

        Raises:
            NoOwner: when that can't be found out.
        """
        ...

    def holds(self, table_id: str, /) -> bool:
        """Whether a table is surely had still, so that its log may be written to."""
        ...

    def surrender(self, table_id: str, /) -> bool:
        """Have a table no more, for another process wrote to it; False when it is had all the same.

        The table must be loaded anew then by whoever has it next.
        """
        ...

    async def release(self, table_id: str, /) -> None:
        """Let others have a table."""
        ...

    async def stop(self) -> None:
        """Say goodbye to guests whose tables are elsewhere, and let others have everything."""
        ...

    async def is_well(self) -> bool | None:
        """Whether the processes reach each other; None where there is only one."""
        ...


class _Alone:
    """A house by itself: every table is its own."""

    async def start(self, _find_room: FindRoom, /) -> None:
        """Nobody asks."""

    async def claim(self, _table_id: str, _on_lost: Callable[[], None], /) -> None:
        """It is had."""

    def holds(self, _table_id: str, /) -> bool:
        """It is."""
        return True

    def surrender(self, _table_id: str, /) -> bool:
        """It is had all the same: there is nobody to leave it to."""
        return False

    async def release(self, _table_id: str, /) -> None:
        """Nobody waits for it."""

    async def stop(self) -> None:
        """All tables are here."""

    async def is_well(self) -> bool | None:
        """There is only one."""


ALONE: Final[Owning] = _Alone()
"""A house that shares its database with no other."""
