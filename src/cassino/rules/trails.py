"""Trails: when a card may simply be laid down (CL11, CL33, DR6)."""

from __future__ import annotations

from typing import assert_never

from cassino.cards import Card, CardSet
from cassino.rules.captures import can_capture
from cassino.rules.ownership import is_bound, left_without
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.settings import Compulsory
from cassino.rules.things import same_rank
from cassino.rules.turn import Turn


def trail_refusal(turn: Turn, card: Card) -> Refusal | None:
    """Why the card may not be trailed, leaving aside what the seat owes after a build; or None."""
    rules = turn.variant
    if turn.builds:
        if not rules.obligation.owner_may_trail and is_bound(turn):
            value = turn.own_builds[0].value
            return refuse(rules, Why.TRAIL_OWNS_BUILD, card=card, value=value)
        without = left_without(turn, card, turn.own_builds)
        if without is not None:
            return without
    compulsory = rules.capture.compulsory
    match compulsory:
        case Compulsory.MATCHING_LOOSE:
            equal = loose_equals(turn, card)
            if equal:
                return refuse(rules, Why.TRAIL_EQUAL_LOOSE, card=card, equal=next(iter(equal)))
        case Compulsory.MAXIMAL:
            if can_capture(turn, card):
                return refuse(rules, Why.TRAIL_CAN_CAPTURE, card=card)
        case Compulsory.NONE | Compulsory.IF_ABLE:
            pass
        case _:
            assert_never(compulsory)
    return None


def loose_equals(turn: Turn, card: Card) -> CardSet:
    """The loose cards that equal the card at any of its values (X47); of faces, in rank."""
    values = turn.values.hand[card]
    if not values:
        return CardSet(same_rank(card, int(turn.loose)))
    equal = 0
    for value in values:
        equal |= turn.values.table_worth[value]
    return turn.loose & equal
