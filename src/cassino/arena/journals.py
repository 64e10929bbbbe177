"""Journals: every piece of a contest in a file, a line a piece, so that none is played twice.

The first line tells the contest. A line is written whole and brought to the disk before the next
job is asked for what it brings; a last line without an end was cut off, and is forgotten.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cassino import disk
from cassino.arena.contests import Contest, Stage
from cassino.arena.errors import ArenaError
from cassino.arena.jobs import Piece
from cassino.arena.plans import Plan

FORMAT: Final = "cassino-arena-journal/1"


@dataclass(frozen=True, slots=True)
class Head:
    """The first line: what is played."""

    format: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Entry:
    """Another line: a piece, and which boards of which part of the contest it is."""

    stage: Stage
    first: int
    piece: Piece


_KIND: Final = disk.Kind(FORMAT, Head, Entry, "journal", ArenaError)


class Journal:
    """An open journal; nobody else can write to it."""

    def __init__(self, file: disk.Journal[Head, Entry]) -> None:
        """Read what is there."""
        self.path = file.path
        self._file = file
        self.plan = None if file.head is None else file.head.plan
        self.entries = list(self._read())

    def _read(self) -> Iterator[Entry]:
        for line, entry in enumerate(self._file.entries(), 2):
            if entry.first < 0 or entry.piece.sums.boards < 1:
                raise self._file.invalid("a piece without boards", line)
            yield entry

    def begin(self, contest: Contest) -> None:
        """Write the first line, or see that it tells the same contest.

        Raises:
            ArenaError: when it tells another.
        """
        plan = Plan.of(contest)
        if self.plan is None:
            self._file.begin(Head(FORMAT, plan))
            self.plan = plan
        elif others := self.plan.differences(plan):
            reason = f"{str(self.path)!r} is of another contest: {', '.join(others)}"
            raise ArenaError("journal/differs", reason)

    def keep(self, stage: Stage, first: int, piece: Piece) -> None:
        """Write a piece down."""
        self._file.keep(Entry(stage, first, piece))


@contextmanager
def open_journal(path: Path) -> Generator[Journal]:
    """Open a journal, or make an empty one, and hold it.

    Raises:
        ArenaError: when it can't be written, is in use, or is no journal.
    """
    with disk.open_journal(_KIND, path) as file:
        yield Journal(file)
