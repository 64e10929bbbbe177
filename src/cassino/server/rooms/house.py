"""The house: all rooms that are open in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from cassino.server.keys import new_table_id
from cassino.server.reporting import note
from cassino.server.rooms.desk import Desk
from cassino.server.rooms.doing import Why
from cassino.server.rooms.keeping import load
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.owning import Door, NoOwner
from cassino.server.rooms.room import Room
from cassino.store import LinkKind
from cassino.table import Command, Table

_PATIENCE: Final = 20.0
"""Seconds that tables have to finish what they do when the house closes."""


class NoSuchTable(LookupError):
    """A table that nobody has opened."""

    code = "table/not-found"


class Elsewhere(LookupError):
    """A table that another process has; ``door`` leads there."""

    def __init__(self, door: Door) -> None:
        """Keep the door."""
        super().__init__(door.table_id)
        self.door = door


class House:
    """Opens tables, and takes them from the store again when somebody asks for them."""

    def __init__(self, desk: Desk) -> None:
        """Begin with no room open."""
        self.desk = desk
        self.is_stopping = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    @property
    def rooms(self) -> int:
        """How many rooms are open."""
        return len(self._rooms)

    async def open_table(
        self, guest_id: str, commands: Sequence[Command]
    ) -> tuple[Room, Why | None]:
        """Open a new table for a guest, who has a place there, and do its first commands.

        Raises:
            NoOwner: when nobody can have it now.
            StoreError: when the database fails.
        """
        table_id, keys = new_table_id(), self.desk.keys
        links = (keys.link(table_id, LinkKind.JOIN), keys.link(table_id, LinkKind.WATCH))
        books, now = self.desk.store.books, self.desk.now()
        async with self._claimed(table_id):
            await books.add_table(table_id, now, links)
            await books.add_place(table_id, guest_id, guest_id, now)
            room = self._begin(table_id, Memory())
        return room, await room.carry_out(guest_id, *commands)

    async def door(self, table_id: str) -> Door:
        """The way to a table: its room, or the way to the process that has it.

        Raises:
            NoSuchTable: when there is no such table.
            NoOwner: when nobody can have it now.
            StoreError: when the database fails.
            LogError: when its log is broken.
        """
        try:
            return await self.room(table_id)
        except Elsewhere as found:
            return found.door

    async def room(self, table_id: str) -> Room:
        """The room of a table in this process.

        Raises:
            Elsewhere: when another process has the table.
            NoSuchTable: when there is no such table.
            NoOwner: when nobody can have it now.
            StoreError: when the database fails.
            LogError: when its log is broken.
        """
        room = self._rooms.get(table_id)
        if room is not None and room.is_open:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id, room))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def look(self, table_id: str) -> Table:
        """A table as it is now, without opening a room for it.

        Raises:
            NoSuchTable: when there is no such table.
            StoreError: when the database fails.
            LogError: when its log is broken.
        """
        room = self._rooms.get(table_id)
        table = (await load(self.desk.store, table_id)).table if room is None else room.table
        if table.version == 0:
            raise NoSuchTable(table_id)
        return table

    async def _load(self, table_id: str, closing: Room | None) -> Room:
        """Take a table from the store, once its last room is closed."""
        if closing is not None:
            await self._close(closing)
        async with self._claimed(table_id):
            memory = await load(self.desk.store, table_id)
            if memory.table.version == 0:
                raise NoSuchTable(table_id)
            return self._begin(table_id, memory)

    @asynccontextmanager
    async def _claimed(self, table_id: str) -> AsyncGenerator[None]:
        """Have a table for this process, unless no room is opened for it."""
        if self.is_stopping:
            raise NoOwner(table_id)
        owning = self.desk.owning
        door = await owning.claim(table_id, lambda: self._lose(table_id))
        if door is not None:
            raise Elsewhere(door)
        try:
            yield
        finally:
            if table_id not in self._rooms:
                await owning.release(table_id)
            elif not owning.holds(table_id):
                self._lose(table_id)

    def _begin(self, table_id: str, memory: Memory) -> Room:
        room = Room(table_id, memory, self.desk, self._put_away)
        self._rooms[table_id] = room
        room.start()
        return room

    def _lose(self, table_id: str) -> None:
        """Close the room of a table that this process has no more."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._put_away(room)

    def _put_away(self, room: Room) -> None:
        """Close a room in which nobody is; it is opened again when somebody asks for it."""
        task = asyncio.create_task(self._close(room))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, room: Room) -> None:
        await room.stop()
        if self._rooms.get(room.table_id) is room:
            del self._rooms[room.table_id]
            await self.desk.owning.release(room.table_id)

    async def stop(self) -> None:
        """Finish everything that was asked for, and say goodbye to all."""
        if self.is_stopping:
            return
        self.is_stopping = True
        rooms = list(self._rooms.values())
        note(logging.INFO, "closing", tables=len(rooms))
        stopping = [asyncio.create_task(self._close(room)) for room in rooms]
        if stopping:
            _, late = await asyncio.wait(stopping, timeout=_PATIENCE)
            if late:
                note(logging.ERROR, "tables didn't close in time", tables=len(late))
        self._rooms.clear()
        await self.desk.owning.stop()
