"""Views that remember: what was played in this match, as everybody saw it.

A `PlayerView` shows the table as it lies. What the others played before tells about the cards that
they hold and about how they play, so whoever follows the play can give an agent a view that has it
too. It is a view of its own type: a position has no past, and nobody has to remember one to ask for
a move.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from cassino.rules import Move, PlayerView, Position, view_of

MOST_REMEMBERED: Final = 96
"""So many plays are remembered: two deals of two players."""


@dataclass(frozen=True, slots=True)
class RememberingView(PlayerView):
    """A view with the last plays of the match: what a watcher saw before each, and the move."""

    past: tuple[tuple[PlayerView, Move], ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """The last plays of a match, kept by one who follows the play.

    >>> from cassino.rules import deal, legal_moves, play, variant
    >>> start = deal(variant(), seed="a")
    >>> move = next(legal_moves(start))
    >>> after, _ = play(start, move)
    >>> view = Memory().with_play(start, move).view_of(after, after.turn)
    >>> [made == move for _, made in view.past]
    [True]
    """

    past: tuple[tuple[PlayerView, Move], ...] = ()

    def with_play(self, position: Position, move: Move) -> Memory:
        """The memory after a move in a position."""
        return Memory((*self.past, (view_of(position, None), move))[-MOST_REMEMBERED:])

    def view_of(self, position: Position, seat: int | None) -> RememberingView:
        """What a seat may see of a position, and what it remembers."""
        view = view_of(position, seat)
        known = {each.name: getattr(view, each.name) for each in fields(PlayerView)}
        return RememberingView(**known, past=self.past)
