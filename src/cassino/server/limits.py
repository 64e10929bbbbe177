"""Limits on how much one connection or one address may ask for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Final

_MOST_NAMES: Final = 10_000
"""Buckets that are kept; beyond, full ones go, which changes nothing."""


@dataclass(slots=True)
class Bucket:
    """A bucket of tokens: it fills at a steady rate, and each request takes one out."""

    rate: float
    size: float
    tokens: float
    filled_at: float

    @classmethod
    def full(cls, rate: float, size: float, now: float | None = None) -> Bucket:
        """A full bucket that fills by ``rate`` tokens a second."""
        return cls(rate, size, size, monotonic() if now is None else now)

    def take(self, now: float | None = None, tokens: float = 1) -> bool:
        """Take tokens out; False when there aren't as many.

        >>> bucket = Bucket.full(rate=1, size=2, now=0)
        >>> [bucket.take(now) for now in (0, 0, 0, 1)]
        [True, True, False, True]
        """
        at = monotonic() if now is None else now
        self.tokens = min(self.size, self.tokens + (at - self.filled_at) * self.rate)
        self.filled_at = at
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken out that hasn't come back."""
        return self.tokens + (now - self.filled_at) * self.rate >= self.size


class Buckets:
    """A bucket for each name, such as an address."""

    def __init__(self, rate: float, size: float) -> None:
        """Make buckets of a size that fill by ``rate`` tokens a second."""
        self._rate = rate
        self._size = size
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, name: Hashable) -> bool:
        """Take a token out of the bucket of a name; False when it has none."""
        now = monotonic()
        if name not in self._buckets:
            self._make_room(now)
            self._buckets[name] = Bucket.full(self._rate, self._size, now)
        return self._buckets[name].take(now)

    def _make_room(self, now: float) -> None:
        if len(self._buckets) < _MOST_NAMES:
            return
        kept = {name: each for name, each in self._buckets.items() if not each.is_full(now)}
        self._buckets = kept if len(kept) < _MOST_NAMES else {}


class Places:
    """How many places each name holds, and a limit."""

    def __init__(self, most: int) -> None:
        """Give each name at most so many places."""
        self._most = most
        self._held: dict[Hashable, int] = {}

    def take(self, name: Hashable) -> bool:
        """Take a place; False when the name has as many as it may."""
        held = self._held.get(name, 0)
        if held >= self._most:
            return False
        self._held[name] = held + 1
        return True

    def give_back(self, name: Hashable) -> None:
        """Give a place back that was taken."""
        left = self._held[name] - 1
        if left:
            self._held[name] = left
        else:
            del self._held[name]
