"""What the agents floor refuses to work with."""

from __future__ import annotations

from collections.abc import Sequence


class UnknownAgent(ValueError):
    """An agent that nobody knows by this name; ``known`` are the names that exist."""

    code = "agent/unknown"

    def __init__(self, name: object, known: Sequence[str]) -> None:
        """Keep the name and those that exist."""
        super().__init__(f"unknown agent {name!r}: expected one of {', '.join(known)}")
        self.name = name
        self.known = tuple(known)


class InvalidBudget(ValueError):
    """A budget outside its bounds."""

    code = "budget/invalid"

    def __init__(self, what: str, given: object, least: int, most: int) -> None:
        """Keep what was given and the bounds."""
        super().__init__(f"{what} can't be {given!r}: expected {least} to {most}")
        self.what = what
        self.given = given
        self.least = least
        self.most = most
