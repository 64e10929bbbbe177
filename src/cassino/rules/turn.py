"""A turn: all that the legality of a move depends on, taken from a position or a view."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.cards import CardSet
from cassino.rules.position import Build, PlayerView, Position
from cassino.rules.settings import ForPartner
from cassino.rules.values import ValueTable
from cassino.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat to move with its hand, and the table before it.

    ``partner`` is the seat whose cards might answer for a build, or None; ``owes_capture`` is set
    for a seat that built on its last turn in a game where that binds (DK17).
    """

    variant: Variant
    values: ValueTable
    seat: int
    partner: int | None
    hand: CardSet
    loose: CardSet
    builds: tuple[Build, ...]
    owes_capture: bool

    @property
    def own_builds(self) -> tuple[Build, ...]:
        """The builds that the seat to move owns."""
        if not self.builds:
            return ()
        return tuple(build for build in self.builds if build.owner == self.seat)


def turn_of(at: Position | PlayerView) -> Turn:
    """The turn of the seat to move.

    A view must be that of the seat to move: nobody else knows what it may play.

    Raises:
        ValueError: for a view of another seat.

    >>> from cassino.rules import deal, variant, view_of
    >>> start = deal(variant(), seed="a")
    >>> turn_of(start).hand == start.hands[1], turn_of(view_of(start, 1)) == turn_of(start)
    (True, True)
    """
    if isinstance(at, PlayerView):
        if at.seat != at.turn:
            raise ValueError(f"seat {at.turn} is to move, not {at.seat}")
        hand = at.hand
    else:
        hand = at.hands[at.turn]
    rules = at.variant
    partner = (at.turn + 2) % 4 if at.partners else None
    return Turn(
        rules,
        rules.values,
        at.turn,
        None if rules.build.for_partner is ForPartner.NEVER else partner,
        hand,
        at.loose,
        at.builds,
        at.turn in at.owes,
    )
