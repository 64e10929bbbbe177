"""Journals: the pieces of long work in a file, each kept once it is done, so none is done twice.

The first line tells what the work is. Every other line is an entry, a piece or what is to be known
of one; where the kind of journal says so, bytes follow it. Lines are JSON. An entry is on the disk
before ``keep`` returns. What was cut off at the end, by whatever killed the program, is forgotten.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, Generic, Protocol, TypeVar

import msgspec

from cassino.disk.holding import hold
from cassino.disk.whole_files import unwritable

_LONGEST_LINE: Final = 1 << 20


class Head(Protocol):
    """A first line; ``format`` stands before all else in it."""

    @property
    def format(self) -> str:
        """The name and number of the format."""
        ...


H = TypeVar("H", bound=Head)
E = TypeVar("E")
T = TypeVar("T")


def _none(_entry: object) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Kind(Generic[H, E]):
    """What is kept in a journal, and how its faults are told.

    Attributes:
        format: the format that the first line tells.
        head: the first line.
        entry: any other.
        code: what the codes of its faults begin with, before the stroke.
        fault: an error, from a code and a sentence.
        bytes_after: how many bytes follow an entry; 0 or more.
    """

    format: str
    head: type[H]
    entry: type[E]
    code: str
    fault: Callable[[str, str], ValueError]
    bytes_after: Callable[[E], int] = _none


class Journal(Generic[H, E]):
    """An open journal; nobody else can write to it. ``head`` is None until it is begun."""

    def __init__(self, kind: Kind[H, E], path: Path, file: BinaryIO) -> None:
        """See what is there; the file stays the caller's."""
        self.path = path
        self._kind, self._file = kind, file
        self._start, self._end = 0, file.seek(0, os.SEEK_END)
        self.head = self._first()
        self._end = max((end for _, end in self._placed()), default=self._start)
        file.truncate(self._end)

    def _first(self) -> H | None:
        """The first line; one that was cut off is none, unless it is somebody else's."""
        self._file.seek(0)
        line = self._file.readline(_LONGEST_LINE)
        if not line.endswith(b"\n"):
            begun = msgspec.json.encode({"format": self._kind.format})[:-1]
            if not begun.startswith(line[: len(begun)]):
                raise self.invalid("not begun by this command", 1)
            return None
        head = self._decoded(line, self._kind.head, 1)
        if head.format != self._kind.format:
            raise self.invalid(f"not of the format {self._kind.format}", 1)
        self._start = len(line)
        return head

    def _placed(self) -> Iterator[tuple[E, int]]:
        """The entries that are whole, each with where it ends; what follows them isn't read."""
        number, at = 1, self._start
        while True:
            number += 1
            self._file.seek(at)
            line = self._file.readline(_LONGEST_LINE)
            if not line.endswith(b"\n"):
                if len(line) == _LONGEST_LINE:
                    raise self.invalid("too long", number)
                return
            entry = self._decoded(line, self._kind.entry, number)
            at += len(line) + self._kind.bytes_after(entry)
            if at > self._end:
                return
            yield entry, at

    def _decoded(self, line: bytes, kind: type[T], number: int) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, ValueError) as wrong:
            raise self.invalid(str(wrong), number) from None

    def entries(self) -> Iterator[E]:
        """All entries, in the order in which they were kept; the first is on line 2."""
        return (entry for entry, _ in self._placed())

    def pieces(self) -> Iterator[tuple[E, bytes]]:
        """All entries with the bytes after them, one at a time."""
        for entry, end in self._placed():
            size = self._kind.bytes_after(entry)
            self._file.seek(end - size)
            yield entry, self._file.read(size)

    def begin(self, head: H) -> None:
        """Write the first line of a journal that has none."""
        assert self.head is None
        self._write(msgspec.json.encode(head) + b"\n")
        self.head, self._start = head, self._end

    def keep(self, entry: E, data: bytes = b"") -> None:
        """Write an entry down, and the bytes after it, and bring them to the disk."""
        self._write(msgspec.json.encode(entry) + b"\n" + data)

    def _write(self, text: bytes) -> None:
        try:
            self._file.seek(self._end)
            self._file.write(text)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as wrong:
            reason = unwritable(self.path, wrong)
            raise self._kind.fault("file/unwritable", reason) from None
        self._end += len(text)

    def invalid(self, why: str, line: int | None = None) -> ValueError:
        """That it is no such journal; ``line`` is counted from 1."""
        where = repr(str(self.path)) + ("" if line is None else f", line {line}")
        return self._kind.fault(f"{self._kind.code}/invalid", f"{where}: {why}")


@contextmanager
def open_journal(kind: Kind[H, E], path: Path) -> Generator[Journal[H, E]]:
    """Open a journal, or make an empty one, and hold it.

    Raises:
        ValueError: the kind's, when it can't be written, is in use, or is no such journal.
    """
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
    except OSError as wrong:
        raise kind.fault("file/unwritable", unwritable(path, wrong)) from None
    try:
        if not hold(file):
            raise kind.fault(f"{kind.code}/in-use", f"{str(path)!r} is being written")
        yield Journal(kind, path, file)
    finally:
        with suppress(OSError):  # what is kept is on the disk; that the rest isn't was told
            file.close()
