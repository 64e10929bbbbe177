"""What runs in the processes where computers think; it never meets the server's event loop."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from cassino.agents import Budget, agent, hint, is_warm, warm
from cassino.cards import Card
from cassino.rules import Move, PlayerView

_NICE: Final = 10


def prepare() -> None:
    """Make a fresh process fit for thinking: behind the server, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(_NICE)
    Thread(target=_end_with_parent, daemon=True).start()


def prepared() -> bool:
    """Answers once a process is ready."""
    return True


def load_search() -> None:
    """Load what computers need that search, if it is compiled, so that no move waits for it."""
    if is_warm():
        warm()


def _end_with_parent() -> None:
    """A process that was killed can't stop its workers, so they watch it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose_move(level: str, view: PlayerView, milliseconds: int, seed: int) -> Move:
    """The move of a computer of a level, from what its seat may see."""
    return agent(level).choose(view, Budget(milliseconds=milliseconds), seed)


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move, and why: messages with what they need."""

    move: Move
    reasons: tuple[tuple[str, dict[str, Card | int]], ...]


def find_hint(view: PlayerView) -> Hint:
    """A good move and why."""
    found = hint(view, deep=True)
    return Hint(found.move, tuple((why.message, dict(why.arguments)) for why in found.reasons))
