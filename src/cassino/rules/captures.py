"""Captures: judged one at a time, and looked for (CL12-CL17, DK8-DK12, DR5-DR8)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import assert_never

from cassino.cards import FIVE_OF_SPADES, Card, CardSet
from cassino.rules.moves import Capture
from cassino.rules.ownership import keeps_cards, left_without
from cassino.rules.position import Build
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.settings import Compulsory, FaceCapture
from cassino.rules.sums import can_cover
from cassino.rules.things import (
    build_things,
    can_take_at,
    loose_things,
    same_rank,
    split_table,
)
from cassino.rules.turn import Turn
from cassino.rules.wrong_captures import why_not_at_any_value, why_not_on_table


def capture_refusal(turn: Turn, move: Capture) -> Refusal | None:
    """Why the card doesn't take these cards, leaving aside what the seat owes; or None."""
    card, taken = move.card, int(move.taken)
    if not taken:
        why = Why.TAKES_NOTHING if all_table(turn) else Why.EMPTY_TABLE
        return refuse(turn.variant, why, card=card)
    parts = split_table(turn, taken)
    if parts is None:
        return why_not_on_table(turn, taken)
    if has_power(turn, card) and taken == all_table(turn):
        return None
    loose, builds = parts
    if not turn.values.hand[card]:
        wrong = _face_refusal(turn, card, loose, builds)
    else:
        wrong = _number_refusal(turn, card, taken)
    if wrong is not None:
        return wrong
    own = turn.own_builds
    return left_without(turn, card, (b for b in own if b not in builds)) if own else None


def has_power(turn: Turn, card: Card) -> bool:
    """Whether the card may clear the table (DK8)."""
    return card == FIVE_OF_SPADES and turn.variant.capture.five_of_spades_clears


def all_table(turn: Turn) -> int:
    """Every card on the table."""
    cards = int(turn.loose)
    for build in turn.builds:
        cards |= int(build.cards)
    return cards


def face_limits(turn: Turn, equal: int) -> tuple[int, ...]:
    """How many of the equal loose faces a face may take (X2), and must where captures are owed."""
    lying = equal.bit_count()
    owed = turn.variant.capture.compulsory in (Compulsory.MATCHING_LOOSE, Compulsory.MAXIMAL)
    setting = turn.variant.capture.face_capture
    match setting:
        case FaceCapture.ONE:
            return (1,)
        case FaceCapture.ALL:
            return (lying,) if owed else tuple(range(1, lying + 1))
        case FaceCapture.ONE_OR_THREE:
            if lying < 3:
                return (1,)
            return (3,) if owed else (1, 3)
        case _:
            assert_never(setting)


def _face_refusal(turn: Turn, card: Card, loose: int, builds: list[Build]) -> Refusal | None:
    equal = same_rank(card, int(turn.loose))
    if builds or loose & ~equal:
        return refuse(turn.variant, Why.FACE_PAIRS_ONLY, card=card)
    count, limits = loose.bit_count(), face_limits(turn, equal)
    if count in limits:
        return None
    if count < limits[0]:
        left = CardSet(equal & ~loose)
        return refuse(turn.variant, Why.LEAVES_EQUAL, card=card, left=next(iter(left)))
    takes_one = turn.variant.capture.face_capture is FaceCapture.ONE
    why = Why.FACE_ONE if takes_one else Why.FACE_ONE_OR_THREE
    return refuse(turn.variant, why, card=card)


def _number_refusal(turn: Turn, card: Card, taken: int) -> Refusal | None:
    fitting = [v for v in turn.values.hand[card] if can_take_at(turn, taken, v)]
    if not fitting:
        return why_not_at_any_value(turn, card, taken)
    if any(_takes_enough(turn, taken, value) for value in fitting):
        return None
    if turn.variant.capture.compulsory is Compulsory.MAXIMAL:
        return refuse(turn.variant, Why.NOT_ALL, card=card, value=fitting[0])
    left = CardSet(equal_loose(turn, fitting[0]) & ~taken)
    return refuse(turn.variant, Why.LEAVES_EQUAL, card=card, left=next(iter(left)))


def _takes_enough(turn: Turn, taken: int, value: int) -> bool:
    """Whether a capture at the value leaves nothing that it had to take (X29, X47)."""
    compulsory = turn.variant.capture.compulsory
    match compulsory:
        case Compulsory.NONE | Compulsory.IF_ABLE:
            return True
        case Compulsory.MATCHING_LOOSE:
            return not equal_loose(turn, value) & ~taken
        case Compulsory.MAXIMAL:
            return not _leaves_group(turn, taken, value)
        case _:
            assert_never(compulsory)


def equal_loose(turn: Turn, value: int) -> int:
    """The loose cards that may count the value (X47)."""
    return turn.loose & turn.values.table_worth[value]


def _leaves_group(turn: Turn, taken: int, value: int) -> bool:
    """Whether another group of the value is left on the table."""
    builds = [build for build in turn.builds if not build.cards & taken]
    return has_group(turn, turn.loose & ~taken, builds, value)


def has_group(turn: Turn, loose: int, builds: list[Build], value: int) -> bool:
    """Whether some of these loose cards and builds make a group of the value for a capture."""
    sums = {0}
    for thing in (*build_things(turn, builds, value), *loose_things(turn, loose)):
        sums |= {have + v for have in sums for v in thing.values if have + v <= value}
        if value in sums:
            return True
    return False


def can_capture(turn: Turn, card: Card, wanted: int = 0) -> bool:
    """Whether the card has a legal capture that takes at least the wanted table cards.

    What the seat owes after a build is left aside. Nothing is listed.
    """
    parts = split_table(turn, wanted)
    if parts is None:
        return False
    loose, builds = parts
    if has_power(turn, card) and all_table(turn):
        return True
    if not turn.values.hand[card]:
        equal = same_rank(card, int(turn.loose))
        most = max(face_limits(turn, equal)) if equal else 0
        fits = not builds and not loose & ~equal and loose.bit_count() <= most
        return bool(equal) and fits and keeps_cards(turn, card, turn.own_builds)
    return any(_can_capture_at(turn, card, v, loose, builds) for v in turn.values.hand[card])


def _can_capture_at(turn: Turn, card: Card, value: int, loose: int, builds: list[Build]) -> bool:
    """The same at one value; own builds of that value may as well be taken."""
    if turn.variant.capture.compulsory is Compulsory.MATCHING_LOOSE:
        loose |= equal_loose(turn, value)
    own = turn.own_builds
    must = [b for b in turn.builds if b in builds or (b in own and b.value == value)]
    can = [b for b in own if b not in must and build_things(turn, [b], value)]
    for extra in chain.from_iterable(combinations(can, n) for n in range(len(can) + 1)):
        taken = [*must, *extra]
        if keeps_cards(turn, card, (b for b in own if b not in taken)):
            others = [b for b in turn.builds if b not in taken and b not in own]
            if _is_possible(turn, value, loose, taken, others):
                return True
    return False


def _is_possible(
    turn: Turn, value: int, loose: int, taken: list[Build], others: list[Build]
) -> bool:
    """Whether a capture at the value can hold these loose cards and builds."""
    things = loose_things(turn, loose)
    required = [*build_things(turn, taken, value), *things]
    if len(required) != loose.bit_count() + len(taken):
        return False
    if not required:
        return has_group(turn, int(turn.loose), others, value)
    optional = [*build_things(turn, others, value), *loose_things(turn, turn.loose & ~loose)]
    return can_cover(required, optional, value)
