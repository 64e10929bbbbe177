"""Agents that search: moves are compared in worlds that agree with all that is public.

The compiler is loaded when the first of them chooses, not when agents are named. Where the kernel
can't help, the counting agent plays in their place: a variant that it doesn't know, a table with
more moves than it lists, or too little time to compile it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cassino.agents.agent import Budget
from cassino.agents.counting import CountingAgent
from cassino.agents.remembering import RememberingView
from cassino.agents.thoughts import Measure, Thought
from cassino.rules import Move, PlayerView, turn_of

if TYPE_CHECKING:
    from cassino.search import Judged, Past, Plan

_IN_PLACE = CountingAgent()
MOST_PLAYOUTS = 16_000
"""A search of one move plays out so many hands at most."""


@dataclass(frozen=True, slots=True)
class SamplingAgent:
    """Plays every move out in some worlds by counting players, to the end of the hand.

    Worlds are as likely as any other; prices are flat; the last hand of two seats is exact.
    """

    worlds: int = 32

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """The move that is worth most on average."""
        return self.think(view, budget, seed).move

    def think(self, view: PlayerView, budget: Budget, seed: int) -> Thought:
        """That move, and what all moves are worth."""
        if not _can_search(view, budget):
            return _IN_PLACE.think(view, budget, seed)
        from cassino.search import sampling_plan

        found = _think(view, sampling_plan(self.worlds), budget, seed)
        return _told(found) if found else _IN_PLACE.think(view, budget, seed)


@dataclass(frozen=True, slots=True)
class SearchingAgent:
    """Believes what the others' plays tell, and spends most thought on the moves in question.

    Of a `RememberingView` it uses the plays of the hand. It plays out ``playouts`` hands for each
    move of the budget. Without a limit of time its choice depends on nothing but view, budget and
    seed; with one, it answers with what it has found by then.
    """

    playouts: int = 24

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """The move that promises most."""
        return self.think(view, budget, seed).move

    def think(self, view: PlayerView, budget: Budget, seed: int) -> Thought:
        """That move, and what those that were compared promise."""
        found = _search(view, budget, seed, self.playouts)
        return _told(found) if found else _IN_PLACE.think(view, budget, seed)


def _told(found: Sequence[Judged]) -> Thought:
    measure = Measure.CHANCE if found[0].is_chance else Measure.POINTS
    worths = tuple((each.move, each.worth) for each in found)
    return Thought(found[0].move, worths, measure, found[0].is_exact)


def best_found(view: PlayerView, budget: Budget, seed: int, playouts: int = 24) -> Judged | None:
    """What the search finds best, or None where it can't help.

    Args:
        view: the view of the seat to move.
        budget: how much may be thought; a limit of time also keeps it from compiling.
        seed: where chance comes from.
        playouts: hands that are played out for each move of the budget.
    """
    found = _search(view, budget, seed, playouts)
    return found[0] if found else None


def _search(view: PlayerView, budget: Budget, seed: int, playouts: int) -> list[Judged]:
    """All that the search finds, the best first; nothing where it can't help."""
    if not _can_search(view, budget):
        return []
    from cassino.search import Plan

    past = view.past if isinstance(view, RememberingView) else ()
    plan = Plan(playouts=min(playouts * budget.moves, MOST_PLAYOUTS))
    return _think(view, plan, budget, seed, past)


def _can_search(view: PlayerView, budget: Budget) -> bool:
    """Whether the kernel plays the variant and, where time is short, is compiled already.

    Raises:
        ValueError: for the view of a seat that isn't to move.
    """
    turn_of(view)
    from cassino.kernel import supports

    if not supports(view.variant):
        return False
    if budget.milliseconds is None:
        return True
    from cassino.search import is_warm

    return is_warm()


def _think(
    view: PlayerView, plan: Plan, budget: Budget, seed: int, past: Past = ()
) -> list[Judged]:
    """What the search finds; nothing where there are more moves than the kernel lists.

    Its time begins when all that it calls is loaded.
    """
    from cassino.search import load, think

    if budget.milliseconds is not None:
        load()
    try:
        return think(view, plan, seed, past, budget.milliseconds)
    except OverflowError:
        return []
