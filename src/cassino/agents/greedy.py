"""Greedy: sees what lies before it, and takes what is dear."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.agents.agent import Budget
from cassino.agents.candidates import candidates
from cassino.agents.chance import draw
from cassino.agents.counting import CLOSE
from cassino.agents.prices import Prices, prices_for
from cassino.rules import Capture, Move, PlayerView


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays the move that takes most, with no thought for what comes next.

    Cards have the prices of the variant. What takes nothing, a build or a card laid down, is worth
    nothing, whatever it is. Among equal moves the seed decides. It remembers nothing.
    """

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """The move that takes most."""
        moves = candidates(view, budget.moves)
        if len(moves) == 1:
            return moves[0]
        prices = prices_for(view)
        worth = [_worth(prices, move) for move in moves]
        top = max(worth) - CLOSE
        equal = [move for move, each in zip(moves, worth, strict=True) if each > top]
        return equal[draw(seed, view, len(equal))]


def _worth(prices: Prices, move: Move) -> float:
    """What a move puts on the pile."""
    return prices.of(int(move.taken) | 1 << move.card) if isinstance(move, Capture) else 0.0
