"""The house rules of a table: what is played, by how many, with which clock, what is allowed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from cassino.rules import InvalidSeats, Variant, check_seats
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.texts import is_word

_SECOND: Final = 1_000
_DAY: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class NoClock:
    """Nobody is timed."""


@dataclass(frozen=True, slots=True)
class PerMove:
    """Every turn has the same time, in milliseconds."""

    move: int


@dataclass(frozen=True, slots=True)
class Bank:
    """Every seat has a bank for the whole match and gets more with each move, in milliseconds."""

    bank: int
    increment: int


ClockRules: TypeAlias = NoClock | PerMove | Bank


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What everybody agrees to by sitting down.

    ``level`` is the level of the computer that fills empty seats and stands in for people.
    """

    variant: Variant = field(default_factory=Variant)
    seats: int = 2
    partners: bool = False
    clock: ClockRules = field(default_factory=NoClock)
    chat: bool = False
    level: str = "random"

    @property
    def sides(self) -> int:
        """How many sides play: two with partners, else one a seat."""
        return 2 if self.partners else self.seats


def house_refusal(rules: HouseRules) -> TableRefusal | None:
    """What is wrong with house rules, or None.

    >>> house_refusal(HouseRules(seats=3, partners=True)).code
    'table/bad-seats'
    """
    try:
        check_seats(rules.variant, rules.seats, rules.partners)
    except InvalidSeats as wrong:
        return refuse_command(TableWhy.BAD_SEATS, seats=rules.seats, reason=str(wrong))
    if not _is_clock(rules.clock):
        return refuse_command(TableWhy.BAD_CLOCK)
    if not is_word(rules.level):
        return refuse_command(TableWhy.BAD_LEVEL)
    return None


def _is_clock(clock: ClockRules) -> bool:
    """Whether a clock is within reason: a second to a day, and something to think with."""
    match clock:
        case NoClock():
            return True
        case PerMove(move):
            return _SECOND <= move <= _DAY
        case Bank(bank, increment):
            return _SECOND <= bank <= _DAY and 0 <= increment <= _DAY
