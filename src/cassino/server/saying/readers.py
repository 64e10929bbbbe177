"""Who reads a view: a guest with its seats and its language, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.table import SeatKind, TableView
from cassino.words import Language, People, say


@dataclass(frozen=True, slots=True)
class Reader:
    """A guest at a table (None: nobody there), its seats in order, and its language."""

    language: Language
    guest: int | None
    seats: tuple[int, ...]

    @property
    def you(self) -> int | None:
        """The seat that is called "you"; who holds several seats reads names, as watchers do."""
        return self.seats[0] if len(self.seats) == 1 else None


@dataclass(frozen=True, slots=True)
class Reading:
    """All that a reader may see of a table.

    ``views`` has a view for each of the reader's seats, or that of a watcher; ``base`` is the first
    of them, and the others differ from it in hands alone.
    """

    reader: Reader
    views: tuple[TableView, ...]
    names: tuple[str, ...]

    @property
    def base(self) -> TableView:
        """What all the views have in common."""
        return self.views[0]

    @property
    def language(self) -> Language:
        """The reader's language."""
        return self.reader.language

    @property
    def people(self) -> People:
        """The seats as subjects of sentences."""
        return People(self.names, self.reader.you, self.base.rules.partners)

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % 2 if self.base.rules.partners else seat

    def is_mine(self, side: int) -> bool:
        """Whether one of the reader's seats is of a side."""
        return any(self.side_of(seat) == side for seat in self.reader.seats)


def reading_of(reader: Reader, views: Sequence[TableView]) -> Reading:
    """What a reader sees, with the names of the seats in the reader's language."""
    return Reading(reader, tuple(views), seat_names(reader.language, views[0]))


def seat_names(language: Language, view: TableView) -> tuple[str, ...]:
    """What the seats are called; several computers are numbered."""
    return named(
        language,
        [
            None if seat.kind is SeatKind.COMPUTER else seat.name or say(language, "join-seat-free")
            for seat in view.seats
        ],
    )


def named(language: Language, names: Sequence[str | None]) -> tuple[str, ...]:
    """The names of seats, None being a computer's."""
    computers = [at for at, name in enumerate(names) if name is None]

    def of_computer(at: int) -> str:
        if len(computers) == 1:
            return say(language, "seat-computer")
        return say(language, "seat-computer-numbered", number=computers.index(at) + 1)

    return tuple(of_computer(at) if name is None else name for at, name in enumerate(names))
