"""What each card counts, in the hand and on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from cassino.cards import CARDS, RANK_SIGNS, SPELLINGS, Card
from cassino.rules.settings import DualValues, FaceValues

HIGHEST_VALUE = 16
"""No card counts more than this (the Danish ten of diamonds)."""

Values: TypeAlias = tuple[int, ...]


def tidy_high_cards(text: str) -> str | None:
    """The text of ``high_cards`` in its one form, or None when it isn't such a text.

    >>> tidy_high_cards("a14  2S15")
    'A14 2s15'
    >>> tidy_high_cards("A99") is None
    True
    """
    read = _read_high_cards(text)
    return None if read is None else " ".join(f"{name}{value}" for name, value in read)


def _read_high_cards(text: str) -> list[tuple[str, int]] | None:
    read: list[tuple[str, int]] = []
    for word in text.replace(",", " ").split():
        name, digits = word[:-2], word[-2:]
        if name in SPELLINGS:
            name = SPELLINGS[name].text
        elif len(name) == 1 and name.upper() in RANK_SIGNS:
            name = name.upper()
        else:
            return None
        if not (digits.isdecimal() and digits.isascii() and 10 < int(digits) <= HIGHEST_VALUE):
            return None
        read.append((name, int(digits)))
    return read


@dataclass(frozen=True, slots=True)
class ValueTable:
    """The values of all 52 cards; an empty tuple is a card without a number.

    ``hand[card]`` are the values it can be played or held at, ``table[card]`` those it can count
    as a loose card, ``build[card]`` those it can have inside a build. ``hand_worth[v]`` and
    ``table_worth[v]`` are the cards (bits) that can count ``v`` there.
    """

    hand: tuple[Values, ...]
    table: tuple[Values, ...]
    build: tuple[Values, ...]
    hand_worth: tuple[int, ...]
    table_worth: tuple[int, ...]

    def is_number(self, card: Card) -> bool:
        """Whether the card counts anything at all."""
        return bool(self.hand[card])


def _worth(values: tuple[Values, ...]) -> tuple[int, ...]:
    worth = [0] * (HIGHEST_VALUE + 1)
    for card in CARDS:
        for value in values[card]:
            worth[value] |= 1 << card
    return tuple(worth)


def _values_of(card: Card, faces: FaceValues, high: dict[str, int]) -> Values:
    """Everything that a card can count, from low to high."""
    values: set[int] = set()
    if not (card.rank.is_face and faces is FaceValues.NONE):
        values.add(int(card.rank))
    top = high.get(card.text, high.get(RANK_SIGNS[card.rank - 1]))
    if top is not None:
        values.add(top)
    return tuple(sorted(values))


@lru_cache(maxsize=256)
def value_table(faces: FaceValues, high_cards: str, dual: DualValues) -> ValueTable:
    """The values under these three switches (CL10, RY1, DK7, X10, X48)."""
    high = dict(_read_high_cards(high_cards) or ())
    both = tuple(_values_of(card, faces, high) for card in CARDS)
    lowest = tuple(values[:1] for values in both)
    hand = tuple(values[-1:] for values in both) if dual is DualValues.HAND_HIGH else both
    table = both if dual is DualValues.ANY else lowest
    return ValueTable(hand, table, both, _worth(hand), _worth(table))
