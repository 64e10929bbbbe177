"""The parts of what clients are shown. Every text in them is a finished one."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Setting: TypeAlias = bool | int | str | None


class _Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class MoveShape(_Shape, frozen=True):
    """A legal move: its text, what its button says, and the cards in it."""

    move: str
    label: str
    kind: Literal["take", "build", "trail"]
    card: str
    cards: list[str]


class MovesShape(_Shape, frozen=True):
    """The first legal moves of a seat; ``more`` says that there are others."""

    seat: int
    moves: list[MoveShape]
    more: bool


class YouShape(_Shape, frozen=True):
    """Who the reader is at the table; a watcher has no seats."""

    guest: int | None
    seats: list[int]
    host: bool


class MarkShape(_Shape, frozen=True):
    """A card that counts by itself, its points, and its name with them."""

    card: str
    points: int
    name: str


class GameShape(_Shape, frozen=True):
    """What is played. ``clock`` as in the forms: ``none``, ``move:30`` or ``bank:300+5``."""

    variant: str
    options: dict[str, Setting]
    name: str
    seats: int
    partners: bool
    target: int
    level: str
    chat: bool
    clock: str
    house_rules: bool
    marks: list[MarkShape]


class DealShape(_Shape, frozen=True):
    """Where the deal stands; ``hands`` is 0 where hands aren't counted."""

    match: int
    number: int
    hand: int
    hands: int
    last: bool
    stock: int
    dealer: int
    turn: int | None
    label: str
    hand_label: str
    stock_label: str


class SeatShape(_Shape, frozen=True):
    """A seat; ``held`` and ``taken`` are numbers of cards, ``clock`` the milliseconds left."""

    seat: int
    side: int
    name: str
    kind: Literal["person", "computer", "empty"]
    level: str | None
    guest: int | None
    mine: bool
    partner: bool
    connected: bool
    computer_plays: bool
    held: int
    taken: int
    sweeps: int
    turn: str
    note: str
    label: str
    clock: int | None


class TrackShape(_Shape, frozen=True):
    """A side's score on its way to the target."""

    side: int
    name: str
    score: int
    target: int
    mine: bool
    label: str


class BuildShape(_Shape, frozen=True):
    """A build; ``key`` stays while the build lies there, raised or added to."""

    key: str
    value: int
    times: str
    owner: int
    mine: bool
    tag: str
    groups: list[list[str]]
    label: str


class HandShape(_Shape, frozen=True):
    """The cards of one's own seat; ``pile_label`` says in words what its side has taken."""

    seat: int
    cards: list[str]
    pile_label: str


class LineShape(_Shape, frozen=True):
    """A line of the log."""

    seq: int
    text: str


class QuestionShape(_Shape, frozen=True):
    """An open question; ``asked`` says that the reader is to answer, ``mine`` that it is theirs."""

    question: Literal["undo", "stand-in", "next-deal", "rematch"]
    seat: int | None
    by: int
    mine: bool
    asked: bool
    sentence: str


class CountRowShape(_Shape, frozen=True):
    """An item of the count: what each side has and gets; less than 0 is taken back."""

    key: str
    label: str
    note: str
    cards: list[str]
    amounts: list[str]
    points: list[int]


class CountSideShape(_Shape, frozen=True):
    """A side in the heading of the count."""

    name: str
    mine: bool


class CountShape(_Shape, frozen=True):
    """The count of a deal, item by item, and what it decided."""

    deal: int
    title: str
    sides: list[CountSideShape]
    rows: list[CountRowShape]
    total_label: str
    before: list[int]
    after: list[int]
    decision: str


class FairShape(_Shape, frozen=True):
    """The proof of a shuffle; ``secret`` and ``salts`` only when the deal is over."""

    deal: int
    commitment: str
    order: list[int]
    salted: list[int]
    secret: str | None
    salts: list[str] | None


class ResultShape(_Shape, frozen=True):
    """How a match ended; ``match`` names it for its replay."""

    match: str
    winner: int | None
    sentence: str
    with_undo: bool


class GuestShape(_Shape, frozen=True):
    """A person at the table."""

    guest: int
    name: str
    connected: bool
    mine: bool


class ViewShape(_Shape, frozen=True):
    """The table as a guest may see it."""

    phase: Literal["lobby", "before-deal", "playing", "over", "closed"]
    you: YouShape
    game: GameShape
    deal: DealShape | None
    seats: list[SeatShape]
    guests: list[GuestShape]
    tracks: list[TrackShape]
    loose: list[str]
    builds: list[BuildShape]
    hands: list[HandShape]
    piles: list[list[str]]
    line: str
    moves: MovesShape | None
    log: list[LineShape] | None
    questions: list[QuestionShape]
    can: list[str]
    count: CountShape | None
    fair: list[FairShape]
    result: ResultShape | None
    at: int
    clock_running: int | None
