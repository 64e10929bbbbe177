"""Cards, sets of cards and the names of those that count."""

from cassino.cards.card import (
    CARDS,
    RANK_SIGNS,
    SPELLINGS,
    SUIT_SIGNS,
    Card,
    Rank,
    Suit,
    format_card,
    parse_card,
)
from cassino.cards.card_set import (
    ACES,
    BIG_CASSINO,
    FIVE_OF_SPADES,
    FULL_DECK,
    JACK_OF_SPADES,
    LITTLE_CASSINO,
    NO_CARDS,
    SPADES,
    CardSet,
)
from cassino.cards.errors import CardError

__all__ = [
    "ACES",
    "BIG_CASSINO",
    "CARDS",
    "FIVE_OF_SPADES",
    "FULL_DECK",
    "JACK_OF_SPADES",
    "LITTLE_CASSINO",
    "NO_CARDS",
    "RANK_SIGNS",
    "SPADES",
    "SPELLINGS",
    "SUIT_SIGNS",
    "Card",
    "CardError",
    "CardSet",
    "Rank",
    "Suit",
    "format_card",
    "parse_card",
]
