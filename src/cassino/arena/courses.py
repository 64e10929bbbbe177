"""The course of one part of a contest: which boards come next, and what is settled so far.

Jobs may come back in any order. What counts is always the boards from the first one on without a
gap, in blocks from one look of the test to the next; so nothing depends on who was fast.
"""

from __future__ import annotations

from typing import Final

from cassino.arena.contests import LOOK
from cassino.arena.efforts import Effort
from cassino.arena.jobs import Piece
from cassino.arena.sequential import SequentialTest, Verdict
from cassino.arena.sums import Sums

PIECE_SECONDS: Final = 0.6
"""How long a job should take."""


class Course:
    """One part of a contest on its way."""

    def __init__(self, boards: int, test: SequentialTest | None, scale: int) -> None:
        """Begin.

        Args:
            boards: how many there are at most.
            test: what may end it earlier.
            scale: how many times a board's lead is its lead in points a deal.
        """
        self.boards = boards
        self.sums = Sums()
        self.evidence = 0.0
        self.verdict = Verdict.OPEN
        self.efforts = (Effort(), Effort())
        self.seconds = 0.0
        self._test = test
        self._scale = scale
        self._pace: float | None = None
        self._free = [range(at, min(at + LOOK, boards)) for at in range(0, boards, LOOK)]
        self._blocks: dict[int, Sums] = {}

    @property
    def is_over(self) -> bool:
        """Whether nothing is left that could change the result."""
        return self.verdict is not Verdict.OPEN or self.sums.boards == self.boards

    @property
    def played(self) -> int:
        """How many boards were played, settled or not."""
        return self.sums.boards + sum(sums.boards for sums in self._blocks.values())

    def take(self) -> range | None:
        """The boards of the next job, as many as it has time for; None when all are given out."""
        if self.is_over or not self._free:
            return None
        most = 1 if self._pace is None else max(1, round(PIECE_SECONDS / self._pace))
        block = self._free.pop(0)
        if len(block) > most:
            self._free.insert(0, block[most:])
        return block[:most]

    def claim(self, boards: range) -> bool:
        """Take these boards; False when they aren't there to be had, all in one block."""
        for at, free in enumerate(self._free):
            if free.start <= boards.start and boards.stop <= free.stop:
                left = (range(free.start, boards.start), range(boards.stop, free.stop))
                self._free[at : at + 1] = [rest for rest in left if rest]
                return True
        return False

    def add(self, first: int, piece: Piece) -> None:
        """Count what a job came to, from board ``first`` on, and look at the test."""
        pace = max(1e-6, piece.seconds / piece.sums.boards)
        self._pace = pace if self._pace is None else (self._pace + pace) / 2
        self.seconds += piece.seconds
        for own, more in zip(self.efforts, piece.efforts, strict=True):
            own.add(more)
        at = first // LOOK
        self._blocks[at] = self._blocks.get(at, Sums()) + piece.sums
        while not self.is_over and self._is_whole(self.sums.boards // LOOK):
            self.sums += self._blocks.pop(self.sums.boards // LOOK)
            self._look()

    def _is_whole(self, at: int) -> bool:
        size = min(LOOK, self.boards - at * LOOK)
        return at in self._blocks and self._blocks[at].boards == size

    def _look(self) -> None:
        if self._test is None:
            return
        sums, scale = self.sums, self._scale
        leads = sums.lead / scale, sums.lead_squares / scale**2
        self.evidence = self._test.evidence(sums.boards, *leads)
        self.verdict = self._test.verdict(self.evidence)
