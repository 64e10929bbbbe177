"""Who gets which cards of a deck: every hand of a deal, before it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cassino.cards import Card
from cassino.rules import Variant, hands_in_deal, recipients


@dataclass(frozen=True, slots=True)
class DealtHand:
    """The cards of one hand in the order in which each place gets them.

    ``drawn`` is what is left to draw where hands are refilled from the stock.
    """

    number: int
    seats: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    drawn: tuple[Card, ...]

    def as_object(self) -> dict[str, Any]:
        """The hand as JSON has it; table and stock only where they get cards."""
        told: dict[str, Any] = {
            "hand": self.number,
            "seats": [[card.text for card in cards] for cards in self.seats],
        }
        if self.table:
            told["table"] = [card.text for card in self.table]
        if self.drawn:
            told["stock"] = [card.text for card in self.drawn]
        return told


def hands_of(
    rules: Variant, seats: int, dealer: int, deck: Sequence[Card]
) -> tuple[DealtHand, ...]:
    """Every hand of the deal of a deck.

    >>> from cassino.rules import shuffled_deck, variant
    >>> [len(hand.table) for hand in hands_of(variant(), 4, 0, shuffled_deck("a"))]
    [4, 0, 0]
    """
    hands: list[DealtHand] = []
    left = tuple(deck)
    for number in range(1, hands_in_deal(rules, seats) + 1):
        places = recipients(rules, seats, dealer, number)
        dealt, left = tuple(zip(places, left, strict=False)), left[len(places) :]
        by_seat = tuple(
            tuple(card for place, card in dealt if place == seat) for seat in range(seats)
        )
        table = tuple(card for place, card in dealt if place is None)
        hands.append(DealtHand(number, by_seat, table, left if rules.deal.refill else ()))
    return tuple(hands)


def hands_text(hands: Sequence[DealtHand]) -> Iterator[str]:
    """The hands as lines of text, in notation."""
    for hand in hands:
        yield f"hand {hand.number}"
        for seat, cards in enumerate(hand.seats):
            yield f"  seat {seat}: {_cards(cards)}"
        if hand.table:
            yield f"  table:  {_cards(hand.table)}"
        if hand.drawn:
            yield f"  stock:  {_cards(hand.drawn)}"


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)
