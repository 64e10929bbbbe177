"""The error of playing a move that the rules refuse."""

from __future__ import annotations

from cassino.rules.moves import Move
from cassino.rules.refusals import Refusal


class IllegalMove(ValueError):
    """A move that the rules refuse; ``refusal`` says why."""

    code = "move/illegal"

    def __init__(self, move: Move, refusal: Refusal) -> None:
        """Keep the move and the reason."""
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.move = move
        self.refusal = refusal
