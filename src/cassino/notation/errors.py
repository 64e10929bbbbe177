"""What can be wrong with a text, each with its place."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

LONGEST: Final = 1000
"""No move text is longer: all 52 cards with signs and spaces between take half of that."""


class Expected(StrEnum):
    """What a move text lacks at the place where it can't be read on."""

    CARD = "a card"
    CARD_OR_BUILD = "a card or ["
    END_OF_BUILD = "+, | or ]"
    VALUE = "= and the value of the build"
    NUMBER = "a number"
    SHORT_NUMBER = "a number of at most three digits"
    SUITS = "more cards with their suits"
    END = "the end of the move"
    SHORTER = f"the end of the move, {LONGEST} characters at most"


class NotationError(ValueError):
    """A text that isn't notation: where it goes wrong and what was expected there.

    ``column`` counts from 1.
    """

    code = "notation/syntax"

    def __init__(self, text: str, column: int, expected: Expected) -> None:
        """Keep the text, the place, what was expected and what stands there, empty at the end."""
        at = max(0, column - 1)
        found = text[at : at + 12]
        shown = repr(found) if found else "the end"
        super().__init__(f"column {column}: expected {expected}, found {shown}")
        self.text = text
        self.column = column
        self.expected = expected
        self.found = found


class AmbiguousMove(ValueError):
    """A short move text that fits several legal moves."""

    code = "notation/ambiguous"

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        """Keep the text and the moves it may mean."""
        shown = "; ".join(candidates[:6]) + (" …" if len(candidates) > 6 else "")
        super().__init__(f"{text!r} may mean: {shown}")
        self.text = text
        self.candidates = tuple(candidates)


class RecordError(ValueError):
    """A match record that can't be read on: deal, move (both from 1, 0 for none) and reason."""

    code = "record/invalid"

    def __init__(self, line: int, deal: int, move: int, text: str, reason: str) -> None:
        """Keep the place, the text that stood there and what is wrong with it."""
        places = [f"line {line}"]
        if deal:
            places.append(f"deal {deal}")
        if move:
            places.append(f"move {move}")
        quoted = f": {text!r}" if text else ""
        super().__init__(f"{', '.join(places)}{quoted}: {reason}")
        self.line = line
        self.deal = deal
        self.move = move
        self.text = text
        self.reason = reason
