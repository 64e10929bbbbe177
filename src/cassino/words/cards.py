"""Cards in sentences: signs such as ``10♦`` to look at, names to hear."""

from __future__ import annotations

from collections.abc import Iterable

from cassino.cards import (
    BIG_CASSINO,
    JACK_OF_SPADES,
    LITTLE_CASSINO,
    RANK_SIGNS,
    Card,
    CardSet,
    Rank,
    Suit,
)
from cassino.rules import Variant
from cassino.words.catalogues import say
from cassino.words.languages import Language


def card_sign(card: Card) -> str:
    """A card as the index in its corner shows it.

    >>> from cassino.cards import parse_card
    >>> card_sign(parse_card("Td"))
    '10♦'
    """
    rank = "10" if card.rank is Rank.TEN else RANK_SIGNS[card.rank - 1]
    return rank + card.suit.symbol


def sum_sign(cards: CardSet) -> str:
    """A group of cards as a sum, from high to low.

    >>> sum_sign(CardSet.of("3h", "5c"))
    '5♣+3♥'
    """
    return "+".join(map(card_sign, cards.high_to_low()))


def value_signs(high_cards: str) -> list[str]:
    """The high values of a variant, each as a card or rank and what it counts.

    >>> value_signs("A14 2s15 Td16")
    ['A = 14', '2♠ = 15', '10♦ = 16']
    """
    shown: list[str] = []
    for word in high_cards.split():
        name, value = word[:-2], word[-2:]
        rank = "10" if name[0] == "T" else name[0]
        shown.append(f"{rank}{''.join(Suit(suit).symbol for suit in name[1:])} = {value}")
    return shown


def join(language: Language, items: Iterable[str]) -> str:
    """Things one after another, as the language lists them; empty for none.

    >>> join(Language.EN, ["8♦", "5♣+3♥"])
    '8♦, 5♣+3♥'
    """
    listed = ""
    for item in items:
        listed = say(language, "list-next", list=listed, item=item) if listed else item
    return listed


def marked_points(variant: Variant, card: Card) -> int:
    """What a taken card counts by itself, apart from the majorities: its mark in the corner.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import variant
    >>> [marked_points(variant(), parse_card(text)) for text in ("Td", "2s", "Ah", "9c")]
    [2, 1, 1, 0]
    """
    rules = variant.scoring
    points = rules.each_spade if card.suit is Suit.SPADES else 0
    if card.rank is Rank.ACE:
        return points + rules.ace
    special = {
        BIG_CASSINO: rules.big_casino,
        LITTLE_CASSINO: rules.little_casino,
        JACK_OF_SPADES: rules.jack_of_spades,
    }
    return points + special.get(card, 0)


def say_card_name(language: Language, card: Card, variant: Variant | None = None) -> str:
    """A card's name for the ear; with a variant, its points as well when it counts any.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import variant
    >>> say_card_name(Language.EN, parse_card("Td"), variant())
    'ten of diamonds, two points'
    """
    rank, suit = card.rank.name.lower(), card.suit.name.lower()
    name = say(language, "card-name", rank=rank, suit=suit)
    points = 0 if variant is None else marked_points(variant, card)
    return say(language, "card-marked", card=name, points=points) if points else name
