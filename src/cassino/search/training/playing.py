"""Deals played for their descriptions, in compiled code."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from cassino.kernel import (
    Codes,
    Rules,
    RulesRecord,
    States,
    Work,
    WorkRecord,
    compiled,
    count,
    draw,
    fresh_deck,
    play,
    seed_random,
    side_of,
    start_deal,
)
from cassino.search.describing import describe, phase_of
from cassino.search.judging import final_lead, weigh_moves
from cassino.search.playouts import WORTH, compare
from cassino.search.records import FEATURES, LEAD, WORLD_WIDTH, JudgeRecord, Judges
from cassino.search.worlds import deal_world

ROW = FEATURES + 3
"""A row: the description of a move, then its phase, its group, and a number besides."""


@compiled
def _begin(rules: RulesRecord, states: States, work: WorkRecord, table: Any, deal: int) -> None:  # noqa: ANN401 - a row of whole numbers
    state = states[0]
    state.seats, state.partners = table[0], table[1]
    state.dealer = deal % table[0]
    for side in range(4):
        state.scores[side] = 0
    fresh_deck(state, work)
    start_deal(rules, state)


@compiled
def _best(judge: JudgeRecord, work: WorkRecord, end: int, noise: float) -> int:
    """The place of the move that is worth most, give or take some noise."""
    best, chosen = -1e9, 0
    for at in range(end):
        worth = judge.worth[at] + noise * (draw(work, 1000) - draw(work, 1000)) / 1000.0
        if worth > best:
            best, chosen = worth, at
    return chosen


@compiled
def play_deals(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    course: Codes,
    noise: float,
    rows: NDArray[Any],
    ends: NDArray[Any],
) -> int:
    """Play deals by worth, and write each position after a move; how many rows there are.

    ``ends`` gets by how many points more the side led at the end than it did then. ``course`` is
    the number of seats, whether they are partners, and how many deals.
    """
    size = 0
    for deal in range(course[2]):
        _begin(rules[0], states, work[0], course, deal)
        state = states[0]
        first = size
        while not state.over:
            end = weigh_moves(rules[0], states, 0, work[0], judge[0], 0, False)
            seat, hand = state.turn, state.hand_number
            play(rules[0], state, work[0], work[0].codes[_best(judge[0], work[0], end, noise)])
            if not state.over:
                _write(rules[0], states, 0, judge[0], seat, state.hand_number != hand, rows, size)
                rows[size, FEATURES + 1] = side_of(state, seat)
                size += 1
        for row in range(first, size):
            side = int(rows[row, FEATURES + 1])
            ends[row] = final_lead(rules[0], state, judge[0], side) - rows[row, LEAD]
    return size


@compiled
def _write(
    rules: RulesRecord,
    states: States,
    depth: int,
    judge: JudgeRecord,
    seat: int,
    between: bool,
    rows: Any,  # noqa: ANN401 - an array
    at: int,
) -> None:
    """Write the description of a position after a move, and its phase."""
    describe(rules, states[depth], judge, seat, between)
    for feature in range(FEATURES):
        rows[at, feature] = judge.features[feature]
    rows[at, FEATURES] = phase_of(rules, states[depth], seat, between)


@compiled
def compare_moves(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    course: Codes,
    worlds: NDArray[Any],
    rows: NDArray[Any],
    means: NDArray[Any],
) -> int:
    """Play deals by comparing moves in worlds, and write every move of a comparison.

    ``means`` gets what each was worth on average; moves of one position have the same group, and
    the one that was worth most has 1 as its number besides. ``course`` is the number of seats,
    whether they are partners, how many deals and worlds; ``worlds`` has room for these.
    """
    size, group = 0, 0
    judge[0].how = WORTH
    for deal in range(course[2]):
        _begin(rules[0], states, work[0], course, deal)
        state = states[0]
        while not state.over:
            end = weigh_moves(rules[0], states, 0, work[0], judge[0], 0, False)
            code = work[0].codes[_best(judge[0], work[0], end, 0.0)]
            if end > 1 and count(state.hands[state.turn]) > 1 and size + end < len(rows):
                _compare(rules[0], states, work[0], judge[0], worlds, course[3], means[size:], end)
                code = _write_moves(rules[0], states, work[0], judge[0], rows, means, size, end)
                for at in range(size, size + end):
                    rows[at, FEATURES + 1] = group
                size += end
                group += 1
            play(rules[0], state, work[0], code)
    return size


@compiled
def _compare(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    worlds: Any,  # noqa: ANN401 - an array
    size: int,
    means: Any,  # noqa: ANN401 - an array
    end: int,
) -> None:
    """Compare the listed moves of a position in worlds drawn for its seat to move."""
    order, moves = worlds[:size, WORLD_WIDTH], worlds[:end, WORLD_WIDTH + 1]
    for other in range(4):
        judge.held[other] = count(states[0].hands[other])
    for at in range(end):
        moves[at], means[at] = work.codes[at], 0.0
    for at in range(size):
        states[1] = states[0]
        deal_world(rules, states[1], work, states[0].turn, judge.held)
        for other in range(4):
            worlds[at, other] = states[1].hands[other]
        order[at] = at
    compare(rules, states, work, judge, moves, worlds, order, means[:end])
    for at in range(end):
        means[at] /= size
        work.codes[at] = moves[at]


@compiled
def _write_moves(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    rows: Any,  # noqa: ANN401 - an array
    means: Any,  # noqa: ANN401 - an array
    size: int,
    end: int,
) -> int:
    """Write the listed moves from row ``size`` on; the code of the one that was worth most."""
    best = 0
    seat = states[0].turn
    for at in range(end):
        if means[size + at] > means[size + best]:
            best = at
    for at in range(end):
        states[1] = states[0]
        play(rules, states[1], work, work.codes[at])
        _write(rules, states, 1, judge, seat, False, rows, size + at)
        rows[size + at, FEATURES + 2] = at == best
    return work.codes[best]


@compiled
def begin_chance(work: Work, seed: int) -> None:
    """Begin the random numbers of a seed."""
    seed_random(work[0], seed)
