"""What the rules floor refuses to work with."""

from __future__ import annotations

from collections.abc import Sequence

_LONGEST = 60


def shown(given: object) -> str:
    """A value as a message shows it: on one line and not too long, whatever it is.

    >>> shown("5s"), shown([1] * 100)[-5:]
    ("'5s'", ', 1,…')
    """
    try:
        text = ascii(given)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists without end
        return f"{type(given).__name__} too large to show"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


class InvalidOption(ValueError):
    """A switch that doesn't exist, or a setting that it can't have."""

    code = "option/invalid"

    def __init__(self, name: str, given: object, expected: str) -> None:
        """Keep the switch, what was given and what it may be."""
        super().__init__(f"{name} can't be {shown(given)}: expected {expected}")
        self.name = name
        self.given = given
        self.expected = expected


class UnknownName(ValueError):
    """A variant or a switch that nobody knows by this name."""

    code = "option/unknown"

    def __init__(self, what: str, name: object, known: Sequence[str]) -> None:
        """Keep the name and those that exist."""
        super().__init__(f"unknown {what} {shown(name)}: expected one of {', '.join(known)}")
        self.what = what
        self.name = name
        self.known = tuple(known)


class InvalidPosition(ValueError):
    """A position that can't be; ``faults`` names everything that is wrong, not only the first."""

    code = "position/invalid"

    def __init__(self, faults: Sequence[str]) -> None:
        """Keep every fault."""
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


class TooManyMoves(ValueError):
    """A position with more legal moves than can be listed, or than the caller was ready to take."""

    code = "too-many-moves"

    def __init__(self, limit: int, reason: str | None = None) -> None:
        """Keep the limit that was passed."""
        super().__init__(reason or f"more than {limit} legal moves")
        self.limit = limit


class InvalidDeck(ValueError):
    """A list of cards that isn't a whole pack."""

    code = "deck/invalid"


class InvalidSeats(ValueError):
    """A number of seats or a partnership that the variant doesn't have."""

    code = "seats/invalid"
