"""Worlds: the hidden hands and the stock as they may be, in compiled code."""

from __future__ import annotations

from typing import Final

from cassino.cards import FULL_DECK
from cassino.kernel import compiled, count, draw, lowest
from cassino.kernel.answering import own_values, values_answered
from cassino.kernel.choices import PARTNER_ALLOWED
from cassino.kernel.records import Numbers, RulesRecord, StateRecord, WorkRecord

_DECK: Final = int(FULL_DECK)
TRIES_FOR_ONE: Final = 20_000
"""So often the only other hand is dealt anew; one that answers comes soon."""
TRIES: Final = 200
"""So often several are, who hardly ever answer all at once."""


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
    answer are dealt anew, all of them. Where that goes wrong again and again, hands begin with
    cards that answer.
    """
    size, dealt = _fill_pool(work, unseen_cards(state, seat)), 0
    for _ in range(TRIES_FOR_ONE if state.seats == 2 else TRIES):
        _clear_hands(state, seat)
        dealt = _fill_hands(state, work, seat, held, size)
        if _all_answer(rules, state, seat):
            break
    else:
        for _ in range(TRIES):
            _clear_hands(state, seat)
            rest = unseen_cards(state, seat) & ~_hold_answers(rules, state, work, seat, held)
            size = _fill_pool(work, rest)
            dealt = _fill_hands(state, work, seat, held, size)
            if not draw(work, _ways(rules, state, seat)):
                break
    pool = work.unions
    for at in range(state.dealt, 52):
        chosen = dealt + draw(work, size - dealt)
        state.deck[at] = pool[chosen]
        pool[chosen] = pool[dealt]
        dealt += 1


@compiled
def disown_unanswered(rules: RulesRecord, state: StateRecord, seat: int) -> None:
    """Let builds be nobody's that the hands of the other seats don't answer for.

    No such hand can be held; but an owner that can neither capture nor trail would have no move.
    """
    for at in range(state.build_count):
        owner = int(state.build_owner[at])
        if owner not in (-1, seat) and not answers(rules, state, owner):
            state.build_owner[at] = -1


@compiled
def _clear_hands(state: StateRecord, seat: int) -> None:
    for other in range(state.seats):
        if other != seat:
            state.hands[other] = 0


@compiled
def _fill_pool(work: WorkRecord, cards: int) -> int:
    """Write cards to the pool; how many they are."""
    size = 0
    while cards:
        work.unions[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    return size


@compiled
def _fill_hands(state: StateRecord, work: WorkRecord, seat: int, held: Numbers, size: int) -> int:
    """Deal the other hands from the pool until they are full.

    How many cards that took comes back; they are the first of the pool now.
    """
    pool = work.unions
    dealt = 0
    for other in range(state.seats):
        if other == seat:
            continue
        hand = state.hands[other]
        for _ in range(held[other] - count(hand)):
            chosen = dealt + draw(work, size - dealt)
            card = pool[chosen]
            pool[chosen] = pool[dealt]
            pool[dealt] = card
            hand |= 1 << card
            dealt += 1
        state.hands[other] = hand
    return dealt


@compiled
def _all_answer(rules: RulesRecord, state: StateRecord, seat: int) -> bool:
    for other in range(state.seats):
        if other != seat and not answers(rules, state, other):
            return False
    return True


@compiled
def _hold_answers(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, seat: int, held: Numbers
) -> int:
    """Give each other hand a card for every value of its seat's builds, as far as there are any.

    Which cards these are comes back.
    """
    unseen = unseen_cards(state, seat)
    given = 0
    for other in range(state.seats):
        values = own_values(state, other, -1) if other != seat else 0
        while values and count(state.hands[other]) < held[other]:
            fitting = rules.hand_worth[lowest(values)] & unseen & ~given
            values &= values - 1
            if fitting:
                for _ in range(draw(work, count(fitting))):
                    fitting &= fitting - 1
                given |= fitting & -fitting
                state.hands[other] |= fitting & -fitting
    return given


@compiled
def _ways(rules: RulesRecord, state: StateRecord, seat: int) -> int:
    """In how many ways the other hands answer: so much likelier they begin with such cards."""
    ways = 1
    for other in range(state.seats):
        values = own_values(state, other, -1) if other != seat else 0
        while values:
            ways *= max(1, count(rules.hand_worth[lowest(values)] & state.hands[other]))
            values &= values - 1
    return ways


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
