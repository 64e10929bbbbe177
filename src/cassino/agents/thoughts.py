"""What an agent thought: the move it chose, and what it held each move to be worth.

Nobody has to tell: an agent that has no method ``think`` tells its choice alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from cassino.agents.agent import Agent, Budget
from cassino.rules import Move, PlayerView


class Measure(StrEnum):
    """What a worth is measured in.

    ``points``: the lead of the seat's side at the end of the deal. ``chance``: the side's chance to
    win the match. ``prices``: points at the prices of the variant, one ply ahead; only by how much
    moves differ has a meaning.
    """

    POINTS = "points"
    CHANCE = "chance"
    PRICES = "prices"


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice; ``worths`` are the moves that were looked at, each with what it is worth.

    ``is_exact``: the worths are those of best play, not estimates.
    """

    move: Move
    worths: tuple[tuple[Move, float], ...] = ()
    measure: Measure | None = None
    is_exact: bool = False


@runtime_checkable
class Thinker(Protocol):
    """An agent that tells what it thought."""

    def think(self, view: PlayerView, budget: Budget, seed: int) -> Thought:
        """What it chooses, as ``choose`` does, and what the moves are worth to it."""
        ...


def thought_of(agent: Agent, view: PlayerView, budget: Budget, seed: int) -> Thought:
    """What an agent chooses, with what it tells of its thoughts; the arguments as for ``choose``.

    >>> from cassino.agents.counting import CountingAgent
    >>> from cassino.rules import deal, variant, view_of
    >>> view = view_of(deal(variant(), seed="a"), 1)
    >>> thought = thought_of(CountingAgent(), view, Budget(), 0)
    >>> max(worth for _, worth in thought.worths) == dict(thought.worths)[thought.move]
    True
    """
    if isinstance(agent, Thinker):
        return agent.think(view, budget, seed)
    return Thought(agent.choose(view, budget, seed))
