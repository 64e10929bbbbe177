"""A position being changed: what happens within one play, before the next position is made."""

from __future__ import annotations

from cassino.cards import Card, CardSet
from cassino.rules.events import Event
from cassino.rules.position import Build, Position


class Draft:
    """The parts of a position that a play changes, and what has happened so far.

    It lives within one call of ``play``: making a new frozen position for every step would cost
    more than all the rules of a play together.
    """

    __slots__ = (
        "before",
        "builds",
        "events",
        "hands",
        "last_capturer",
        "loose",
        "owes",
        "piles",
        "side",
        "stock",
        "sweeps",
        "turn",
    )

    def __init__(self, before: Position, first: Event) -> None:
        """Begin with the position before the play and what happened first."""
        self.before = before
        self.side = before.side_of(before.turn)
        self.turn = before.turn
        self.loose: CardSet = before.loose
        self.builds: tuple[Build, ...] = before.builds
        self.piles: list[CardSet] = list(before.piles)
        self.sweeps: list[int] = list(before.sweeps)
        self.last_capturer: int | None = before.last_capturer
        self.owes: frozenset[int] = before.owes
        self.hands: list[CardSet] = list(before.hands)
        self.stock: tuple[Card, ...] = before.stock
        self.events: list[Event] = [first]

    def position(self) -> Position:
        """The position as it stands now."""
        before = self.before
        return Position(
            before.variant,
            before.seats,
            before.partners,
            before.dealer,
            self.turn,
            before.hand_number,
            self.loose,
            self.builds,
            tuple(self.piles),
            tuple(self.sweeps),
            self.last_capturer,
            self.owes,
            before.scores,
            tuple(self.hands),
            self.stock,
        )
