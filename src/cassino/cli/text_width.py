"""How wide text stands in a terminal, and how it is filled up and broken into lines."""

from __future__ import annotations

import re
import shutil
import unicodedata
from collections.abc import Iterator
from typing import Final

NARROWEST: Final = 40
"""No screen is drawn for fewer columns."""

_WIDEST: Final = 100
_PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")
_LEADING: Final = re.compile(r" *")


def terminal_width() -> int:
    """The columns to draw for: those of the terminal, 40 to 100."""
    return max(NARROWEST, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns))


def width_of(text: str) -> int:
    r"""How many columns a text takes, whatever colours it has.

    >>> width_of("8♦"), width_of("雪"), width_of("\x1b[31m8♦\x1b[0m")
    (2, 2, 2)
    """
    return sum(map(_columns, _PAINT.sub("", text)))


def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "FW" else 1


def padded(text: str, width: int) -> str:
    """The text with spaces behind it up to a width.

    >>> padded("雪", 4) + "|"
    '雪  |'
    """
    return text + " " * (width - width_of(text))


def cut(text: str, width: int, sign: str = "…") -> str:
    """As much of a plain text as goes into a width, with a sign for what is left out.

    >>> cut("Marguerite", 5), cut("Eve", 5)
    ('Marg…', 'Eve')
    """
    if width_of(text) <= width:
        return text
    room = width - width_of(sign)
    kept = ""
    for letter in text:
        room -= _columns(letter)
        if room < 0:
            break
        kept += letter
    return kept + sign


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """The text broken between words into lines; all but the first begin with the indent.

    A word that is too wide for a line is broken where the line ends.

    >>> wrapped("three hearts and two clubs", 14, "  ")
    ['three hearts', '  and two', '  clubs']
    """
    if width_of(text) <= width:
        return [text]
    lines: list[str] = []
    line, room = "", width
    for word in _words(text, width - width_of(indent)):
        if not line or width_of(line) + 1 + width_of(word) > room:
            if line:
                lines.append(line)
            line = indent + word if lines else word
        else:
            line += f" {word}"
    return [*lines, line]


def _words(text: str, room: int) -> Iterator[str]:
    """The words of a text, those too wide for a line in pieces."""
    leading = _LEADING.match(text)
    words = text.split()
    if words and leading:
        words[0] = leading.group() + words[0]
    for word in words:
        piece = ""
        for letter in word if width_of(word) > room else ():
            if width_of(piece + letter) > room:
                yield piece
                piece = ""
            piece += letter
        yield piece or word
