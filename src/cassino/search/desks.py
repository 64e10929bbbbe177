"""What a search works on: the arrays of a variant, and the position as the seat to move sees it."""

from __future__ import annotations

from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import (
    Codes,
    Rules,
    States,
    Work,
    compiled,
    encode,
    new_states,
    new_work,
    rules_of,
    seed_random,
)
from cassino.kernel.solving_arrays import EndSolver
from cassino.rules import PlayerView, Variant
from cassino.search.judges import judge_for
from cassino.search.judging import weigh_moves
from cassino.search.records import Judges
from cassino.search.trees import forget

DEPTH = 64
"""States on a desk: deeper than any line of play in one hand."""
MOST_JUDGES = 16
"""So many judges a thread keeps, of 2 MB each."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Arrays to search on; the first state is the position as its seat to move sees it."""

    rules: Rules
    states: States
    work: Work
    judge: Judges
    is_last_hand: bool

    @property
    def records(self) -> tuple[Any, Any, Any, Any]:
        """The records as compiled functions take them from Python."""
        return self.rules, self.states, self.work, self.judge


class _Room(local):
    """States and work space of a thread: searches of one thread follow each other."""

    def __init__(self) -> None:
        """Make them once."""
        self.states: States = new_states(DEPTH)
        self.work: Work = new_work()
        self.solver = EndSolver()
        self.judges: dict[tuple[Variant, int, bool], Judges] = {}

    def judge(self, variant: Variant, seats: int, partners: bool) -> Judges:
        """The thread's own judge of a variant: it has room of its own to look at tables in."""
        key = (variant, seats, partners)
        if key not in self.judges:
            if len(self.judges) >= MOST_JUDGES:
                self.judges.clear()
            self.judges[key] = judge_for(variant, seats, partners=partners)
        return self.judges[key]


_ROOM = _Room()


def solver() -> EndSolver:
    """The thread's own solver of endings."""
    return _ROOM.solver


@compiled
def _begin(work: Work, seed: int) -> None:
    seed_random(work[0], seed)


def desk_for(view: PlayerView, seed: int) -> Desk:
    """A desk with the view on it, and chance begun by a seed.

    Raises:
        ValueError: for the view of a watcher or of a seat that isn't to move.
    """
    if view.seat != view.turn:
        raise ValueError("only the seat to move can think about a move")
    states, work = _ROOM.states, _ROOM.work
    encode(view, into=states)
    _begin(work, seed & (1 << 62) - 1)
    judge = _ROOM.judge(view.variant, view.seats, view.partners)
    judge[0].held[: view.seats] = view.hidden
    forget(judge)
    return Desk(rules_of(view.variant), states, work, judge, is_last_hand=view.stock_size == 0)


@compiled
def _weigh(rules: Rules, states: States, work: Work, judge: Judges) -> int:
    return weigh_moves(rules[0], states, 0, work[0], judge[0], 0, False)


def weigh(desk: Desk) -> tuple[Codes, NDArray[np.float64]]:
    """The moves of the position as codes, and what each is worth at first sight."""
    end = _weigh(*desk.records)
    return desk.work["codes"][0, :end].copy(), desk.judge["worth"][0, :end].copy()
