"""Writing files so that whoever reads one sees all of it or none."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from cassino.cli.errors import CommandError


def refuse_existing(path: Path) -> None:
    """Nothing, unless a file of that name is there already.

    Raises:
        CommandError: when there is one.
    """
    if path.exists():
        raise CommandError("file/exists", f"there is a file {str(path)!r} already")


def write_whole(path: Path, text: str) -> None:
    """Write a file at once: beside it, to the disk, then under its name.

    Raises:
        CommandError: when it can't be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, text)
    except OSError as wrong:
        why = wrong.strerror or "it can't be written"
        raise CommandError("file/unwritable", f"{str(path)!r}: {why}") from None


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    _to_disk(path.parent)


def _to_disk(folder: Path) -> None:
    """Bring a folder's names to the disk; where folders can't be opened it isn't needed."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
