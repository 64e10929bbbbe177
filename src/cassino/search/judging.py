"""What positions are worth, and the move that seems best without looking further."""

from __future__ import annotations

from typing import Final

from cassino.kernel import (
    ITEMS_OF_SCORE,
    TAKES,
    compiled,
    generate,
    kind_of,
    play,
    score_items,
    side_of,
    sides_of,
    table_of,
)
from cassino.kernel.records import RulesRecord, StateRecord, States, WorkRecord
from cassino.search.describing import describe, phase_of
from cassino.search.looking import price_of
from cassino.search.records import FEATURES, JudgeRecord

MOST_WEIGHED: Final = 96
"""So many moves are weighed: of longer lists those that take or build with the dearest cards."""


@compiled
def final_lead(rules: RulesRecord, state: StateRecord, judge: JudgeRecord, side: int) -> float:
    """By how many points a side leads the others on average when the deal is over."""
    items = judge.items
    score_items(rules, state, items)
    sides = sides_of(state)
    lead = 0.0
    for other in range(sides):
        total = 0
        for item in range(ITEMS_OF_SCORE):
            total += items[other, item]
        lead += total if other == side else -total / (sides - 1)
    return judge.sign * lead


@compiled
def worth_to(
    rules: RulesRecord,
    state: StateRecord,
    judge: JudgeRecord,
    seat: int,
    between: bool,
    by_habit: bool,
) -> float:
    """The lead in points with which a seat's side may be expected to end the deal.

    It is the seat that has just moved; ``between``: with that the hand has ended. ``by_habit``:
    instead how likely players go there, as a logarithm up to a summand.
    """
    side = side_of(state, seat)
    if state.over:
        return final_lead(rules, state, judge, side)
    describe(rules, state, judge, seat, between)
    phase = phase_of(rules, state, seat, between)
    worth = 0.0
    if by_habit and not between:
        for at in range(FEATURES):
            worth += judge.habits[phase, at] * judge.features[at]
    else:
        for at in range(FEATURES):
            worth += judge.weights[phase, at] * judge.features[at]
    return worth


@compiled
def put_dearest_first(
    work: WorkRecord, judge: JudgeRecord, start: int, most: int, end: int
) -> None:
    """Bring so many moves with the highest worth to the front of a list, in order."""
    for at in range(start, start + most):
        best = at
        for other in range(at + 1, end):
            if judge.worth[other] > judge.worth[best]:
                best = other
        judge.worth[at], judge.worth[best] = judge.worth[best], judge.worth[at]
        work.codes[at], work.codes[best] = work.codes[best], work.codes[at]


@compiled
def _keep_dearest(work: WorkRecord, judge: JudgeRecord, start: int, end: int) -> int:
    """Of a long list keep the moves with the dearest table cards; the new end."""
    for at in range(start, end):
        code = work.codes[at]
        share = 1.0 if kind_of(code) == TAKES else 0.5
        judge.worth[at] = share * price_of(judge, table_of(code))
    put_dearest_first(work, judge, start, MOST_WEIGHED, end)
    return start + MOST_WEIGHED


@compiled
def weigh_moves(
    rules: RulesRecord,
    states: States,
    depth: int,
    work: WorkRecord,
    judge: JudgeRecord,
    start: int,
    by_habit: bool,
) -> int:
    """List the moves of ``states[depth]`` from ``start`` on with their worth; returns the end.

    Of a list that is too long only some moves are kept. ``states[depth + 1]`` is used.
    """
    state = states[depth]
    end = generate(rules, state, work, start)
    if end - start > MOST_WEIGHED:
        end = _keep_dearest(work, judge, start, end)
    seat = state.turn
    hand = state.hand_number
    after = states[depth + 1]
    for at in range(start, end):
        states[depth + 1] = states[depth]
        play(rules, after, work, work.codes[at])
        between = after.hand_number != hand
        judge.worth[at] = worth_to(rules, after, judge, seat, between, by_habit)
    return end
