"""What an agent is, and how much it may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cassino.agents.errors import InvalidBudget
from cassino.rules import Move, PlayerView

MOST_MOVES = 100_000
MOST_MILLISECONDS = 60_000


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an agent may think about one move.

    ``moves`` is how many moves it may look at: the measure of agents whose choice must not depend
    on the machine. ``milliseconds`` is for agents that search: they answer with what they have
    when that time is over.

    Raises:
        InvalidBudget: outside 1 to 100,000 moves or 1 to 60,000 milliseconds.

    >>> Budget(moves=0)
    Traceback (most recent call last):
    cassino.agents.errors.InvalidBudget: moves can't be 0: expected 1 to 100000
    """

    moves: int = 256
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is out of bounds."""
        if not 1 <= self.moves <= MOST_MOVES:
            raise InvalidBudget("moves", self.moves, 1, MOST_MOVES)
        time = self.milliseconds
        if time is not None and not 1 <= time <= MOST_MILLISECONDS:
            raise InvalidBudget("milliseconds", time, 1, MOST_MILLISECONDS)


class Agent(Protocol):
    """Somebody who chooses moves."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """A legal move for the seat to move, whose view this is.

        The choice depends on nothing but the three arguments.

        Args:
            view: what the seat may see.
            budget: how much the agent may think.
            seed: where the agent's chance comes from.

        Raises:
            ValueError: for the view of a seat that isn't to move.
        """
        ...
