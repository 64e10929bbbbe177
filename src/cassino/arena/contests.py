"""Contests: who plays whom at what, how long, and by which test."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from cassino.arena.boards import Unit
from cassino.arena.casting import Pairing
from cassino.arena.entrants import Entrant, Kind
from cassino.arena.errors import ArenaError
from cassino.arena.programs import Fault, Terms, Wrong, inspect
from cassino.arena.seating import Seating
from cassino.arena.sequential import SequentialTest

LOOK = 20
"""Boards from one look of a test to the next."""
MOST_BOARDS = 1_000_000


class Stage(NamedTuple):
    """A part of a contest: the boards of one unit between two entrants, named by their numbers."""

    first: int
    second: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that a report depends on.

    ``boards`` and ``matches`` are how many boards of deals and of matches every pairing plays, the
    former at most where there is a ``test``.

    Raises:
        ArenaError: with fewer than two entrants, nothing to play, or too much.
    """

    seating: Seating
    entrants: tuple[Entrant, ...]
    seed: str
    boards: int = 200
    matches: int = 0
    test: SequentialTest | None = None
    terms: Terms = field(default_factory=Terms)

    def __post_init__(self) -> None:
        """Refuse what is no contest."""
        if len(self.entrants) < 2:
            raise ArenaError("arena/bad-contest", "a contest needs two entrants or more")
        for what, count in (("boards", self.boards), ("matches", self.matches)):
            if not 0 <= count <= MOST_BOARDS:
                reason = f"{what} can't be {count}: expected 0 to {MOST_BOARDS}"
                raise ArenaError("arena/bad-contest", reason)
        if self.boards == self.matches == 0:
            raise ArenaError("arena/bad-contest", "neither deals nor matches are to be played")

    def pairing(self, first: int, second: int) -> Pairing:
        """Two entrants by their numbers; every pairing has decks of its own."""
        entrants = self.entrants[first], self.entrants[second]
        return Pairing(self.seating, entrants, self.terms, f"{self.seed}/{first + 1}-{second + 1}")

    def pairings(self) -> list[tuple[int, int]]:
        """The numbers of all pairs of entrants."""
        return list(combinations(range(len(self.entrants)), 2))

    def stages(self) -> dict[Stage, int]:
        """All parts with the number of their boards, in the order in which they are played."""
        return {
            Stage(first, second, unit): boards
            for first, second in self.pairings()
            for unit, boards in ((Unit.DEAL, self.boards), (Unit.MATCH, self.matches))
            if boards
        }

    def stage_pairing(self, stage: Stage) -> Pairing:
        """The entrants of a part; its matches have other decks than its deals."""
        pairing = self.pairing(stage.first, stage.second)
        if stage.unit is Unit.DEAL:
            return pairing
        return Pairing(self.seating, pairing.entrants, self.terms, f"{pairing.seed}/matches")

    def inspect_programs(self) -> None:
        """Start every program once, and hear whether it can play.

        Raises:
            ArenaError: when one can't, or an option is set that no program has.
        """
        programs = [each for each in self.entrants if each.kind is Kind.PROGRAM]
        missing = {name for name, _ in self.terms.options}
        for program in programs:
            try:
                greeting = inspect(program.command, self.seating, self.terms)
            except Fault as fault:
                raise ArenaError(fault.wrong.value, f"{program.name}: {fault.sentence}") from None
            missing -= {name for name in missing if greeting.has(name)}
        if missing:
            reason = f"no program has an option {min(missing)!r}"
            raise ArenaError(Wrong.NO_SUCH_OPTION.value, reason)
