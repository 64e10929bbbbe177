"""What exactly is wrong with a capture that doesn't work, in terms of the cards at hand."""

from __future__ import annotations

from cassino.cards import FIVE_OF_SPADES, Card, CardSet
from cassino.rules.position import Build
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.things import can_take_at, split_table
from cassino.rules.turn import Turn


def why_not_on_table(turn: Turn, cards: int) -> Refusal:
    """The refusal for a set of cards that isn't made of loose cards and whole builds."""
    for build in turn.builds:
        named = build.cards & cards
        if named and named != build.cards:
            card = next(iter(named))
            return refuse(turn.variant, Why.IN_A_BUILD, card=card, value=build.value)
    missing = CardSet(cards & ~turn.loose)
    for build in turn.builds:
        missing -= build.cards
    return refuse(turn.variant, Why.NOT_ON_TABLE, card=next(iter(missing)))


def why_not_at_any_value(turn: Turn, card: Card, taken: int) -> Refusal:
    """The refusal for a number card that takes these cards at none of its values."""
    loose, builds = split_table(turn, taken) or (0, [])
    values = turn.values.hand[card]
    for faceless in CardSet(loose):
        if not turn.values.table[faceless]:
            return refuse(turn.variant, Why.HAS_NO_VALUE, card=faceless, played=card)
    wrong = [build for build in builds if build.value not in values]
    if wrong:
        return _why_not_build(turn, card, taken, wrong[0])
    if card == FIVE_OF_SPADES and turn.variant.capture.five_of_spades_clears:
        return refuse(turn.variant, Why.NO_POWER, card=card)
    return _why_no_sum(turn, card, taken)


def _why_not_build(turn: Turn, card: Card, taken: int, build: Build) -> Refusal:
    as_card = turn.variant.build.build_as_card
    rest, values = taken & ~build.cards, turn.values.hand[card]
    alone = not rest or any(can_take_at(turn, rest, value) for value in values)
    value = values[-1]
    if as_card and not build.is_multiple:
        return _why_no_sum(turn, card, taken)
    in_sum = Why.MULTIPLE_IN_SUM if as_card else Why.BUILD_IN_SUM
    why = Why.BUILD_VALUE if alone else in_sum
    return refuse(turn.variant, why, card=card, value=value, worth=build.value)


def _why_no_sum(turn: Turn, card: Card, taken: int) -> Refusal:
    value = turn.values.hand[card][-1]
    cards = CardSet(taken)
    return refuse(turn.variant, Why.DOES_NOT_SUM, card=card, cards=cards, value=value)
