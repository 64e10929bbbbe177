"""Every legal move of the seat to move, as codes."""

from __future__ import annotations

from cassino.kernel.answering import keeps_cards, own_values, values_excused
from cassino.kernel.building import announceable, list_builds, list_extensions
from cassino.kernel.choices import (
    IF_ABLE,
    MATCHING_LOOSE,
    MAXIMAL,
    OWES_CAPTURE,
    OWES_NOTHING,
    PARTNER_NEVER,
)
from cassino.kernel.coding import TAKES, code_of
from cassino.kernel.compiling import compiled, highest, lowest
from cassino.kernel.groups import list_groups
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.kernel.taking import append, list_captures
from cassino.rules import HIGHEST_VALUE


@compiled
def generate(rules: RulesRecord, state: StateRecord, work: WorkRecord, start: int) -> int:
    """Write the code of every legal move, once, to ``work.codes[start:end]``; returns the end.

    The order is fixed: captures by card, then by card its builds, raises, additions and its trail.
    A search can keep the lists of its path one behind the other, each starting at the end of the
    one before.

    Raises:
        OverflowError: when there are more moves than the list, or groups than the table, holds.
    """
    look(rules, state, work)
    seat = state.turn
    end = start
    takers = 0
    left = state.hands[seat]
    while left:
        card = lowest(left)
        left ^= 1 << card
        before = end
        end = list_captures(rules, state, work, card, end)
        if end > before:
            takers |= 1 << card
    if takers and rules.compulsory == IF_ABLE:
        return end
    if state.owes >> seat & 1 and rules.after_build != OWES_NOTHING:
        if rules.after_build != OWES_CAPTURE:
            end = _list_own_extensions(rules, state, work, end)
        if end > start:
            return end
    return _list_free(rules, state, work, takers, end)


@compiled
def look(rules: RulesRecord, state: StateRecord, work: WorkRecord) -> None:
    """Take in the table for the seat to move: its groups and what the seat answers for."""
    seat = state.turn
    most = 0
    left = state.hands[seat]
    while left:
        card = lowest(left)
        left ^= 1 << card
        values = rules.hand_values[card]
        if values:
            most = max(most, highest(values))
    if state.partners and rules.for_partner != PARTNER_NEVER:
        most = HIGHEST_VALUE
    list_groups(rules, state, work, most)
    work.own_values = own_values(state, seat, -1) if state.build_count else 0
    work.spare = values_excused(rules, state, seat) if work.own_values else 0


@compiled
def _list_own_extensions(rules: RulesRecord, state: StateRecord, work: WorkRecord, end: int) -> int:
    left = state.hands[state.turn]
    while left:
        card = lowest(left)
        left ^= 1 << card
        values = announceable(rules, state, card)
        end = list_extensions(rules, state, work, card, values, end, True)
    return end


@compiled
def _list_free(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, takers: int, end: int
) -> int:
    """Append builds and trails, for a seat that owes nothing."""
    left = state.hands[state.turn]
    while left:
        card = lowest(left)
        left ^= 1 << card
        trails = may_trail(rules, state, work, card, takers)
        end = list_builds(rules, state, work, card, end, trails)
        if trails:
            end = append(work, end, code_of(card, TAKES, 1, 0))
    return end


@compiled
def may_trail(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, card: int, takers: int
) -> bool:
    """Whether a card may simply be laid down (CL11, CL33, DR6, X29)."""
    own = work.own_values
    if own:
        if not rules.owner_may_trail and not work.spare:
            return False
        if not keeps_cards(rules, state.hands[state.turn] & ~(1 << card), own, work.spare):
            return False
    if rules.compulsory == MATCHING_LOOSE:
        return not state.loose & equal_to(rules, card)
    return rules.compulsory != MAXIMAL or not takers >> card & 1


@compiled
def equal_to(rules: RulesRecord, card: int) -> int:
    """The cards that equal a card at any of its values when they lie loose (X47)."""
    values = rules.hand_values[card]
    if not values:
        return 15 << (card & ~3)
    equal = 0
    while values:
        equal |= rules.table_worth[lowest(values)]
        values &= values - 1
    return equal
