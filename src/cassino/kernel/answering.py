"""Which builds a seat answers for, and with which cards (CL20, CL34, X17, X45)."""

from __future__ import annotations

from cassino.kernel.choices import (
    PARTNER_ALLOWED,
    PARTNER_NEVER,
    SAME_VALUE_ALLOWED,
    SAME_VALUE_MERGE,
)
from cassino.kernel.coding import RAISES
from cassino.kernel.compiling import compiled, count, lowest
from cassino.kernel.records import RulesRecord, StateRecord


@compiled
def values_answered(rules: RulesRecord, hand: int, values: int) -> int:
    """How many of the values (bits) get a card of their own from the hand, at best.

    A card of one fitting value is given to it. Of the cards with two, one is taken whose other
    value is covered already, or any: that never costs a value, for every card covers one.
    """
    if not values & (values - 1):  # the usual case
        return 1 if values and hand & rules.hand_worth[lowest(values)] else 0
    covered = 0
    twofold = 0
    left = hand
    while left:
        card = lowest(left)
        left ^= 1 << card
        fitting = rules.hand_values[card] & values
        if fitting & (fitting - 1):
            twofold |= 1 << card
        else:
            covered |= fitting
    while twofold:
        chosen = lowest(twofold)
        left = twofold
        while left:
            card = lowest(left)
            left ^= 1 << card
            if rules.hand_values[card] & covered:
                chosen = card
                left = 0
        twofold ^= 1 << chosen
        fitting = rules.hand_values[chosen] & values & ~covered
        covered |= fitting & -fitting
    return count(covered)


@compiled
def own_values(state: StateRecord, seat: int, but: int) -> int:
    """The values (bits) of the builds that a seat owns, leaving out the build at ``but``."""
    values = 0
    for at in range(state.build_count):
        if at != but and state.build_owner[at] == seat:
            values |= 1 << int(state.build_value[at])
    return values


@compiled
def values_excused(rules: RulesRecord, state: StateRecord, seat: int) -> int:
    """How many own values the hand can't answer anyway, where partners build for each other."""
    if not state.partners or rules.for_partner != PARTNER_ALLOWED:
        return 0
    values = own_values(state, seat, -1)
    return count(values) - values_answered(rules, state.hands[seat], values)


@compiled
def keeps_cards(rules: RulesRecord, hand: int, values: int, spare: int) -> bool:
    """Whether a hand answers for all but ``spare`` of the values."""
    if not values:
        return True
    return count(values) - values_answered(rules, hand, values) <= spare


@compiled
def owner_after(rules: RulesRecord, state: StateRecord, card: int, value: int, changed: int) -> int:
    """Who owns a build of ``value`` made with the card, or -1 when nobody answers for it.

    Args:
        rules: the rules.
        state: the deal before the play.
        card: the card played.
        value: what the build is worth after the play.
        changed: the place of the build that is raised or added to, or -1.
    """
    seat = state.turn
    rest = state.hands[seat] & ~(1 << card)
    kept = own_values(state, seat, changed)
    if keeps_cards(rules, rest, kept | 1 << value, 0):
        return seat
    if not state.partners or rules.for_partner == PARTNER_NEVER:
        return -1
    if not keeps_cards(rules, rest, kept, values_excused(rules, state, seat)):
        return -1
    partner = (seat + 2) % 4
    if rules.for_partner == PARTNER_ALLOWED:
        return partner if rules.hand_worth[value] else -1
    return partner if own_values(state, partner, -1) >> value & 1 else -1


@compiled
def joined_build(rules: RulesRecord, state: StateRecord, kind: int, value: int) -> int:
    """The place of the build that a raise onto its value joins (X51), or -1."""
    if kind == RAISES and rules.same_value_builds == SAME_VALUE_MERGE:
        for at in range(state.build_count):
            if state.build_value[at] == value:
                return at
    return -1


@compiled
def may_stand(
    rules: RulesRecord, state: StateRecord, card: int, kind: int, value: int, changed: int
) -> bool:
    """Whether somebody answers for a new or raised build, and it may stand among the others."""
    joined = joined_build(rules, state, kind, value)
    if rules.same_value_builds != SAME_VALUE_ALLOWED and joined < 0:
        for at in range(state.build_count):
            if at != changed and state.build_value[at] == value:
                return False
    return has_room(rules, state, card, value, changed, joined)


@compiled
def has_room(
    rules: RulesRecord, state: StateRecord, card: int, value: int, changed: int, joined: int
) -> bool:
    """Whether the build has an owner who may own one more (X27, X46)."""
    owner = owner_after(rules, state, card, value, changed)
    if owner < 0:
        return False
    others = 0
    for at in range(state.build_count):
        if at not in (changed, joined) and state.build_owner[at] == owner:
            others += 1
    return others < rules.max_own_builds
