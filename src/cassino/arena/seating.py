"""Who sits where: the game that is played, and the line-ups that make a board fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cassino.rules import Variant, check_seats
from cassino.rules.settings import Objective

LineUp: TypeAlias = tuple[int, ...]
"""For every seat which of the two entrants of a pairing sits there: 0 or 1."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The game, how many play it, and whether as partners.

    Raises:
        InvalidSeats: when the variant isn't played so.
    """

    variant: Variant
    seats: int = 2
    partners: bool = False

    def __post_init__(self) -> None:
        """Refuse what isn't played."""
        check_seats(self.variant, self.seats, self.partners)

    @property
    def sign(self) -> int:
        """1 where many points are good, -1 where the fewest win."""
        return -1 if self.variant.match.objective is Objective.FEWEST else 1

    def by_side(self, line_up: LineUp) -> LineUp:
        """The entrant of every side; partners are always of one kind."""
        return line_up[:2] if self.partners else line_up


def line_ups(seats: int) -> tuple[LineUp, ...]:
    """The line-ups of one board: the entrants alternate, and every seat is everybody's once.

    >>> line_ups(2)
    ((0, 1), (1, 0))
    >>> line_ups(3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))
    >>> line_ups(4)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    mixed = tuple(seat % 2 for seat in range(seats))
    mirrored = tuple(1 - entrant for entrant in mixed)
    turned = (line[n:] + line[:n] for line in (mixed, mirrored) for n in range(seats))
    return tuple(dict.fromkeys(turned))


def scale_of(seating: Seating) -> int:
    """How many times a board's lead is its mean lead in points for a side and a deal."""
    lines = line_ups(seating.seats)
    sides = seating.by_side(lines[0])
    return len(lines) * sides.count(0) * sides.count(1)
