"""Moves in words: what a button says, and how builds are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cassino.cards import CardSet
from cassino.rules import (
    Add,
    Build,
    Capture,
    Move,
    NewBuild,
    Raise,
    Trail,
    Turn,
    ValueTable,
    capture_value,
    groups_of,
    table_set,
)
from cassino.words.cards import card_sign, join, say_card_name, sum_sign
from cassino.words.catalogues import say
from cassino.words.languages import Language
from cassino.words.people import People


def say_move(language: Language, turn: Turn, move: Move, *, brief: bool = False) -> str:
    """A legal move as a button says it.

    Args:
        language: the language.
        turn: the turn in which the move is legal.
        move: the move.
        brief: leave out the cards that go into a build, where they are chosen and seen anyway.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import deal, turn_of, variant
    >>> start = turn_of(deal(variant(), seed="a"))
    >>> say_move(Language.EN, start, Trail(start.hand.high_to_low()[0]))
    'Trail'
    """
    match move:
        case Trail():
            return say(language, "move-trail")
        case Capture():
            return _take(language, turn, move)
        case NewBuild() | Raise() | Add():
            told = _build(language, turn, move)
            return told if brief else _with_cards(language, turn, move, told)
        case _:
            assert_never(move)


def _take(language: Language, turn: Turn, move: Capture) -> str:
    if clears_by_power(turn, move):
        return say(language, "move-clear")
    groups = groups_of(turn, move)
    return say(language, "move-take", cards=say_groups(language, groups, turn.builds))


def clears_by_power(turn: Turn, move: Capture) -> bool:
    """Whether a legal capture is the five of spades clearing the table, by its power alone."""
    has_number = bool(turn.values.hand[move.card])
    everything = move.taken == table_set(turn)
    return has_number and everything and capture_value(turn, move) is None


def _build(language: Language, turn: Turn, move: NewBuild | Raise | Add) -> str:
    match move:
        case NewBuild():
            groups = groups_of(turn, move)
            if lies_aside(turn.values, move, groups):
                return say(language, "move-build-aside", value=move.value)
            kind = "multiple" if len(groups) > 1 else "single"
            return say(language, "move-build", kind=kind, value=move.value)
        case Raise():
            old = next(build for build in turn.builds if build.cards == move.build)
            return say(language, "move-raise", worth=old.value, value=move.value)
        case Add():
            return say(language, "move-add", value=move.value)
        case _:
            assert_never(move)


def _with_cards(language: Language, turn: Turn, move: NewBuild | Raise | Add, told: str) -> str:
    """The label with the cards that make the build or join it."""
    groups = groups_of(turn, move)
    if isinstance(move, NewBuild) and lies_aside(turn.values, move, groups):
        groups = groups[1:]
    cards = join(language, group_signs(move, groups))
    if isinstance(move, NewBuild) or _is_plain(turn, move):
        return say(language, "move-with-cards", move=told, cards=cards)
    return say(language, "move-with-build", move=told, cards=cards, build=sum_sign(move.build))


def lies_aside(values: ValueTable, move: NewBuild, groups: Sequence[CardSet]) -> bool:
    """Whether the card is laid beside a build of table cards alone (CL22)."""
    return len(groups[0]) == 1 and move.value not in values.hand[move.card]


def group_signs(move: NewBuild | Raise | Add, groups: Sequence[CardSet]) -> list[str]:
    """The groups that a move brings into a build, the played card first in its own.

    >>> from cassino.cards import parse_card
    >>> move = Raise(parse_card("2c"), CardSet.of("5c", "2d"), CardSet.of("9d"), 9)
    >>> group_signs(move, (CardSet.of("2c", "5c", "2d"), CardSet.of("9d")))
    ['2♣', '9♦']
    """
    signs: list[str] = []
    for group in groups:
        brought = group - move.build if isinstance(move, Raise) else group
        played = [move.card] if move.card in brought else []
        others = (brought - (1 << move.card)).high_to_low()
        signs.append("+".join(map(card_sign, (*played, *others))))
    return signs


def _is_plain(turn: Turn, move: Raise | Add) -> bool:
    """Whether the label names the build without its cards."""
    if isinstance(move, Add):
        return not _has_twin(turn.builds, move.build)
    return sum(not build.is_multiple for build in turn.builds) == 1


def _has_twin(builds: Sequence[Build], cards: CardSet) -> bool:
    """Whether another build of the same value stands, so that the value alone names neither."""
    values = [build.value for build in builds]
    return any(values.count(build.value) > 1 for build in builds if build.cards == cards)


def say_groups(language: Language, groups: Sequence[CardSet], builds: Sequence[Build]) -> str:
    """Groups that a capture takes; a build is named by its value, loose cards as sums."""
    return join(language, [_group(language, group, builds) for group in groups])


def _group(language: Language, group: CardSet, builds: Sequence[Build]) -> str:
    parts: list[str] = []
    for build in builds:
        if not build.cards - group:
            parts.append(_build_taken(language, build, builds))
            group -= build.cards
    return "+".join((*parts, sum_sign(group)) if group else parts)


def _build_taken(language: Language, build: Build, builds: Sequence[Build]) -> str:
    if not _has_twin(builds, build.cards):
        return say(language, "build-taken", value=build.value)
    cards = join(language, map(sum_sign, build.groups))
    return say(language, "build-taken-named", value=build.value, cards=cards)


def say_build(language: Language, build: Build, people: People) -> str:
    """A build for the ear: its value, whether it is multiple, its owner, its cards.

    >>> build = Build(8, (CardSet.of("5c", "3h"),), 0)
    >>> say_build(Language.EN, build, People(("Anna", "Karel"), 1))
    'Build of 8 by Anna: five of clubs, three of hearts'
    """
    owner = people.seat(build.owner)
    cards = [card for group in build.groups for card in group.high_to_low()]
    return say(
        language,
        "build-label",
        kind="multiple" if build.is_multiple else "single",
        value=build.value,
        who=owner.who,
        name=owner.name,
        cards=join(language, [say_card_name(language, card) for card in cards]),
    )
