"""Holding a database file for one house: a second one would only be in its way.

The lock is a file beside the database. It is held as long as the process lives, however it ends,
and says where the house is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from cassino.disk import hold, unwritable
from cassino.store.errors import InUse, Unreachable
from cassino.store.places import database_file, make_folder, read_url


@contextmanager
def held_alone(url: str) -> Generator[Callable[[str], None]]:
    """Hold a database file against others; a database on a server is nobody's alone.

    Gives what is to be told at which address the house is.

    Raises:
        InUse: when another process holds it, and where that house is.
        StoreError: when it's no database, or nothing can be written beside it.
    """
    found = read_url(url)
    path = database_file(found)
    if path is None:
        yield lambda _address: None
        return
    make_folder(found)
    with _opened(path.with_name(f"{path.name}.lock")) as lock:
        if not hold(lock):
            raise InUse(lock.read().strip())
        _write(lock, "")
        yield lambda address: _write(lock, f"{address}\n")


def _opened(path: Path) -> TextIO:
    try:
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    except OSError as wrong:
        raise Unreachable(f"the database can't be held: {unwritable(path, wrong)}") from None


def _write(lock: TextIO, text: str) -> None:
    lock.seek(0)
    lock.truncate()
    lock.write(text)
    lock.flush()
