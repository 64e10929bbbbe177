"""Positions: the whole truth of a deal in progress, and what one seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cassino.cards import NO_CARDS, Card, CardSet
from cassino.rules.variants import Variant

Sizes: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Build:
    """A build: groups of cards that each make ``value``, and the seat that owns it (CL25)."""

    value: int
    groups: tuple[CardSet, ...]
    owner: int

    @property
    def cards(self) -> CardSet:
        """All cards of the build."""
        if len(self.groups) == 1:
            return self.groups[0]
        bits = 0
        for group in self.groups:
            bits |= int(group)
        return CardSet(bits)

    @property
    def is_multiple(self) -> bool:
        """Whether its value is fixed because it has two or more groups (CL29)."""
        return len(self.groups) > 1


@dataclass(frozen=True, slots=True)
class Layout:
    """What everybody sees: seats, turn, table, piles, score.

    ``piles``, ``sweeps`` and ``scores`` have one entry a side, ``owes`` are the seats that built
    on their last turn and owe a capture (DK17), ``hand_number`` counts the hands of the deal
    from 1. Piles lie face down at a table, but everybody saw every card that went into them.
    """

    variant: Variant
    seats: int
    partners: bool
    dealer: int
    turn: int
    hand_number: int
    loose: CardSet
    builds: tuple[Build, ...]
    piles: tuple[CardSet, ...]
    sweeps: Sizes
    last_capturer: int | None
    owes: frozenset[int]
    scores: Sizes

    @property
    def sides(self) -> int:
        """How many sides there are: two with partners, else one a seat."""
        return 2 if self.partners else self.seats

    def side_of(self, seat: int) -> int:
        """The side of a seat; partners sit opposite each other (CL1)."""
        return seat % 2 if self.partners else seat


@dataclass(frozen=True, slots=True)
class Position(Layout):
    """The whole truth of a deal in progress; ``stock`` is next card first."""

    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended: no hand holds a card."""
        return not any(self.hands)


@dataclass(frozen=True, slots=True)
class PlayerView(Layout):
    """What one seat knows: its own hand, of the others only how many cards they hold.

    ``seat`` is None for a watcher. ``known`` are the cards known in each hand, ``hidden`` how many
    more it holds. There is no way back from a view to the position.
    """

    seat: int | None
    known: tuple[CardSet, ...]
    hidden: Sizes
    stock_size: int

    @property
    def hand(self) -> CardSet:
        """The cards that this seat holds."""
        return NO_CARDS if self.seat is None else self.known[self.seat]


def view_of(position: Position, seat: int | None) -> PlayerView:
    """What a seat (None: a watcher) may see of a position.

    >>> from cassino.rules import deal, variant
    >>> view = view_of(deal(variant(), seed="a"), 1)
    >>> len(view.hand), view.hidden, view.stock_size
    (4, (4, 0), 40)
    """
    p = position
    return PlayerView(
        p.variant,
        p.seats,
        p.partners,
        p.dealer,
        p.turn,
        p.hand_number,
        p.loose,
        p.builds,
        p.piles,
        p.sweeps,
        p.last_capturer,
        p.owes,
        p.scores,
        seat,
        tuple(hand if at == seat else NO_CARDS for at, hand in enumerate(p.hands)),
        tuple(0 if at == seat else len(hand) for at, hand in enumerate(p.hands)),
        len(p.stock),
    )
