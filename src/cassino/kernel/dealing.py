"""Dealing from a deck in the state, and shuffling one (CL4-CL9, DK2-DK5, DR2)."""

from __future__ import annotations

from cassino.kernel.chance import draw
from cassino.kernel.choices import NEXT_SEAT, PLAYERS_TABLE
from cassino.kernel.compiling import compiled
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.rules import HAND_SIZE


@compiled
def hands_in_deal(rules: RulesRecord, state: StateRecord) -> int:
    """How many hands the deal has (CL7)."""
    return 1 if rules.refill else 48 // (HAND_SIZE * state.seats)


@compiled
def is_last_hand(rules: RulesRecord, state: StateRecord) -> bool:
    """Whether no more cards will be dealt in this deal."""
    if rules.refill:
        return state.dealt == 52
    return state.hand_number == hands_in_deal(rules, state)


@compiled
def next_card(state: StateRecord) -> int:
    """Take the next card of the stock, as a bit; 0 when there is none."""
    if state.dealt == 52:
        return 0
    card = int(state.deck[state.dealt])
    state.dealt += 1
    return 1 << card


@compiled
def deal_hand(rules: RulesRecord, state: StateRecord) -> None:
    """Deal the next hand in twos; with the first one the table gets its cards."""
    seats = state.seats
    state.hand_number += 1
    number = state.hand_number
    table_turn = seats if rules.deal_order == PLAYERS_TABLE else seats - 1
    for seat in range(seats):
        state.hands[seat] = 0
    for _ in range(HAND_SIZE // 2):
        for place in range(seats):
            if number == 1 and place == table_turn:
                _deal_to_table(state)
            seat = (state.dealer + rules.step * (place + 1)) % seats
            state.hands[seat] |= next_card(state) | next_card(state)
        if number == 1 and table_turn == seats:
            _deal_to_table(state)
    steps = number if rules.later_hands_led_by == NEXT_SEAT else 1
    state.turn = (state.dealer + rules.step * steps) % seats


@compiled
def _deal_to_table(state: StateRecord) -> None:
    state.loose |= next_card(state) | next_card(state)


@compiled
def start_deal(rules: RulesRecord, state: StateRecord) -> None:
    """Deal the first hand of ``state.deck``.

    Seats, partners, dealer, scores, carry and deck stay as they are; all else begins anew.
    """
    for seat in range(4):
        state.hands[seat] = 0
        state.piles[seat] = 0
        state.sweeps[seat] = 0
    state.loose = 0
    state.build_count = 0
    state.hand_number = 0
    state.last_capturer = -1
    state.owes = 0
    state.dealt = 0
    state.over = 0
    deal_hand(rules, state)


@compiled
def shuffle(state: StateRecord, work: WorkRecord, start: int) -> None:
    """Shuffle the cards of the deck from place ``start`` on (Fisher-Yates)."""
    for last in range(51, start, -1):
        at = start + draw(work, last - start + 1)
        card = state.deck[last]
        state.deck[last] = state.deck[at]
        state.deck[at] = card


@compiled
def fresh_deck(state: StateRecord, work: WorkRecord) -> None:
    """Put a shuffled pack into the deck; the same whatever the deck was before."""
    for card in range(52):
        state.deck[card] = card
    shuffle(state, work, 0)
