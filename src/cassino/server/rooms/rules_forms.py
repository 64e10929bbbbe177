"""House rules as forms and messages say them, and as the table knows them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cassino.agents import AGENTS, USUAL_LEVEL
from cassino.rules import (
    InvalidOption,
    InvalidSeats,
    UnknownName,
    check_seats,
    default_partners,
    options_of,
    variant,
)
from cassino.server.saying import clock_text
from cassino.table import Bank, ClockRules, HouseRules, NoClock, PerMove

_PER_MOVE: Final = re.compile(r"move:(\d{1,5})")
_BANK: Final = re.compile(r"bank:(\d{1,5})\+(\d{1,4})")


@dataclass(frozen=True, slots=True)
class RulesForm:
    """House rules before they have been read; ``partners`` None is the variant's own way."""

    variant: str = "classic"
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seats: int = 2
    partners: bool | None = None
    clock: str = "none"
    chat: bool = False
    level: str = USUAL_LEVEL

    @classmethod
    def of(cls, rules: HouseRules) -> RulesForm:
        """The form of house rules."""
        return cls(
            rules.variant.preset,
            dict(options_of(rules.variant)),
            rules.seats,
            rules.partners,
            clock_text(rules.clock),
            rules.chat,
            rules.level,
        )


def read_rules(form: RulesForm) -> HouseRules | str:
    """House rules, or the code of what is wrong with them.

    >>> read_rules(RulesForm(variant="whist"))
    'option/unknown'
    >>> read_rules(RulesForm(clock="bank:300+5")).clock
    Bank(bank=300000, increment=5000)
    """
    clock = read_clock(form.clock)
    if clock is None:
        return "table/bad-clock"
    if form.level not in AGENTS:
        return "table/bad-level"
    try:
        chosen = variant(form.variant, **form.options)
        partners = form.partners
        if partners is None:
            partners = default_partners(chosen, form.seats)
        check_seats(chosen, form.seats, partners)
    except InvalidSeats:
        return "table/bad-seats"
    except UnknownName:
        return "option/unknown"
    except (InvalidOption, TypeError):
        return "option/invalid"
    return HouseRules(chosen, form.seats, partners, clock, form.chat, form.level)


def read_clock(text: str) -> ClockRules | None:
    """A clock from its text, or None for no such clock; the table judges its length.

    >>> read_clock("move:30")
    PerMove(move=30000)
    """
    if text == "none":
        return NoClock()
    if found := _PER_MOVE.fullmatch(text):
        return PerMove(int(found[1]) * 1000)
    if found := _BANK.fullmatch(text):
        return Bank(int(found[1]) * 1000, int(found[2]) * 1000)
    return None
