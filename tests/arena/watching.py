"""Watching processes: waiting for something to be so, and finding what was left running."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path


def wait_until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so; fail when it doesn't come to be."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it didn't come to be"
        time.sleep(0.01)


def marked(mark: str) -> list[int]:
    """The ids of the processes that have a text in their environment."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
            state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            continue
        if mark.encode() in environment and state != "Z":
            found.append(int(folder.name))
    return found
