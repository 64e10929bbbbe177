"""What cards, sweeps and the last capture are worth to the policies, and who may hold what.

Prices are flat: each card has its share of the points for most cards, each spade of those for most
spades; a majority that is settled is worth nothing more. Where the fewest points win, all prices
are negative.
"""

from __future__ import annotations

from typing import Final

from cassino.cards import ACES, BIG_CASSINO, JACK_OF_SPADES, LITTLE_CASSINO, SPADES
from cassino.kernel.choices import FEWEST, NEAR_20_SPADES
from cassino.kernel.compiling import compiled, count
from cassino.kernel.dealing import is_last_hand
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.kernel.scoring import has_reached, is_blocked, sides_of
from cassino.rules import HAND_SIZE

CARD_SHARE: Final = 1 / 15
SPADE_SHARE: Final = 0.15
REQUIRED: Final = 3.0
"""How much dearer the item is that a side must get to win at all (DR21)."""

CARD: Final = 0
SPADE: Final = 1
ACE: Final = 2
BIG: Final = 3
LITTLE: Final = 4
JACK: Final = 5
SWEEP: Final = 6
LAST: Final = 7

_DECK: Final = (1 << 52) - 1
_SPADES: Final = int(SPADES)
_ACES: Final = int(ACES)
_JACK: Final = int(JACK_OF_SPADES)
_TEN: Final = int(BIG_CASSINO)
_TWO: Final = int(LITTLE_CASSINO)


@compiled
def set_prices(rules: RulesRecord, state: StateRecord, work: WorkRecord) -> None:
    """Set the prices that hold for the seat to move."""
    sign = -1.0 if rules.objective == FEWEST else 1.0
    cards, spades = CARD_SHARE * rules.most_cards, SPADE_SHARE * rules.most_spades
    big, little = 1.0 * rules.big_casino, 1.0 * rules.little_casino
    if _is_settled(state, _DECK):
        cards = 0.0
    if _is_settled(state, _SPADES):
        spades = 0.0
    if rules.near_target:
        needed = _needed(rules, state)
        cards *= REQUIRED if needed >> CARD & 1 else 1.0
        spades *= REQUIRED if needed >> SPADE & 1 else 1.0
        big *= REQUIRED if needed >> BIG & 1 else 1.0
        little *= REQUIRED if needed >> LITTLE & 1 else 1.0
    prices = work.prices
    prices[CARD] = sign * cards
    prices[SPADE] = sign * (spades + rules.each_spade)
    prices[ACE] = sign * rules.ace
    prices[BIG] = sign * big
    prices[LITTLE] = sign * little
    prices[JACK] = sign * rules.jack_of_spades
    prices[SWEEP] = sign * _sweep_price(rules, state)
    prices[LAST] = sign * rules.last_capture_point


@compiled
def worth(work: WorkRecord, cards: int) -> float:
    """What a set of cards is worth."""
    prices = work.prices
    amount = prices[CARD] * count(cards) + prices[SPADE] * count(cards & _SPADES)
    amount += prices[ACE] * count(cards & _ACES) + prices[JACK] * (cards >> _JACK & 1)
    return amount + prices[BIG] * (cards >> _TEN & 1) + prices[LITTLE] * (cards >> _TWO & 1)


@compiled
def _is_settled(state: StateRecord, kind: int) -> bool:
    """Whether one side has so many cards of a kind that nobody can catch up."""
    most, second, summed = 0, 0, 0
    for side in range(sides_of(state)):
        own = count(state.piles[side] & kind)
        summed += own
        if own > most:
            most, second = own, most
        else:
            second = max(second, own)
    return most - second > count(kind) - summed


@compiled
def _needed(rules: RulesRecord, state: StateRecord) -> int:
    """The items, as bits, that some side must get to win in this deal (DR21-DR25, X16)."""
    needed = 0
    for side in range(sides_of(state)):
        score = int(state.scores[side])
        if has_reached(rules, score):
            return 0
        missing = rules.target - score
        if missing == 3:
            needed |= 1 << CARD
        elif missing == 2:
            needed |= 1 << BIG
        elif missing == 1:
            needed |= 1 << (SPADE if rules.near_target_20 == NEAR_20_SPADES else LITTLE)
    return needed


@compiled
def _sweep_price(rules: RulesRecord, state: StateRecord) -> int:
    """What a sweep brings the seat to move (X41, DR24)."""
    if not rules.sweep_points or (not rules.sweeps_in_last_hand and is_last_hand(rules, state)):
        return 0
    side = state.turn % 2 if state.partners else state.turn
    if not is_blocked(rules, state, side):
        return rules.sweep_points
    others = 0
    for other in range(sides_of(state)):
        if other != side:
            others += int(state.sweeps[other])
    return rules.sweep_points if rules.sweep_cancel and others else 0


@compiled
def is_rival(state: StateRecord, seat: int) -> bool:
    """Whether a seat plays against the seat to move."""
    if state.partners:
        return (seat - state.turn) % 2 != 0
    return seat != state.turn


@compiled
def count_unseen(state: StateRecord, work: WorkRecord) -> None:
    """Work out which cards the seat to move can't know of, and how likely rivals lack some.

    Everybody saw what went into the piles; the others' hands aren't looked into.
    """
    seen = state.hands[state.turn] | state.loose
    for side in range(4):
        seen |= state.piles[side]
    for at in range(state.build_count):
        seen |= state.build_cards[at]
    work.unseen = _DECK & ~seen
    held = 0
    for seat in range(state.seats):
        if is_rival(state, seat):
            held += count(state.hands[seat])
    if not held and state.dealt < 52:
        held = HAND_SIZE
    _set_missed(work, count(work.unseen), held)


@compiled
def _set_missed(work: WorkRecord, cards: int, held: int) -> None:
    """For every number of cards the chance that none of them is among the ``held`` of all."""
    work.missed[0] = 1.0
    for wanted in range(cards):
        rest = cards - wanted
        work.missed[wanted + 1] = work.missed[wanted] * max(rest - held, 0) / rest
