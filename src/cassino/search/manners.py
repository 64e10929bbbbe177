"""In which manner the others play, as far as their plays tell, in compiled code.

Somebody may play as the search itself does, by the learned habits, or as one of the kernel's
policies. All cards of an earlier hand are known once it is over, so that every play of it can be
held against what each manner would have done; a play of the hand in progress tells about the
manner and the cards together (``explaining``).
"""

from __future__ import annotations

from math import exp
from typing import Final

from cassino.kernel import COUNTING, GREEDY, card_of, chance_to_choose, choose, compiled
from cassino.kernel.records import Codes, RulesRecord, StateRecord, States, WorkRecord
from cassino.search.judging import MOST_WEIGHED, weigh_moves
from cassino.search.records import MANNERS, JudgeRecord

BY_HABIT: Final = 0
"""As the learned habits say; in playouts what seems best at first sight."""
BY_COUNTING: Final = 1
"""As the kernel's counting policy does."""
BY_GREED: Final = 2
"""As the kernel's greedy policy does."""

DEPTH: Final = 2
"""Place of the state in which a play is looked at; the next one is used too."""
_STRAYS: Final = 0.06
"""The chance that somebody who follows a policy plays any move instead."""
_AT_FIRST: Final = (0.5, 0.25, 0.25)
"""How likely each manner is before anybody has played."""


@compiled
def learn_manners(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    past: States,
    codes: Codes,
) -> None:
    """Set ``judge.prior[seat, manner]`` by the plays of earlier hands (``judge.since``).

    Args:
        rules: the rules.
        states: states, of which the first is the one to move in; its seat's own plays don't count.
        work: the work space.
        judge: the judge.
        past: the table before each play that is remembered.
        codes: the moves then made.
    """
    for seat in range(4):
        for manner in range(MANNERS):
            judge.prior[seat, manner] = _AT_FIRST[manner]
    forget_world(judge)
    for at in range(judge.since):
        if past[at].turn != states[0].turn:
            states[DEPTH] = past[at]
            for seat in range(4):
                states[DEPTH].hands[seat] = 0
            give_back(states[DEPTH], past, codes, at, judge.since)
            heed_play(rules, states, work, judge, codes[at])
    for seat in range(4):
        for manner in range(MANNERS):
            judge.prior[seat, manner] = judge.manners[seat, manner]


@compiled
def forget_world(judge: JudgeRecord) -> None:
    """Think of manners as before any world was looked at."""
    for seat in range(4):
        for manner in range(MANNERS):
            judge.manners[seat, manner] = judge.prior[seat, manner]


@compiled
def give_back(state: StateRecord, past: States, codes: Codes, at: int, end: int) -> None:
    """Give every seat back the cards that it played from a play on in the same hand.

    Plays from ``end`` on aren't looked at.
    """
    later = at
    while later < end and past[later].hand_number == past[at].hand_number:
        state.hands[past[later].turn] |= 1 << card_of(codes[later])
        later += 1


@compiled
def heed_play(
    rules: RulesRecord, states: States, work: WorkRecord, judge: JudgeRecord, code: int
) -> float:
    """Think of the manners of a seat what a move in ``states[DEPTH]`` tells; how likely it was.

    It is 0 for a move that the hand doesn't allow, as a build without a card for it.
    """
    state = states[DEPTH]
    seat = state.turn
    end = weigh_moves(rules, states, DEPTH, work, judge, 0, True)
    if end >= MOST_WEIGHED:
        return 1.0
    chance = _chance_by_habit(work, judge, code, end)
    if not chance:
        return 0.0
    judge.manners[seat, BY_HABIT] *= chance + judge.slip
    for manner in (BY_COUNTING, BY_GREED):
        chance = chance_to_choose(rules, state, work, _policy_of(manner), code)
        judge.manners[seat, manner] *= (1.0 - _STRAYS) * chance + _STRAYS / end
    total = 0.0
    for manner in range(MANNERS):
        total += judge.manners[seat, manner]
    for manner in range(MANNERS):
        judge.manners[seat, manner] /= total
    return total


@compiled
def choose_as(rules: RulesRecord, state: StateRecord, work: WorkRecord, manner: int) -> int:
    """The move that somebody of another manner than that of habits plays."""
    return choose(rules, state, work, _policy_of(manner))


@compiled
def _policy_of(manner: int) -> int:
    return COUNTING if manner == BY_COUNTING else GREEDY


@compiled
def _chance_by_habit(work: WorkRecord, judge: JudgeRecord, code: int, end: int) -> float:
    """The chance of a move among those that were weighed."""
    top, summed, own = -1e9, 0.0, 0.0
    for at in range(end):
        top = max(top, judge.worth[at])
    for at in range(end):
        chance = exp((judge.worth[at] - top) / judge.heat)
        summed += chance
        if work.codes[at] == code:
            own = chance
    return own / summed
