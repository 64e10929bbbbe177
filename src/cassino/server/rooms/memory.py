"""What a room remembers of its table: the table now, and the steps that led there lately."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from cassino.cards import CardSet
from cassino.table import (
    NEW_TABLE,
    DealBegan,
    MoveMade,
    MovesUndone,
    Step,
    Table,
    TableEvent,
    steps,
)

KEPT_STEPS: Final = 300
"""Steps that are remembered: more than a deal has, talk included."""

MOST_MISSED: Final = 60
"""Steps that a returning client is told one by one; beyond, it gets the view alone."""


class Memory:
    """A table with its latest steps."""

    def __init__(self) -> None:
        """Remember a table that isn't open yet."""
        self.table: Table = NEW_TABLE
        self._steps: deque[Step] = deque(maxlen=KEPT_STEPS)
        self._keys: tuple[int, dict[CardSet, str]] = (0, {})

    def add(self, events: Iterable[TableEvent]) -> None:
        """Fold events into the table.

        Raises:
            LogError: when they don't follow.
        """
        self.take(steps(self.table, events))

    def take(self, taken: Iterable[Step]) -> None:
        """Remember the steps that the table has taken."""
        for step in taken:
            self.table = step.after
            self._steps.append(step)

    def since(self, version: int) -> list[Step] | None:
        """The steps behind a version; None when they are too many, or not remembered."""
        missed = self.table.version - version
        if not 0 <= missed <= min(MOST_MISSED, len(self._steps)):
            return None
        return list(self._steps)[len(self._steps) - missed :]

    def of_deal(self) -> list[Step]:
        """The steps since the last deal began, without moves that were taken back."""
        kept: list[Step] = []
        for step in self._steps:
            match step.event.what:
                case DealBegan():
                    kept = [step]
                case MovesUndone(_, count, _):
                    kept = [*_without_moves(kept, count), step]
                case _:
                    kept.append(step)
        return kept

    def build_keys(self) -> dict[CardSet, str]:
        """What the builds on the table are called: a build keeps its name when it grows."""
        if self._keys[0] != self.table.version:
            self._keys = (self.table.version, _keys(self.of_deal()))
        return self._keys[1]


def _without_moves(kept: list[Step], count: int) -> list[Step]:
    """Steps without the last moves among them."""
    moves = [at for at, step in enumerate(kept) if isinstance(step.event.what, MoveMade)]
    undone = set(moves[len(moves) - count :])
    return [step for at, step in enumerate(kept) if at not in undone]


def _keys(deal: list[Step]) -> dict[CardSet, str]:
    """The names of builds: each after the event that made it."""
    named: dict[CardSet, str] = {}
    for step in deal:
        position = step.after.position
        builds = () if position is None else position.builds
        older, named = named, {}
        for build in builds:
            grown = (key for cards, key in older.items() if not cards - build.cards)
            named[build.cards] = next(grown, f"b{step.event.seq}")
    return named
