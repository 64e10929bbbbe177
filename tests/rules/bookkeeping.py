"""Keeping the score from events alone, as somebody who only watches the table would."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cassino.cards import NO_CARDS, CardSet, parse_card
from cassino.rules import (
    Capture,
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Played,
    ResidueTaken,
    SideScore,
    SweepKnockedOut,
    Swept,
    TargetReached,
    Variant,
    table_cards,
)

BIG, LITTLE, JACK = parse_card("Td"), parse_card("2s"), parse_card("Js")


@dataclass
class Bookkeeper:
    """What the events of one deal told: piles and sweeps of the sides, who captured last."""

    rules: Variant
    seats: int
    partners: bool
    piles: list[CardSet] = field(init=False)
    sweeps: list[int] = field(init=False)
    last: int | None = None
    plays: int = 0
    hands: int = 0
    announced: int = 0
    is_scored: bool = False

    def __post_init__(self) -> None:
        sides = 2 if self.partners else self.seats
        self.piles = [NO_CARDS] * sides
        self.sweeps = [0] * sides

    def side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def hear(self, events: Sequence[Event]) -> None:
        """Note what happened; the events of one play belong together."""
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case Dealt():
                self.hands += 1
                assert event.hand_number == self.hands
            case LastAnnounced():
                self.announced += 1
            case Played():
                self._played(event)
            case Swept():
                counts = self.rules.sweep.sweeps_in_last_hand or not self.announced
                self.sweeps[self.side(event.seat)] += counts
            case SweepKnockedOut():
                self.sweeps[self.side(event.seat)] -= 1
                self.sweeps[event.side] -= 1
            case ResidueTaken():
                if event.side is not None:
                    self.piles[event.side] |= event.cards
            case DealScored():
                self.is_scored = True
            case Drew() | TargetReached():
                pass

    def _played(self, event: Played) -> None:
        move, self.plays = event.move, self.plays + 1
        grouped = NO_CARDS
        for group in event.groups:
            assert not grouped & group
            grouped |= group
        assert not table_cards(move) - grouped - (1 << move.card) - _old(event)
        if isinstance(move, Capture):
            self.piles[self.side(event.seat)] |= move.taken | 1 << move.card
            self.last = self.side(event.seat)

    def check(self, sides: Sequence[SideScore]) -> None:
        """The points that don't hang on majorities, counted again from the piles."""
        rules = self.rules.scoring
        for pile, side in zip(self.piles, sides, strict=True):
            aces = [card for card in pile if card.rank == 1]
            assert side.big_casino == rules.big_casino * (BIG in pile)
            assert side.little_casino == rules.little_casino * (LITTLE in pile)
            assert side.aces == rules.ace * len(aces)
            assert sorted(side.ace_suits) == sorted(card.suit for card in aces)


def _old(event: Played) -> CardSet:
    """The cards of a build that is added to: they are no group of the play's own."""
    build = getattr(event.move, "build", NO_CARDS)
    return CardSet(build)
