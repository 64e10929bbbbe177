"""Files and pipes of the command line, read so that a person is told what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

from cassino.cli.errors import CommandError

_LONGEST_SHOWN: Final = 200


def lines_of(name: str) -> Iterator[str]:
    """The lines of a text file, or of standard input for ``-``, as they come.

    Raises:
        CommandError: when the file isn't there, can't be read, or isn't UTF-8.
    """
    try:
        if name == "-":
            yield from _standard_input()
        else:
            with Path(name).open(encoding="utf-8-sig") as file:
                yield from file
    except UnicodeDecodeError:
        raise CommandError("input/encoding", f"{shown_name(name)} is not UTF-8 text") from None
    except FileNotFoundError:
        raise CommandError("file/missing", f"there is no file {shown_name(name)}") from None
    except OSError as wrong:
        why = wrong.strerror or "it can't be read"
        raise CommandError("file/unreadable", f"{shown_name(name)}: {why}") from None


def _standard_input() -> Iterator[str]:
    """Standard input as UTF-8, whatever the locale; nothing when the program has none."""
    stream: TextIO | None = sys.stdin
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8-sig")
    yield from stream or ()


def read_text(name: str) -> str:
    """The whole text of a file, or of standard input for ``-``.

    Raises:
        CommandError: as ``lines_of``.
    """
    return "".join(lines_of(name))


def shown_name(name: str) -> str:
    """A file as a message names it.

    >>> shown_name("-"), shown_name("game.cassino")
    ('standard input', "'game.cassino'")
    """
    if name == "-":
        return "standard input"
    return repr(name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}…")
