"""What playouts find about the moves that the thinking seat may make later in the hand.

A node stands for all that the seat sees when it is to move again. The hands of others don't count:
a move is worth what it brings over all worlds in which the seat may come to see the same, so that
it never plays by what it can't know (Monte Carlo tree search over information sets, its own moves
only; the others go on to play what seems best to them).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from cassino.kernel import compiled, sides_of
from cassino.kernel.records import StateRecord, WorkRecord
from cassino.kernel.solving_keys import mixed, with_builds
from cassino.search.judging import put_dearest_first
from cassino.search.records import LONGEST, SLOTS, WIDTH, JudgeRecord, Judges

_TRIES: Final = 8
"""Places that are looked at for a node."""
_FIRST_SIGHT: Final = 6.0
"""A move's worth at first sight counts as much as so many playouts."""
_CURIOSITY: Final = 0.7
"""How many points are added to what is little known."""
_START: Final = 12345


def forget(judge: Judges) -> None:
    """Take all nodes away."""
    judge["keys"] = 0


@compiled
def begin_path(judge: JudgeRecord) -> None:
    """Begin a playout."""
    judge.passed = 0
    judge.grows = 1


@compiled
def choose_ahead(state: StateRecord, work: WorkRecord, judge: JudgeRecord, end: int) -> int:
    """The place of the move to play among ``work.codes[:end]``, which are put in another order.

    The first node of a playout that is new ends its path: from there on first sight decides.
    """
    if not judge.grows or judge.passed == LONGEST:
        put_dearest_first(work, judge, 0, 1, end)
        return 0
    shown = min(WIDTH, end)
    put_dearest_first(work, judge, 0, shown, end)
    key = _key_of(state)
    slot = _slot_of(judge, key)
    if slot < 0:
        judge.grows = 0
        return 0
    chosen = 0
    if judge.keys[slot] == key:
        chosen = _most_promising(judge, slot, shown)
    else:
        judge.grows = 0
        judge.keys[slot] = key
        for at in range(WIDTH):
            judge.visits[slot, at] = 0
            judge.sums[slot, at] = 0.0
    judge.passed_slots[judge.passed] = slot
    judge.passed_moves[judge.passed] = chosen
    judge.passed += 1
    return chosen


@compiled
def end_path(judge: JudgeRecord, lead: float) -> None:
    """Tell all nodes that a playout has passed what it brought."""
    for at in range(judge.passed):
        slot, chosen = judge.passed_slots[at], judge.passed_moves[at]
        judge.visits[slot, chosen] += 1
        judge.sums[slot, chosen] += lead


@compiled
def _key_of(state: StateRecord) -> int:
    """The key of what the seat to move sees, as far as a hand changes it; 0 is nobody's."""
    key = mixed(_START, state.loose)
    key = mixed(key, state.hands[state.turn])
    for side in range(sides_of(state)):
        key = mixed(key, state.piles[side])
    key = mixed(key, state.last_capturer + 1 << 4 | state.owes)
    if state.build_count:
        key = with_builds(key, state)
    return key or 1


@compiled
def _slot_of(judge: JudgeRecord, key: int) -> int:
    """Where a key is or may be put, or -1."""
    slot = key & (SLOTS - 1)
    for _ in range(_TRIES):
        if not judge.keys[slot] or judge.keys[slot] == key:
            return slot
        slot = (slot + 1) & (SLOTS - 1)
    return -1


@compiled
def _most_promising(judge: JudgeRecord, slot: int, shown: int) -> int:
    """The move of a node to look at next.

    First sight may be right about differences and wrong about the whole: it is shifted by how far
    it was off.
    """
    total, off = 0, 0.0
    for at in range(shown):
        total += judge.visits[slot, at]
        off += judge.sums[slot, at] - judge.visits[slot, at] * judge.worth[at]
    off /= max(1, total)
    best, top = 0, -1e9
    for at in range(shown):
        weight = judge.visits[slot, at] + _FIRST_SIGHT
        mean = (judge.sums[slot, at] + _FIRST_SIGHT * (judge.worth[at] + off)) / weight
        promise = mean + _CURIOSITY * sqrt(log(total + 2.0) / weight)
        if promise > top:
            best, top = at, promise
    return best
