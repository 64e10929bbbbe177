"""Greedy: sees what lies before it, and takes what is dear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cassino.agents.agent import Budget
from cassino.agents.candidates import candidates
from cassino.agents.chance import draw
from cassino.agents.counting import CLOSE
from cassino.agents.prices import prices_for
from cassino.rules import Capture, Move, PlayerView, table_cards

UNTAKEN = 0.5
"""A build is worth so much of its cards, and a card trailed costs so much of its price."""


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays the move that takes most, with no thought for what comes next.

    Cards have the prices of the variant. A build counts half of its cards, a card laid down costs
    half of its price. Among equal moves the seed decides. It forgets everything, at once.
    """

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """The move that takes most."""
        moves = candidates(view, budget.moves)
        if len(moves) == 1:
            return moves[0]
        prices = prices_for(view)
        worth = [self._worth(prices.of, move) for move in moves]
        top = max(worth) - CLOSE
        equal = [move for move, each in zip(moves, worth, strict=True) if each > top]
        return equal[draw(seed, view, len(equal))]

    @staticmethod
    def _worth(price: Callable[[int], float], move: Move) -> float:
        """What a move brings by itself."""
        taken = int(table_cards(move))
        amount = price(taken | 1 << move.card)
        if isinstance(move, Capture):
            return amount
        return UNTAKEN * amount if taken else -UNTAKEN * amount
