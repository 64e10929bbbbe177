"""Captures listed (CL12-CL17, DK8-DK12, DR5-DR8)."""

from __future__ import annotations

from typing import Final

from cassino.cards import FIVE_OF_SPADES
from cassino.kernel.answering import keeps_cards
from cassino.kernel.choices import FACE_ALL, FACE_ONE, MATCHING_LOOSE, MAXIMAL
from cassino.kernel.coding import TAKES, code_of, table_of
from cassino.kernel.compiling import compiled, count
from cassino.kernel.groups import (
    add_union,
    begin_unions,
    extend_by_total,
    extend_unions,
    is_remembered,
    remember,
)
from cassino.kernel.records import MOST_MOVES, NO_LIMIT, RulesRecord, StateRecord, WorkRecord

_CLEARER: Final = int(FIVE_OF_SPADES)


@compiled
def append(work: WorkRecord, end: int, code: int) -> int:
    """Write a code at the end of a list; the new end."""
    if end == MOST_MOVES:
        raise OverflowError("more moves than the kernel lists")
    work.codes[end] = code
    return end + 1


@compiled
def all_table(state: StateRecord) -> int:
    """Every card on the table."""
    cards = state.loose
    for at in range(state.build_count):
        cards |= state.build_cards[at]
    return cards


@compiled
def list_captures(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, card: int, end: int
) -> int:
    """Append every legal capture of a card, leaving aside what the seat owes; the new end."""
    swept = 0
    if card == _CLEARER and rules.five_of_spades_clears:
        swept = all_table(state)
        if swept:
            end = append(work, end, code_of(card, TAKES, 1, swept))
    low, high = rules.hand_low[card], rules.hand_high[card]
    if not low:
        return _list_pairs(rules, state, work, card, end)
    start = end
    if work.takeable >> low & 1:
        end = _list_at(rules, state, work, card, low, swept, start, end)
    if high and work.takeable >> high & 1:
        end = _list_at(rules, state, work, card, high, swept, start, end)
    return end


@compiled
def _list_pairs(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, card: int, end: int
) -> int:
    """Append what a face without a number takes: equal loose faces (CL12, X2)."""
    equal = state.loose & 15 << (card & ~3)
    rest = state.hands[state.turn] & ~(1 << card)
    if not equal or not keeps_cards(rules, rest, work.own_values, work.spare):
        return end
    owed = rules.compulsory in (MATCHING_LOOSE, MAXIMAL)
    lying = count(equal)
    taken = equal
    while taken:  # every subset but the empty one
        size = count(taken)
        if rules.face_capture == FACE_ONE:
            fits = size == 1
        elif rules.face_capture == FACE_ALL:
            fits = size == lying or not owed
        else:
            fits = size == 3 or (size == 1 and (lying < 3 or not owed))
        if fits:
            end = append(work, end, code_of(card, TAKES, 1, taken))
        taken = (taken - 1) & equal
    return end


@compiled
def _list_at(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    card: int,
    value: int,
    swept: int,
    start: int,
    end: int,
) -> int:
    """Append the captures of a card played at one value that don't stand from ``start`` on."""
    made = _unions_at(rules, state, work, value)
    known = end
    if known > start and made > 1:
        begin_unions(work)
        for at in range(start, known):
            remember(work, table_of(work.codes[at]))
    must = 0
    if rules.compulsory == MATCHING_LOOSE:
        must = state.loose & rules.table_worth[value]
    rest = state.hands[state.turn] & ~(1 << card)
    for at in range(1, made):
        taken = work.unions[at]
        if must & ~taken or taken == swept:
            continue
        if work.own_values and not _leaves_answered(rules, state, work, rest, taken):
            continue
        if rules.compulsory == MAXIMAL and _leaves_group(rules, state, work, value, taken):
            continue
        if known > start and is_remembered(work, taken):
            continue
        end = append(work, end, code_of(card, TAKES, 1, taken))
    return end


@compiled
def _unions_at(rules: RulesRecord, state: StateRecord, work: WorkRecord, value: int) -> int:
    """Make every union of groups of the value; the first is nothing. How many there are."""
    begin_unions(work)
    made = add_union(work, 0, 0)
    for at in range(state.build_count):
        if _stands_whole(rules, state, at, value):
            made = extend_unions(work, made, state.build_cards[at])
    return extend_by_total(work, made, value, work.sizes[value], NO_LIMIT)


@compiled
def _stands_whole(rules: RulesRecord, state: StateRecord, at: int, value: int) -> bool:
    """Whether a build makes the value and isn't listed among the groups (X50)."""
    if state.build_value[at] != value:
        return False
    return not rules.build_as_card or state.build_multiple[at] != 0


@compiled
def _leaves_answered(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, rest: int, taken: int
) -> bool:
    """Whether the hand answers for the own builds that aren't taken (CL34)."""
    values = 0
    for at in range(state.build_count):
        if state.build_owner[at] == state.turn and not state.build_cards[at] & taken:
            values |= 1 << int(state.build_value[at])
    return keeps_cards(rules, rest, values, work.spare)


@compiled
def _leaves_group(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, value: int, taken: int
) -> bool:
    """Whether another group of the value is left on the table (X29)."""
    for at in range(state.build_count):
        if _stands_whole(rules, state, at, value) and not state.build_cards[at] & taken:
            return True
    groups = work.sizes[value]
    at = 0
    while at < groups and work.groups[value, at] & taken:
        at += 1
    return at < groups
