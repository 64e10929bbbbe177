"""Stand-ins: here at their tables for guests whose lines are at other processes."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias, assert_never

from cassino.server.protocol import FrameError, read_frame
from cassino.server.rooms import (
    Arrive,
    Client,
    CloseCode,
    Depart,
    Door,
    Elsewhere,
    FindRoom,
    NoOwner,
    NoSuchTable,
    Told,
    Turn,
    changes_of,
)
from cassino.server.saying import error_frame, misread_frame
from cassino.server.sharing import letters
from cassino.server.sharing.post import Post
from cassino.store import StoreError
from cassino.table import LogError
from cassino.words import Language

_MOST_EARLY: Final = 64
"""Things that a guest may ask for before its table was found."""

_Asked: TypeAlias = Arrive | Told | Turn


class _StandIn:
    """A guest's client at a table of this process."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.task: asyncio.Task[None] | None = None
        self._room: Door | None = None
        self._early: list[_Asked] = []

    def ask(self, asked: _Asked) -> None:
        """Ask the table for something, once it was found."""
        if self._room is None and len(self._early) < _MOST_EARLY:
            self._early.append(asked)
        elif self._room is not None and self._room.offer(asked):
            pass
        elif isinstance(asked, Arrive):
            self.client.refuse("server/busy", CloseCode.GOING_AWAY)
        else:
            client, busy = self.client, "server/busy"
            frame_id = asked.frame.id if isinstance(asked, Told) else asked.frame_id
            client.send(error_frame(client.language, frame_id, client.version, busy))

    def enter(self, room: Door) -> None:
        """Be at the table, and ask for what was asked for before."""
        self._room = room
        self.client.on_end = lambda _code: self.leave()
        early, self._early = self._early, []
        for asked in early:
            self.ask(asked)

    def leave(self) -> None:
        """Be gone for the others."""
        self.client.on_end = None
        if self._room is not None:
            self._room.offer(Depart(self.client))


class StandIns:
    """The stand-ins at the tables of a process, by whose they are: an address and a line there."""

    def __init__(self, post: Post, find_room: FindRoom, frames_a_second: float) -> None:
        """Begin with none; ``find_room`` finds the room of a table, which writes by ``post``."""
        self._post = post
        self._find_room = find_room
        self._rate = frames_a_second
        self._here: dict[tuple[str, int], _StandIn] = {}

    def carriers(self) -> set[str]:
        """The addresses of the processes that carry lines here."""
        return {address for address, _ in self._here}

    def hear(self, sender: str, letter: letters.ToOwner) -> None:
        """Do what a process wrote that carries a guest's line."""
        key = (sender, letter.line)
        match letter:
            case letters.Opened(_, table_id, guest, language):
                client = Client(guest, Language(language), changes_of(self._rate))
                stand_in = self._here[key] = _StandIn(client)
                stand_in.task = asyncio.create_task(self._serve(key, stand_in, table_id))
            case letters.Gone():
                self._remove(key)
            case letters.Arrived() | letters.Said() | letters.Turned():
                known = self._here.get(key)
                if known is None:
                    self._post.send(sender, letters.Ended(letter.line, CloseCode.GOING_AWAY))
                else:
                    _pass_on(known, letter)
            case _:
                assert_never(letter)

    async def _serve(self, key: tuple[str, int], stand_in: _StandIn, table_id: str) -> None:
        """Go to the table, and write all that the guest is told to where its line is."""
        client, (address, line) = stand_in.client, key
        try:
            stand_in.enter(await self._find_room(table_id))
        except (Elsewhere, NoOwner, NoSuchTable, LogError, StoreError):
            client.refuse("server/failed", CloseCode.GOING_AWAY)
        while (text := await client.next_text()) is not None:
            self._post.send(address, letters.Told(line, client.version, text))
        self._post.send(address, letters.Ended(line, client.ended or CloseCode.BYE))
        self._here.pop(key, None)

    def _remove(self, key: tuple[str, int]) -> None:
        stand_in = self._here.pop(key, None)
        if stand_in is not None:
            stand_in.leave()
            if stand_in.task is not None:
                stand_in.task.cancel()

    def let_go(self, address: str | None = None) -> None:
        """Remove the stand-ins of guests whose lines are at an address, or all."""
        for key in list(self._here):
            if address in (None, key[0]):
                self._remove(key)

    async def finish(self, seconds: float) -> None:
        """Write what guests are still told whose tables have closed."""
        tasks = [each.task for each in self._here.values() if each.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)


def _pass_on(stand_in: _StandIn, letter: letters.Arrived | letters.Said | letters.Turned) -> None:
    client = stand_in.client
    match letter:
        case letters.Arrived(_, frame_id, version, name):
            stand_in.ask(Arrive(client, frame_id, version, name))
        case letters.Turned(_, frame_id, language):
            stand_in.ask(Turn(client, frame_id, Language(language)))
        case letters.Said(_, written):
            try:
                stand_in.ask(Told(client, read_frame(written)))
            except FrameError as wrong:
                client.send(misread_frame(client.language, wrong, client.version))
        case _:
            assert_never(letter)
