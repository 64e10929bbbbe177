"""Holding a file, so that no second program writes to it."""

from __future__ import annotations

import fcntl
from typing import IO, Any


def hold(file: IO[Any]) -> bool:
    """Hold an open file until it is closed; whether nobody else does."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
