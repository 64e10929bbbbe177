"""How well worlds explain what the others have played in this hand, in compiled code.

A seat that trails a card it might have taken with probably couldn't take. Every play is weighed
against the other moves that its seat had in a world, by the habits that the judge has learned from
play; a world counts as much as it makes all plays likely. One in which a seat had no card for a
build that it owned then counts nothing.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from numpy.typing import NDArray

from cassino.kernel import card_of, compiled, count
from cassino.kernel.records import Codes, RulesRecord, States, Table, WorkRecord
from cassino.search.judging import MOST_WEIGHED, weigh_moves
from cassino.search.records import JudgeRecord
from cassino.search.worlds import answers, deal_world, unseen_cards

DEPTH: Final = 1
"""Place of the state in which worlds are laid out; the next two are used too."""


@compiled
def explain(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    past: States,
    codes: Codes,
) -> float:
    """How likely the plays of this hand are in the world of ``states[DEPTH]``, up to a factor.

    Args:
        rules: the rules.
        states: states, of which the first is the one to move in; its seat's own plays don't count.
        work: the work space.
        judge: the judge.
        past: the table before each play of the hand.
        codes: the moves then made.
    """
    seat = states[0].turn
    likely = 1.0
    for at in range(len(codes)):
        if past[at].turn == seat:
            continue
        states[DEPTH + 1] = past[at]
        before = states[DEPTH + 1]
        for other in range(before.seats):
            before.hands[other] = states[DEPTH].hands[other]
        for later in range(at, len(codes)):
            before.hands[past[later].turn] |= 1 << card_of(codes[later])
        if not answers(rules, before, before.turn):
            return 0.0
        end = weigh_moves(rules, states, DEPTH + 1, work, judge, 0, True)
        if end < MOST_WEIGHED:
            likely *= _chance(work, judge, codes[at], end) + judge.slip
    return likely


@compiled
def _chance(work: WorkRecord, judge: JudgeRecord, code: int, end: int) -> float:
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


@compiled
def draw_worlds(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    past: States,
    codes: Codes,
    worlds: Table,
    weights: NDArray[Any],
) -> None:
    """Fill ``worlds[n, seat]`` with drawn hands and ``weights[n]`` with how well they explain."""
    seat = states[0].turn
    for at in range(len(weights)):
        states[DEPTH] = states[0]
        world = states[DEPTH]
        deal_world(rules, world, work, seat, judge.held)
        for other in range(world.seats):
            worlds[at, other] = world.hands[other]
        weights[at] = explain(rules, states, work, judge, past, codes)


@compiled
def list_worlds(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    past: States,
    codes: Codes,
    worlds: Table,
    weights: NDArray[Any],
) -> int:
    """Fill ``worlds`` and ``weights`` with every hand that the only other seat may hold.

    How many there are comes back; ``weights`` has room for all hands of so many cards.
    """
    seat = states[0].turn
    other = 1 - seat
    cards = unseen_cards(states[0], seat)
    size = count(cards)
    listed = 0
    chosen = (1 << judge.held[other]) - 1  # places among the unseen cards, as bits
    while chosen >> size == 0:
        states[DEPTH] = states[0]
        world = states[DEPTH]
        world.hands[other] = _cards_at(cards, chosen)
        if answers(rules, world, other):
            worlds[listed, seat] = world.hands[seat]
            worlds[listed, other] = world.hands[other]
            weights[listed] = explain(rules, states, work, judge, past, codes)
            listed += 1
        if not chosen:
            break
        low = chosen & -chosen  # the next number with as many bits
        next_up = chosen + low
        chosen = ((chosen ^ next_up) // low >> 2) | next_up
    return listed


@compiled
def _cards_at(cards: int, places: int) -> int:
    found = 0
    while places:
        card = cards & -cards
        if places & 1:
            found |= card
        cards ^= card
        places >>= 1
    return found
