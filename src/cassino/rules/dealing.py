"""Dealing: who gets which card, who leads, and how a seed makes a pack (CL4-CL9, DK2-DK5, DR2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cassino.cards import FULL_DECK, Card, CardSet
from cassino.rules.errors import InvalidDeck
from cassino.rules.events import Dealt, Event, LastAnnounced
from cassino.rules.position import Position
from cassino.rules.presets import check_seats
from cassino.rules.settings import DealOrder, HandLead
from cassino.rules.shuffling import shuffled_deck
from cassino.rules.variants import Variant

HAND_SIZE = 4
_BATCH = 2


def turn_order(variant: Variant, seats: int, leader: int) -> tuple[int, ...]:
    """The seats in the order in which they play, from the leader.

    >>> from cassino.rules import variant
    >>> turn_order(variant("dominican"), 4, 3)
    (3, 2, 1, 0)
    """
    return tuple([(leader + variant.step * n) % seats for n in range(seats)])


def leader_of(variant: Variant, seats: int, dealer: int, hand_number: int) -> int:
    """The seat that leads a hand (CL9, DK4, X13).

    >>> from cassino.rules import variant
    >>> [leader_of(variant("danish"), 2, 0, hand) for hand in (1, 2, 3)]
    [1, 0, 1]
    """
    moves_on = variant.deal.later_hands_led_by is HandLead.NEXT_SEAT
    return (dealer + variant.step * (hand_number if moves_on else 1)) % seats


def next_dealer(variant: Variant, seats: int, dealer: int) -> int:
    """The dealer of the next deal (CL4, X15).

    >>> from cassino.rules import variant
    >>> next_dealer(variant("dominican"), 4, 0)
    3
    """
    return (dealer + variant.step) % seats


def hands_in_deal(variant: Variant, seats: int) -> int:
    """How many hands a deal has (CL7); one where hands are refilled from the stock.

    >>> from cassino.rules import variant
    >>> [hands_in_deal(variant(), seats) for seats in (2, 3, 4)]
    [6, 4, 3]
    """
    return 1 if variant.deal.refill else 48 // (HAND_SIZE * seats)


def recipients(
    variant: Variant, seats: int, dealer: int, hand_number: int
) -> tuple[int | None, ...]:
    """Who gets the first, second, third … card of a hand; None is the table (CL5, CL6, X37, X53).

    >>> from cassino.rules import variant
    >>> recipients(variant(), 2, 0, 1)[:6]
    (1, 1, None, None, 0, 0)
    """
    places: list[int | None] = [*turn_order(variant, seats, dealer)[1:], dealer]
    if hand_number == 1:
        before_dealer = variant.deal.deal_order is DealOrder.OTHERS_TABLE_DEALER
        places.insert(len(places) - before_dealer, None)
    return tuple(place for place in places for _ in range(_BATCH)) * (HAND_SIZE // _BATCH)


def deal(
    variant: Variant,
    *,
    seats: int = 2,
    partners: bool | None = None,
    dealer: int = 0,
    deck: Sequence[Card] | None = None,
    seed: str | None = None,
    scores: Sequence[int] | None = None,
) -> Position:
    """The position after the first hand of a deal has been dealt.

    Args:
        variant: the rules.
        seats: 2 to 4.
        partners: seats 0 and 2 against 1 and 3; by default as the variant has it (X38).
        dealer: the dealer's seat.
        deck: the 52 cards in dealing order; or
        seed: a text from which the deck is made.
        scores: what each side had before this deal.

    Raises:
        InvalidSeats: when the variant isn't played so.
        InvalidDeck: when the deck isn't a whole pack.

    >>> from cassino.rules import variant
    >>> start = deal(variant(), seed="a")
    >>> len(start.loose), len(start.stock), start.turn
    (4, 40, 1)
    """
    return start_deal(
        variant,
        seats=seats,
        partners=partners,
        dealer=dealer,
        deck=deck if deck is not None else shuffled_deck(seed or ""),
        scores=scores,
    )[0]


def start_deal(
    variant: Variant,
    *,
    deck: Sequence[Card],
    seats: int = 2,
    partners: bool | None = None,
    dealer: int = 0,
    scores: Sequence[int] | None = None,
) -> tuple[Position, tuple[Event, ...]]:
    """Deal the first hand from a deck and tell what happened; arguments as for ``deal``.

    >>> from cassino.rules import variant
    >>> position, events = start_deal(variant(), deck=shuffled_deck("a"))
    >>> len(events[0].table)
    4
    """
    paired = default_partners(variant, seats) if partners is None else partners
    check_seats(variant, seats, paired)
    if not 0 <= dealer < seats:
        raise InvalidDeck(f"there is no seat {dealer} to deal")
    if CardSet.from_cards(deck) != FULL_DECK or len(deck) != 52:
        raise InvalidDeck("a deck has every one of the 52 cards once")
    sides = 2 if paired else seats
    none = CardSet(0)
    empty = Position(
        variant=variant,
        seats=seats,
        partners=paired,
        dealer=dealer,
        turn=dealer,
        hand_number=0,
        loose=none,
        builds=(),
        piles=(none,) * sides,
        sweeps=(0,) * sides,
        last_capturer=None,
        owes=frozenset(),
        scores=tuple(scores) if scores is not None else (0,) * sides,
        hands=(none,) * seats,
        stock=tuple(deck),
    )
    return deal_hand(empty)


def default_partners(variant: Variant, seats: int) -> bool:
    """Whether four seats play as two sides unless told otherwise (X38).

    >>> from cassino.rules import variant
    >>> default_partners(variant("dominican"), 4), default_partners(variant("royal"), 4)
    (True, False)
    """
    return variant.preset == "dominican" and seats == 4


@dataclass(frozen=True, slots=True)
class _Shares:
    """How the next cards of the stock are shared out."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]


def deal_hand(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Deal the next hand from the stock (CL6, DK3)."""
    p = position
    number = p.hand_number + 1
    places = recipients(p.variant, p.seats, p.dealer, number)
    dealt = tuple(zip(places, p.stock, strict=False))
    shares = _Shares(
        tuple(tuple(c for place, c in dealt if place == seat) for seat in range(p.seats)),
        tuple(card for place, card in dealt if place is None),
    )
    is_last = number == hands_in_deal(p.variant, p.seats) and not p.variant.deal.refill
    after = replace(
        p,
        hand_number=number,
        turn=leader_of(p.variant, p.seats, p.dealer, number),
        loose=p.loose | CardSet.from_cards(shares.table),
        hands=tuple(map(CardSet.from_cards, shares.hands)),
        stock=p.stock[len(dealt) :],
    )
    told: tuple[Event, ...] = (Dealt(number, p.dealer, after.turn, shares.hands, shares.table),)
    return after, (*told, LastAnnounced()) if is_last else told
