"""How long an entrant thought: counts by length, which add up like everything else."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log2

STEPS = 8
"""Buckets from one length of thought to twice that: each is 9 % wide."""


@dataclass(slots=True)
class Effort:
    """The choices that an entrant made: how long in all, in nanoseconds, and how often how long.

    ``lengths`` counts choices by their bucket, the logarithm of their nanoseconds.
    """

    nanoseconds: int = 0
    lengths: dict[int, int] = field(default_factory=dict[int, int])

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return sum(self.lengths.values())

    def note(self, nanoseconds: int) -> None:
        """Count one more choice."""
        self.nanoseconds += nanoseconds
        bucket = round(STEPS * log2(max(1, nanoseconds)))
        self.lengths[bucket] = self.lengths.get(bucket, 0) + 1

    def add(self, other: Effort) -> None:
        """Count the choices of another, too."""
        self.nanoseconds += other.nanoseconds
        for bucket, count in other.lengths.items():
            self.lengths[bucket] = self.lengths.get(bucket, 0) + count

    @property
    def mean(self) -> float:
        """The mean length of a choice in milliseconds; 0 without any."""
        return self.nanoseconds / 1e6 / max(1, self.choices)

    def quantile(self, part: float) -> float:
        """How many milliseconds that part of the choices took at most, give or take 5 %.

        >>> effort = Effort()
        >>> for _ in range(9):
        ...     effort.note(1_000_000)
        >>> effort.note(50_000_000)
        >>> round(effort.quantile(0.5)), round(effort.quantile(1) / 10)
        (1, 5)
        """
        left = part * self.choices
        for bucket in sorted(self.lengths):
            left -= self.lengths[bucket]
            if left <= 0:
                return float(2 ** (bucket / STEPS) / 1e6)
        return 0.0
