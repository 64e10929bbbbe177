"""Chances to win a match from its scores, as deals between equal players tell.

Deals that counting players have played out, seat by seat at the same game, stand for all that may
come. Every one is settled at every pair of scores by the kernel's twin of the rules, limits near
the target, counting out and ties included, so the chances follow from each other from the top down.
More than two sides are played out from their scores, deal drawn after deal. These chances are
estimates; what they rest on is ``DEALS`` deals with the dealers taking turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import (
    COUNTING,
    ITEMS_OF_SCORE,
    Rules,
    States,
    batch_play,
    batch_start,
    compiled,
    new_states,
    new_work,
    policies,
    rules_of,
)
from cassino.kernel.solving_ends import count_items, settle_state
from cassino.kernel.solving_records import SCORES
from cassino.rules import Variant
from cassino.rules.settings import Objective

DEALS: Final = 600
"""So many deals stand for those to come."""

_MATCHES: Final = 400
_BEYOND: Final = 14
"""Scores so far beyond the target are looked at; past them the higher one has as good as won."""

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]


@compiled
def _settle_each(
    rules: Rules, states: States, items: Integers, winners: Integers, totals: Integers
) -> None:
    for at in range(len(states)):
        count_items(rules[0], states[at], items)
        winners[at] = settle_state(rules[0], states[at], items, totals[at])


@compiled
def _fill_table(
    rules: Rules, states: States, items: Integers, totals: Integers, table: Reals, size: int
) -> None:
    """Fill the first side's chances for all scores below ``size``, the highest sums first."""
    for summed in range(2 * size - 2, -1, -1):
        for first in range(max(0, summed - size + 1), min(summed, size - 1) + 1):
            second = summed - first
            total, counted = 0.0, 0
            for at in range(len(states)):
                state = states[at]
                state.scores[0] = first
                state.scores[1] = second
                count_items(rules[0], state, items)
                winner = settle_state(rules[0], state, items, totals)
                if winner >= 0:
                    total += 1.0 - winner
                    counted += 1
                elif totals[0] != first or totals[1] != second:
                    total += table[min(totals[0], SCORES - 1), min(totals[1], SCORES - 1)]
                    counted += 1
            table[first, second] = total / counted if counted else 0.5


class MatchModel:
    """The chances of the sides of one game to win the match."""

    def __init__(self, variant: Variant, seats: int, *, partners: bool, deals: int = DEALS) -> None:
        """Play the deals on which the chances rest."""
        self.variant = variant
        self.sides = 2 if partners else seats
        self._rules = rules_of(variant)
        self._pool = _play_deals(self._rules, seats, deals, partners=partners)
        self._memo: dict[tuple[int, ...], Reals] = {}
        self.table: Reals | None = self._make_table() if self.sides == 2 else None

    @property
    def deals(self) -> States:
        """A copy of the finished deals that stand for those to come."""
        pool: States = self._pool.copy()
        return pool

    def _make_table(self) -> Reals:
        size = min(SCORES, self.variant.match.target + _BEYOND)
        sign = -1 if self.variant.match.objective is Objective.FEWEST else 1
        scores = np.arange(SCORES)
        table: Reals = (np.sign(sign * (scores[:, None] - scores[None, :])) + 1) / 2
        items, totals = np.zeros((4, ITEMS_OF_SCORE), np.int64), np.zeros(4, np.int64)
        _fill_table(self._rules, self._pool.copy(), items, totals, table, size)
        both: Reals = (table + 1.0 - table.T) / 2
        return both

    def after(self, states: States) -> Reals:
        """Each side's chance after some deals that are over, ``[deal, side]``."""
        winners: Integers = np.zeros(len(states), np.int64)
        totals: Integers = np.zeros((len(states), 4), np.int64)
        items = np.zeros((4, ITEMS_OF_SCORE), np.int64)
        _settle_each(self._rules, states, items, winners, totals)
        chances: Reals = np.zeros((len(states), self.sides))
        for at, winner in enumerate(winners.tolist()):
            if winner >= 0:
                chances[at, winner] = 1.0
            else:
                chances[at] = self.at(tuple(totals[at, : self.sides].tolist()))
        return chances

    def at(self, scores: tuple[int, ...]) -> Reals:
        """Each side's chance when the next deal begins at some scores."""
        if self.table is not None:
            first = self.table[min(scores[0], SCORES - 1), min(scores[1], SCORES - 1)]
            return np.array([first, 1.0 - first])
        if scores not in self._memo:
            self._memo[scores] = self._play_matches(scores)
        return self._memo[scores]

    def _play_matches(self, scores: tuple[int, ...]) -> Reals:
        """The share of matches that each side wins from its scores on, drawn from the deals."""
        random = np.random.default_rng(sum(scores))
        standing: Integers = np.tile(np.array(scores, np.int64), (_MATCHES, 1))
        won: Reals = np.zeros(self.sides)
        items = np.zeros((4, ITEMS_OF_SCORE), np.int64)
        for _ in range(100):
            if not len(standing):
                break
            drawn: Any = self._pool[random.integers(len(self._pool), size=len(standing))]
            drawn["scores"][:, : self.sides] = standing
            winners: Integers = np.zeros(len(standing), np.int64)
            totals: Integers = np.zeros((len(standing), 4), np.int64)
            _settle_each(self._rules, drawn, items, winners, totals)
            won += np.bincount(winners[winners >= 0], minlength=self.sides)
            standing = totals[winners < 0, : self.sides]
        won += not won.any()  # nobody has won in so many deals: then all are alike
        shares: Reals = won / won.sum()
        return shares


def _play_deals(rules: Rules, seats: int, deals: int, *, partners: bool) -> States:
    states: Any = new_states(deals)
    states["seats"], states["partners"] = seats, partners
    states["dealer"] = np.arange(deals) % seats
    seeds = np.arange(deals, dtype=np.int64)
    work = new_work()
    batch_start(rules, states, work, seeds)
    batch_play(rules, states, work, policies(COUNTING), seeds=seeds)
    played: States = states
    return played


@lru_cache(maxsize=8)
def match_model(variant: Variant, seats: int, partners: bool) -> MatchModel:
    """The chances of a game, made once."""
    return MatchModel(variant, seats, partners=partners)
