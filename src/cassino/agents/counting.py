"""Counting: remembers every card, takes what is dear, and leaves little behind."""

from __future__ import annotations

from dataclasses import dataclass, field

from cassino.agents.agent import Budget
from cassino.agents.candidates import candidates
from cassino.agents.chance import draw
from cassino.agents.lapses import Lapses
from cassino.agents.thoughts import Measure, Thought
from cassino.agents.weighing import Scales, Weighed, Weights
from cassino.rules import Move, PlayerView

CLOSE = 1e-9
"""Moves whose worth differs by less are equal."""


@dataclass(frozen=True, slots=True)
class CountingAgent:
    """Plays the move that is worth most by the prices of the variant, one ply ahead.

    It weighs what a move takes, what the next seats may take of what it leaves (as likely as they
    hold the cards for it), what it may take itself next time, and the cards it keeps. Among equal
    moves the seed decides. On crowded tables it looks at the moves that `candidates` makes.

    With ``lapses`` it forgets cards and overlooks sums, as people do.
    """

    weights: Weights = field(default_factory=Weights)
    lapses: Lapses = field(default_factory=Lapses)

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """The move that is worth most, of those that it sees."""
        return self.think(view, budget, seed).move

    def think(self, view: PlayerView, budget: Budget, seed: int) -> Thought:
        """That move, and what all those are worth; nothing is weighed where there is no choice."""
        moves = self.lapses.seen(view, candidates(view, budget.moves), seed)
        if len(moves) == 1:
            return Thought(moves[0])
        scales = Scales(view, self.weights, self.lapses.forgotten(view, seed))
        weighed = [scales.weigh(move) for move in moves]
        equal = best_of(weighed)
        worths = tuple((each.move, each.total) for each in weighed)
        return Thought(equal[draw(seed, view, len(equal))].move, worths, Measure.PRICES)


def best_of(weighed: list[Weighed]) -> list[Weighed]:
    """The moves that are worth most: one, or several equal ones in their order."""
    top = max(each.total for each in weighed)
    return [each for each in weighed if each.total > top - CLOSE]
