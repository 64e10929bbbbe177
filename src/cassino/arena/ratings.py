"""Ratings: one scale on which the chance to win follows from how far two entrants are apart.

The model is that of Bradley and Terry, in the units of Elo: 400 points are ten to one. It is fitted
by Newton's method. Half a won and half a lost board are added to every pairing, so that whoever
wins everything gets a high rating and not an endless one. The intervals use how much boards really
varied (a sandwich), since the deals of one board aren't independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from cassino.arena.intervals import SURE, Estimate

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

ELO: Final = 400 / log(10)
"""Elo points for one unit of the logarithm of the odds."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_MOST_STEP: Final = 1.0


@dataclass(frozen=True, slots=True)
class Meeting:
    """Boards that two entrants played: how many, the first one's share of wins, its squares.

    ``wins`` is the sum over boards of the share that the first entrant won, ``squares`` that of
    the squares of those shares.
    """

    first: int
    second: int
    boards: int
    wins: float
    squares: float


def ratings(count: int, meetings: Sequence[Meeting]) -> list[Estimate]:
    """The ratings of entrants, each with its interval; their mean is 0.

    Args:
        count: how many entrants there are; every one is in a meeting, and all hang together.
        meetings: the boards of every pairing.

    >>> strong, weak = ratings(2, [Meeting(0, 1, 99, 75, 65)])
    >>> round(strong.mean - weak.mean), round(strong.half)
    (196, 27)
    """
    import numpy as np

    strengths = np.zeros(count)
    for _ in range(_STEPS):
        gradient, information, _ = _slopes(strengths, meetings)
        step = np.linalg.pinv(information) @ gradient
        longest = float(np.abs(step).max())
        strengths += step * min(1.0, _MOST_STEP / max(longest, _CLOSE))
        if longest < _CLOSE:
            break
    _, information, variation = _slopes(strengths, meetings)
    inverse = np.linalg.pinv(information)
    errors = np.sqrt(np.diag(inverse @ variation @ inverse))
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    centred = strengths - strengths.mean()
    return [
        Estimate(ELO * float(at), ELO * float(at - z * error), ELO * float(at + z * error))
        for at, error in zip(centred, errors, strict=True)
    ]


def _slopes(
    strengths: NDArray[float64], meetings: Sequence[Meeting]
) -> tuple[NDArray[float64], NDArray[float64], NDArray[float64]]:
    """The log likelihood's gradient and information, and how much the gradient varies."""
    import numpy as np

    count = len(strengths)
    gradient, information = np.zeros(count), np.zeros((count, count))
    variation = np.zeros((count, count))
    for met in meetings:
        apart = np.zeros(count)
        apart[met.first], apart[met.second] = 1, -1
        boards, wins, squares = met.boards + 1, met.wins + 0.5, met.squares + 0.5
        expected = 1 / (1 + np.exp(-float(apart @ strengths)))
        seen = squares - 2 * expected * wins + expected**2 * boards
        both = np.outer(apart, apart)
        gradient += (wins - boards * expected) * apart
        information += boards * expected * (1 - expected) * both
        variation += seen * both
    return gradient, information, variation
