"""What a finished deal was worth, and what it settled: by the rules."""

from __future__ import annotations

from typing import NamedTuple

from cassino.kernel import States, decode
from cassino.rules import (
    Carry,
    DealScore,
    Position,
    Settlement,
    Variant,
    result_of,
    score_deal,
    score_so_far,
    settle,
)
from cassino.rules.scoring import out_at_once


class Outcome(NamedTuple):
    """A deal's score, and the match after it."""

    score: DealScore
    settlement: Settlement

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple(side.total for side in self.score.sides)


def outcome_of(states: States, variant: Variant, carry: Carry, at: int = 0) -> Outcome:
    """The outcome of the deal at a place, which is over.

    Args:
        states: the deals.
        variant: their rules.
        carry: points carried from earlier deals' tied majorities.
        at: the place.
    """
    position = decode(states, variant, at)
    score = _score(position, carry)
    return Outcome(score, settle(variant, position.scores, score))


def _score(position: Position, carry: Carry) -> DealScore:
    winner = None if position.is_over else out_at_once(position)
    if winner is not None:
        return DealScore(score_so_far(position), carry, winner)
    return score_deal(position.variant, result_of(position), carry)
