"""What a card may count: from the hand and on the table (CL10, RY1, DK6-7, X10, X48)."""

import re
from functools import cache

from tests.oracle.position import Rules

RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
FACES = "JQK"


def is_numberless(card: str, rules: Rules) -> bool:
    """Whether the card is a face card without a number."""
    return card[0] in FACES and rules["face_values"] == "none"


def hand_values(card: str, rules: Rules) -> frozenset[int]:
    """The values the card may take when it is played or held (X10, X48)."""
    low, high = _low_and_high(card, rules["face_values"], rules["high_cards"])
    if rules["dual_values"] == "hand_high":
        return high or low
    return low | high


def table_values(card: str, rules: Rules) -> frozenset[int]:
    """The values the card may count while it lies loose on the table (X10)."""
    low, high = _low_and_high(card, rules["face_values"], rules["high_cards"])
    return low | high if rules["dual_values"] == "any" else low


def build_values(rules: Rules) -> frozenset[int]:
    """The values a build may have: those some card of the pack can capture."""
    return frozenset(value for card in DECK for value in hand_values(card, rules))


@cache
def _low_and_high(
    card: str, face_values: str, high_cards: str
) -> tuple[frozenset[int], frozenset[int]]:
    rank = RANKS.index(card[0]) + 1
    if rank > 10 and face_values == "none":
        return frozenset(), frozenset()
    high: set[int] = set()
    for word in high_cards.split():
        match = re.fullmatch(r"([A2-9TJQK])([cdhs]?)(\d+)", word)
        if match is None:
            raise ValueError(f"high_cards: {word!r} is no card with a value")
        if card[0] == match[1] and card[1] in (match[2] or SUITS):
            high.add(int(match[3]))
    return frozenset({rank}), frozenset(high)
