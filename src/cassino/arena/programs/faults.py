"""What a program can do wrong, and what that costs it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

REFUSALS: Final = 3
"""Moves of one turn that may be refused; the last of them is a fault."""
DEAL_FAULTS: Final = 3
"""After so many faults in a deal a program isn't asked any more in that deal."""
MOST_FAULTS: Final = 10
"""After so many faults in a pairing a program has forfeited it."""


class Wrong(StrEnum):
    """The faults by their codes."""

    NOT_STARTED = "engine/not-started"
    VERSION = "engine/version"
    UNSUPPORTED = "engine/unsupported"
    NO_SUCH_OPTION = "engine/no-such-option"
    BAD_VALUE = "engine/bad-value"
    EXITED = "engine/exited"
    TIME = "engine/time"
    ILLEGAL = "engine/illegal"
    FLOOD = "engine/flood"
    LONG_LINE = "engine/long-line"
    DEAF = "engine/deaf"


class Fault(Exception):
    """A program broke the protocol: a code and a sentence of one line."""

    def __init__(self, wrong: Wrong, sentence: str) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.wrong = wrong
        self.sentence = sentence

    @property
    def is_final(self) -> bool:
        """Whether the program must be started anew; after three refusals it may go on."""
        return self.wrong is not Wrong.ILLEGAL
