"""A set of cards as 52 bits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cassino.cards.card import CARDS, Card, parse_card


class CardSet(int):
    """An immutable set of cards; bit ``n`` stands for card ``n``.

    Iteration runs from the lowest card to the highest. Being an ``int`` it hashes and compares
    as fast as one, and single bits can be tested with the integer operators.

    >>> hand = CardSet.of("8s", "Td")
    >>> Card(37) in hand, len(hand), hand
    (True, 2, {8s Td})
    """

    __slots__ = ()

    @classmethod
    def of(cls, *texts: str) -> CardSet:
        """The set of the cards with these texts.

        >>> CardSet.of("Ac", "Ah")
        {Ac Ah}
        """
        return cls.from_cards(map(parse_card, texts))

    @classmethod
    def from_cards(cls, cards: Iterable[Card]) -> CardSet:
        """The set of these cards."""
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    def __contains__(self, card: Card) -> bool:
        return bool(self >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        bits = int(self)
        while bits:
            low = bits & -bits
            yield CARDS[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bit_count()

    def __or__(self, other: int) -> CardSet:
        return CardSet(int.__or__(self, other))

    def __and__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, other))

    def __sub__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, ~other))

    def isdisjoint(self, other: int) -> bool:
        """Whether the two sets share no card."""
        return not int.__and__(self, other)

    def high_to_low(self) -> list[Card]:
        """The cards from high rank to low, suits s h d c: the order in which notation writes them.

        >>> CardSet.of("3c", "9d", "3s").high_to_low()
        [9d, 3s, 3c]
        """
        return [*self][::-1]

    def __repr__(self) -> str:
        return "{" + " ".join(map(str, self)) + "}"

    __str__ = __repr__


NO_CARDS: Final = CardSet(0)
FULL_DECK: Final = CardSet((1 << 52) - 1)
SPADES: Final = CardSet.from_cards(card for card in CARDS if card & 3 == 3)
ACES: Final = CardSet.of("Ac", "Ad", "Ah", "As")
BIG_CASSINO: Final = parse_card("Td")
LITTLE_CASSINO: Final = parse_card("2s")
FIVE_OF_SPADES: Final = parse_card("5s")
JACK_OF_SPADES: Final = parse_card("Js")
