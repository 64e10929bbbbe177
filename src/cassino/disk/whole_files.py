"""Files of which whoever reads one sees all or nothing, even after a power cut."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_whole(path: Path, beside: Path) -> Generator[BinaryIO]:
    """A file to write that comes to stand at ``path`` when all of it is on the disk.

    Until then it is ``beside``, in the same folder; when anything fails it is taken away, and what
    stood at ``path`` stands there still.

    Raises:
        OSError: when it can't be written.
    """
    try:
        with beside.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _bring_names_to_disk(path.parent)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _bring_names_to_disk(folder: Path) -> None:
    """Let a folder's names outlive a power cut; where folders can't be opened they do anyway."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unwritable(path: Path, wrong: OSError) -> str:
    """That a file can't be written, and why, in a line.

    >>> unwritable(Path("plays"), OSError(28, "No space left on device"))
    "'plays': No space left on device"
    """
    why = wrong.strerror or "it can't be written"
    return f"{str(path)!r}: {why}"
