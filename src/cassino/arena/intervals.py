"""How sure a measured mean or share is: intervals from sums over boards.

A board is one observation: its deals share their cards, so what varies is the board's mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist

SURE = 0.95
"""The part of all intervals that should hold the truth."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its interval; both ends are None where one observation tells nothing of it."""

    mean: float
    low: float | None
    high: float | None

    @property
    def half(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def student(part: float, freedom: int) -> float:
    """A quantile of Student's t: the normal one, corrected by its expansion in 1 / freedom.

    Within 1 % from four degrees of freedom on; one and two are exact.

    >>> [round(student(0.975, freedom), 2) for freedom in (1, 2, 10, 100)]
    [12.71, 4.3, 2.23, 1.98]
    """
    z = NormalDist().inv_cdf(part)
    if freedom == 1:
        return tan(pi * (part - 0.5))
    if freedom == 2:
        return (2 * part - 1) / sqrt(2 * part * (1 - part))
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def mean_of(count: int, total: float, squares: float) -> Estimate:
    """The mean of observations, from their number, their sum and the sum of their squares.

    >>> mean_of(4, 8, 24).mean, round(mean_of(4, 8, 24).half, 1)
    (2.0, 2.6)
    """
    if count == 0:
        return Estimate(0.0, None, None)
    mean = total / count
    if count == 1:
        return Estimate(mean, None, None)
    half = student((1 + SURE) / 2, count - 1) * sqrt(variance_of(count, total, squares) / count)
    return Estimate(mean, mean - half, mean + half)


def variance_of(count: int, total: float, squares: float) -> float:
    """The variance of what observations were drawn from, estimated from at least two.

    >>> variance_of(2, 4, 10)
    2.0
    """
    return max(0.0, (squares - total * total / count) / (count - 1))


def share_of(count: int, total: float, squares: float) -> Estimate:
    """A share from observations between 0 and 1, with Wilson's interval.

    The interval's size is that of so many independent trials as have the variance that the
    observations really have: two matches of one board are rarely worth two trials, and sometimes
    more. Where nothing varied a board counts as one trial.

    >>> share = share_of(10, 10, 10)
    >>> share.mean, round(share.low, 2), share.high
    (1.0, 0.72, 1.0)
    """
    if count == 0:
        return Estimate(0.0, None, None)
    share = total / count
    trials = float(count)
    spread = variance_of(count, total, squares) if count > 1 else 0.0
    if spread > 0:
        trials = count * share * (1 - share) / spread
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + (z / trials / 2) ** 2)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))
