"""What the server sends."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from cassino.server.protocol.events import EventShape
from cassino.server.protocol.shapes import MoveShape, ViewShape


class _Frame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A frame from the server."""


class Ack(_Frame, tag="ack", frozen=True):
    """Done; ``version`` is the table's when it was done."""

    id: str
    version: int


class Refusal(_Frame, tag="refusal", frozen=True):
    """Not done, and why; ``id`` is None where the frame could not be read."""

    id: str | None
    version: int
    code: str
    rule: str | None
    sentence: str


class Welcome(_Frame, tag="welcome", frozen=True):
    """The answer to a good hello."""

    id: str
    protocol: int
    table: str
    language: str


class State(_Frame, tag="state", frozen=True):
    """The table now, and what happened since the state before.

    ``fresh`` says that the events aren't all that happened: show the view, move nothing.
    """

    version: int
    fresh: bool
    events: list[EventShape]
    view: ViewShape


class Selection(_Frame, tag="selection", frozen=True):
    """What can join the cards chosen, and the moves that are whole."""

    id: str
    version: int
    card: str
    chosen: list[str]
    joinable: list[str]
    sum: str
    line: str
    moves: list[MoveShape]


class MoveList(_Frame, tag="moves", frozen=True):
    """Legal moves; ``more`` says that there are others."""

    id: str
    version: int
    seat: int
    card: str | None
    moves: list[MoveShape]
    more: bool


class HintGiven(_Frame, tag="hint", frozen=True):
    """A good move and why."""

    id: str
    version: int
    seat: int
    move: MoveShape
    sentence: str
    reasons: list[str]


class Pong(_Frame, tag="pong", frozen=True):
    """The server is there; ``at`` is its time in milliseconds."""

    id: str
    version: int
    at: int


class Goodbye(_Frame, tag="goodbye", frozen=True):
    """The server closes the line, and why."""

    code: str
    sentence: str


ServerFrame: TypeAlias = (
    Ack | Refusal | Welcome | State | Selection | MoveList | HintGiven | Pong | Goodbye
)
