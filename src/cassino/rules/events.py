"""What happens at a table, in the order in which it happens.

Events drive the log, animation, sound and statistics. They tell the whole truth; what a seat may
see of them is decided where they are sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cassino.cards import Card, CardSet
from cassino.rules.moves import Move
from cassino.rules.scoring import DealScore


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand was dealt; cards stand in the order in which each place got them."""

    hand_number: int
    dealer: int
    leader: int
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastAnnounced:
    """The dealer said that this hand is the last of the deal (CL8, DK5)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a move; ``groups`` as notation writes them."""

    seat: int
    move: Move
    groups: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class Swept:
    """A capture left the table empty (RY5, DK20, DR17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SweepKnockedOut:
    """A new sweep cancelled one of another side instead of counting (X9, sequential)."""

    seat: int
    side: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card from the stock to refill its hand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ResidueTaken:
    """What was left on the table went to a side, or to nobody (CL38, X31, X32)."""

    side: int | None
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TargetReached:
    """A side stood at the target in mid-deal, where points count at once."""

    side: int


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and counted."""

    score: DealScore


Event: TypeAlias = (
    Dealt
    | LastAnnounced
    | Played
    | Swept
    | SweepKnockedOut
    | Drew
    | ResidueTaken
    | TargetReached
    | DealScored
)
