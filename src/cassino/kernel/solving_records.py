"""The record that a solver of endings works in: a table of known values, and its path."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.kernel.records import ITEMS_OF_SCORE, MOST_MOVES, Amounts, Numbers, Table

Solver: TypeAlias = NDArray[Any]
"""An array of one solver record; two threads never share one."""

KNOWN: Final = 1 << 16
"""Places for known positions; a newer one takes the place of an older."""

DEPTH: Final = 17
"""The most plays of an ending, and one more: four seats with four cards each."""

SCORES: Final = 128
"""Scores up to this one, less one, stand in the table of chances."""


class Aim(IntEnum):
    """What the sides play for."""

    POINTS = 0
    """The lead in points of this deal; where the fewest win, its opposite."""
    MATCH = 1
    """The chance to win the match; only with two sides."""


class RealTable(Protocol):
    """Rows of amounts in a record."""

    def __getitem__(self, at: tuple[int, int], /) -> float: ...
    def __setitem__(self, at: tuple[int, int], amount: float, /) -> None: ...


class SolverRecord(Protocol):
    """What a solver knows.

    ``keys`` are the positions of which something is known since ``stamp`` began, ``lows`` and
    ``highs`` between what their values lie, ``moves`` the best moves, ``vectors`` a value a side.
    ``chances[a, b]`` is the first side's chance to win the match once the sides stand at a and b.

    The path: lists of codes lie in the work space from ``starts`` to ``ends`` with their ``marks``,
    ``at`` is the next one; ``alphas`` and ``betas`` are the window, ``floors`` and ``roofs`` what
    it was at first, ``best`` and ``chosen`` the best so far. ``nodes`` counts plays.
    """

    aim: int
    stamp: int
    nodes: int
    most_nodes: int
    is_full: int
    value: float
    move: int
    keys: Numbers
    stamps: Numbers
    moves: Numbers
    lows: Amounts
    highs: Amounts
    vectors: RealTable
    chances: RealTable
    marks: Amounts
    path: Numbers
    starts: Numbers
    ends: Numbers
    at: Numbers
    chosen: Numbers
    alphas: Amounts
    betas: Amounts
    floors: Amounts
    roofs: Amounts
    best: Amounts
    best_vectors: RealTable
    vector: Amounts
    items: Table
    totals: Numbers


_INTEGERS: Final = ("aim", "stamp", "nodes", "most_nodes", "is_full", "move")
SOLVER: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *((name, np.int64) for name in _INTEGERS),
                ("value", np.float64),
                *((name, np.int64, (KNOWN,)) for name in ("keys", "stamps", "moves")),
                *((name, np.float64, (KNOWN,)) for name in ("lows", "highs")),
                ("vectors", np.float64, (KNOWN, 4)),
                ("chances", np.float64, (SCORES, SCORES)),
                ("marks", np.float64, (MOST_MOVES,)),
                *(
                    (name, np.int64, (DEPTH,))
                    for name in ("path", "starts", "ends", "at", "chosen")
                ),
                *(
                    (name, np.float64, (DEPTH,))
                    for name in ("alphas", "betas", "floors", "roofs", "best")
                ),
                ("best_vectors", np.float64, (DEPTH, 4)),
                ("vector", np.float64, (4,)),
                ("items", np.int64, (4, ITEMS_OF_SCORE)),
                ("totals", np.int64, (4,)),
            ],
            align=True,
        ),
    )
)
"""The dtype of a solver record."""


def new_solver() -> Solver:
    """A solver that knows nothing: about 5 MB, of which little is touched in small endings."""
    solver: Solver = np.zeros(1, SOLVER)
    solver[0].stamp = 1
    return solver
