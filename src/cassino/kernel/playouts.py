"""Deals played on by policies, in compiled code."""

from __future__ import annotations

from typing import Final

from cassino.kernel.chance import draw
from cassino.kernel.compiling import compiled
from cassino.kernel.generating import generate
from cassino.kernel.pricing import set_prices
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.kernel.weighing import look_around, weigh, weigh_greedily

RANDOM: Final = 0
"""Any legal move."""
GREEDY: Final = 1
"""The move that takes most."""
COUNTING: Final = 2
"""The move that is worth most to one who remembers every card."""

_CLOSE: Final = 1e-9


@compiled
def choose(rules: RulesRecord, state: StateRecord, work: WorkRecord, policy: int) -> int:
    """The code of the move that a policy plays; among equal ones the random numbers decide.

    It stands among the ``work.codes``, which are written anew.
    """
    end = generate(rules, state, work, 0)
    if end == 1:
        return work.codes[0]
    if policy == RANDOM:
        return work.codes[draw(work, end)]
    _look(rules, state, work, policy)
    best, chosen, equal = 0.0, -1, 0
    for at in range(end):
        amount = _amount(rules, state, work, policy, work.codes[at])
        if chosen < 0 or amount > best + _CLOSE:
            best, chosen, equal = amount, at, 1
        elif amount > best - _CLOSE:
            equal += 1
            if not draw(work, equal):
                chosen = at
    return work.codes[chosen]


@compiled
def chance_to_choose(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, policy: int, code: int
) -> float:
    """How likely a policy plays a legal move; ``work.codes`` are written anew."""
    end = generate(rules, state, work, 0)
    if policy == RANDOM:
        return 1.0 / end
    _look(rules, state, work, policy)
    own = _amount(rules, state, work, policy, code)
    equal = 0
    for at in range(end):
        amount = _amount(rules, state, work, policy, work.codes[at])
        if amount > own + _CLOSE:
            return 0.0
        if amount > own - _CLOSE:
            equal += 1
    return 1.0 / equal


@compiled
def _look(rules: RulesRecord, state: StateRecord, work: WorkRecord, policy: int) -> None:
    """Set what is the same for all moves."""
    if policy == COUNTING:
        look_around(rules, state, work)
    else:
        set_prices(rules, state, work)


@compiled
def _amount(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, policy: int, code: int
) -> float:
    """What a move is worth to a policy."""
    if policy == COUNTING:
        return weigh(rules, state, work, code)
    return weigh_greedily(work, code)
