"""Questions at a table: what one person asks and others must agree to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class QuestionKind(StrEnum):
    """What can be asked."""

    UNDO = "undo"
    """May I take my last move back?"""
    STAND_IN = "stand-in"
    """Shall a computer play for the person who is away, or whose time is up?"""
    NEXT_DEAL = "next-deal"
    """Shall we deal?"""
    REMATCH = "rematch"
    """Shall we play another match?"""


@dataclass(frozen=True, slots=True)
class Question:
    """An open question; ``by`` and ``yes`` are numbers of guests, ``since`` its version."""

    kind: QuestionKind
    seat: int | None
    by: int
    since: int
    yes: frozenset[int]

    def agreed_by(self, guest: int) -> Question:
        """This question with one more who agrees."""
        return replace(self, yes=self.yes | {guest})
