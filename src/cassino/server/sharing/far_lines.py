"""Far lines: the guests of this process whose tables are at another one."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import assert_never

import msgspec

from cassino.server.rooms import (
    Arrive,
    Client,
    CloseCode,
    Depart,
    Job,
    Order,
    Stop,
    Told,
    Turn,
    load,
)
from cassino.server.sharing import letters
from cassino.server.sharing.post import Post
from cassino.store import Store
from cassino.table import Table


@dataclass(frozen=True, slots=True)
class _FarLine:
    """A guest's line, and the address of the process that has the table."""

    client: Client
    owner: str


class FarLines:
    """The lines that this process carries to others."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lines: dict[int, _FarLine] = {}
        self._numbers: dict[Client, int] = {}
        self._next = itertools.count(1)

    def owners(self) -> set[str]:
        """The addresses of the processes to which lines are carried."""
        return {line.owner for line in self._lines.values()}

    def number(self, client: Client) -> int | None:
        """The number of a client's line, once it has one."""
        return self._numbers.get(client)

    def add(self, client: Client, owner: str) -> int:
        """Give a client's line a number."""
        number = next(self._next)
        self._lines[number] = _FarLine(client, owner)
        self._numbers[client] = number
        return number

    def remove(self, client: Client) -> int | None:
        """Forget a client's line; its number, if it had one."""
        number = self._numbers.pop(client, None)
        if number is not None:
            del self._lines[number]
        return number

    def hear(self, sender: str, letter: letters.FromOwner) -> None:
        """Pass on to a guest what the process wrote that has its table."""
        line = self._lines.get(letter.line)
        if line is None or line.owner != sender:
            return
        match letter:
            case letters.Told(_, version, text):
                line.client.version = version
                line.client.send_text(text)
            case letters.Ended(_, code):
                line.client.end(CloseCode(code))
            case _:
                assert_never(letter)

    def let_go(self, code: str, owner: str | None = None) -> None:
        """End the lines to a process, or all, with a code that says why."""
        for line in list(self._lines.values()):
            if owner in (None, line.owner):
                line.client.refuse(code, CloseCode.GOING_AWAY)
                self.remove(line.client)


@dataclass(frozen=True, slots=True)
class FarDoor:
    """The door to a table that the process at an address has."""

    table_id: str
    owner: str
    lines: FarLines
    post: Post
    store: Store

    async def look(self) -> Table:
        """The table as it is now: what has happened was stored before it was told.

        Raises:
            StoreError: when the database fails.
            LogError: when its log is broken.
        """
        return (await load(self.store, self.table_id)).table

    def offer(self, job: Job) -> bool:
        """Write to the process that has the table; False while there is no post."""
        if isinstance(job, Depart):
            number = self.lines.remove(job.client)
            return number is None or self._send(letters.Gone(number))
        return self.post.address is not None and self._ask(job)

    def _ask(self, job: Arrive | Told | Turn | Order | Stop) -> bool:
        match job:
            case Arrive(client, frame_id, version, name):
                line = self._line_of(client)
                return self._send(letters.Arrived(line, frame_id, version, name))
            case Told(client, frame):
                written = msgspec.json.encode(frame)
                return self._send(letters.Said(self._line_of(client), written))
            case Turn(client, frame_id, language):
                client.language = language
                return self._send(letters.Turned(self._line_of(client), frame_id, language.value))
            case Order() | Stop():
                return False
            case _:
                assert_never(job)

    def _line_of(self, client: Client) -> int:
        """The number of a client's line, which begins with its first letter."""
        known = self.lines.number(client)
        if known is not None:
            return known
        number = self.lines.add(client, self.owner)
        language = client.language.value
        self._send(letters.Opened(number, self.table_id, client.guest_id, language))
        return number

    def _send(self, letter: letters.ToOwner) -> bool:
        return self.post.send(self.owner, letter)
