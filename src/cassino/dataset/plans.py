"""What a data set is made of, as plain data: the same plan gives the same rows."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

import msgspec

from cassino import __version__
from cassino.arena import Entrant, Kind, Seating, Unit, told_apart
from cassino.dataset.errors import DatasetError
from cassino.dataset.line_ups import MOST_AGENTS
from cassino.rules import deal_seed, options_of, variant

SCHEMA: Final = "cassino-dataset-v1"
"""The name of the columns and what they mean; nothing is ever changed under it."""
MOST_GAMES: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games between some agents; a game is one deal, or a match (``unit``).

    Raises:
        DatasetError: without agents, with too many, with programs, or with nothing to play.
    """

    schema: str
    version: str
    variant: str
    options: dict[str, Any]
    seats: int
    partners: bool
    agents: tuple[Entrant, ...]
    unit: Unit
    games: int
    seed: str

    def __post_init__(self) -> None:
        """Refuse what can't be played."""
        if not 1 <= len(self.agents) <= MOST_AGENTS:
            reason = f"{len(self.agents)} agents: expected 1 to {MOST_AGENTS}, such as greedy"
            raise DatasetError("dataset/bad-agents", reason)
        for each in self.agents:
            if each.kind is Kind.PROGRAM:
                reason = f"{each.name}: programs play in the arena, not for data sets"
                raise DatasetError("dataset/bad-agents", reason)
        if not 1 <= self.games <= MOST_GAMES:
            what = "deals" if self.unit is Unit.DEAL else "matches"
            reason = f"{what} can't be {self.games}: expected 1 to {MOST_GAMES}"
            raise DatasetError("dataset/bad-size", reason)

    @property
    def seating(self) -> Seating:
        """The game that is played."""
        return Seating(variant(self.variant, **self.options), self.seats, self.partners)

    def seed_of(self, game: int) -> str:
        """The seed of a game, counted from 0: the deal's own, or the one of a match's deals."""
        return deal_seed(self.seed, game + 1)

    def differences(self, other: Plan) -> list[str]:
        """The names of what is otherwise in another plan."""
        names = (each.name for each in fields(self))
        return [name for name in names if getattr(self, name) != getattr(other, name)]

    def with_seed(self, seed: str) -> Plan:
        """The same with another seed."""
        return replace(self, seed=seed)


def plan_of(
    seating: Seating, agents: tuple[Entrant, ...], unit: Unit, games: int, seed: str
) -> Plan:
    """The plan of so many games; agents of one name are told apart.

    Raises:
        DatasetError: when it can't be played.
    """
    return Plan(
        SCHEMA,
        __version__,
        seating.variant.preset,
        options_of(seating.variant),
        seating.seats,
        seating.partners,
        told_apart(agents),
        unit,
        games,
        seed,
    )


def plan_text(plan: Plan) -> bytes:
    """A plan as JSON."""
    return msgspec.json.encode(plan)


def read_plan(text: bytes) -> Plan:
    """The plan that a text tells.

    Raises:
        ValueError: when it is none.
    """
    try:
        return msgspec.json.decode(text, type=Plan)
    except msgspec.DecodeError as wrong:
        raise ValueError(str(wrong)) from None
