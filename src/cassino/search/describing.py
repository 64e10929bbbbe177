"""A position after a move in numbers, as the seat that moved sees it: what the weights weigh."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cassino.cards import FULL_DECK, SPADES
from cassino.kernel import compiled, count, lowest, side_of, sides_of
from cassino.kernel.dealing import is_last_hand
from cassino.kernel.records import RulesRecord, StateRecord
from cassino.kernel.scoring import sweep_points
from cassino.rules import HAND_SIZE
from cassino.search.looking import look_at_table, points_of, price_of
from cassino.search.records import FEATURES, LEAD, PHASES, JudgeRecord

_DECK: Final = int(FULL_DECK)
_SPADES: Final = int(SPADES)
_CARDS_TURN: Final = 1.06
"""How fast a lead in cards decides the majority, by the root of the cards still to come."""
_SPADES_TURN: Final = 1.6


@compiled
def banked(rules: RulesRecord, state: StateRecord, judge: JudgeRecord, side: int) -> float:
    """By how much a side leads the others on average in what lies safe in the piles."""
    sides = sides_of(state)
    lead = 0.0
    for other in range(sides):
        worth = points_of(judge, state.piles[other])
        worth += judge.sign * sweep_points(rules, state, other)
        lead += worth if other == side else -worth / (sides - 1)
    return lead


@compiled
def _majority(state: StateRecord, side: int, suit: int, turn: float) -> float:
    """From -1 to 1: how likely a side is to have most cards of a kind, less the others' chance."""
    own = count(state.piles[side] & suit)
    most, taken = 0, own
    for other in range(sides_of(state)):
        if other != side:
            cards = count(state.piles[other] & suit)
            most = max(most, cards)
            taken += cards
    left = count(_DECK & suit) - taken
    return 2.0 / (1.0 + exp(-turn * (own - most) / sqrt(left + 0.25))) - 1.0


@compiled
def phase_of(rules: RulesRecord, state: StateRecord, seat: int, between: bool) -> int:
    """Which weights hold: 0 between hands, else one more than the cards left to the seat."""
    phase = 0 if between else min(count(state.hands[seat]), 3) + 1
    return phase + PHASES // 2 * is_last_hand(rules, state)


@compiled
def describe(
    rules: RulesRecord, state: StateRecord, judge: JudgeRecord, seat: int, between: bool
) -> None:
    """Write the numbers of a position that isn't over to ``judge.features``.

    Nothing is looked at that the seat can't see. ``between``: the next hand has just been dealt,
    and the seat hasn't looked at its cards.
    """
    features = judge.features
    for at in range(FEATURES):
        features[at] = 0.0
    side = side_of(state, seat)
    look_at_table(rules, state, judge)
    hand = 0 if between else state.hands[seat]
    unseen = _DECK & ~(state.loose | hand)
    for at in range(4):
        unseen &= ~state.piles[at]
    for at in range(state.build_count):
        unseen &= ~state.build_cards[at]
    features[0] = 1.0
    features[1] = judge.cards * _majority(state, side, -1, _CARDS_TURN)
    features[2] = judge.spades * _majority(state, side, _SPADES, _SPADES_TURN)
    _sort_kinds(judge)
    if between:
        _describe_next_hand(rules, state, judge, side, unseen)
    else:
        _describe_others(rules, state, judge, seat, unseen)
    if hand:
        _describe_hand(rules, state, judge, seat, unseen)
    features[14] = judge.table
    features[15] = judge.things
    last = state.last_capturer
    if last >= 0:
        ours = 1.0 if side_of(state, last) == side else -1.0 / (sides_of(state) - 1)
        features[16] = ours * judge.table
        features[17] = ours * judge.last
    features[18] = points_of(judge, state.loose)
    features[LEAD] = banked(rules, state, judge, side)
    features[19] = 1.0 if side_of(state, state.turn) == side else 0.0


@compiled
def _sort_kinds(judge: JudgeRecord) -> None:
    """Put the kinds in order, the dearest offer first."""
    for kind in range(judge.kind_count):
        at = kind
        while at and judge.offer[judge.order[at - 1]] < judge.offer[kind]:
            judge.order[at] = judge.order[at - 1]
            at -= 1
        judge.order[at] = kind


@compiled
def _describe_others(
    rules: RulesRecord, state: StateRecord, judge: JudgeRecord, seat: int, unseen: int
) -> None:
    """What the other seats may take before the seat plays again."""
    side = side_of(state, seat)
    rivals = sides_of(state) - 1
    left = count(unseen)
    weight = 1.0
    for step in range(1, state.seats):
        other = (seat + rules.step * step) % state.seats
        held = min(count(state.hands[other]), HAND_SIZE)
        if held:
            expected, clearing = _expected(state, judge, other, unseen, left, held)
            is_rival = side_of(state, other) != side
            judge.features[3 if is_rival else 6] += weight * expected / rivals
            if step == 1:
                judge.features[4] = clearing * judge.sweep[side_of(state, other)]
                judge.features[21] = held * _mean_offer(judge, unseen, left)
                judge.features[22] = judge.offer[judge.order[0]]
        weight *= 0.7


@compiled
def _mean_offer(judge: JudgeRecord, unseen: int, left: int) -> float:
    """What a card out of sight takes on average."""
    total = 0.0
    for kind in range(judge.kind_count):
        total += judge.offer[kind] * count(judge.kind_cards[kind] & unseen)
    return total / left


@compiled
def _describe_next_hand(
    rules: RulesRecord, state: StateRecord, judge: JudgeRecord, side: int, unseen: int
) -> None:
    """What the seats may take that begin the next hand: good for the side when it is its own."""
    left = count(unseen)
    for step in range(2):
        other = (state.turn + rules.step * step) % state.seats
        expected, clearing = _expected(state, judge, other, unseen, left, HAND_SIZE)
        sign = -1.0 if side_of(state, other) == side else 1.0 / (sides_of(state) - 1)
        judge.features[3 + 2 * step] = sign * expected
        if not step:
            judge.features[4] = sign * clearing * judge.sweep[side_of(state, other)]


@compiled
def _expected(
    state: StateRecord, judge: JudgeRecord, other: int, unseen: int, left: int, held: int
) -> tuple[float, float]:
    """What a hidden hand takes on average at best, and how likely it can clear the table."""
    floor = 0.0
    for at in range(state.build_count):
        if state.build_owner[at] == other:
            floor = max(floor, judge.best[int(state.build_value[at])])
    if floor > 0.0 and held > 1:
        held -= 1
    expected, missed, cards, clearing = 0.0, 1.0, 0, 0
    for at in range(judge.kind_count):
        kind = judge.order[at]
        number = count(judge.kind_cards[kind] & unseen)
        if not number:
            continue
        if judge.offer[kind] <= floor:
            break
        cards += number
        if judge.clearing[kind]:
            clearing += number
        rest = judge.misses[held, left, cards]
        expected += (missed - rest) * judge.offer[kind]
        missed = rest
    return expected + missed * floor, 1.0 - judge.misses[held, left, clearing]


@compiled
def _describe_hand(
    rules: RulesRecord, state: StateRecord, judge: JudgeRecord, seat: int, unseen: int
) -> None:
    """What the seat's own cards may do next, and what they are worth."""
    features = judge.features
    hand = state.hands[seat]
    first, second, idle, pairs = 0.0, 0.0, 0, 0
    number = count(unseen)
    following = (seat + rules.step) % state.seats
    rivals_hold = min(count(state.hands[following]), HAND_SIZE, number)
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        kind = judge.kind_of[card]
        offer = judge.offer[kind]
        if offer > 0.0:
            offer += judge.price[card] - judge.kind_price[kind]
            equal = count(judge.kind_cards[kind] & unseen)
            features[20] += offer
            features[23] += offer * judge.misses[rivals_hold, number, equal]
        else:
            idle += 1
        if offer > first:
            first, second = offer, first
        elif offer > second:
            second = offer
        pairs += (left >> (card & ~3) & 15) != 0
    features[7] = first
    features[8] = second
    features[9] = _standing(rules, state, judge, seat, unseen)
    features[10] = price_of(judge, hand)
    features[11] = idle
    features[12] = pairs
    features[13] = points_of(judge, hand)


@compiled
def _standing(
    rules: RulesRecord, state: StateRecord, judge: JudgeRecord, seat: int, unseen: int
) -> float:
    """What builds that the hand answers for are worth, as likely as nobody else takes them."""
    worth = 0.0
    left = count(unseen)
    for at in range(state.build_count):
        value = int(state.build_value[at])
        if not rules.hand_worth[value] & state.hands[seat]:
            continue
        chance = 1.0
        takers = count(rules.hand_worth[value] & unseen)
        for other in range(state.seats):
            if other != seat and side_of(state, other) != side_of(state, seat):
                held = min(count(state.hands[other]), HAND_SIZE, left)
                if state.build_owner[at] == other:
                    chance = 0.0
                elif held:
                    chance *= judge.misses[held, left, takers]
        worth += chance * price_of(judge, state.build_cards[at])
    return worth
