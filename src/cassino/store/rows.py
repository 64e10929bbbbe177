"""What is put into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
"""A value that JSON can say."""


class Status(StrEnum):
    """What a table is, as far as the house must know without reading its log."""

    OPEN = "open"
    """People sit down."""
    RUNNING = "running"
    """A match is on."""
    OVER = "over"
    """The last match is over."""
    CLOSED = "closed"
    """Nothing happens here any more."""


class LinkKind(StrEnum):
    """What a secret link lets its holder do."""

    JOIN = "join"
    WATCH = "watch"
    SEAT = "seat"


@dataclass(frozen=True, slots=True)
class Entry:
    """An event of a table's log: its number from 1, its time, its kind, and what it says."""

    seq: int
    at: int
    kind: str
    data: Data


@dataclass(frozen=True, slots=True)
class Link:
    """A secret link by its hash; ``guest`` is whose it is."""

    digest: str
    table_id: str
    kind: LinkKind
    guest: str | None = None


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match with its record; ``players`` are the guests by seat."""

    id: str
    table_id: str
    number: int
    at: int
    record: str
    summary: Data
    players: dict[int, str] = field(default_factory=dict[int, str])


@dataclass(frozen=True, slots=True)
class AnalysisPart:
    """What was found out about a step of a finished match, as text.

    ``seal`` is made of it and of all that it depends on, by whoever found it: the store only keeps
    it.
    """

    step: int
    found: str
    seal: str


@dataclass(frozen=True, slots=True)
class Batch:
    """All that one step of a table adds: it's stored whole or not at all."""

    table_id: str
    entries: tuple[Entry, ...]
    status: Status | None = None
    finished: FinishedMatch | None = None


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table as the house lists it; ``at`` is the time of its last milestone."""

    id: str
    created: int
    status: Status
    at: int
