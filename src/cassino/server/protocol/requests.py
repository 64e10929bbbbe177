"""What clients send: one frame shape, and a command in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

FrameId: TypeAlias = Annotated[str, Meta(pattern=r"^[\x21-\x7e]{1,64}$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
CardText: TypeAlias = Annotated[str, Meta(min_length=2, max_length=3)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=600)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]
NameText: TypeAlias = Annotated[str, Meta(max_length=512)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Limit: TypeAlias = Annotated[int, Meta(ge=1, le=200)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="kebab"):
    """A command; its class name in kebab-case is its ``type``."""


class Hello(_Command, tag="hello", frozen=True):
    """Be at a table: by cookie and the table's id, or by a link of one's own."""

    table: ShortText | None = None
    link: Annotated[str, Meta(max_length=200)] | None = None
    language: ShortText | None = None


class Play(_Command, tag="play", frozen=True):
    """Make a move, written as the notation has it."""

    seat: SeatNumber
    move: MoveText


class Select(_Command, tag="select", frozen=True):
    """Ask what can join a hand card and the table cards chosen with it."""

    seat: SeatNumber
    card: CardText
    chosen: Annotated[list[CardText], Meta(max_length=52)] = []


class Moves(_Command, tag="moves", frozen=True):
    """Ask for legal moves, of one hand card or of all."""

    seat: SeatNumber
    card: CardText | None = None
    limit: Limit = 24


class Hint(_Command, tag="hint", frozen=True):
    """Ask for a good move."""

    seat: SeatNumber


class Start(_Command, tag="start", frozen=True):
    """Start the match (host)."""


class Next(_Command, tag="next", frozen=True):
    """Deal, when everybody who is there wants it."""


class Salt(_Command, tag="salt", frozen=True):
    """Stir the next deal."""

    seat: SeatNumber
    salt: ShortText


class Undo(_Command, tag="undo", frozen=True):
    """Take one's last move back."""

    seat: SeatNumber


class Resign(_Command, tag="resign", frozen=True):
    """Give the match up."""

    seat: SeatNumber


class StandIn(_Command, tag="stand-in", frozen=True):
    """Ask that a computer plays for somebody who is away or out of time."""

    seat: SeatNumber


class Rematch(_Command, tag="rematch", frozen=True):
    """Offer another match."""


class Answer(_Command, tag="answer", frozen=True):
    """Answer an open question."""

    question: Literal["undo", "stand-in", "next-deal", "rematch"]
    yes: bool


class HandOver(_Command, tag="hand-over", frozen=True):
    """Let a computer play one's own seat."""

    seat: SeatNumber


class TakeBack(_Command, tag="take-back", frozen=True):
    """Play one's own seat again."""

    seat: SeatNumber


class Sit(_Command, tag="sit", frozen=True):
    """Sit down in a free seat, or in a computer's."""

    seat: SeatNumber
    name: NameText


class Stand(_Command, tag="stand", frozen=True):
    """Stand up from a seat."""

    seat: SeatNumber


class SetSeat(_Command, tag="seat", frozen=True):
    """Make a seat empty, keep it for a person or give it to a computer (host)."""

    seat: SeatNumber
    kind: Literal["empty", "person", "computer"]
    level: Word | None = None


class Rules(_Command, tag="rules", frozen=True):
    """Change the house rules, between matches (host); what is left out stays."""

    variant: Word | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=4)] | UnsetType = UNSET
    partners: bool | UnsetType = UNSET
    clock: ShortText | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    level: Word | UnsetType = UNSET


class Rename(_Command, tag="rename", frozen=True):
    """Change the name of one seat, or one's own."""

    name: NameText
    seat: SeatNumber | None = None


class Say(_Command, tag="say", frozen=True):
    """Say something: an emote or phrase by its name, or a line of chat."""

    speech: Literal["emote", "phrase", "chat"]
    text: Annotated[str, Meta(min_length=1, max_length=600)]


class Leave(_Command, tag="leave", frozen=True):
    """Leave the table."""


class Close(_Command, tag="close", frozen=True):
    """Close the table for good (host)."""


class Speak(_Command, tag="language", frozen=True):
    """Go on in another language."""

    language: ShortText


class Ping(_Command, tag="ping", frozen=True):
    """Ask whether the server is there."""


AboutPlay: TypeAlias = Play | Start | Next | Salt | Undo | Resign | StandIn | Rematch | Answer
AboutSeats: TypeAlias = HandOver | TakeBack | Sit | Stand | SetSeat | Rules | Rename | Leave | Close
Change: TypeAlias = AboutPlay | AboutSeats | Say
"""What changes the table."""

Query: TypeAlias = Select | Moves | Hint
"""What only asks."""

Request: TypeAlias = Change | Query | Hello | Speak | Ping


class ClientFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """A frame from a client: its id, the last version that the client has seen, and a command."""

    id: FrameId
    version: Version
    command: Request
