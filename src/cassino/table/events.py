"""What happens at a table: the events of its log, from which its state can be made again.

An event holds what was decided and what chance gave (a secret, a deck), no more: totals, positions
and clocks follow from it. Events tell the whole truth; ``project`` decides what of it a seat sees.
People are named by their number at the table; the id of a guest stands in its arrival alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from cassino.cards import Card
from cassino.rules import Move
from cassino.table.house import HouseRules
from cassino.table.questions import QuestionKind
from cassino.table.seats import SeatKind, StandIn


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The table was set up."""

    rules: HouseRules


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The house rules are now these; a match that was over is cleared away."""

    rules: HouseRules


@dataclass(frozen=True, slots=True)
class SeatSet:
    """A seat was made empty, kept for a person, or given to a computer."""

    seat: int
    kind: SeatKind
    level: str | None


@dataclass(frozen=True, slots=True)
class GuestCame:
    """A person came to the table; the first one is its host."""

    guest: int
    id: str = field(repr=False)
    name: str


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A guest sat down."""

    seat: int
    guest: int
    name: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """A guest changed the name of one seat, or its own and those of all its seats."""

    guest: int
    seat: int | None
    name: str


@dataclass(frozen=True, slots=True)
class GuestLeft:
    """A guest went away; in a match computers play on for it."""

    guest: int


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """A guest's line was lost or is back."""

    guest: int
    connected: bool


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table was closed for good."""


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began."""

    dealer: int


@dataclass(frozen=True, slots=True)
class DealCommitted:
    """The next deal's secret was drawn and its commitment published."""

    commitment: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SaltAdded:
    """A seat stirred the next deal."""

    seat: int
    salt: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class DealBegan:
    """The cards were dealt from this deck."""

    deck: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move was made, by a computer of this level or by a person (None)."""

    seat: int
    move: Move
    level: str | None
    view_hash: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class MovesUndone:
    """The last moves were taken back; ``freely`` against computers, which marks the match."""

    seat: int
    count: int
    freely: bool


@dataclass(frozen=True, slots=True)
class MatchResigned:
    """A seat gave the match up."""

    seat: int


@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """A guest asked the others something."""

    kind: QuestionKind
    seat: int | None
    guest: int


@dataclass(frozen=True, slots=True)
class QuestionAnswered:
    """A guest agreed."""

    kind: QuestionKind
    guest: int


@dataclass(frozen=True, slots=True)
class QuestionDropped:
    """A question was refused, or taken back by who asked it."""

    kind: QuestionKind
    guest: int


@dataclass(frozen=True, slots=True)
class StandInSet:
    """A computer plays a person's seat for now."""

    seat: int
    stand_in: StandIn


@dataclass(frozen=True, slots=True)
class StandInEnded:
    """The owner plays the seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The seat to move has no time left."""

    seat: int


class Speech(StrEnum):
    """How something was said."""

    EMOTE = "emote"
    PHRASE = "phrase"
    CHAT = "chat"


@dataclass(frozen=True, slots=True)
class Said:
    """A guest said something: the name of an emote or phrase, or a line of chat."""

    guest: int
    speech: Speech
    text: str


RoomHappening: TypeAlias = (
    TableOpened
    | RulesChanged
    | SeatSet
    | GuestCame
    | SeatTaken
    | Renamed
    | GuestLeft
    | PresenceChanged
    | TableClosed
)
MatchHappening: TypeAlias = (
    MatchStarted | DealCommitted | SaltAdded | DealBegan | MoveMade | MovesUndone | MatchResigned
)
TalkHappening: TypeAlias = (
    QuestionAsked | QuestionAnswered | QuestionDropped | StandInSet | StandInEnded | TimeUp | Said
)
Happening: TypeAlias = RoomHappening | MatchHappening | TalkHappening


@dataclass(frozen=True, slots=True)
class Cause:
    """The command of a guest behind an event."""

    guest: str = field(repr=False)
    command: str


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One entry of a table's log: its number from 1, its time in milliseconds, and what happened.

    ``cause`` is None where the house acted.
    """

    seq: int
    at: int
    cause: Cause | None
    what: Happening
