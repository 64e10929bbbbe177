"""A deal that the kernel plays: its arrays, and what stands in them as plain Python."""

from __future__ import annotations

from cassino.envs.arrays import plays_made, steps_taken
from cassino.envs.games import Game
from cassino.envs.turns import new_turns
from cassino.kernel import decode, new_states, rules_of
from cassino.rules import Position


class KernelDeal:
    """One deal of a game in arrays of one."""

    def __init__(self, game: Game) -> None:
        """Make room."""
        self.game = game
        self.rules = rules_of(game.variant)
        self.states, self.turns = new_states(), new_turns()

    @property
    def position(self) -> Position:
        """The whole truth of the deal, once the first cards are dealt."""
        return decode(self.states, self.game.variant)

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps taken of the move under way."""
        return steps_taken(self.turns)

    @property
    def codes(self) -> list[int]:
        """The plays of the deal so far, as codes."""
        return plays_made(self.turns)
