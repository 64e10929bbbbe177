"""Who sits where: seats, the guests at a table, and computers that stand in for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class SeatKind(StrEnum):
    """What a seat is for."""

    EMPTY = "empty"
    """Anybody may sit down; a computer fills it when the match starts."""
    PERSON = "person"
    """A guest's, or kept for one: the match waits until somebody sits there."""
    COMPUTER = "computer"
    """A computer's; anybody may take it over."""


class Until(StrEnum):
    """When a computer gives a person's seat back by itself."""

    OWNER = "owner"
    """Only when its owner takes it back."""
    RETURN = "return"
    """When its owner is connected again."""
    TURN = "turn"
    """When it has played one turn."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer that plays a person's seat for a while."""

    level: str
    until: Until


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat; ``guest`` is the number of its owner, who may own several (pass the phone)."""

    kind: SeatKind = SeatKind.EMPTY
    guest: int | None = None
    name: str = ""
    level: str | None = None
    stand_in: StandIn | None = None

    @property
    def computer(self) -> str | None:
        """The level of the computer that plays this seat now, or None."""
        return self.level if self.stand_in is None else self.stand_in.level

    @property
    def is_played_by_person(self) -> bool:
        """Whether its owner plays it now."""
        return self.guest is not None and self.stand_in is None


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at a table, seated or watching.

    ``number`` is how others know them; ``id`` is how the house knows them and is never shown.
    ``since`` is when they were last connected or lost, in milliseconds.
    """

    number: int
    id: str = field(repr=False)
    name: str
    connected: bool
    since: int
