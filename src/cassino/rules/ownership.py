"""Ownership: which builds a seat answers for, and with which cards."""

from __future__ import annotations

from collections.abc import Iterable

from cassino.cards import Card
from cassino.rules.position import Build
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.settings import ForPartner
from cassino.rules.turn import Turn


def can_answer(turn: Turn, hand: int, values: frozenset[int]) -> bool:
    """Whether the hand holds a card of its own for each of the values (CL34, X45)."""
    return _answers_all_but(turn, hand, sorted(values), 0)


def _answers_all_but(turn: Turn, hand: int, values: list[int], spare: int) -> bool:
    """Whether all but ``spare`` of the values can each be given a card of its own."""
    if not values:
        return True
    first, *rest = values
    fitting = hand & turn.values.hand_worth[first]
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        if _answers_all_but(turn, hand ^ low, rest, spare):
            return True
    return spare > 0 and _answers_all_but(turn, hand, rest, spare - 1)


def values_of(builds: Iterable[Build]) -> frozenset[int]:
    """The different values of some builds; two of one value share a card (X45)."""
    return frozenset(build.value for build in builds)


def _excused(turn: Turn) -> int:
    """How many own values the hand couldn't answer anyway, where partners build for each other."""
    if turn.partner is None or turn.variant.build.for_partner is not ForPartner.ALLOWED:
        return 0
    values = sorted(values_of(turn.own_builds))
    return next(n for n in range(9) if _answers_all_but(turn, int(turn.hand), values, n))


def is_bound(turn: Turn) -> bool:
    """Whether the seat owns a build that it must answer for."""
    return bool(turn.own_builds) and not _excused(turn)


def keeps_cards(turn: Turn, card: Card, kept: Iterable[Build]) -> bool:
    """Whether without the card the hand still answers for the own builds that are kept (CL34)."""
    values = values_of(kept)
    if not values:
        return True
    rest = turn.hand & ~(1 << card)
    if _answers_all_but(turn, rest, sorted(values), 0):
        return True
    spare = _excused(turn)
    return spare > 0 and _answers_all_but(turn, rest, sorted(values), spare)


def left_without(turn: Turn, card: Card, kept: Iterable[Build]) -> Refusal | None:
    """The refusal of a play that keeps a build without its card, or None (CL34)."""
    kept = tuple(kept)
    if keeps_cards(turn, card, kept):
        return None
    rest = turn.hand & ~(1 << card)
    bare = [b.value for b in kept if not rest & turn.values.hand_worth[b.value]]
    if bare:
        return refuse(turn.variant, Why.LEFT_WITHOUT_CARD, value=bare[0], card=card)
    return refuse(turn.variant, Why.ONE_CARD_TWO_VALUES, value=kept[0].value)


def owner_after(turn: Turn, card: Card, value: int, kept: tuple[Build, ...]) -> int | None:
    """Who owns a build of ``value`` made with the card; None when nobody answers for it.

    The builder, when a card for it and for every other kept own build stays in hand (CL20, CL34);
    else, where the table allows it, the partner (CL32, X17).

    Args:
        turn: the turn.
        card: the card played.
        value: what the build is worth after the play.
        kept: the builder's other builds after the play.
    """
    rest = turn.hand & ~(1 << card)
    if can_answer(turn, rest, values_of(kept) | {value}):
        return turn.seat
    if turn.partner is None or not keeps_cards(turn, card, kept):
        return None
    if turn.variant.build.for_partner is ForPartner.ALLOWED:
        return turn.partner if turn.values.hand_worth[value] else None
    proved = any(b.owner == turn.partner and b.value == value for b in turn.builds)
    return turn.partner if proved else None


def unanswered(turn: Turn, card: Card, value: int, kept: tuple[Build, ...]) -> Refusal:
    """The refusal of a build that nobody could take or that leaves another one bare."""
    rest = turn.hand & ~(1 << card)
    if not rest & turn.values.hand_worth[value]:
        return refuse(turn.variant, Why.NO_CARD_IN_HAND, value=value, card=card)
    without = left_without(turn, card, kept)
    if without is not None:
        return without
    return refuse(turn.variant, Why.ONE_CARD_TWO_VALUES, value=value)
