"""The exact end of a deal: once the stock is out, every play is looked at to the last card.

Two sides are solved by alpha-beta with a table of known positions (``solving_many`` has more
sides). Values are the first side's. Whoever counts knows both hands when there are two seats; of
more seats a solver wants a whole position, one world.
"""

from __future__ import annotations

from typing import Final

from cassino.cards import ACES, BIG_CASSINO, LITTLE_CASSINO, SPADES
from cassino.kernel.choices import FEWEST, RESIDUE_LAST
from cassino.kernel.coding import TAKES, card_of, kind_of, table_of
from cassino.kernel.compiling import compiled, count
from cassino.kernel.generating import generate
from cassino.kernel.playing import play, side_of
from cassino.kernel.records import RulesRecord, StateRecord, States, WorkRecord
from cassino.kernel.solving_ends import count_items, points_of, settle_state
from cassino.kernel.solving_keys import key_of
from cassino.kernel.solving_records import KNOWN, SCORES, SolverRecord
from cassino.kernel.taking import all_table

INFINITE: Final = 1e6
_SPADES: Final = int(SPADES)
_ACES: Final = int(ACES)
_BIG: Final = int(BIG_CASSINO)
_LITTLE: Final = int(LITTLE_CASSINO)


@compiled
def end_value(rules: RulesRecord, state: StateRecord, solver: SolverRecord) -> float:
    """What a deal that is over is worth to the first of two sides."""
    count_items(rules, state, solver.items)
    if not solver.aim:
        lead = points_of(solver.items, 0) - points_of(solver.items, 1)
        return -1.0 * lead if rules.objective == FEWEST else 1.0 * lead
    winner = settle_state(rules, state, solver.items, solver.totals)
    if winner >= 0:
        return 1.0 - winner
    first = max(0, min(solver.totals[0], SCORES - 1))
    second = max(0, min(solver.totals[1], SCORES - 1))
    return solver.chances[first, second]


@compiled
def cards_left(state: StateRecord) -> int:
    """How many cards all hands hold."""
    return count(state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3])


@compiled
def mark_moves(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    solver: SolverRecord,
    start: int,
    end: int,
    first: int,
) -> int:
    """Mark the moves of a list by what they seem worth, ``first`` above all; the new end.

    With the last card of all, captures come to the same where the last capturer gets the rest: one
    is kept that sweeps, and one that doesn't.
    """
    comes_to_same = (
        cards_left(state) == 1 and rules.residue == RESIDUE_LAST and not rules.count_at_once
    )
    table = all_table(state)
    kept, seen = start, 0
    for at in range(start, end):
        code = work.codes[at]
        if comes_to_same and kind_of(code) == TAKES and table_of(code):
            sort = 1 if table_of(code) == table else 2
            if seen & sort:
                continue
            seen |= sort
        work.codes[kept] = code
        solver.marks[kept] = INFINITE if code == first else _mark(rules, code, table)
        kept += 1
    return kept


@compiled
def _mark(rules: RulesRecord, code: int, table: int) -> float:
    """What a move seems worth: the cards it takes, half of those built on, those given away."""
    taken = table_of(code)
    cards = taken | 1 << card_of(code)
    mark = 1.0 * count(cards) + 2.0 * count(cards & _SPADES) + 8.0 * count(cards & _ACES)
    mark += 12.0 * (cards >> _BIG & 1) + 8.0 * (cards >> _LITTLE & 1)
    if kind_of(code) != TAKES:
        return 0.5 * mark - 4.0
    if not taken:
        return -mark
    return mark + 8.0 * rules.sweep_points * (taken == table)


@compiled
def next_move(work: WorkRecord, solver: SolverRecord, depth: int) -> int:
    """The move of a list that is to be looked at next: the one with the highest mark."""
    at = solver.at[depth]
    best = at
    for other in range(at + 1, solver.ends[depth]):
        if solver.marks[other] > solver.marks[best]:
            best = other
    code = work.codes[best]
    if best != at:
        work.codes[best] = work.codes[at]
        work.codes[at] = code
        solver.marks[best] = solver.marks[at]
    solver.at[depth] = at + 1
    return code


@compiled
def _enter(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    solver: SolverRecord,
    depth: int,
    alpha: float,
    beta: float,
) -> bool:
    """Begin a position; True when its value is known already, as ``solver.value``."""
    state = states[depth]
    key = key_of(rules, state, 2)
    solver.path[depth] = key
    slot = key & (KNOWN - 1)
    first = -1
    if solver.keys[slot] == key and solver.stamps[slot] == solver.stamp:
        low, high = solver.lows[slot], solver.highs[slot]
        if low >= beta or low == high:
            solver.value = low
            return True
        if high <= alpha:
            solver.value = high
            return True
        first = solver.moves[slot]
        alpha, beta = max(alpha, low), min(beta, high)
    start = solver.ends[depth - 1] if depth else 0
    end = generate(rules, state, work, start)
    solver.starts[depth] = start
    solver.at[depth] = start
    solver.ends[depth] = mark_moves(rules, state, work, solver, start, end, first)
    solver.alphas[depth] = alpha
    solver.betas[depth] = beta
    solver.floors[depth] = alpha
    solver.roofs[depth] = beta
    is_first = side_of(state, state.turn) == 0
    solver.best[depth] = -INFINITE if is_first else INFINITE
    solver.chosen[depth] = -1
    return False


@compiled
def _take_up(states: States, solver: SolverRecord, depth: int, code: int, value: float) -> None:
    """Let a move of the position at a depth have a value."""
    if side_of(states[depth], states[depth].turn) == 0:
        if value > solver.best[depth]:
            solver.best[depth] = value
            solver.chosen[depth] = code
            solver.alphas[depth] = max(solver.alphas[depth], value)
    elif value < solver.best[depth]:
        solver.best[depth] = value
        solver.chosen[depth] = code
        solver.betas[depth] = min(solver.betas[depth], value)


@compiled
def _keep(solver: SolverRecord, depth: int) -> None:
    """Remember what has been found out about the position at a depth."""
    key = solver.path[depth]
    slot = key & (KNOWN - 1)
    value = solver.best[depth]
    low, high = -INFINITE, INFINITE
    if solver.keys[slot] == key and solver.stamps[slot] == solver.stamp:
        low, high = solver.lows[slot], solver.highs[slot]
    if value > solver.floors[depth]:
        low = max(low, value)
    if value < solver.roofs[depth]:
        high = min(high, value)
    solver.keys[slot] = key
    solver.stamps[slot] = solver.stamp
    solver.moves[slot] = solver.chosen[depth]
    solver.lows[slot] = low
    solver.highs[slot] = high


@compiled
def search_ending(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    solver: SolverRecord,
    alpha: float,
    beta: float,
) -> float:
    """The value of ``states[0]`` to the first of two sides; its best move is ``solver.move``.

    The value is exact when it lies between ``alpha`` and ``beta``, else a limit to it. When
    ``solver.most_nodes`` plays weren't enough, ``solver.is_full`` is 1 and nothing else counts.
    """
    if states[0].over:
        solver.move = -1
        return end_value(rules, states[0], solver)
    if _enter(rules, states, work, solver, 0, alpha, beta):
        solver.move = solver.moves[solver.path[0] & (KNOWN - 1)]
        return solver.value
    depth = 0
    while True:
        if solver.at[depth] == solver.ends[depth] or solver.alphas[depth] >= solver.betas[depth]:
            _keep(solver, depth)
            value = solver.best[depth]
            if not depth:
                solver.move = solver.chosen[0]
                return value
            depth -= 1
            _take_up(states, solver, depth, work.codes[solver.at[depth] - 1], value)
            continue
        code = next_move(work, solver, depth)
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        play(rules, after, work, code)
        solver.nodes += 1
        if solver.nodes > solver.most_nodes:
            solver.is_full = 1
            return 0.0
        if after.over:
            value = end_value(rules, after, solver)
            _take_up(states, solver, depth, code, value)
        elif _enter(
            rules, states, work, solver, depth + 1, solver.alphas[depth], solver.betas[depth]
        ):
            _take_up(states, solver, depth, code, solver.value)
        else:
            depth += 1
