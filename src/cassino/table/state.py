"""The state of a table: a frozen value, the fold of the table's log.

What nobody may know is left out of every ``repr``, so that no error report and no log line of a
program can tell it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from cassino.cards import Card, CardSet
from cassino.rules import Event, Match, Move, Position
from cassino.table.clocks import Clock
from cassino.table.house import HouseRules
from cassino.table.questions import Question, QuestionKind
from cassino.table.receipts import Receipts
from cassino.table.seats import Guest, Seat, SeatKind
from cassino.table.shuffles import Shuffle


class Phase(StrEnum):
    """What goes on at a table."""

    LOBBY = "lobby"
    """Before a match: people sit down, house rules may change."""
    BEFORE_DEAL = "before-deal"
    """A match is on and waits for its first or next deal."""
    PLAYING = "playing"
    """A deal is being played."""
    OVER = "over"
    """The match has a winner, or somebody resigned."""
    CLOSED = "closed"
    """Nothing happens here any more."""


@dataclass(frozen=True, slots=True)
class MadeMove:
    """A move of the deal in progress; ``version`` is its sequence number.

    ``level`` is the computer that made it, None for a person; ``view_hash`` is the fingerprint of
    the view that the computer was given.
    """

    version: int
    seat: int
    move: Move
    groups: tuple[CardSet, ...]
    level: str | None
    view_hash: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal as it was dealt and played, with the proof of its shuffle."""

    dealer: int
    shuffle: Shuffle
    deck: tuple[Card, ...] = field(repr=False)
    moves: tuple[MadeMove, ...]


@dataclass(frozen=True, slots=True)
class LiveMatch:
    """The match of a table.

    ``started`` is the version that began it, ``since`` the one that last changed its position (a
    deal, a move or an undo), ``undone`` the last undo's. ``shuffle`` is that of the deal to come or
    in progress, ``deck`` and ``moves`` are of the deal in progress, ``told`` is what happened last.
    ``witnesses`` are the ids of guests with the seats whose hands they saw in the deal.
    """

    number: int
    match: Match = field(repr=False)
    started: int
    since: int
    undone: int = 0
    shuffle: Shuffle | None = None
    deck: tuple[Card, ...] = field(default=(), repr=False)
    moves: tuple[MadeMove, ...] = ()
    told: tuple[Event, ...] = field(default=(), repr=False)
    witnesses: frozenset[tuple[str, int]] = field(default=frozenset(), repr=False)
    played: tuple[PlayedDeal, ...] = ()
    with_undo: bool = False
    resigned: int | None = None

    @property
    def winner(self) -> int | None:
        """The side that has won, also because the other one resigned; or None."""
        if self.resigned is None:
            return self.match.winner
        return 1 - (self.resigned % 2 if self.match.partners else self.resigned)

    @property
    def deal_in_progress(self) -> PlayedDeal | None:
        """The deal that is on the table, as far as it was played."""
        if self.match.position is None or self.shuffle is None:
            return None
        return PlayedDeal(self.match.position.dealer, self.shuffle, self.deck, self.moves)


@dataclass(frozen=True, slots=True)
class Table:
    """A table; ``version`` is the sequence number of its last event, ``at`` that event's time.

    ``host`` is the number of the guest who may set the table up, ``arrivals`` and ``matches`` count
    guests and matches so far, ``rules_since`` is the version that last changed the house rules.
    """

    version: int = 0
    at: int = 0
    rules: HouseRules = field(default_factory=HouseRules)
    rules_since: int = 0
    is_open: bool = False
    is_closed: bool = False
    host: int | None = None
    seats: tuple[Seat, ...] = ()
    guests: tuple[Guest, ...] = ()
    arrivals: int = 0
    matches: int = 0
    live: LiveMatch | None = None
    clock: Clock = field(default_factory=Clock)
    questions: tuple[Question, ...] = ()
    receipts: Receipts = field(default=(), repr=False)

    @property
    def phase(self) -> Phase:
        """What goes on."""
        if self.is_closed:
            return Phase.CLOSED
        if self.live is None:
            return Phase.LOBBY
        if self.live.winner is not None:
            return Phase.OVER
        return Phase.BEFORE_DEAL if self.live.match.position is None else Phase.PLAYING

    @property
    def is_match_on(self) -> bool:
        """Whether a match has begun and isn't over."""
        return self.phase in (Phase.BEFORE_DEAL, Phase.PLAYING)

    @property
    def position(self) -> Position | None:
        """The whole truth of the deal being played, or None."""
        if self.phase is not Phase.PLAYING or self.live is None:
            return None
        return self.live.match.position

    @property
    def turn(self) -> int | None:
        """The seat to move, or None."""
        return None if self.position is None else self.position.turn

    @property
    def witnesses(self) -> frozenset[tuple[str, int]]:
        """Who saw which seat's hand in the deal being played: ids of guests with seats."""
        if self.position is None or self.live is None:
            return frozenset()
        return self.live.witnesses

    @property
    def owners(self) -> frozenset[tuple[str, int]]:
        """The ids of the seated guests, with their seats."""
        return frozenset(
            (guest.id, seat) for guest in self.guests for seat in self.seats_of(guest.number)
        )

    @property
    def wants_secret(self) -> bool:
        """Whether the house should prepare the next deal with a fresh secret."""
        return (
            self.phase is Phase.BEFORE_DEAL and self.live is not None and self.live.shuffle is None
        )

    def has_seat(self, seat: int) -> bool:
        """Whether there is a seat of this number."""
        return 0 <= seat < len(self.seats)

    def guest(self, number: int) -> Guest | None:
        """The guest of a number."""
        return next((guest for guest in self.guests if guest.number == number), None)

    def guest_by_id(self, guest_id: str) -> Guest | None:
        """The guest whom the house knows by an id."""
        return next((guest for guest in self.guests if guest.id == guest_id), None)

    def seats_of(self, number: int) -> tuple[int, ...]:
        """The seats that a guest owns."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.guest == number)

    def question(self, kind: QuestionKind) -> Question | None:
        """The open question of a kind."""
        return next((question for question in self.questions if question.kind is kind), None)

    def with_seat(self, seat: int, changed: Seat) -> Table:
        """This table with one seat changed."""
        seats = tuple(changed if at == seat else old for at, old in enumerate(self.seats))
        return replace(self, seats=seats)

    @property
    def deserted_seat(self) -> Seat:
        """What becomes of a seat when its owner leaves: in a match a computer plays on."""
        if self.is_match_on:
            return Seat(SeatKind.COMPUTER, level=self.rules.level)
        return Seat()


NEW_TABLE: Final = Table()
"""The table before its first event, from which every log is folded."""
