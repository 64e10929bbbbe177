"""Letters: what processes write to each other about the lines of guests.

A process carries the line of a guest whose table another one has. Both know the line by the number
that it has at the process that carries it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct


class _Letter(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A letter; its class is its tag."""


class Opened(_Letter, tag=True, frozen=True):
    """A line to a table begins, of a guest who reads a language."""

    line: int
    table: str
    guest: str
    language: str


class Arrived(_Letter, tag=True, frozen=True):
    """The guest of a line comes to the table; it has seen the table at a version."""

    line: int
    frame_id: str
    version: int
    name: str


class Said(_Letter, tag=True, frozen=True):
    """The guest of a line sent a frame, which is passed on as it was read."""

    line: int
    frame: bytes


class Turned(_Letter, tag=True, frozen=True):
    """The guest of a line goes on in another language."""

    line: int
    frame_id: str
    language: str


class Gone(_Letter, tag=True, frozen=True):
    """A line is no more."""

    line: int


class Told(_Letter, tag=True, frozen=True):
    """The guest of a line is told something, when it has been told the table at a version."""

    line: int
    version: int
    text: str


class Ended(_Letter, tag=True, frozen=True):
    """A line ends, with a code that says why."""

    line: int
    code: int


class Beat(_Letter, tag=True, frozen=True):
    """The writer is alive."""


ToOwner: TypeAlias = Opened | Arrived | Said | Turned | Gone
"""What the process that has a table is written."""

FromOwner: TypeAlias = Told | Ended
"""What it writes back."""

Letter: TypeAlias = ToOwner | FromOwner | Beat

_WRITER = msgspec.msgpack.Encoder()
_READER: msgspec.msgpack.Decoder[Letter] = msgspec.msgpack.Decoder(Letter)


class LetterError(ValueError):
    """A letter that can't be read; ``sender`` is who wrote it."""

    def __init__(self, sender: str, reason: str) -> None:
        """Keep who wrote it, and what is wrong."""
        super().__init__(reason)
        self.sender = sender


def write_letter(sender: str, letter: Letter) -> bytes:
    """A letter as it is sent.

    >>> read_letter(write_letter("me", Gone(7)))
    ('me', Gone(line=7))
    """
    return sender.encode() + b"\n" + _WRITER.encode(letter)


def read_letter(sent: bytes) -> tuple[str, Letter]:
    """Who wrote a letter, and the letter.

    Raises:
        LetterError: when it isn't one.
    """
    sender, _, written = sent.partition(b"\n")
    name = sender.decode(errors="replace")
    try:
        return name, _READER.decode(written)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise LetterError(name, str(wrong)) from None
