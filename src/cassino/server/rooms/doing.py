"""Doing: a command is judged, what follows is stored, and only then has it happened."""

from __future__ import annotations

import logging
from typing import TypeAlias

from cassino.server.reporting import note
from cassino.server.rooms.desk import Desk
from cassino.server.rooms.keeping import keep, load
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.upkeep import next_step
from cassino.store import Conflict, StoreError
from cassino.table import Command, Envelope, Step, Table, TableRefusal, act

Why: TypeAlias = TableRefusal | str
"""Why something wasn't done: the table's refusal, or a code of the house."""

_MOST_FOLLOWING = 8
"""Steps that the house takes by itself after one of somebody else's."""


class Doing:
    """A table in memory and in the store, never one without the other."""

    def __init__(self, table_id: str, memory: Memory, desk: Desk) -> None:
        """Work on a table as it was loaded."""
        self.table_id = table_id
        self.memory = memory
        self.is_reloaded = False
        """Whether another process wrote to the table, so that its clients must be shown it anew."""
        self._desk = desk

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.memory.table

    async def one(self, envelope: Envelope) -> tuple[list[Step], Why | None]:
        """Do one command; a repeated one does nothing."""
        if not self._desk.owning.holds(self.table_id):
            return [], "server/busy"
        steps = act(self.table, envelope, self._desk.now())
        if isinstance(steps, TableRefusal):
            return [], steps
        try:
            if steps:
                await keep(self._desk.store, self.table_id, self.memory, steps)
        except Conflict:
            await self._yield()
            return [], "server/busy"
        except StoreError as wrong:
            note(logging.ERROR, "events weren't stored", table=self.table_id, why=str(wrong))
            return [], "server/failed"
        return [*steps], None

    async def several(
        self, guest_id: str | None, *commands: Command
    ) -> tuple[list[Step], Why | None]:
        """Do commands of a guest or of the house one after another, until one is refused."""
        steps: list[Step] = []
        for command in commands:
            version = self.table.version
            name = f"house-{version}-{type(command).__name__}"
            done, refused = await self.one(Envelope(guest_id, name, version, command))
            steps += done
            if refused is not None:
                return steps, refused
        return steps, None

    async def what_follows(self) -> list[Step]:
        """Do what the house does by itself."""
        steps: list[Step] = []
        for _ in range(_MOST_FOLLOWING):
            command = next_step(self.table)
            if command is None:
                break
            done, refused = await self.several(None, command)
            if refused is not None:
                break
            steps += done
        return steps

    async def catch_up(self, version: int) -> bool:
        """Take the table as it is in the store, when somebody has rightly seen more of it.

        Returns:
            Whether this process has the table still.
        """
        if version > self.table.version < await self._desk.store.logs.last(self.table_id):
            await self._yield()
        return self._desk.owning.holds(self.table_id)

    async def _yield(self) -> None:
        """Another process has written to the table: leave it, or take it as it is left."""
        note(logging.WARNING, "another process wrote to a table", table=self.table_id)
        if not self._desk.owning.surrender(self.table_id):
            self.memory = await load(self._desk.store, self.table_id)
            self.is_reloaded = True
