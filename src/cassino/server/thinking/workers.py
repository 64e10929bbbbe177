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
from cassino.server.thinking.loading import LoadedBehind

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


def _load() -> bool:
    is_compiled = is_warm()
    if is_compiled:
        warm()
    return is_compiled


_SEARCH: Final = LoadedBehind(_load)


def load_search() -> None:
    """Begin to load what computers need that search, if it is compiled."""
    _SEARCH.begin()


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


def find_hint(view: PlayerView, is_compiled: bool) -> Hint:
    """A good move and why; the search is asked once it is loaded, and nobody waits for that."""
    if is_compiled:
        load_search()
    found = hint(view, deep=_SEARCH.is_there)
    return Hint(found.move, tuple((why.message, dict(why.arguments)) for why in found.reasons))
