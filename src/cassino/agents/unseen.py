"""What a seat can't see, and how likely another seat holds some of it.

Everybody saw every card that was dealt to the table or captured: what isn't in sight lies in the
other hands and the stock. An owner of a build holds a card of its value (CL20).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from cassino.cards import CARDS, FIVE_OF_SPADES, FULL_DECK
from cassino.rules import HAND_SIZE, PlayerView, Variant, leader_of
from cassino.rules.values import Values


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards (bits) that take the same when they are played.

    ``values`` is empty for a face that only pairs; ``clears`` is the five of spades with its power.
    """

    cards: int
    values: Values
    clears: bool = False


@lru_cache(maxsize=64)
def kinds_of(variant: Variant) -> tuple[Kind, ...]:
    """The kinds of cards in a variant."""
    hand = variant.values.hand
    power = variant.capture.five_of_spades_clears
    found: dict[tuple[int, Values, bool], int] = {}
    for card in CARDS:
        clears = power and card == FIVE_OF_SPADES
        rank = 0 if hand[card] else int(card.rank)
        key = (rank, hand[card], clears)
        found[key] = found.get(key, 0) | 1 << card
    return tuple(Kind(cards, values, clears) for (_, values, clears), cards in found.items())


@lru_cache(maxsize=4096)
def misses(unseen: int, held: int) -> tuple[float, ...]:
    """The chance that a hand has none of ``n`` given cards, for n from 0 to all unseen.

    Args:
        unseen: how many cards are out of sight.
        held: how many of them the hand holds.

    >>> misses(4, 2)
    (1.0, 0.5, 0.16666666666666666, 0.0, 0.0)
    """
    hands = comb(unseen, held)
    return tuple(comb(unseen - n, held) / hands for n in range(unseen + 1))


@dataclass(frozen=True, slots=True)
class Other:
    """Another seat that plays before the seat to move does so again.

    One that plays the last card of a hand and leads the next is there twice.
    """

    seat: int
    is_partner: bool
    held: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards out of sight, and the seats that may hold them in the order of their turns."""

    cards: int
    count: int
    others: tuple[Other, ...]

    def chance(self, cards: int, held: int) -> float:
        """The chance that a hand of ``held`` cards has one of these (bits)."""
        return 1 - misses(self.count, min(held, self.count))[(cards & self.cards).bit_count()]


def unseen_by(view: PlayerView, forgotten: int = 0) -> Unseen:
    """What the seat to move can't see, or has forgotten of the captured cards (bits)."""
    seen = int(view.hand) | int(view.loose)
    for pile in view.piles:
        seen |= int(pile)
    for build in view.builds:
        seen |= int(build.cards)
    cards = int(FULL_DECK) & ~seen | forgotten
    return Unseen(cards, cards.bit_count(), _others(view))


def _others(view: PlayerView) -> tuple[Other, ...]:
    """Who plays before the seat does so again: in this hand, and in the next when it ends (X13)."""
    side = view.side_of(view.turn)
    order = _round(view, (view.turn + view.variant.step) % view.seats)
    found = [(seat, view.hidden[seat]) for seat in order if view.hidden[seat]]
    if len(view.hand) == 1 and view.stock_size and not view.variant.deal.refill:
        leader = leader_of(view.variant, view.seats, view.dealer, view.hand_number + 1)
        found += [(seat, HAND_SIZE) for seat in _round(view, leader)]
    return tuple(Other(seat, view.side_of(seat) == side, held) for seat, held in found)


def _round(view: PlayerView, first: int) -> Iterator[int]:
    """The seats from one on, until it is the seat to move."""
    seat = first
    while seat != view.turn:
        yield seat
        seat = (seat + view.variant.step) % view.seats
