"""Writing files so that whoever reads one sees all of it or none."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from cassino.cli.errors import CommandError
from cassino.cli.terminal.homes import records_folder, saves_folder


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
        _make_own_folder(path)
        _replace(path, text)
    except OSError as wrong:
        raise _unwritable(path, wrong) from None


def _make_own_folder(path: Path) -> None:
    """Make the folder of the user's matches; any other one must be there."""
    if path.parent in (saves_folder(), records_folder()):
        path.parent.mkdir(parents=True, exist_ok=True)


def _unwritable(path: Path, wrong: OSError) -> CommandError:
    why = wrong.strerror or "it can't be written"
    return CommandError("file/unwritable", f"{str(path)!r}: {why}")


@contextmanager
def held(path: Path) -> Generator[None]:
    """Hold a save while it is played, so that no second game writes over it.

    Raises:
        CommandError: when another game holds it, or nothing can be written there.
    """
    lock = path.with_name(f".{path.name}.lock")
    try:
        _make_own_folder(path)
        file = lock.open("w", encoding="utf-8")
    except OSError as wrong:
        raise _unwritable(path, wrong) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            reason = f"{str(path)!r} is being played elsewhere"
            raise CommandError("save/in-use", reason) from None
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


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
