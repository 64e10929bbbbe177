"""The long rules pages as templates show them: sentences with signs, cards, tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from cassino.cards import Card, Suit, parse_card
from cassino.rules import Variant
from cassino.words import Language, join, say, say_card_name, say_preset
from cassino.words.rules_examples import Example
from cassino.words.rules_pages import (
    GAME_WITH_PAGE,
    Listing,
    Paragraph,
    Part,
    Points,
    Shown,
    rules_page,
)

_SUITS: Final = {suit.symbol: suit.value for suit in Suit}
_SIGN: Final = re.compile(f"([{''.join(_SUITS)}])")

Pieces: TypeAlias = tuple[tuple[str, str], ...]
"""A sentence in pieces: text, and for the sign of a suit its letter, else nothing."""


@dataclass(frozen=True, slots=True)
class Together:
    """Cards that lie together: the groups of a build and its value, or one loose card."""

    groups: tuple[tuple[str, ...], ...]
    value: int | None


@dataclass(frozen=True, slots=True)
class Place:
    """Cards in one place: where, how they are read out, and the cards."""

    name: str
    label: str
    things: tuple[Together, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A part of a page; what a kind has no use for is empty."""

    kind: str
    sentences: tuple[Pieces, ...] = ()
    places: tuple[Place, ...] = ()
    rows: tuple[tuple[Pieces, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Parts under a heading that can be linked to."""

    heading: str
    anchor: str
    parts: tuple[Told, ...]


def chapters(language: Language, variant: Variant) -> tuple[Chapter, ...]:
    """The long page of a game; nothing for a relative that has none."""
    return tuple(
        Chapter(
            section.heading,
            section.anchor,
            tuple(_told(language, part) for part in section.parts),
        )
        for section in rules_page(language, variant)
    )


def comes_from(language: Language, variant: Variant) -> tuple[str, str] | None:
    """Of a relative the game whose page tells the rest: its preset and its name."""
    game = GAME_WITH_PAGE[variant.preset]
    return None if game == variant.preset else (game, say_preset(language, game))


def pieces(text: str) -> Pieces:
    """A sentence with the signs of suits apart, so that they can have their colours.

    >>> pieces("8♠ takes it.")
    (('8', ''), ('♠', 's'), (' takes it.', ''))
    """
    return tuple((piece, _SUITS.get(piece, "")) for piece in _SIGN.split(text) if piece)


def _told(language: Language, part: Part) -> Told:
    match part:
        case Paragraph(text):
            return Told("paragraph", (pieces(text),))
        case Listing(items):
            return Told("list", tuple(map(pieces, items)))
        case Shown(text, example):
            return Told("example", (pieces(text),), tuple(_places(language, example)))
        case Points(rows):
            return Told("points", rows=tuple((pieces(item), points) for item, points in rows))
        case _:
            assert_never(part)


def _places(language: Language, example: Example) -> Iterator[Place]:
    loose, hand = _cards(example.table), _cards(example.hand)
    named = [say_card_name(language, card) for card in loose]
    for build in example.builds:
        inside = _names(language, build.cards.high_to_low())
        named.append(say(language, "build-taken-named", value=build.value, cards=inside))
    built = tuple(
        Together(
            tuple(tuple(card.text for card in group.high_to_low()) for group in build.groups),
            build.value,
        )
        for build in example.builds
    )
    where = say(language, "page-common-on-table")
    yield Place(where, join(language, named), (*map(_alone, loose), *built))
    where = say(language, "page-common-in-hand")
    yield Place(where, _names(language, hand), tuple(map(_alone, hand)))


def _cards(text: str) -> list[Card]:
    return list(map(parse_card, text.split()))


def _names(language: Language, cards: Iterable[Card]) -> str:
    return join(language, [say_card_name(language, card) for card in cards])


def _alone(card: Card) -> Together:
    return Together(((card.text,),), None)
