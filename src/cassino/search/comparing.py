"""Moves compared in the worlds that are believed in."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import Codes, Rules, States, Work, compiled
from cassino.search.beliefs import Beliefs
from cassino.search.desks import Desk
from cassino.search.playouts import compare
from cassino.search.records import Judges


@compiled
def _compare(
    rules: Rules,
    states: States,
    work: Work,
    judge: Judges,
    moves: Codes,
    worlds: NDArray[Any],
    order: Codes,
    sums: NDArray[Any],
) -> None:
    compare(rules[0], states, work[0], judge[0], moves, worlds, order, sums)


def play_out(
    desk: Desk,
    moves: Codes,
    beliefs: Beliefs,
    order: NDArray[np.int64],
) -> NDArray[np.float64]:
    """What each move is worth in all the worlds of an order together (`compare`)."""
    sums = np.zeros(len(moves))
    _compare(*desk.records, moves, beliefs.worlds, order, sums)
    return sums
