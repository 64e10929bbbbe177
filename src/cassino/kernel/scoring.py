"""Scoring a deal, item by item (CL39-CL42, DK22, DR19)."""

from __future__ import annotations

from typing import Final

from cassino.cards import ACES, BIG_CASSINO, JACK_OF_SPADES, LITTLE_CASSINO, SPADES
from cassino.kernel.choices import (
    BLOCK_EVERYONE,
    CANCEL_ALL_SIDES,
    CANCEL_PAIRWISE,
    CANCEL_SEQUENTIAL,
    REACH_AT_LEAST,
    TIES_SPLIT,
)
from cassino.kernel.compiling import compiled, count
from cassino.kernel.records import NO_LIMIT, RulesRecord, StateRecord, Table

CARDS: Final = 0
SPADES_ITEM: Final = 1
BIG: Final = 2
LITTLE: Final = 3
ACES_ITEM: Final = 4
SWEEPS: Final = 5
LAST: Final = 6

_SPADES: Final = int(SPADES)
_ACES: Final = int(ACES)
_JACK: Final = int(JACK_OF_SPADES)
_TEN: Final = int(BIG_CASSINO)
_TWO: Final = int(LITTLE_CASSINO)


@compiled
def sides_of(state: StateRecord) -> int:
    """How many sides there are."""
    return 2 if state.partners else state.seats


@compiled
def has_reached(rules: RulesRecord, score: int) -> bool:
    """Whether a score stands at the target (CL43, X4)."""
    return score > rules.target or (score == rules.target and rules.reach == REACH_AT_LEAST)


@compiled
def score_items(rules: RulesRecord, state: StateRecord, items: Table) -> None:
    """Write the points of a finished deal to ``items[side, item]``, carried points with them.

    The items are cards, spades, Big Casino, Little Casino, aces, sweeps, last capture.
    """
    for side in range(sides_of(state)):
        pile_items(rules, state, side, items)
    most_cards = _majority(rules, state, -1, rules.most_cards, int(state.carry[0]))
    most_spades = _majority(rules, state, _SPADES, rules.most_spades, int(state.carry[1]))
    top_cards, top_spades = _top(state, -1), _top(state, _SPADES)
    for side in range(sides_of(state)):
        pile = state.piles[side]
        items[side, CARDS] = most_cards * (count(pile) == top_cards)
        items[side, SPADES_ITEM] += most_spades * (count(pile & _SPADES) == top_spades)
        items[side, LAST] = 0
    last = state.last_capturer
    if last >= 0:
        side = last % 2 if state.partners else last
        items[side, LAST] = rules.last_capture_point


@compiled
def pile_items(rules: RulesRecord, state: StateRecord, side: int, items: Table) -> None:
    """Write what a side's pile and sweeps are worth by themselves."""
    pile = state.piles[side]
    jack = rules.jack_of_spades * (pile >> _JACK & 1)
    items[side, CARDS] = 0
    items[side, SPADES_ITEM] = rules.each_spade * count(pile & _SPADES) + jack
    items[side, BIG] = rules.big_casino * (pile >> _TEN & 1)
    items[side, LITTLE] = rules.little_casino * (pile >> _TWO & 1)
    items[side, ACES_ITEM] = rules.ace * count(pile & _ACES)
    items[side, SWEEPS] = sweep_points(rules, state, side)
    items[side, LAST] = 0


@compiled
def _top(state: StateRecord, kind: int) -> int:
    """The most cards of a kind in a pile."""
    top = 0
    for side in range(sides_of(state)):
        top = max(top, count(state.piles[side] & kind))
    return top


@compiled
def _majority(rules: RulesRecord, state: StateRecord, kind: int, points: int, carried: int) -> int:
    """What each side with most cards of a kind gets (CL40)."""
    top = _top(state, kind)
    leaders = 0
    for side in range(sides_of(state)):
        leaders += count(state.piles[side] & kind) == top
    if leaders == 1:
        return points + carried
    if rules.majority_ties == TIES_SPLIT and top:
        return points // leaders
    return 0


@compiled
def sweep_points(rules: RulesRecord, state: StateRecord, side: int) -> int:
    """What a side's sweeps are worth after cancelling and limits (X9, DK20, DR24)."""
    if not rules.sweep_points or is_blocked(rules, state, side):
        return 0
    return rules.sweep_points * _sweeps_left(rules, state, side)


@compiled
def _sweeps_left(rules: RulesRecord, state: StateRecord, side: int) -> int:
    own = int(state.sweeps[side])
    least, most, summed = own, 0, 0
    for other in range(sides_of(state)):
        sweeps = int(state.sweeps[other])
        least = min(least, sweeps)
        summed += sweeps
        if other != side:
            most = max(most, sweeps)
    if rules.sweep_cancel == CANCEL_ALL_SIDES:
        return own - least
    if rules.sweep_cancel == CANCEL_PAIRWISE:
        return max(0, own - most)
    if rules.sweep_cancel == CANCEL_SEQUENTIAL:
        return max(0, 2 * own - summed)
    return own


@compiled
def is_blocked(rules: RulesRecord, state: StateRecord, side: int) -> bool:
    """Whether a score limit takes a side's sweeps away, unless sides tied at the target (X55)."""
    limit = rules.sweeps_blocked_from
    if limit == NO_LIMIT:
        return False
    barred = state.scores[side] >= limit
    top, at_top = 0, 0
    for other in range(sides_of(state)):
        score = int(state.scores[other])
        if rules.sweeps_block == BLOCK_EVERYONE and score >= limit:
            barred = True
        if score > top:
            top, at_top = score, 0
        at_top += score == top
    return barred and not (at_top > 1 and has_reached(rules, top))


@compiled
def total_of(rules: RulesRecord, state: StateRecord, side: int) -> int:
    """What a side's pile is worth already: all but majorities and the last capture."""
    pile = state.piles[side]
    points = rules.each_spade * count(pile & _SPADES) + rules.jack_of_spades * (pile >> _JACK & 1)
    points += rules.big_casino * (pile >> _TEN & 1) + rules.little_casino * (pile >> _TWO & 1)
    return points + rules.ace * count(pile & _ACES) + sweep_points(rules, state, side)


@compiled
def is_out_at_once(rules: RulesRecord, state: StateRecord) -> bool:
    """Whether a side stands at the target in mid-deal, where points count at once."""
    if rules.count_at_once:
        for side in range(sides_of(state)):
            if has_reached(rules, int(state.scores[side]) + total_of(rules, state, side)):
                return True
    return False
