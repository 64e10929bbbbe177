"""A contest as plain data, for the first line of a journal and for reports."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from cassino import __version__
from cassino.arena.contests import Contest
from cassino.arena.entrants import Entrant, Kind
from cassino.arena.programs import Terms
from cassino.arena.seating import Seating
from cassino.arena.sequential import SequentialTest
from cassino.rules import options_of, variant

LIMITS = ("boards", "matches")
"""What may be otherwise when a contest is gone on with."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a contest is made of, and the version of the program that plays it."""

    version: str
    variant: str
    options: dict[str, Any]
    seats: int
    partners: bool
    entrants: tuple[Entrant, ...]
    seed: str
    boards: int
    matches: int
    test: SequentialTest | None
    terms: Terms

    @classmethod
    def of(cls, contest: Contest) -> Plan:
        """The plan of a contest."""
        seating = contest.seating
        return cls(
            __version__,
            seating.variant.preset,
            options_of(seating.variant),
            seating.seats,
            seating.partners,
            contest.entrants,
            contest.seed,
            contest.boards,
            contest.matches,
            contest.test,
            contest.terms,
        )

    def contest(self) -> Contest:
        """The contest that is planned.

        Raises:
            ValueError: coded, when it can't be played.
        """
        for entrant in self.entrants:
            if entrant.kind is not Kind.PROGRAM:
                entrant.agent()
        return Contest(
            Seating(variant(self.variant, **self.options), self.seats, self.partners),
            self.entrants,
            self.seed,
            self.boards,
            self.matches,
            self.test,
            self.terms,
        )

    def differences(self, other: Plan) -> list[str]:
        """The names of what is otherwise in another plan, limits aside."""
        same = replace(other, **{name: getattr(self, name) for name in LIMITS})
        names = (each.name for each in fields(self))
        return [name for name in names if getattr(self, name) != getattr(same, name)]
