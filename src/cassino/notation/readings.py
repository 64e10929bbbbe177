"""From a move text to a move at a table, judged as it is written.

A text says more than the move: it names builds and states groups. ``read_move`` finds the move and
what is wrong with the text, if anything; every verdict on the move itself is the rules'.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from cassino.cards import NO_CARDS, Card, CardSet
from cassino.notation.sentences import (
    Bracket,
    BuildText,
    CaptureText,
    Group,
    Sentence,
    TrailText,
    parse_sentence,
)
from cassino.rules import (
    Add,
    Build,
    Capture,
    IllegalMove,
    Move,
    NewBuild,
    PlayerView,
    Position,
    Raise,
    Refusal,
    StatedGroup,
    Trail,
    Turn,
    Why,
    refuse,
    stated_refusal,
    table_set,
    turn_of,
)


@dataclass(frozen=True, slots=True)
class Reading:
    """A move text at a table: the move it means and why it isn't legal as written, or None."""

    move: Move
    refusal: Refusal | None


class _Wrong(Exception):
    """A text that names what isn't there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def read_move(at: Position | PlayerView, text: str) -> Reading:
    """Read a move text for the seat to move and judge it, stated groups included.

    Readers accept any order of groups and cards and any correct grouping (the played card first);
    a build may be named by any of its cards.

    Raises:
        NotationError: when the text isn't a move text.

    >>> from cassino.rules import deal, variant
    >>> reading = read_move(deal(variant(), seed="a"), "2c")
    >>> reading.refusal.code
    'card/not-in-hand'
    """
    return read_sentence(turn_of(at), parse_sentence(text))


def parse_move(at: Position | PlayerView, text: str) -> Move:
    """The legal move that a text means for the seat to move.

    Raises:
        NotationError: when the text isn't a move text.
        IllegalMove: when the rules refuse it as written.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> parse_move(start, start.hands[1].high_to_low()[0].text).card in start.hands[1]
    True
    """
    reading = read_move(at, text)
    if reading.refusal is not None:
        raise IllegalMove(reading.move, reading.refusal)
    return reading.move


def read_sentence(turn: Turn, sentence: Sentence) -> Reading:
    """The same for a text already taken apart and a turn already taken out."""
    match sentence:
        case TrailText():
            move: Move = Trail(sentence.card)
            return Reading(move, stated_refusal(turn, move, (), None))
        case CaptureText():
            return _read_capture(turn, sentence)
        case BuildText():
            return _read_build(turn, sentence)
        case _:
            assert_never(sentence)


def _read_capture(turn: Turn, text: CaptureText) -> Reading:
    if text.clears:
        move = Capture(text.card, CardSet(table_set(turn)))
        return Reading(move, stated_refusal(turn, move, (), text.stated, clears=True))
    try:
        groups = _groups(turn, text.groups)
    except _Wrong as wrong:
        return Reading(Capture(text.card, _all_cards(text.groups)), wrong.refusal)
    taken = NO_CARDS
    for group in groups:
        taken |= group.cards
    move = Capture(text.card, taken)
    return Reading(move, stated_refusal(turn, move, groups, text.stated))


def _read_build(turn: Turn, text: BuildText) -> Reading:
    named = _all_cards(text.groups)
    try:
        groups = _groups(turn, ((*text.groups[0][1:],), *text.groups[1:]))
        builds = [(at, build) for at, group in enumerate(groups) for build in group.builds]
        if len(builds) > 1 and len(groups) > 1 and _is_merge(turn, text.value, groups):
            groups, builds = groups[:1] + groups[2:], builds[:1]
        _one_build(turn, [build for _, build in builds])
    except _Wrong as wrong:
        return Reading(NewBuild(text.card, named - (1 << text.card), text.value), wrong.refusal)
    loose = NO_CARDS
    for group in groups:
        loose |= group.loose
    if not builds:
        move: NewBuild | Raise | Add = NewBuild(text.card, loose, text.value)
    else:
        place, build = builds[0]
        kind = Raise if place == 0 else Add
        move = kind(text.card, build.cards, loose, text.value)
    return Reading(move, stated_refusal(turn, move, groups, None))


def _is_merge(turn: Turn, value: int, groups: tuple[StatedGroup, ...]) -> bool:
    """Whether a raise names second, by itself, the standing build that it joins (X51)."""
    if turn.variant.build.same_value_builds != "merge":
        return False
    raised, joined, *_ = groups
    is_alone = len(joined.builds) == 1 and not joined.loose
    return bool(raised.builds) and is_alone and joined.builds[0].value == value


def _one_build(turn: Turn, builds: list[Build]) -> None:
    """Refuse a build move that names more than one build (CL30)."""
    if len(builds) > 1:
        second = next(iter(builds[1].cards))
        raise _Wrong(refuse(turn.variant, Why.JOINS_BUILDS, card=second))


def _groups(turn: Turn, groups: Iterable[Group]) -> tuple[StatedGroup, ...]:
    """The groups with brackets resolved to builds; every card may stand once."""
    seen = NO_CARDS
    resolved: list[StatedGroup] = []
    for group in groups:
        loose = NO_CARDS
        builds: list[Build] = []
        for item in group:
            cards = _named_build(turn, item) if isinstance(item, Bracket) else item
            added = cards.cards if isinstance(cards, Build) else CardSet(1 << cards)
            twice = seen & added
            if twice:
                raise _Wrong(refuse(turn.variant, Why.TWICE, card=next(iter(twice))))
            seen |= added
            if isinstance(cards, Build):
                builds.append(cards)
            else:
                loose |= added
        resolved.append(StatedGroup(loose, tuple(builds)))
    return tuple(resolved)


def _named_build(turn: Turn, bracket: Bracket) -> Build:
    """The build that holds every card of the bracket, grouped as the bracket has them."""
    cards = CardSet.from_cards(bracket.cards)
    if len(cards) < len(bracket.cards):
        twice = next(card for card in bracket.cards if bracket.cards.count(card) > 1)
        raise _Wrong(refuse(turn.variant, Why.TWICE, card=twice))
    for build in turn.builds:
        if _is_named(build, bracket):
            return build
    raise _Wrong(refuse(turn.variant, Why.NO_SUCH_BUILD, cards=cards))


def _is_named(build: Build, bracket: Bracket) -> bool:
    """Whether every group of the bracket lies in a group of the build, no two in the same."""
    named = [CardSet.from_cards(group) for group in bracket.groups]
    inside = [next((g for g in build.groups if not cards - g), None) for cards in named]
    return None not in inside and len(set(inside)) == len(inside)


def _all_cards(groups: Iterable[Group]) -> CardSet:
    """Every card that a text names."""
    cards: list[Card] = []
    for group in groups:
        for item in group:
            cards += item.cards if isinstance(item, Bracket) else (item,)
    return CardSet.from_cards(cards)
