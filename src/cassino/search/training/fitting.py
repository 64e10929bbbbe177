"""Weights fitted to what deals showed: least squares, and choices by Newton's method."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.search.records import FEATURES

Numbers: TypeAlias = NDArray[np.float64]
LEAST_ROWS = 200
"""A phase with fewer rows learns nothing."""


def fit_outcomes(features: Numbers, ends: Numbers, ridge: float = 30.0) -> Numbers:
    """Weights that come nearest to how deals ended, by least squares.

    >>> ones = np.array([[1.0], [1.0], [1.0]])
    >>> fit_outcomes(ones, np.array([2.0, 2.0, 2.0]), ridge=0.0).round(6).tolist()
    [2.0]
    """
    count = features.shape[1]
    return _solved(features.T @ features + ridge * np.eye(count), features.T @ ends)


def fit_differences(
    features: Numbers, worths: Numbers, groups: NDArray[Any], ridge: float = 5.0, near: float = 1.0
) -> Numbers:
    """Weights that tell the moves of one position apart; those near the best count most.

    Args:
        features: a row for every move.
        worths: what each was worth in points.
        groups: which moves belong to one position.
        ridge: how strongly weights are held down.
        near: points behind the best at which a move counts less by a factor of e.
    """
    _, group = np.unique(groups, return_inverse=True)
    best = np.full(group.max() + 1, -np.inf)
    np.maximum.at(best, group, worths)
    counts = np.exp((worths - best[group]) / near) + 0.02
    summed = np.bincount(group, counts)
    flat_worths = worths - (np.bincount(group, counts * worths) / summed)[group]
    means = np.stack([np.bincount(group, counts * each) / summed for each in features.T], 1)
    flat = features - means[group]
    weighed = flat * counts[:, None]
    bend = weighed.T @ flat + ridge * np.eye(features.shape[1])
    return _solved(bend, weighed.T @ flat_worths)


def _solved(square: Numbers, numbers: Numbers) -> Numbers:
    found: Numbers = np.linalg.solve(square, numbers).astype(np.float64)
    return found


def fit_choices(
    features: Numbers, chosen: NDArray[Any], groups: NDArray[Any], ridge: float = 1.0
) -> Numbers:
    """Weights that make the chosen moves likely: a move's chance grows with e to its sum."""
    _, group = np.unique(groups, return_inverse=True)
    weights = np.zeros(features.shape[1])
    chances, likely = _chances(features, chosen, group, weights)
    for _ in range(25):
        slope = features.T @ (chosen - chances) - ridge * weights
        step = _solved(_bend(features, chances, group, ridge), slope)
        size = 1.0
        while size > 1e-3:
            tried = weights + size * step
            chances, more = _chances(features, chosen, group, tried)
            if more - ridge / 2 * tried @ tried > likely - ridge / 2 * weights @ weights:
                break
            size /= 2
        else:
            break
        weights, likely = tried, more
    return weights


def _chances(
    features: Numbers, chosen: NDArray[Any], group: NDArray[Any], weights: Numbers
) -> tuple[Numbers, float]:
    """The chance of every move, and the logarithm of how likely the chosen ones are together."""
    sums = features @ weights
    best = np.full(group.max() + 1, -np.inf)
    np.maximum.at(best, group, sums)
    raised = np.exp(sums - best[group])
    chances = raised / np.bincount(group, raised)[group]
    return chances, float(np.log(chances[chosen == 1]).sum())


def _bend(features: Numbers, chances: Numbers, group: NDArray[Any], ridge: float) -> Numbers:
    """Minus the second derivative."""
    means = np.stack([np.bincount(group, chances * each) for each in features.T], 1)
    weighed = features * chances[:, None]
    return weighed.T @ features - means.T @ means + ridge * np.eye(features.shape[1])


def by_phase(rows: Numbers) -> dict[int, NDArray[Any]]:
    """Which rows belong to each phase that has enough of them."""
    phases = rows[:, FEATURES].astype(int)
    found = {int(phase): phases == phase for phase in np.unique(phases)}
    return {phase: where for phase, where in found.items() if where.sum() >= LEAST_ROWS}
