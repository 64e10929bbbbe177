"""Beliefs: the hands that the others may hold, and how likely each world is.

Every world agrees with what is public: the unseen cards lie in the hidden hands and the stock, each
hand has its number of cards, and the owner of a build has a card for it. With two seats and few
unseen cards all hands are listed, else some are drawn, each as likely as any other. What the others
have played, as far as it is told, weighs them, and tells in which manner each plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import Codes, Rules, States, Work, compiled, encode, encode_move, new_states
from cassino.rules import Move, PlayerView
from cassino.search import explaining
from cassino.search.desks import Desk
from cassino.search.records import MANNER, MANNERS, WORLD_WIDTH, Judges

Past: TypeAlias = Sequence[tuple[PlayerView, Move]]
"""The plays that are remembered: what a watcher saw before each, and the move."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Worlds, and their chances, which add up to 1.

    ``worlds[n, seat]`` is a hand as a set of cards, ``worlds[n, MANNER + seat]`` how that seat
    plays (``manners``): the same hands may be there in several manners. ``is_exact``: every world
    that there can be is listed, once.
    """

    worlds: NDArray[np.int64]
    chances: NDArray[np.float64]
    is_exact: bool

    @property
    def hands(self) -> NDArray[np.int64]:
        """The hands alone, ``[world, seat]``."""
        return self.worlds[:, :MANNER]

    @property
    def is_certain(self) -> bool:
        """Whether all hands are known."""
        return self.is_exact and bool((self.hands == self.hands[0]).all())

    def order(self, size: int) -> NDArray[np.int64]:
        """So many worlds, spread evenly over the chances: a world with two of ten comes twice."""
        marks = (np.arange(size) + 0.5) / size
        found = np.searchsorted(np.cumsum(self.chances), marks)
        return np.minimum(found, len(self.chances) - 1).astype(np.int64)


@compiled
def _draw(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    past: States,
    codes: Codes,
    worlds: NDArray[Any],
    weights: NDArray[Any],
) -> int:
    return explaining.draw_worlds(rules[0], states, work[0], judge[0], past, codes, worlds, weights)


@compiled
def _list(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    past: States,
    codes: Codes,
    worlds: NDArray[Any],
    weights: NDArray[Any],
) -> int:
    return explaining.list_worlds(rules[0], states, work[0], judge[0], past, codes, worlds, weights)


def count_hands(view: PlayerView) -> int | None:
    """In how many ways the other seat may hold its cards, builds aside; None with several others.

    All cards out of sight count, also where some of them lie neither in a hand nor in the stock.

    >>> from cassino.rules import deal, variant, view_of
    >>> count_hands(view_of(deal(variant(), seed="a"), 1))
    135751
    """
    if view.seats != 2 or view.seat is None:
        return None
    seen = [view.hand, view.loose, *view.piles, *(build.cards for build in view.builds)]
    return comb(52 - sum(map(len, seen)), view.hidden[1 - view.seat])


def believe(
    view: PlayerView,
    desk: Desk,
    worlds: int,
    past: Past = (),
    heat: float = 1.0,
    slip: float = 0.01,
) -> Beliefs:
    """The worlds that a seat must reckon with: all of them up to ``worlds``, else so many drawn.

    Args:
        view: what the seat sees.
        desk: a desk with that view on it.
        worlds: how many worlds at most.
        past: what was played, as far as it is remembered.
        heat: how much less steady than the learned habits play is taken to be.
        slip: the least chance that anybody is taken to make a certain move with.
    """
    before, codes = _records_of(view, past)
    number = count_hands(view)
    listed = number is not None and number <= worlds
    room = MANNERS * number if listed and number is not None else worlds
    table, weights = np.zeros((room, WORLD_WIDTH), np.int64), np.zeros(room)
    desk.judge[0].heat, desk.judge[0].slip = heat, slip
    desk.judge[0].since = len(codes) - _plays_of_hand(view, past[: len(codes)])
    size = (_list if listed else _draw)(*desk.records, before, codes, table, weights)
    if not size:  # nobody can answer for a build: then any hand is believed
        table, weights = table[:1], weights[:1]
        size, listed = _draw(*desk.records, before, codes, table, weights), False
    table, weights = table[:size], weights[:size]
    if not weights.any():  # nobody plays so; then nothing is told
        weights[:] = 1.0
    return Beliefs(table, weights / weights.sum(), is_exact=listed)


def _plays_of_hand(view: PlayerView, past: Past) -> int:
    """How many of the last plays belong to the hand in progress."""
    plays = 0
    for before, _ in reversed(past):
        if (before.hand_number, before.dealer) != (view.hand_number, view.dealer):
            break
        plays += 1
    return plays


def _records_of(view: PlayerView, past: Past) -> tuple[States, NDArray[np.int64]]:
    """The tables before the plays, and the moves, for compiled code."""
    if view.variant.deal.refill:  # which of its cards a seat has drawn since, nobody knows
        past = ()
    states = new_states(max(1, len(past)))
    for at, (before, _) in enumerate(past):
        encode(before, into=states[at : at + 1])
    return states, np.array([encode_move(move) for _, move in past], np.int64)
