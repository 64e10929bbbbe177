"""What a seat or a watcher gets to see of a table. None of these types can hold a secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from cassino.cards import Card, CardSet
from cassino.rules import (
    DealScore,
    DealScored,
    LastAnnounced,
    Move,
    Played,
    PlayerView,
    ResidueTaken,
    Settlement,
    SweepKnockedOut,
    Swept,
    TargetReached,
)
from cassino.table.clocks import Clock
from cassino.table.events import (
    GuestLeft,
    MatchResigned,
    MatchStarted,
    MovesUndone,
    PresenceChanged,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    Renamed,
    RulesChanged,
    Said,
    SeatSet,
    SeatTaken,
    StandInEnded,
    StandInSet,
    TableClosed,
    TableOpened,
    TimeUp,
)
from cassino.table.house import HouseRules
from cassino.table.questions import QuestionKind
from cassino.table.seats import Seat
from cassino.table.state import Phase


@dataclass(frozen=True, slots=True)
class SeenDealt:
    """A hand was dealt: one's own cards in the order of dealing, of others only how many."""

    hand_number: int
    dealer: int
    leader: int
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeenDrew:
    """A seat drew a card from the stock; None when it isn't one's own."""

    seat: int
    card: Card | None


SeenRulesEvent: TypeAlias = (
    SeenDealt
    | SeenDrew
    | LastAnnounced
    | Played
    | Swept
    | SweepKnockedOut
    | ResidueTaken
    | TargetReached
    | DealScored
)
"""What happened in a deal, as a seat saw it."""


@dataclass(frozen=True, slots=True)
class SeenShuffle:
    """The shuffle of a deal; secret and salts are None until the deal is over.

    ``order`` are the seats in the order in which salts are used, ``salted`` those that gave one.
    """

    commitment: str
    order: tuple[int, ...]
    salted: tuple[int, ...]
    secret: str | None
    salts: tuple[tuple[int, str], ...] | None


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move that was made, by a computer of a level or by a person (None)."""

    seat: int
    move: Move
    groups: tuple[CardSet, ...]
    level: str | None


@dataclass(frozen=True, slots=True)
class SeenGuest:
    """A person at the table; ``since`` is when they were last connected or lost."""

    number: int
    name: str
    connected: bool
    since: int


@dataclass(frozen=True, slots=True)
class SeenQuestion:
    """An open question, who agreed, and whose answer is waited for (numbers of guests)."""

    kind: QuestionKind
    seat: int | None
    by: int
    yes: frozenset[int]
    waits_for: frozenset[int]


@dataclass(frozen=True, slots=True)
class DealCount:
    """A finished deal: its count, what it settled, and the proof of its shuffle."""

    number: int
    dealer: int
    score: DealScore
    settlement: Settlement
    shuffle: SeenShuffle


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole picture for a seat, or for a watcher (``seat`` None).

    ``play`` is the deal in progress, or the last one as it ended; ``told`` is what happened last in
    it, ``moves`` are its moves so far. ``count`` are the finished deals of the match,
    ``shuffle`` is that of the deal to come or in progress. ``turn_since`` is the version that a
    move of this turn must have seen. Clocks count from ``clock.since`` in the table's own time.
    """

    version: int
    at: int
    seat: int | None
    phase: Phase
    rules: HouseRules
    host: int | None
    seats: tuple[Seat, ...]
    guests: tuple[SeenGuest, ...]
    questions: tuple[SeenQuestion, ...]
    clock: Clock
    match_number: int
    turn_since: int
    play: PlayerView | None
    told: tuple[SeenRulesEvent, ...]
    moves: tuple[SeenMove, ...]
    shuffle: SeenShuffle | None
    count: tuple[DealCount, ...]
    scores: tuple[int, ...]
    winner: int | None
    resigned: int | None
    with_undo: bool


@dataclass(frozen=True, slots=True)
class SeenGuestCame:
    """A person came to the table."""

    guest: int
    name: str


@dataclass(frozen=True, slots=True)
class SeenCommitment:
    """The commitment of the next deal was published."""

    commitment: str


@dataclass(frozen=True, slots=True)
class SeenSalt:
    """A seat stirred the next deal."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeenDeal:
    """The cards were dealt."""


SeenHappening: TypeAlias = (
    TableOpened
    | RulesChanged
    | SeatSet
    | SeenGuestCame
    | SeatTaken
    | Renamed
    | GuestLeft
    | PresenceChanged
    | TableClosed
    | MatchStarted
    | SeenCommitment
    | SeenSalt
    | SeenDeal
    | SeenMove
    | MovesUndone
    | MatchResigned
    | QuestionAsked
    | QuestionAnswered
    | QuestionDropped
    | StandInSet
    | StandInEnded
    | TimeUp
    | Said
)
"""What happened at a table, as anybody may know it."""


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as a seat or a watcher sees it.

    ``changes`` are the parts of its ``TableView`` that are different now, by name, but for
    ``version`` and ``at``, which are those of the event, and ``moves``, which follow from ``what``:
    a move is added, an undo takes moves off the end, a new deal, match or set of rules clears them.
    """

    seq: int
    at: int
    what: SeenHappening
    changes: Mapping[str, object]
