"""What happened at a table, as a client is told, so that it can move what it shows."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

PlayKind: TypeAlias = Literal["take", "build", "raise", "add", "trail"]
SeatChange: TypeAlias = Literal[
    "taken", "set", "stand-in", "stand-in-over", "time-up", "salted", "resigned"
]
GuestChange: TypeAlias = Literal["came", "left", "lost", "back", "renamed"]
QuestionChange: TypeAlias = Literal["asked", "answered", "dropped"]


class _Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """Something that happened; ``line`` is its line of the log, where it has one."""

    seq: int
    line: str | None = None


class Dealt(_Event, tag="dealt", frozen=True):
    """A hand was dealt; ``hands`` are of the reader's seats, ``sizes`` of all."""

    hand: int
    dealer: int
    leader: int
    hands: dict[str, list[str]]
    sizes: list[int]
    table: list[str]


class LastHand(_Event, tag="last", frozen=True):
    """The last hand of the deal was announced."""


class Played(_Event, tag="played", frozen=True):
    """A move was made; ``cards`` are the table cards that it takes or uses."""

    seat: int
    card: str
    move: PlayKind
    cards: list[str]
    groups: list[list[str]]
    value: int | None
    computer: bool


class Swept(_Event, tag="swept", frozen=True):
    """A capture left the table empty."""

    seat: int


class KnockedOut(_Event, tag="knocked-out", frozen=True):
    """A sweep cancelled one of another side."""

    seat: int
    side: int


class Drew(_Event, tag="drew", frozen=True):
    """A seat drew a card; ``??`` for one that the reader may not see."""

    seat: int
    card: str


class Residue(_Event, tag="residue", frozen=True):
    """What was left on the table went to a side, or to nobody."""

    side: int | None
    cards: list[str]


class Target(_Event, tag="target", frozen=True):
    """A side reached the target in mid-deal."""

    side: int


class Scored(_Event, tag="scored", frozen=True):
    """The deal was counted."""

    points: list[int]


class Undone(_Event, tag="undone", frozen=True):
    """Moves were taken back."""

    seat: int
    count: int


class Spoken(_Event, tag="said", frozen=True):
    """Somebody said something; ``text`` is finished, ``name`` is that of an emote or phrase."""

    guest: int
    by: str
    seat: int | None
    speech: Literal["emote", "phrase", "chat"]
    name: str
    text: str


class SeatEvent(_Event, tag="seat", frozen=True):
    """Something about a seat: who sits or plays there, or its time."""

    what: SeatChange
    seat: int


class GuestEvent(_Event, tag="guest", frozen=True):
    """Something about a person."""

    what: GuestChange
    guest: int


class QuestionEvent(_Event, tag="question", frozen=True):
    """A question was asked, agreed to or dropped."""

    what: QuestionChange
    question: Literal["undo", "stand-in", "next-deal", "rematch"]
    guest: int


class TableChange(_Event, tag="table", frozen=True):
    """Something about the table as a whole."""

    what: Literal["opened", "rules", "closed", "match", "committed", "dealing"]


EventShape: TypeAlias = (
    Dealt
    | LastHand
    | Played
    | Swept
    | KnockedOut
    | Drew
    | Residue
    | Target
    | Scored
    | Undone
    | Spoken
    | SeatEvent
    | GuestEvent
    | QuestionEvent
    | TableChange
)
