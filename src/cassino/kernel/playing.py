"""Playing a code: the state becomes the next one, with all that follows from the play."""

from __future__ import annotations

from cassino.kernel.answering import joined_build, owner_after
from cassino.kernel.choices import (
    CANCEL_SEQUENTIAL,
    OWES_NOTHING,
    RESIDUE_LAST,
    RESIDUE_NOBODY,
)
from cassino.kernel.coding import ADDS, BUILDS, TAKES, card_of, kind_of, table_of, value_of
from cassino.kernel.compiling import compiled
from cassino.kernel.dealing import deal_hand, is_last_hand, next_card
from cassino.kernel.divisions import division
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.kernel.scoring import is_out_at_once
from cassino.kernel.taking import all_table


@compiled
def side_of(state: StateRecord, seat: int) -> int:
    """The side of a seat."""
    return seat % 2 if state.partners else seat


@compiled
def play(rules: RulesRecord, state: StateRecord, work: WorkRecord, code: int) -> None:
    """Make a legal move; whether it is legal isn't looked at.

    What a search needs again must be copied before (``states[1] = states[0]``). The lists of codes
    in the work space stay as they are, its groups don't.
    """
    seat = state.turn
    card = 1 << card_of(code)
    kind = kind_of(code)
    table = table_of(code)
    if kind == TAKES:
        state.hands[seat] &= ~card
        state.owes &= ~(1 << seat)
        if table:
            _take(rules, state, card, table)
        else:
            state.loose |= card
    else:
        _build(rules, state, work, code)
        state.hands[seat] &= ~card
        if rules.after_build != OWES_NOTHING:
            state.owes |= 1 << seat
    _go_on(rules, state)


@compiled
def _take(rules: RulesRecord, state: StateRecord, card: int, table: int) -> None:
    """Take table cards with a card, and count a sweep when none are left."""
    state.loose &= ~table
    if state.build_count:
        _remove_builds(state, table)
    side = side_of(state, state.turn)
    state.piles[side] |= table | card
    state.last_capturer = state.turn
    if not state.loose and not state.build_count:
        _sweep(rules, state, side)


@compiled
def _remove_builds(state: StateRecord, table: int) -> None:
    kept = 0
    for at in range(state.build_count):
        if not state.build_cards[at] & table:
            _put_build(state, at, kept)
            kept += 1
    state.build_count = kept


@compiled
def _put_build(state: StateRecord, source: int, target: int) -> None:
    """Let the build at one place stand at another."""
    state.build_cards[target] = state.build_cards[source]
    state.build_value[target] = state.build_value[source]
    state.build_owner[target] = state.build_owner[source]
    state.build_multiple[target] = state.build_multiple[source]


@compiled
def _sweep(rules: RulesRecord, state: StateRecord, side: int) -> None:
    """Count a sweep, or let it knock out another side's (X9, X41)."""
    if not rules.sweeps_in_last_hand and is_last_hand(rules, state):
        return
    if rules.sweep_cancel == CANCEL_SEQUENTIAL:
        for other in range(4):
            if other != side and state.sweeps[other]:
                state.sweeps[other] -= 1
                return
    state.sweeps[side] += 1


@compiled
def _build(rules: RulesRecord, state: StateRecord, work: WorkRecord, code: int) -> None:
    """Bring the table to how it lies after a build move; the card is still in the hand."""
    card, kind, value = card_of(code), kind_of(code), value_of(code)
    loose = table_of(code) & state.loose
    at = state.build_count
    old = 0
    if kind != BUILDS:
        at = 0
        while not state.build_cards[at] & table_of(code):
            at += 1
        old = int(state.build_value[at])
    joined = joined_build(rules, state, kind, value)
    owner = owner_after(rules, state, card, value, at if old else -1)
    parts = 2 if kind == ADDS else division(rules, work, card, old, value, loose)
    state.loose &= ~loose
    cards = loose
    if parts:
        cards |= 1 << card
    else:  # it is laid aside (CL22)
        state.loose |= 1 << card
        parts = division(rules, work, -1, 0, value, loose)
    if old:
        cards |= state.build_cards[at]
    else:
        state.build_count += 1
    if joined >= 0:
        cards |= state.build_cards[joined]
        parts = 2
    state.build_cards[at] = cards
    state.build_value[at] = value
    state.build_owner[at] = owner
    state.build_multiple[at] = parts > 1
    if joined >= 0:
        _close_gap(state, joined)


@compiled
def _close_gap(state: StateRecord, gone: int) -> None:
    """Take a build out that has joined another."""
    state.build_count -= 1
    for at in range(gone, state.build_count):
        _put_build(state, at + 1, at)


@compiled
def _go_on(rules: RulesRecord, state: StateRecord) -> None:
    """Whatever follows a play: a card drawn, the next hand, or the end of the deal."""
    if rules.count_at_once and is_out_at_once(rules, state):
        state.over = 1
        return
    seats = state.seats
    if rules.refill:
        state.hands[state.turn] |= next_card(state)
    for steps in range(1, seats + 1):
        seat = (state.turn + rules.step * steps) % seats
        if state.hands[seat]:
            state.turn = seat
            return
    if state.dealt < 52:
        deal_hand(rules, state)
    else:
        _end(rules, state)


@compiled
def _end(rules: RulesRecord, state: StateRecord) -> None:
    """Give away what is left on the table (CL38); it is never a sweep."""
    state.over = 1
    taker = state.dealer
    if rules.residue == RESIDUE_LAST:
        taker = state.last_capturer
    if taker < 0 or rules.residue == RESIDUE_NOBODY:
        return
    state.piles[side_of(state, taker)] |= all_table(state)
    state.loose = 0
    state.build_count = 0
