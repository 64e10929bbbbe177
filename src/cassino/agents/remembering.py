"""Views that remember: what was played in this match, as everybody saw it.

A `PlayerView` shows the table as it lies. What the others played before tells about the cards that
they hold and about how they play, so whoever follows the play can give an agent a view that has it
too. It is a view of its own type: a position has no past, and nobody has to remember one to ask for
a move.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from cassino.rules import Move, PlayerView, Position, view_of

MOST_REMEMBERED: Final = 96
"""So many plays are remembered: two deals of two players."""

Plays: TypeAlias = tuple[tuple[PlayerView, Move], ...]
"""Plays one after another: what a watcher saw before each, and the move."""


@dataclass(frozen=True, slots=True)
class RememberingView(PlayerView):
    """A view with the last plays of the match."""

    past: Plays


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

    past: Plays = ()

    def with_play(self, position: Position, move: Move) -> Memory:
        """The memory after a move in a position."""
        return self.with_seen(view_of(position, None), move)

    def with_seen(self, seen: PlayerView, move: Move) -> Memory:
        """The same, where a watcher saw that before the move."""
        return Memory((*self.past, (seen, move))[-MOST_REMEMBERED:])

    def view_of(self, position: Position, seat: int | None) -> RememberingView:
        """What a seat may see of a position, and what it remembers."""
        return self.added_to(view_of(position, seat))

    def added_to(self, view: PlayerView) -> RememberingView:
        """A view with what is remembered besides."""
        known = {each.name: getattr(view, each.name) for each in fields(PlayerView)}
        return RememberingView(**known, past=self.past)


def plays_since(told: Plays, past: Plays) -> Plays | None:
    """What was played since a past was told; None when the one that is remembered doesn't go on it.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> first, second, *_ = (Memory().with_play(start, move).past for move in legal_moves(start))
    >>> plays_since(first, first + second) == second, plays_since(first, second)
    (True, None)
    """
    if not told:
        return past
    kept = range(min(len(told), len(past)), 0, -1)
    return next((past[size:] for size in kept if told[-size:] == past[:size]), None)
