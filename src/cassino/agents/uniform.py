"""Random: any legal move is as likely as another."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.agents.agent import Budget
from cassino.agents.candidates import candidates
from cassino.agents.chance import draw
from cassino.rules import Move, PlayerView


@dataclass(frozen=True, slots=True)
class RandomAgent:
    """Plays a move drawn uniformly from the legal ones.

    Where the moves are too many to list, it draws from those that `candidates` makes: still
    legal, of every card and kind, but no longer all.
    """

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """A move drawn by the seed."""
        moves = candidates(view, budget.moves)
        return moves[draw(seed, view, len(moves))]
