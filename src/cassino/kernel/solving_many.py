"""Endings of three or four sides, each for itself: max^n over vectors with a value a side.

Every side plays for what it has more than the others on average. Among moves that are equally good
for it, it plays the one that is worst for the side that plays next, then for the one after that;
so a value never depends on the order in which moves are listed. A table knows positions that were
seen before; nothing is cut off.
"""

from __future__ import annotations

from cassino.kernel.choices import FEWEST
from cassino.kernel.compiling import compiled
from cassino.kernel.generating import generate
from cassino.kernel.playing import play, side_of
from cassino.kernel.records import RulesRecord, StateRecord, States, WorkRecord
from cassino.kernel.scoring import sides_of
from cassino.kernel.solving import mark_moves, next_move
from cassino.kernel.solving_ends import count_items, points_of
from cassino.kernel.solving_keys import key_of
from cassino.kernel.solving_records import KNOWN, SolverRecord

_SAME = 1e-9


@compiled
def end_values(rules: RulesRecord, state: StateRecord, solver: SolverRecord) -> None:
    """Write what a deal that is over is worth to each side to ``solver.vector``."""
    count_items(rules, state, solver.items)
    sides = sides_of(state)
    summed = 0
    for side in range(sides):
        summed += points_of(solver.items, side)
    sign = -1.0 if rules.objective == FEWEST else 1.0
    for side in range(sides):
        own = points_of(solver.items, side)
        solver.vector[side] = sign * (own - (summed - own) / (sides - 1))


@compiled
def is_better(rules: RulesRecord, state: StateRecord, solver: SolverRecord, depth: int) -> bool:
    """Whether ``solver.vector`` is better for the seat to move than the best of its position."""
    if solver.chosen[depth] == -1:
        return True
    seat = state.turn
    own = side_of(state, seat)
    difference = solver.vector[own] - solver.best_vectors[depth, own]
    if abs(difference) > _SAME:
        return difference > 0
    for step in range(1, state.seats):
        other = side_of(state, (seat + rules.step * step) % state.seats)
        difference = solver.vector[other] - solver.best_vectors[depth, other]
        if abs(difference) > _SAME:
            return difference < 0
    return False


@compiled
def _enter(
    rules: RulesRecord, states: States, work: WorkRecord, solver: SolverRecord, depth: int
) -> bool:
    """Begin a position; True when its values are known already, as ``solver.vector``."""
    state = states[depth]
    sides = sides_of(state)
    key = key_of(rules, state, sides)
    solver.path[depth] = key
    slot = key & (KNOWN - 1)
    if solver.keys[slot] == key and solver.stamps[slot] == solver.stamp:
        for side in range(sides):
            solver.vector[side] = solver.vectors[slot, side]
        return True
    start = solver.ends[depth - 1] if depth else 0
    end = generate(rules, state, work, start)
    solver.starts[depth] = start
    solver.at[depth] = start
    solver.ends[depth] = mark_moves(rules, state, work, solver, start, end, -1)
    solver.chosen[depth] = -1
    return False


@compiled
def _take_up(
    rules: RulesRecord, states: States, solver: SolverRecord, depth: int, code: int
) -> None:
    """Let a move of the position at a depth have the values of ``solver.vector``."""
    if is_better(rules, states[depth], solver, depth):
        solver.chosen[depth] = code
        for side in range(4):
            solver.best_vectors[depth, side] = solver.vector[side]


@compiled
def _keep(solver: SolverRecord, depth: int) -> None:
    """Remember the values of the position at a depth, and hand them on."""
    key = solver.path[depth]
    slot = key & (KNOWN - 1)
    solver.keys[slot] = key
    solver.stamps[slot] = solver.stamp
    solver.moves[slot] = solver.chosen[depth]
    for side in range(4):
        solver.vectors[slot, side] = solver.best_vectors[depth, side]
        solver.vector[side] = solver.best_vectors[depth, side]


@compiled
def search_many(rules: RulesRecord, states: States, work: WorkRecord, solver: SolverRecord) -> None:
    """Write the values of ``states[0]`` to ``solver.vector``, the best move to ``solver.move``.

    When ``solver.most_nodes`` plays weren't enough, ``solver.is_full`` is 1 and nothing else
    counts.
    """
    solver.move = -1
    if states[0].over:
        end_values(rules, states[0], solver)
        return
    if _enter(rules, states, work, solver, 0):
        solver.move = solver.moves[solver.path[0] & (KNOWN - 1)]
        return
    depth = 0
    while True:
        if solver.at[depth] == solver.ends[depth]:
            _keep(solver, depth)
            if not depth:
                solver.move = solver.chosen[0]
                return
            depth -= 1
            _take_up(rules, states, solver, depth, work.codes[solver.at[depth] - 1])
            continue
        code = next_move(work, solver, depth)
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        play(rules, after, work, code)
        solver.nodes += 1
        if solver.nodes > solver.most_nodes:
            solver.is_full = 1
            return
        if after.over:
            end_values(rules, after, solver)
            _take_up(rules, states, solver, depth, code)
        elif _enter(rules, states, work, solver, depth + 1):
            _take_up(rules, states, solver, depth, code)
        else:
            depth += 1
