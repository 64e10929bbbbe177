"""Files of which whoever reads one sees all or nothing, even after a power cut."""

from __future__ import annotations

import errno
import os
import tempfile
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


def new_beside(path: Path) -> Path:
    """An empty file of a name of its own in the same folder, from which ``path`` can be written.

    Raises:
        OSError: when none can be made there, or what stands at ``path`` is no file.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EEXIST, "what stands there is no file")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(handle)
    return Path(name)


def see_writable(path: Path) -> None:
    """See before long work that a file can be written there; all stays as it is.

    Raises:
        OSError: when it can't.
    """
    new_beside(path).unlink()


def unwritable(path: Path, wrong: OSError) -> str:
    """That a file can't be written, and why, in a line.

    >>> unwritable(Path("plays"), OSError(28, "No space left on device"))
    "'plays': No space left on device"
    """
    why = wrong.strerror or "it can't be written"
    return f"{str(path)!r}: {why}"
