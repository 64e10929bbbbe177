"""What runs in the processes where computers think; it never meets the server's event loop."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from cassino.agents import Budget, Hint, agent, hint
from cassino.rules import Move, PlayerView

_NICE: Final = 10


def prepare() -> None:
    """Make a fresh process fit for thinking: behind the server, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(_NICE)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process that was killed can't stop its workers, so they watch it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose_move(level: str, view: PlayerView, milliseconds: int, seed: int) -> Move:
    """The move of a computer of a level, from what its seat may see."""
    return agent(level).choose(view, Budget(milliseconds=milliseconds), seed)


def find_hint(view: PlayerView) -> Hint:
    """A good move and why."""
    return hint(view)
