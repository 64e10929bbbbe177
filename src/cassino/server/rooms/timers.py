"""Alarms of a room: one of a kind at a time, all of them off when the room closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable


class Timers:
    """Alarms by name."""

    def __init__(self) -> None:
        """Begin without any."""
        self._set: dict[Hashable, asyncio.TimerHandle] = {}

    def set(self, name: Hashable, seconds: float, then: Callable[[], None]) -> None:
        """Set the alarm of a name anew."""
        self.clear(name)
        loop = asyncio.get_running_loop()
        self._set[name] = loop.call_later(max(0.0, seconds), self._ring, name, then)

    def keep(self, name: Hashable, seconds: float | None, then: Callable[[], None]) -> None:
        """Leave the alarm of a name as it is set, or set it; None takes it back."""
        if seconds is None:
            self.clear(name)
        elif name not in self._set:
            self.set(name, seconds, then)

    def _ring(self, name: Hashable, then: Callable[[], None]) -> None:
        self._set.pop(name, None)
        then()

    def clear(self, name: Hashable) -> None:
        """Take the alarm of a name back, if it is set."""
        handle = self._set.pop(name, None)
        if handle is not None:
            handle.cancel()

    def clear_all(self) -> None:
        """Take all alarms back."""
        for name in list(self._set):
            self.clear(name)
