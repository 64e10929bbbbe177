"""A match at this terminal: who sits where, and how far it has got."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cassino.notation import Record, RecordedDeal, record_move
from cassino.rules import (
    Event,
    Match,
    Move,
    Position,
    Variant,
    deal_seed,
    shuffled_deck,
)
from cassino.words import People

PERSON: Final = "person"
"""What a seat with a person is called where computers have the name of their level."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays what.

    ``players`` are ``PERSON`` or a computer's level, one a seat; ``seed`` is that of the match.
    """

    variant: Variant
    seats: int
    partners: bool
    names: tuple[str, ...]
    players: tuple[str, ...]
    dealer: int
    seed: str
    date: str

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self.players) if who == PERSON)

    @property
    def reader(self) -> int | None:
        """The seat for which everything is said: the only person's, else None."""
        return self.persons[0] if len(self.persons) == 1 else None

    def people(self, you: int | None) -> People:
        """Those who sit here, as one of them (None: nobody) speaks of them."""
        return People(self.names, you, self.partners)


@dataclass(frozen=True, slots=True)
class Happening:
    """An event, and the table before it."""

    event: Event
    before: Position | None
    deal: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match has got; every step gives a new one.

    ``deals`` are the deals as recorded, the last perhaps in progress; ``told`` is everything that
    has happened.
    """

    sitting: Sitting
    match: Match
    deals: tuple[RecordedDeal, ...] = ()
    told: tuple[Happening, ...] = ()
    with_undo: bool = False

    @classmethod
    def start(cls, sitting: Sitting) -> Progress:
        """A match before its first deal.

        Raises:
            InvalidSeats: when the variant isn't played so.
        """
        match = Match.start(
            sitting.variant,
            seats=sitting.seats,
            partners=sitting.partners,
            dealer=sitting.dealer,
        )
        return cls(sitting, match)

    @property
    def position(self) -> Position | None:
        """The deal in progress, or None."""
        return self.match.position

    def begin_deal(self) -> Progress:
        """Deal the next deck of the match's seed."""
        seed = deal_seed(self.sitting.seed, self.match.deal_number)
        deck = shuffled_deck(seed)
        deal = RecordedDeal(deck, self.match.dealer, (), (("Seed", (seed,)),))
        match, events = self.match.deal(deck)
        told = self._happened(events, None)
        return replace(self, match=match, deals=(*self.deals, deal), told=told)

    def make(self, move: Move) -> Progress:
        """Make a move.

        Raises:
            IllegalMove: when the rules refuse it; nothing has happened then.
        """
        before = self.match.position
        assert before is not None
        match, events = self.match.play(move)
        deal = self.deals[-1]
        deal = replace(deal, moves=(*deal.moves, record_move(before, move)))
        if match.position is None:
            points = tuple(side.total for side in match.finished[-1].score.sides)
            deal = replace(deal, points=points)
        told = self._happened(events, before)
        return replace(self, match=match, deals=(*self.deals[:-1], deal), told=told)

    def _happened(
        self, events: tuple[Event, ...], before: Position | None
    ) -> tuple[Happening, ...]:
        number = self.match.deal_number
        return (*self.told, *(Happening(event, before, number) for event in events))

    def record(self) -> Record:
        """The match as it is written down."""
        sitting = self.sitting
        tags = [("Players", sitting.players)]
        if self.with_undo:
            tags.append(("Undo", ("yes",)))
        return Record(
            sitting.variant,
            sitting.seats,
            sitting.partners,
            sitting.names,
            sitting.date,
            self.deals,
            None if self.match.winner is None else self.match.scores,
            tuple(tags),
        )
