"""What people and the house can tell a table to do.

The house is the program around the table: it carries the messages, draws the secrets, watches the
lines and lets computers think. A guest's command reaches the table as the house understood it; a
guest never hands in a secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from cassino.rules import Move
from cassino.table.events import Speech
from cassino.table.house import HouseRules
from cassino.table.questions import QuestionKind
from cassino.table.seats import SeatKind


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Set the table up. A guest who opens it is there under this name, and is its host."""

    name: str
    rules: HouseRules


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """Change the house rules, between matches (host)."""

    rules: HouseRules


@dataclass(frozen=True, slots=True)
class SetSeat:
    """Make a seat empty, keep it for a person, or give it to a computer, between matches (host)."""

    seat: int
    kind: SeatKind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, also in a computer's place in mid-match; or watch (no seat)."""

    seat: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up from one seat, or leave the table; in a match a computer plays on."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """Change the name of one seat, or one's own and all one's seats'."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Presence:
    """A guest's line was lost or is back (house)."""

    guest: str = field(repr=False)
    connected: bool


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table for good (host)."""


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Start a match (host); empty seats get computers. The house hands in the first secret."""

    secret: str = field(repr=False)
    dealer: int = 0


@dataclass(frozen=True, slots=True)
class PrepareDeal:
    """Commit to the secret of the next deal (house)."""

    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class AddSalt:
    """Stir the next deal: once a seat, until the deal begins."""

    seat: int
    salt: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal as soon as everybody who is there wants it; the house deals at once."""


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Make a move."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class ComputerMove:
    """Make a computer's move (house); the fingerprint is that of the view it was given."""

    seat: int
    move: Move
    view_hash: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Take one's last move back, with the others' consent where there are others."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskStandIn:
    """Ask whether a computer should play for a person who is away or out of time."""

    seat: int


@dataclass(frozen=True, slots=True)
class OfferRematch:
    """Offer another match under the same rules."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer an open question; who asked it takes it back with a no."""

    kind: QuestionKind
    yes: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a computer play one's own seat until one takes it back."""

    seat: int
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Play one's own seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Say:
    """Send an emote, a phrase, or a line of chat where the table has chat."""

    speech: Speech
    text: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Look at the clocks (house)."""


RoomCommand: TypeAlias = (
    OpenTable | ChangeRules | SetSeat | Join | Leave | Rename | Presence | Close
)
MatchCommand: TypeAlias = (
    StartMatch | PrepareDeal | AddSalt | NextDeal | PlayMove | ComputerMove | Resign
)
TalkCommand: TypeAlias = (
    AskUndo | AskStandIn | OfferRematch | Answer | HandOver | TakeBack | Say | Tick
)
Command: TypeAlias = RoomCommand | MatchCommand | TalkCommand


@dataclass(frozen=True, slots=True)
class Envelope:
    """A command with its sender (None: the house), its id, and the version its sender saw."""

    guest: str | None = field(repr=False)
    id: str
    version: int
    command: Command
