"""Moves: what a play does. Two moves are equal when they do the same (see NOTATION, Identity)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from cassino.cards import Card, CardSet


@dataclass(frozen=True, slots=True)
class Trail:
    """Lay the card on the table, where it becomes a loose card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Capture:
    """Take these table cards, whole builds included, and the played card."""

    card: Card
    taken: CardSet


@dataclass(frozen=True, slots=True)
class NewBuild:
    """Make a build of ``value`` from the played card and these loose cards."""

    card: Card
    loose: CardSet
    value: int


@dataclass(frozen=True, slots=True)
class Raise:
    """Give a single build, named by its cards, the higher ``value``; ``loose`` cards join it."""

    card: Card
    build: CardSet
    loose: CardSet
    value: int


@dataclass(frozen=True, slots=True)
class Add:
    """Add the played card and these loose cards to a build, named by its cards, of ``value``."""

    card: Card
    build: CardSet
    loose: CardSet
    value: int


Move: TypeAlias = Trail | Capture | NewBuild | Raise | Add
BuildMove: TypeAlias = NewBuild | Raise | Add


def table_cards(move: Move) -> CardSet:
    """The table cards that a move takes, uses or changes.

    >>> table_cards(Raise(Card(0), CardSet(0b11000), CardSet(0b100), 8)) == CardSet(0b11100)
    True
    """
    match move:
        case Trail():
            return CardSet(0)
        case Capture():
            return move.taken
        case NewBuild():
            return move.loose
        case Raise() | Add():
            return move.build | move.loose
        case _:
            assert_never(move)
