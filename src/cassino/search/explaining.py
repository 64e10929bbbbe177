"""How well worlds explain what the others have played in this hand, in compiled code.

A seat that trails a card it might have taken with probably couldn't take. Every play is weighed
against the other moves that its seat had in a world, in each of the manners in which the seat may
play; a world counts as much as it makes all plays likely. One in which a seat had no card for a
build that it owned then counts nothing.
"""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

from cassino.kernel import compiled, count, draw
from cassino.kernel.records import Codes, RulesRecord, States, Table, WorkRecord
from cassino.search.manners import DEPTH, forget_world, give_back, heed_play, learn_manners
from cassino.search.records import MANNER, MANNERS, JudgeRecord
from cassino.search.worlds import answers, deal_world, unseen_cards

WORLD: Final = 1
"""Place of the state in which worlds are laid out."""
_FINE: Final = 1 << 20


@compiled
def explain(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    past: States,
    codes: Codes,
) -> float:
    """How likely the plays of this hand are in the world of ``states[WORLD]``, up to a factor.

    What they tell about manners in this world is multiplied into ``judge.manners``.

    Args:
        rules: the rules.
        states: states, of which the first is the one to move in; its seat's own plays don't count.
        work: the work space.
        judge: the judge.
        past: the table before each play that is remembered.
        codes: the moves then made.
    """
    likely = 1.0
    for at in range(judge.since, len(codes)):
        if past[at].turn == states[0].turn:
            continue
        states[DEPTH] = past[at]
        before = states[DEPTH]
        for other in range(before.seats):
            before.hands[other] = states[WORLD].hands[other]
        give_back(before, past, codes, at, len(codes))
        if not answers(rules, before, before.turn):
            return 0.0
        likely *= heed_play(rules, states, work, judge, codes[at])
    return likely


@compiled
def _draw_manner(work: WorkRecord, judge: JudgeRecord, seat: int) -> int:
    """A manner, as likely as it is thought to be."""
    mark = draw(work, _FINE) / _FINE
    manner = 0
    while manner < MANNERS - 1 and mark >= judge.manners[seat, manner]:
        mark -= judge.manners[seat, manner]
        manner += 1
    return manner


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
) -> int:
    """Fill ``worlds[n]`` with drawn hands and manners, ``weights[n]`` with how well they explain.

    How many there are comes back.
    """
    learn_manners(rules, states, work, judge, past, codes)
    for at in range(len(weights)):
        states[WORLD] = states[0]
        world = states[WORLD]
        deal_world(rules, world, work, states[0].turn, judge.held)
        weights[at] = explain(rules, states, work, judge, past, codes)
        for other in range(world.seats):
            worlds[at, other] = world.hands[other]
            worlds[at, MANNER + other] = _draw_manner(work, judge, other)
        forget_world(judge)
    return len(weights)


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
    """The same with every hand that the only other seat may hold, in each of its manners.

    There is room for all hands of so many cards in all manners.
    """
    learn_manners(rules, states, work, judge, past, codes)
    seat = states[0].turn
    other = 1 - seat
    cards = unseen_cards(states[0], seat)
    size = count(cards)
    listed = 0
    chosen = (1 << judge.held[other]) - 1  # places among the unseen cards, as bits
    while chosen >> size == 0:
        states[WORLD] = states[0]
        world = states[WORLD]
        world.hands[other] = _cards_at(cards, chosen)
        if answers(rules, world, other):
            likely = explain(rules, states, work, judge, past, codes)
            for manner in range(MANNERS):
                worlds[listed, seat] = states[0].hands[seat]
                worlds[listed, other] = _cards_at(cards, chosen)
                worlds[listed, MANNER + other] = manner
                weights[listed] = likely * judge.manners[other, manner]
                listed += 1
            forget_world(judge)
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
