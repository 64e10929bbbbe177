"""Endings from Python: what a position is worth with the stock out, and its best move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.kernel.arrays import legal_codes, step
from cassino.kernel.compiling import compiled
from cassino.kernel.records import Rules, States, Work, new_states, new_work
from cassino.kernel.solving import INFINITE, search_ending
from cassino.kernel.solving_many import search_many
from cassino.kernel.solving_records import DEPTH, SCORES, Aim, Solver, new_solver

MOST_NODES: Final = 50_000_000
"""So many plays are looked at before an ending is given up as too large."""

_HANDS: Final = 16


class EndingError(ValueError):
    """An ending that can't be solved."""

    def __init__(self, code: str, reason: str) -> None:
        """Keep the code."""
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Solved:
    """What an ending is worth to each side, the code of its best move (-1 at the end), and nodes.

    With two sides the second value is the first one's opposite, or what it lacks to 1 where the
    match is played for.
    """

    values: tuple[float, ...]
    code: int
    nodes: int


@compiled
def _solve_each(rules: Rules, path: States, work: Work, solver: Solver, two: bool) -> None:
    if two:
        solver[0].value = search_ending(rules[0], path, work[0], solver[0], -INFINITE, INFINITE)
    else:
        search_many(rules[0], path, work[0], solver[0])


@dataclass(frozen=True, slots=True)
class EndSolver:
    """Solves endings; two threads never share one.

    Attributes:
        most_nodes: how many plays may be looked at for one answer.
    """

    most_nodes: int = MOST_NODES
    _work: Work = field(default_factory=new_work, repr=False)
    _solver: Solver = field(default_factory=new_solver, repr=False)
    _path: States = field(default_factory=lambda: new_states(DEPTH + 1), repr=False)

    def solve(
        self,
        rules: Rules,
        states: States,
        aim: Aim = Aim.POINTS,
        chances: NDArray[Any] | None = None,
        at: int = 0,
    ) -> Solved:
        """What the ending in the state at a place is worth, and its best move.

        Args:
            rules: the rules.
            states: states, which stay as they are.
            aim: points, or the match.
            chances: the first side's chance by both sides' scores, for the match; at most
                ``SCORES`` by ``SCORES``, greater scores count as the last.
            at: the place.

        Raises:
            EndingError: when the stock isn't out, there are more than two sides with the match as
                the aim, or the ending is too large.
        """
        self._begin(states, at, aim, chances)
        return self._answer(rules, states[at : at + 1], aim)

    def weigh(
        self,
        rules: Rules,
        states: States,
        aim: Aim = Aim.POINTS,
        chances: NDArray[Any] | None = None,
        at: int = 0,
    ) -> dict[int, tuple[float, ...]]:
        """What every legal move is worth to each side, by its code, in the order of the list.

        Raises:
            EndingError: as ``solve`` does.
        """
        self._begin(states, at, aim, chances)
        worth: dict[int, tuple[float, ...]] = {}
        for code in legal_codes(rules, states, self._work, at).tolist():
            after: Any = states[at : at + 1].copy()
            step(rules, after, self._work, code)
            worth[code] = self._answer(rules, after, aim).values
        return worth

    def _begin(self, states: States, at: int, aim: Aim, chances: NDArray[Any] | None) -> None:
        state, solver = states[at], self._solver[0]
        sides = 2 if state.partners else int(state.seats)
        if state.dealt < 52 and not state.over:
            raise EndingError("ending/stock", "cards are left in the stock")
        if sum(int(hand).bit_count() for hand in state.hands) > _HANDS:
            raise EndingError("ending/too-large", "the hands hold more than 16 cards")
        if aim is Aim.MATCH:
            if sides > 2 or chances is None:
                raise EndingError("ending/sides", "only two sides can be solved for the match")
            solver.chances[:] = np.pad(
                chances, [(0, SCORES - size) for size in chances.shape], mode="edge"
            )
        solver.aim = int(aim)
        solver.stamp += 1

    def _answer(self, rules: Rules, states: States, aim: Aim) -> Solved:
        solver = self._solver[0]
        self._path[:1] = states
        sides = 2 if states[0].partners else int(states[0].seats)
        solver.nodes, solver.most_nodes, solver.is_full = 0, self.most_nodes, 0
        try:
            _solve_each(rules, self._path, self._work, self._solver, sides == 2)
        except OverflowError:
            raise EndingError("ending/too-large", "more moves than can be listed") from None
        if solver.is_full:
            raise EndingError("ending/too-large", f"more than {self.most_nodes} plays to look at")
        if sides > 2:
            values = tuple(float(value) for value in solver.vector[:sides])
        else:
            value = float(solver.value)
            values = (value, 1.0 - value if aim is Aim.MATCH else -value)
        return Solved(values, int(solver.move), int(solver.nodes))
