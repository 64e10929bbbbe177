"""The file in which pieces wait until all of them are there: written to its end, never changed.

Its first line tells the plan. Every piece is a line that tells which games it holds, how many
bytes follow, and their sum; then those bytes.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final
from zlib import crc32

import msgspec

from cassino import disk
from cassino.dataset.errors import DatasetError
from cassino.dataset.jobs import Piece
from cassino.dataset.plans import Plan

FORMAT: Final = "cassino-dataset-journal/1"


@dataclass(frozen=True, slots=True)
class Head:
    """The first line: what is played."""

    format: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Entry:
    """The line before a piece: its games, from number ``first`` on, its plays, and its bytes."""

    first: int
    games: Annotated[int, msgspec.Meta(ge=1)]
    plays: int
    bytes: Annotated[int, msgspec.Meta(ge=0)]
    sum: int


def _bytes_after(entry: Entry) -> int:
    return entry.bytes


_KIND: Final = disk.Kind(FORMAT, Head, Entry, "dataset", DatasetError, _bytes_after)


class Journal:
    """An open journal; nobody else can write to it."""

    def __init__(self, file: disk.Journal[Head, Entry]) -> None:
        """See which pieces are there, and that all are as they were written.

        Raises:
            DatasetError: when one isn't.
        """
        self.path = file.path
        self._file = file
        self.plan = None if file.head is None else file.head.plan
        self.games = self.plays = 0
        for entry, data in file.pieces():
            if entry.first != self.games:
                reason = f"a piece begins with game {entry.first + 1}, not {self.games + 1}"
                raise file.invalid(reason)
            self._refuse_damaged(entry, data)
            self._count(entry)

    def _refuse_damaged(self, entry: Entry, data: bytes) -> None:
        if crc32(data) != entry.sum:
            what = f"the games from {entry.first + 1} on are damaged"
            raise self._file.invalid(f"{what}; without this file all are played anew")

    def _count(self, entry: Entry) -> None:
        self.games, self.plays = self.games + entry.games, self.plays + entry.plays

    def pieces(self) -> Iterator[bytes]:
        """All pieces in their order, one at a time.

        Raises:
            DatasetError: when one isn't as it was written.
        """
        for entry, data in self._file.pieces():
            self._refuse_damaged(entry, data)
            yield data

    def begin(self, plan: Plan) -> None:
        """Write the first line, or see that it tells the same plan.

        Raises:
            DatasetError: when it tells another.
        """
        if self.plan is None:
            self._file.begin(Head(FORMAT, plan))
            self.plan = plan
        else:
            refuse_other(self.path, self.plan, plan)

    def keep(self, games: int, piece: Piece) -> None:
        """Write down a piece with the next games."""
        data = piece.data
        entry = Entry(self.games, games, piece.plays, len(data), crc32(data))
        self._file.keep(entry, data)
        self._count(entry)


@contextmanager
def open_journal(path: Path) -> Generator[Journal]:
    """Open a journal, or make an empty one, and hold it; one without a plan is taken away again.

    Raises:
        DatasetError: when it can't be written, is in use, or is no journal.
    """
    with disk.open_journal(_KIND, path) as file:
        journal = Journal(file)
        try:
            yield journal
        finally:
            if journal.plan is None:
                path.unlink(missing_ok=True)


def refuse_other(path: Path, plan: Plan, asked: Plan) -> None:
    """Nothing, when both plans are the same.

    Raises:
        DatasetError: when they aren't, naming what differs.
    """
    if others := plan.differences(asked):
        reason = f"{str(path)!r} is of another data set: {', '.join(others)}"
        raise DatasetError("dataset/differs", reason)
