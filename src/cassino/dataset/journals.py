"""The file in which pieces wait until all of them are there: written to its end, never changed.

Its first line tells the plan. Every piece is a line that tells which games it holds, how many
bytes follow, and their sum; then those bytes. A piece is brought to the disk before the next is
written. What was cut off at the end, by whatever killed the program, is forgotten.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, TypeVar
from zlib import crc32

import msgspec

from cassino.dataset.errors import DatasetError
from cassino.dataset.jobs import Piece
from cassino.dataset.plans import Plan

FORMAT: Final = "cassino-dataset-journal/1"
_LONGEST_LINE: Final = 1 << 20

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Head:
    """The first line: what is played."""

    format: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Entry:
    """The line before a piece: its games, from number ``first`` on, its plays, and its bytes."""

    first: int
    games: int
    plays: int
    bytes: int
    sum: int


class Journal:
    """An open journal; nobody else can write to it."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        """Read which pieces are there; the file stays the caller's."""
        self.path = path
        self._file = file
        self.plan: Plan | None = None
        self.games = self.plays = 0
        self._start = self._end = 0
        self._look()

    def _look(self) -> None:
        size = self._file.seek(0, os.SEEK_END)
        self._file.seek(0)
        line = self._file.readline(_LONGEST_LINE)
        if not line.endswith(b"\n"):
            self._begin_anew(line)
            return
        head = self._decoded(line, Head)
        if head.format != FORMAT:
            raise self.invalid(f"not of the format {FORMAT}")
        self.plan = head.plan
        self._start = self._end = len(line)
        for entry, end in self._entries(size):
            self.games, self.plays, self._end = (
                entry.first + entry.games,
                self.plays + entry.plays,
                end,
            )
        self._file.truncate(self._end)

    def _begin_anew(self, line: bytes) -> None:
        """Forget a first line that was cut off; refuse what can't be one."""
        begun = msgspec.json.encode({"format": FORMAT})[:-1]
        if not begun.startswith(line[: len(begun)]):
            raise self.invalid("not begun by this command")
        self._file.truncate(0)

    def _entries(self, size: int) -> Iterator[tuple[Entry, int]]:
        """The pieces that are whole, each with where it ends; they are passed over, not read."""
        games, at = 0, self._start
        while True:
            self._file.seek(at)
            line = self._file.readline(_LONGEST_LINE)
            if not line.endswith(b"\n"):
                return
            entry = self._decoded(line, Entry)
            if entry.first != games or entry.games < 1 or entry.bytes < 0:
                raise self.invalid(f"a piece begins with game {entry.first + 1}, not {games + 1}")
            games, at = games + entry.games, at + len(line) + entry.bytes
            if at > size:
                return
            yield entry, at

    def pieces(self) -> Iterator[bytes]:
        """All pieces in their order, one at a time.

        Raises:
            DatasetError: when one isn't as it was written.
        """
        for entry, end in self._entries(self._end):
            self._file.seek(end - entry.bytes)
            data = self._file.read(entry.bytes)
            if crc32(data) != entry.sum:
                raise self.invalid(f"the games from {entry.first + 1} on are damaged")
            yield data

    def begin(self, plan: Plan) -> None:
        """Write the first line, or see that it tells the same plan.

        Raises:
            DatasetError: when it tells another.
        """
        if self.plan is None:
            self._write(msgspec.json.encode(Head(FORMAT, plan)) + b"\n")
            self.plan = plan
            self._start = self._end
        else:
            refuse_other(self.path, self.plan, plan)

    def keep(self, games: int, piece: Piece) -> None:
        """Write down a piece with the next games."""
        data = piece.data
        entry = Entry(self.games, games, piece.plays, len(data), crc32(data))
        self._write(msgspec.json.encode(entry) + b"\n" + data)
        self.games, self.plays = self.games + games, self.plays + piece.plays

    def _write(self, data: bytes) -> None:
        try:
            self._file.seek(self._end)
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as wrong:
            raise unwritable(self.path, wrong) from None
        self._end += len(data)

    def _decoded(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, ValueError) as wrong:
            raise self.invalid(str(wrong)) from None

    def invalid(self, why: str) -> DatasetError:
        """That it isn't a journal."""
        return DatasetError("dataset/invalid", f"{str(self.path)!r}: {why}")


@contextmanager
def open_journal(path: Path) -> Generator[Journal]:
    """Open a journal, or make an empty one, and hold it; one without a plan is taken away again.

    Raises:
        DatasetError: when it can't be written, is in use, or is no journal.
    """
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
    except OSError as wrong:
        raise unwritable(path, wrong) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatasetError("dataset/in-use", f"{str(path)!r} is being written") from None
        journal = Journal(path, file)
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


def unwritable(path: Path, wrong: OSError) -> DatasetError:
    """That a file can't be written, and why."""
    why = wrong.strerror or "it can't be written"
    return DatasetError("file/unwritable", f"{str(path)!r}: {why}")
