"""The words of the line protocol, version 1, for both of its ends."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from cassino.agents import Budget
from cassino.arena.seating import Seating
from cassino.notation import format_position
from cassino.rules import PlayerView, options_of

VERSION: Final = 1
"""The version of the protocol that is spoken here."""


def compact(value: object) -> str:
    """A value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def variant_line(seating: Seating) -> str:
    """What is played."""
    told = {
        "variant": seating.variant.preset,
        "options": options_of(seating.variant),
        "seats": seating.seats,
        "partners": seating.partners,
    }
    return f"variant {compact(told)}"


def position_line(view: PlayerView) -> str:
    """What the seat to move sees."""
    return f"position {compact(format_position(view))}"


def go_line(budget: Budget, seed: int) -> str:
    """Asks for a move.

    >>> go_line(Budget(milliseconds=500), 7)
    'go seed 7 moves 256 milliseconds 500'
    """
    limits = ((each.name, getattr(budget, each.name)) for each in fields(budget))
    words = (f"{name} {limit}" for name, limit in limits if limit is not None)
    return " ".join((f"go seed {seed}", *words))


@dataclass(frozen=True, slots=True)
class Go:
    """What ``go`` asks: the chance to use, and how much to think."""

    seed: int
    budget: Budget


def parse_go(rest: str) -> Go:
    """Read what stands behind ``go``; words that are unknown here are passed over.

    Raises:
        ValueError: for a number that isn't one, or is out of bounds.

    >>> parse_go("seed 7 moves 8 ponder 1").budget
    Budget(moves=8, milliseconds=None)
    """
    words = rest.split()
    numbers = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    known = {each.name for each in fields(Budget)}
    limits: dict[str, Any] = {name: numbers[name] for name in numbers if name in known}
    return Go(numbers.get("seed", 0), Budget(**limits))


@dataclass(frozen=True, slots=True)
class Greeting:
    """How a program introduced itself."""

    name: str = ""
    author: str = ""
    options: tuple[Mapping[str, object], ...] = ()

    def has(self, name: str) -> bool:
        """Whether it has an option of that name."""
        return any(option.get("name") == name for option in self.options)
