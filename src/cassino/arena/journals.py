"""Journals: every piece of a contest in a file, a line a piece, so that none is played twice.

The first line tells the contest. A line is written whole and brought to the disk before the next
job is asked for what it brings; a last line without an end was cut off, and is forgotten.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cassino.arena.contests import Contest, Stage
from cassino.arena.errors import ArenaError
from cassino.arena.jobs import Piece
from cassino.arena.plans import Plan

FORMAT: Final = "cassino-arena-journal/1"

T = TypeVar("T")


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


class Journal:
    """An open journal; nobody else can write to it."""

    def __init__(self, path: Path, handle: int) -> None:
        """Read what is there; the handle stays the caller's."""
        self.path = path
        self._handle = handle
        lines = self._lines()
        self.plan = self._head(lines[0]) if lines else None
        self.entries = list(self._read(lines[1:]))

    def _lines(self) -> list[bytes]:
        """The whole lines; a torn last one is cut off, unless it is all there is."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._handle), "rb") as file:
            text = file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            if not whole:
                raise self._invalid(1, "not a journal of the arena")
            os.ftruncate(self._handle, whole)
        return text[:whole].splitlines()

    def _head(self, line: bytes) -> Plan:
        head = self._decoded(line, Head, 1)
        if head.format != FORMAT:
            raise self._invalid(1, f"not of the format {FORMAT}")
        return head.plan

    def _read(self, lines: list[bytes]) -> Iterator[Entry]:
        for number, line in enumerate(lines, 2):
            entry = self._decoded(line, Entry, number)
            if entry.first < 0 or entry.piece.sums.boards < 1:
                raise self._invalid(number, "a piece without boards")
            yield entry

    def _decoded(self, line: bytes, kind: type[T], number: int) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, ValueError) as wrong:
            raise self._invalid(number, str(wrong)) from None

    def _invalid(self, line: int, why: str) -> ArenaError:
        return ArenaError("journal/invalid", f"{str(self.path)!r}, line {line}: {why}")

    def begin(self, contest: Contest) -> None:
        """Write the first line, or see that it tells the same contest.

        Raises:
            ArenaError: when it tells another.
        """
        plan = Plan.of(contest)
        if self.plan is None:
            self._write(Head(FORMAT, plan))
            self.plan = plan
        elif others := self.plan.differences(plan):
            reason = f"{str(self.path)!r} is of another contest: {', '.join(others)}"
            raise ArenaError("journal/differs", reason)

    def keep(self, stage: Stage, first: int, piece: Piece) -> None:
        """Write a piece down."""
        self._write(Entry(stage, first, piece))

    def _write(self, what: Head | Entry) -> None:
        left = memoryview(msgspec.json.encode(what) + b"\n")
        try:
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError as wrong:
            raise _unwritable(self.path, wrong) from None


@contextmanager
def open_journal(path: Path) -> Generator[Journal]:
    """Open a journal, or make an empty one, and hold it.

    Raises:
        ArenaError: when it can't be written, is in use, or is no journal.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
    except OSError as wrong:
        raise _unwritable(path, wrong) from None
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError("journal/in-use", f"{str(path)!r} is being written") from None
        yield Journal(path, handle)
    finally:
        os.close(handle)


def _unwritable(path: Path, wrong: OSError) -> ArenaError:
    why = wrong.strerror or "it can't be written"
    return ArenaError("file/unwritable", f"{str(path)!r}: {why}")
