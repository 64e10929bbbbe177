"""A match: deals played one after another until a side has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cassino.cards import Card
from cassino.rules.dealing import default_partners, next_dealer, start_deal
from cassino.rules.errors import InvalidSeats
from cassino.rules.events import DealScored, Event
from cassino.rules.moves import Move
from cassino.rules.playing import is_over, play
from cassino.rules.position import Position
from cassino.rules.presets import check_seats
from cassino.rules.scoring import Carry, DealScore, out_at_once, result_of, score_deal, score_so_far
from cassino.rules.settling import Settlement, settle
from cassino.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that was played to its end: its last position, its points and what they settled."""

    position: Position
    score: DealScore
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress, immutable: every step gives a new one.

    ``position`` is the deal in progress, None between deals and at the end.
    """

    variant: Variant
    seats: int
    partners: bool
    dealer: int
    position: Position | None
    finished: tuple[FinishedDeal, ...]

    @classmethod
    def start(
        cls, variant: Variant, *, seats: int = 2, partners: bool | None = None, dealer: int = 0
    ) -> Match:
        """A match before its first deal.

        Raises:
            InvalidSeats: when the variant isn't played so.

        >>> from cassino.rules import variant
        >>> Match.start(variant("dominican"), seats=4).scores
        (0, 0)
        """
        paired = default_partners(variant, seats) if partners is None else partners
        check_seats(variant, seats, paired)
        if not 0 <= dealer < seats:
            raise InvalidSeats(f"there is no seat {dealer} to deal")
        return cls(variant, seats, paired, dealer, None, ())

    @property
    def scores(self) -> tuple[int, ...]:
        """What each side has after the finished deals."""
        if self.finished:
            return self.finished[-1].settlement.scores
        return (0,) * (2 if self.partners else self.seats)

    @property
    def winner(self) -> int | None:
        """The side that has won, or None."""
        return self.finished[-1].settlement.winner if self.finished else None

    @property
    def deal_number(self) -> int:
        """The number of the deal in progress, or of the next one, counted from 1."""
        return len(self.finished) + 1

    @property
    def carry(self) -> Carry:
        """Points for tied majorities that wait for the next deal."""
        return self.finished[-1].score.carry if self.finished else Carry()

    def deal(self, deck: Sequence[Card]) -> tuple[Match, tuple[Event, ...]]:
        """Begin the next deal with a deck in dealing order.

        Raises:
            ValueError: in mid-deal or after the end.
            InvalidDeck: when the deck isn't a whole pack.
        """
        if self.position is not None or self.winner is not None:
            raise ValueError("no deal can begin now")
        position, events = start_deal(
            self.variant,
            deck=deck,
            seats=self.seats,
            partners=self.partners,
            dealer=self.dealer,
            scores=self.scores,
        )
        return replace(self, position=position), events

    def play(self, move: Move) -> tuple[Match, tuple[Event, ...]]:
        """Make a move; when it ends the deal, count it and settle the match.

        Raises:
            ValueError: between deals.
            IllegalMove: when the rules refuse the move; nothing has happened then.
        """
        if self.position is None:
            raise ValueError("no deal is on")
        position, events = play(self.position, move)
        if not is_over(position):
            return replace(self, position=position), events
        score = _score(position, self.carry)
        settlement = settle(self.variant, self.scores, score)
        finished = (*self.finished, FinishedDeal(position, score, settlement))
        dealer = next_dealer(self.variant, self.seats, self.dealer)
        after = replace(self, position=None, finished=finished, dealer=dealer)
        return after, (*events, DealScored(score))


def _score(position: Position, carried: Carry) -> DealScore:
    """The points of a deal that has ended, in mid-deal where points count at once."""
    winner = None if position.is_over else out_at_once(position)
    if winner is not None:
        return DealScore(score_so_far(position), carried, winner)
    return score_deal(position.variant, result_of(position), carried)
