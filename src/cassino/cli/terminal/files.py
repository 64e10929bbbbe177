"""Writing files so that whoever reads one sees all of it or none."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from cassino.cli.errors import CommandError
from cassino.cli.terminal.homes import records_folder, saves_folder
from cassino.disk import hold, new_beside, see_writable, unwritable, written_whole


def refuse_existing(path: Path) -> None:
    """Nothing, unless a file of that name is there already.

    Raises:
        CommandError: when there is one.
    """
    if path.exists():
        raise CommandError("file/exists", f"there is a file {str(path)!r} already")


def refuse_unwritable(path: Path) -> None:
    """Nothing, if a file can be written there; to be asked before the work that it is to hold.

    Raises:
        CommandError: when it can't.
    """
    try:
        _make_own_folder(path)
        see_writable(path)
    except OSError as wrong:
        raise CommandError("file/unwritable", unwritable(path, wrong)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file at once: beside it, to the disk, then under its name.

    Raises:
        CommandError: when it can't be written.
    """
    try:
        _make_own_folder(path)
        _replace(path, text)
    except OSError as wrong:
        raise CommandError("file/unwritable", unwritable(path, wrong)) from None


def _make_own_folder(path: Path) -> None:
    """Make the folder of the user's matches; any other one must be there."""
    if path.parent in (saves_folder(), records_folder()):
        path.parent.mkdir(parents=True, exist_ok=True)


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
        raise CommandError("file/unwritable", unwritable(path, wrong)) from None
    with file:
        if not hold(file):
            raise CommandError("save/in-use", f"{str(path)!r} is being played elsewhere")
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def _replace(path: Path, text: str) -> None:
    with written_whole(path, new_beside(path)) as file:
        file.write(text.encode())
