"""What an analysis depends on beside its record, so that one can be told from another.

Nothing here needs the compiled rules: whoever keeps analyses asks here whether one still holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

FORMAT: Final = "cassino-analysis/1"
"""The name and number of the form of answers and documents, and of what their figures mean."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much an analysis looks at; the same figures and record give the same analysis.

    Attributes:
        worlds: in how many worlds the moves of a play are compared.
        contenders: how many moves are compared, the played one among them.
        playouts: how often a position is played out to tell the chances to win the match.
    """

    worlds: int = 512
    contenders: int = 12
    playouts: int = 400


THOROUGH: Final = Thoroughness()


def edition_of(record: str, thorough: Thoroughness) -> str:
    """What tells the analysis of a record's text, so thorough, from every other: 64 hex digits."""
    return sha256(f"{FORMAT}\n{thorough}\n{record}".encode()).hexdigest()
