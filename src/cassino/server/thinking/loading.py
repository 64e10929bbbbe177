"""Loading behind the thoughts of a process what some of them use, so that none waits for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread


class LoadedBehind:
    """Something that takes long to load, loaded once in a thread of its own."""

    def __init__(self, load: Callable[[], bool]) -> None:
        """Nothing is loaded yet; ``load`` loads it, or tells that it can't be."""
        self._load = load
        self._loaded = Event()
        self._begun = Lock()

    def begin(self) -> None:
        """Begin to load, unless that was begun before."""
        if self._begun.acquire(blocking=False):
            Thread(target=self._run, daemon=True).start()

    @property
    def is_there(self) -> bool:
        """Whether it is loaded."""
        return self._loaded.is_set()

    def _run(self) -> None:
        if self._load():
            self._loaded.set()
