"""What the end of a deal is worth: its points, or who has won the match (CL43-CL44, RY8, DR20-26).

The twin of ``rules.settling``, for endings and for whole matches played by programs.
"""

from __future__ import annotations

from typing import Final

from cassino.kernel.choices import FEWEST, NEAR_20_SPADES, number_of
from cassino.kernel.compiling import compiled
from cassino.kernel.records import ITEMS_OF_SCORE, Numbers, RulesRecord, StateRecord, Table
from cassino.kernel.scoring import (
    ACES_ITEM,
    BIG,
    CARDS,
    LITTLE,
    SPADES_ITEM,
    has_reached,
    pile_items,
    score_items,
    sides_of,
)
from cassino.rules.settings import EndResolution, NearTargetMiss

_COUNT_OUT: Final = number_of(EndResolution.COUNT_OUT)
_CLOSEST: Final = number_of(EndResolution.CLOSEST)
_FREEZE: Final = number_of(NearTargetMiss.FREEZE)
_ACCRUE: Final = number_of(NearTargetMiss.ACCRUE)
_ACE_ORDER: Final = (3, 0, 2, 1)
"""The aces in the order in which they are counted, spades clubs hearts diamonds."""


@compiled
def is_broken_off(state: StateRecord) -> bool:
    """Whether a side stood at the target in mid-deal, so that hands are left unplayed."""
    return (state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3]) != 0


@compiled
def count_items(rules: RulesRecord, state: StateRecord, items: Table) -> None:
    """Write the points of a deal that is over, in mid-deal too, to ``items[side, item]``."""
    if not is_broken_off(state):
        score_items(rules, state, items)
        return
    for side in range(sides_of(state)):
        pile_items(rules, state, side, items)


@compiled
def points_of(items: Table, side: int) -> int:
    """All of a side's items together."""
    points = 0
    for item in range(ITEMS_OF_SCORE):
        points += items[side, item]
    return points


@compiled
def settle_state(rules: RulesRecord, state: StateRecord, items: Table, totals: Numbers) -> int:
    """Write the scores after a deal to ``totals``; the side that has won, or -1.

    Args:
        rules: the rules.
        state: the deal, which is over; its scores are those before it.
        items: its points by side and item.
        totals: one entry a side.
    """
    sides = sides_of(state)
    for side in range(sides):
        totals[side] = int(state.scores[side]) + points_of(items, side)
    if is_broken_off(state):
        return _first_there(rules, sides, totals)
    top = _greatest(state, sides)
    is_fresh = not has_reached(rules, top)
    at_top = 0
    for side in range(sides):
        at_top += int(state.scores[side]) == top
    if rules.near_target and (is_fresh or at_top == 1):
        return _settle_near(rules, state, items, totals)
    reached = 0
    for side in range(sides):
        if has_reached(rules, totals[side]):
            reached |= 1 << side
    if rules.objective == FEWEST:
        return _single(totals, (1 << sides) - 1 if reached else 0, -1)
    if rules.end_resolution == _COUNT_OUT and reached & (reached - 1) and is_fresh:
        return _single(totals, _counted_out(rules, state, items), 1)
    return _single(totals, reached, -1 if rules.end_resolution == _CLOSEST else 1)


@compiled
def _first_there(rules: RulesRecord, sides: int, totals: Numbers) -> int:
    for side in range(sides):
        if has_reached(rules, totals[side]):
            return side
    return -1


@compiled
def _greatest(state: StateRecord, sides: int) -> int:
    top = int(state.scores[0])
    for side in range(1, sides):
        top = max(top, int(state.scores[side]))
    return top


@compiled
def _single(totals: Numbers, among: int, sign: int) -> int:
    """The side of some, as bits, that alone has most (or least, where ``sign`` is -1), or -1."""
    winner, top, equal = -1, 0, 0
    for side in range(4):
        if among >> side & 1:
            total = sign * totals[side]
            if winner < 0 or total > top:
                winner, top, equal = side, total, 1
            elif total == top:
                equal += 1
    return winner if equal == 1 else -1


@compiled
def _counted_out(rules: RulesRecord, state: StateRecord, items: Table) -> int:
    """The sides, as bits, that stand first at the target as items are counted (RY8, X55)."""
    sides = sides_of(state)
    out = 0
    for step in range(ITEMS_OF_SCORE + 3):
        for side in range(sides):
            score = int(state.scores[side])
            for before in range(step + 1):
                score += _step_points(rules, state, items, side, before)
            if has_reached(rules, score):
                out |= 1 << side
        if out:
            return out
    return out


@compiled
def _step_points(rules: RulesRecord, state: StateRecord, items: Table, side: int, step: int) -> int:
    """What a step of the counting gives a side; aces are counted one by one."""
    if step < ACES_ITEM:
        return items[side, step]
    ace = step - ACES_ITEM
    if ace < 4:
        return rules.ace * (state.piles[side] >> _ACE_ORDER[ace] & 1)
    return items[side, step - 3]


@compiled
def _needed(rules: RulesRecord, score: int) -> int:
    """The item that a side with this score must get to win (DR21, X16), or -1."""
    missing = rules.target - score
    if missing == 3:
        return CARDS
    if missing == 2:
        return BIG
    if missing == 1:
        return SPADES_ITEM if rules.near_target_20 == NEAR_20_SPADES else LITTLE
    return -1


@compiled
def _settle_near(rules: RulesRecord, state: StateRecord, items: Table, totals: Numbers) -> int:
    """The Dominican limits at 18, 19 and 20 (DR21-DR26)."""
    sides = sides_of(state)
    for item in range(ITEMS_OF_SCORE):
        met = 0
        for side in range(sides):
            if _needed(rules, int(state.scores[side])) == item and items[side, item] > 0:
                met |= 1 << side
        if met:
            _hold_back(rules, state, items, totals)
            return _single(totals, met, 1)
    _hold_back(rules, state, items, totals)
    reached = 0
    for side in range(sides):
        if _needed(rules, int(state.scores[side])) < 0 and has_reached(rules, totals[side]):
            reached |= 1 << side
    return _single(totals, reached, 1)


@compiled
def _hold_back(rules: RulesRecord, state: StateRecord, items: Table, totals: Numbers) -> None:
    """Take from sides that missed what they needed what they may not have (DR23, X18)."""
    for side in range(sides_of(state)):
        score = int(state.scores[side])
        need = _needed(rules, score)
        if need < 0 or items[side, need] > 0 or rules.near_target_miss == _ACCRUE:
            continue
        if rules.near_target_miss == _FREEZE:
            totals[side] = score
        else:
            totals[side] = max(score, min(totals[side], rules.target - 1))
