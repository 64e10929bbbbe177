"""One playing card, and how a card is written."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final

from cassino.cards.errors import CardError

RANK_SIGNS: Final = "A23456789TJQK"
SUIT_SIGNS: Final = "cdhs"
_SUIT_SYMBOLS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


class Rank(IntEnum):
    """The thirteen ranks; the number is the rank's place from the ace, not its value in a game."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def is_face(self) -> bool:
        """Whether this is a jack, a queen or a king."""
        return self > Rank.TEN


class Suit(StrEnum):
    """The four suits by the letter that notation gives them."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def symbol(self) -> str:
        """The suit's sign, such as ``♠``."""
        return "♣♦♥♠"[SUIT_SIGNS.index(self.value)]


class Card(int):
    """A card as a small number from 0 to 51, counting ranks from the ace and suits c d h s.

    >>> parse_card("Td"), int(parse_card("Td"))
    (Td, 37)
    """

    __slots__ = ()

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self >> 2]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self & 3]

    @property
    def text(self) -> str:
        """The card in notation, such as ``Td``."""
        return _TEXTS[self]

    def __repr__(self) -> str:
        return _TEXTS[self]

    __str__ = __repr__


_RANKS: Final = tuple(Rank)
_SUITS: Final = tuple(Suit)
_TEXTS: Final = tuple(rank + suit for rank in RANK_SIGNS for suit in SUIT_SIGNS)

CARDS: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
"""All 52 cards in the order of their numbers."""


def _spellings() -> dict[str, Card]:
    """Every accepted way to write a card, once."""
    suits = [(sign, sign) for sign in SUIT_SIGNS] + [(sign.upper(), sign) for sign in SUIT_SIGNS]
    suits += list(_SUIT_SYMBOLS.items())
    known: dict[str, Card] = {}
    for card in CARDS:
        rank, own_suit = card.text[0], card.text[1]
        ranks = {rank, rank.lower(), "10" if rank == "T" else rank}
        known.update({r + written: card for r in ranks for written, s in suits if s == own_suit})
    return known


SPELLINGS: Final = _spellings()
"""Every spelling that readers accept: ``Td``, ``td``, ``10d``, ``TD``, ``T♦`` are one card."""


def parse_card(text: str) -> Card:
    """Read one card.

    Args:
        text: rank and suit; ``10``, lower-case ranks, capital suits and suit symbols are accepted.

    Raises:
        CardError: when the text is not a card.

    >>> parse_card("10♦") is parse_card("Td")
    True
    """
    card = SPELLINGS.get(text)
    if card is None:
        raise CardError(text)
    return card


def format_card(card: Card) -> str:
    """Write one card as notation does.

    >>> format_card(CARDS[37])
    'Td'
    """
    return _TEXTS[card]
