"""Who is at a table under load, whatever server it is on: texts come in, texts go out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Heard:
    """What a message from the server meant.

    Attributes:
        replies: texts to send back.
        version: the version of the table, where the message showed the table.
        answered: whether the player's own play was said to be done.
        refused: whether its play was refused.
        by_computers: plays of computers that the message tells of.
    """

    replies: tuple[str, ...] = ()
    version: int | None = None
    answered: bool = False
    refused: bool = False
    by_computers: int = 0


class Player(Protocol):
    """One socket's end of a protocol: a seat at a table, or somebody who watches."""

    @property
    def url(self) -> str:
        """Where the socket goes."""
        ...

    @property
    def version(self) -> int:
        """The version of the table that was seen last; 0 before the first."""
        ...

    @property
    def is_here(self) -> bool:
        """Whether the table has been shown."""
        ...

    @property
    def may_play(self) -> bool:
        """Whether it is this player's turn, as far as it knows."""
        ...

    def greeting(self) -> Sequence[str]:
        """What to send first."""
        ...

    def begin(self) -> Sequence[str]:
        """What to send once everybody is there."""
        ...

    def hear(self, text: str) -> Heard:
        """Take a message in."""
        ...

    def play(self) -> str:
        """A play; only where ``may_play``."""
        ...


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Who is at a table: people and computers in its seats, the rest of the sockets watch."""

    seats: int
    people: int
    sockets: int


def plans(sockets: int, tables: int, with_computer: int) -> list[TablePlan]:
    """Who is at each table: sockets evenly, two and three seats in turns.

    Args:
        sockets: in all, at least two a table.
        tables: how many tables.
        with_computer: how many of them have one person against a computer.

    >>> plans(7, 2, 1)
    [TablePlan(seats=2, people=1, sockets=4), TablePlan(seats=3, people=3, sockets=3)]
    """
    found: list[TablePlan] = []
    for at in range(tables):
        here = sockets // tables + (at < sockets % tables)
        if at < with_computer:
            found.append(TablePlan(2, 1, here))
        else:
            seats = 3 if at % 2 and here >= 3 else 2
            found.append(TablePlan(seats, seats, here))
    return found


class Contender(Protocol):
    """A server that can be put under load."""

    @property
    def name(self) -> str:
        """What it is called in the results."""
        ...

    def command(self) -> Sequence[str]:
        """The command that starts it on a free port of loopback, and tells the address."""
        ...

    def environment(self, home: Path) -> Mapping[str, str]:
        """What is to be in its environment; files may go to ``home``."""
        ...

    def open_table(self, address: str, plan: TablePlan) -> list[Player]:
        """Open a table and let people sit down; the players, those with seats first."""
        ...
