"""The last hand, solved: with two seats whoever counts knows every card."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import (
    TAKES,
    Codes,
    Rules,
    RulesRecord,
    States,
    Work,
    WorkRecord,
    compiled,
    generate,
    kind_of,
    play,
    side_of,
    table_of,
)
from cassino.search.beliefs import Beliefs
from cassino.search.desks import Desk
from cassino.search.judging import final_lead
from cassino.search.looking import price_of
from cassino.search.records import JudgeRecord, Judges, Reals

_FAR: Final = 1e9
ROOT: Final = 1
"""Place of the state after the move that is looked at."""


@compiled
def _list_in_order(
    rules: RulesRecord, states: States, depth: int, work: WorkRecord, judge: JudgeRecord, start: int
) -> int:
    """List the moves of a state, the dearest captures first; the end of the list."""
    end = generate(rules, states[depth], work, start)
    for at in range(start, end):
        code = work.codes[at]
        worth = price_of(judge, table_of(code)) if kind_of(code) == TAKES else 0.01
        place = at
        while place > start and judge.worth[place - 1] < worth:
            judge.worth[place] = judge.worth[place - 1]
            work.codes[place] = work.codes[place - 1]
            place -= 1
        judge.worth[place] = worth
        work.codes[place] = code
    return end


@compiled
def value_of_end(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    seat: int,
    frames: Any,  # noqa: ANN401 - rows of real numbers
    lists: Any,  # noqa: ANN401 - rows of whole numbers
) -> float:
    """The lead with which a seat ends ``states[ROOT]`` when all play their best, two sides.

    Alpha-beta on a stack of its own: ``frames`` has room for alpha, beta and the value of every
    depth, ``lists`` for the end of its list and the place in it. When ``judge.nodes`` has come
    to nought, the value means nothing.
    """
    side = side_of(states[ROOT], seat)
    depth = ROOT
    value = 0.0
    frames[depth, 0], frames[depth, 1] = -_FAR, _FAR
    lists[depth - 1, 0] = 0
    is_new = True
    while depth >= ROOT and judge.nodes > 0:
        state = states[depth]
        if is_new:
            judge.nodes -= 1
            if state.over:
                value = final_lead(rules, state, judge, side)
                is_new = False
                depth -= 1
                continue
            start = lists[depth - 1, 0]
            lists[depth, 0] = _list_in_order(rules, states, depth, work, judge, start)
            lists[depth, 1] = start
            frames[depth, 2] = -_FAR if side_of(state, state.turn) == side else _FAR
        else:
            if side_of(state, state.turn) == side:
                frames[depth, 2] = max(frames[depth, 2], value)
                frames[depth, 0] = max(frames[depth, 0], value)
            else:
                frames[depth, 2] = min(frames[depth, 2], value)
                frames[depth, 1] = min(frames[depth, 1], value)
            lists[depth, 1] += 1
            if lists[depth, 1] == lists[depth, 0] or frames[depth, 0] >= frames[depth, 1]:
                value = frames[depth, 2]
                depth -= 1
                continue
        states[depth + 1] = states[depth]
        play(rules, states[depth + 1], work, work.codes[lists[depth, 1]])
        frames[depth + 1, 0], frames[depth + 1, 1] = frames[depth, 0], frames[depth, 1]
        depth += 1
        is_new = True
    return value


@compiled
def _solve(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    moves: Codes,
    values: Reals,
    frames: NDArray[Any],
    lists: NDArray[Any],
) -> None:
    seat = states[0].turn
    for at in range(len(moves)):
        states[ROOT] = states[0]
        play(rules[0], states[ROOT], work[0], moves[at])
        values[at] = value_of_end(rules[0], states, work[0], judge[0], seat, frames, lists)


def solve(desk: Desk, beliefs: Beliefs, moves: Codes, nodes: int) -> NDArray[np.float64] | None:
    """The lead in points that every move brings when both sides play their best to the end.

    None when that takes more nodes than are given.
    """
    states = desk.states
    states[0]["hands"][:] = beliefs.hands[0]
    values = np.zeros(len(moves))
    frames, lists = np.zeros((len(states), 3)), np.zeros((len(states), 2), np.int64)
    desk.judge[0].nodes = nodes
    _solve(*desk.records, moves, values, frames, lists)
    return values if desk.judge[0].nodes > 0 else None
