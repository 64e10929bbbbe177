"""Worlds: the hidden hands and the stock as they may be, in compiled code."""

from __future__ import annotations

from typing import Final

from cassino.cards import FULL_DECK
from cassino.kernel import compiled, count, draw, lowest
from cassino.kernel.answering import own_values, values_answered
from cassino.kernel.choices import PARTNER_ALLOWED
from cassino.kernel.records import Numbers, RulesRecord, StateRecord, WorkRecord

_DECK: Final = int(FULL_DECK)
TRIES: Final = 20_000
"""So often hands are dealt anew before builds that nobody seems to answer for are believed."""


@compiled
def unseen_cards(state: StateRecord, seat: int) -> int:
    """The cards that a seat sees neither in its hand nor on the table nor in a pile."""
    seen = state.loose | state.hands[seat]
    for at in range(4):
        seen |= state.piles[at]
    for at in range(state.build_count):
        seen |= state.build_cards[at]
    return _DECK & ~seen


@compiled
def answers(rules: RulesRecord, state: StateRecord, seat: int) -> bool:
    """Whether a hand has a card for every value of the builds that its seat owns (CL34, X45).

    A build made for a partner may be answered for by the partner's card alone where the rules
    allow that (X17), and tells nothing then.
    """
    if state.partners and rules.for_partner == PARTNER_ALLOWED:
        return True
    values = own_values(state, seat, -1)
    return not values or values_answered(rules, state.hands[seat], values) == count(values)


@compiled
def deal_world(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, seat: int, held: Numbers
) -> None:
    """Deal what a seat can't see to the other hands, ``held[other]`` cards each, and the stock.

    Every world in which the builds are answered for is as likely as every other: hands that don't
    answer are dealt anew, all of them.
    """
    pool = work.unions
    size = 0
    left = unseen_cards(state, seat)
    while left:
        pool[size] = lowest(left)
        left &= left - 1
        size += 1
    dealt = 0
    for _ in range(TRIES):
        dealt = _deal_hands(state, work, seat, held, size)
        fits = True
        for other in range(state.seats):
            if other != seat and not answers(rules, state, other):
                fits = False
        if fits:
            break
    for at in range(state.dealt, 52):
        chosen = dealt + draw(work, size - dealt)
        state.deck[at] = pool[chosen]
        pool[chosen] = pool[dealt]
        dealt += 1


@compiled
def _deal_hands(state: StateRecord, work: WorkRecord, seat: int, held: Numbers, size: int) -> int:
    """Deal the other hands from the pool; how many cards that took, now the first of the pool."""
    pool = work.unions
    dealt = 0
    for other in range(state.seats):
        if other == seat:
            continue
        hand = 0
        for _ in range(held[other]):
            chosen = dealt + draw(work, size - dealt)
            card = pool[chosen]
            pool[chosen] = pool[dealt]
            pool[dealt] = card
            hand |= 1 << card
            dealt += 1
        state.hands[other] = hand
    return dealt


@compiled
def deal_stock(state: StateRecord, work: WorkRecord) -> None:
    """Put cards that are nowhere into the stock, as many as it has, shuffled."""
    left = unseen_cards(state, 0)
    for seat in range(1, state.seats):
        left &= ~state.hands[seat]
    at = state.dealt
    while left and at < 52:
        state.deck[at] = lowest(left)
        left &= left - 1
        at += 1
    for last in range(51, state.dealt, -1):
        chosen = state.dealt + draw(work, last - state.dealt + 1)
        card = state.deck[last]
        state.deck[last] = state.deck[chosen]
        state.deck[chosen] = card
