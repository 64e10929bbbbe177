"""Who reads a view: a guest with its seats and its language, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.table import Seat, SeatKind, TableView
from cassino.words import Language, People, say, say_players


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
    return Reading(reader, tuple(views), seat_names(reader.language, views[0], reader.you))


def seat_names(language: Language, view: TableView, you: int | None = None) -> tuple[str, ...]:
    """What the seats are called; the reader's own without a name is "You", to nobody else."""

    def given(at: int, seat: Seat) -> str | None:
        if seat.kind is SeatKind.COMPUTER:
            return None
        if seat.guest is None:
            return say(language, "join-seat-free")
        return seat.name or (say(language, "seat-you") if at == you else "")

    return say_players(language, [given(at, seat) for at, seat in enumerate(view.seats)])


def guest_name(language: Language, view: TableView, number: int | None) -> str:
    """What a guest is called: by name, else as its seat, else "Guest"; empty for nobody there."""
    guest = next((each for each in view.guests if each.number == number), None)
    if guest is None or guest.name:
        return "" if guest is None else guest.name
    for seat, name in zip(view.seats, seat_names(language, view), strict=True):
        if seat.guest == number:
            return name
    return say(language, "seat-guest")
