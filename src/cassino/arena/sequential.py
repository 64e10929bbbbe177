"""A sequential test: play until it is clear which of two strengths the first entrant has.

Wald's sequential probability ratio test on the mean lead of boards, in points a deal. Its bounds
are fixed before the first card, and it looks only after every so many boards. Which boards those
are doesn't depend on who played them when, so neither does the verdict.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log

from cassino.arena.errors import ArenaError


class Verdict(StrEnum):
    """How a test ended: with one of its hypotheses, or with its last board."""

    H0 = "H0"
    H1 = "H1"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether the mean lead is ``h0`` or ``h1`` points a deal, and how often to be wrong.

    ``alpha`` is the chance to say H1 where the lead is H0, ``beta`` to say H0 where it is H1.

    Raises:
        ArenaError: when H1 isn't above H0, or an error's chance isn't between 0 and a half.
    """

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse what can't be decided."""
        if not -1000 < self.h0 < self.h1 < 1000:
            raise ArenaError("arena/bad-test", f"H1 must be above H0, not {self.h0:g}:{self.h1:g}")
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                reason = f"{name} can't be {chance:g}: expected more than 0, less than 0.5"
                raise ArenaError("arena/bad-test", reason)

    @property
    def bounds(self) -> tuple[float, float]:
        """The evidence at which H0 and H1 are taken, as logarithms of the likelihoods' ratio.

        >>> [round(bound, 2) for bound in SequentialTest(0, 1).bounds]
        [-2.94, 2.94]
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def evidence(self, boards: int, total: float, squares: float) -> float:
        """The logarithm of how much likelier the leads are under H1 than under H0.

        The variance is the leads' own, as if one more had been seen a point off the mean: a few
        boards that came out the same don't prove that all do.

        Args:
            boards: how many.
            total: the sum of their mean leads, in points a deal.
            squares: the sum of the squares of those.

        >>> SequentialTest(0, 1).evidence(20, 10, 30)
        0.0
        """
        variance = (max(0.0, squares - total * total / boards) + 1) / boards
        return (self.h1 - self.h0) * (total - boards * (self.h0 + self.h1) / 2) / variance

    def verdict(self, evidence: float) -> Verdict:
        """What so much evidence decides.

        >>> SequentialTest(0, 1).verdict(3.1)
        <Verdict.H1: 'H1'>
        """
        low, high = self.bounds
        return Verdict.H1 if evidence >= high else Verdict.H0 if evidence <= low else Verdict.OPEN


def parse_test(text: str, alpha: float = 0.05, beta: float = 0.05) -> SequentialTest:
    """The test that a text such as ``0:0.5`` asks for.

    Raises:
        ArenaError: when it isn't two numbers, the smaller first.

    >>> parse_test("0:0.5").h1
    0.5
    """
    low, _, high = text.partition(":")
    try:
        hypotheses = float(low), float(high)
    except ValueError:
        reason = f"{text!r} is no test: expected H0:H1 in points a deal, such as 0:0.5"
        raise ArenaError("arena/bad-test", reason) from None
    return SequentialTest(*hypotheses, alpha, beta)
