"""What a match needs of whoever shows it: people at a terminal, or a program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from cassino.cli.terminal.sittings import Progress
from cassino.rules import Move


@dataclass(frozen=True, slots=True)
class Undo:
    """The person at the turn takes back what was played since the last turn of theirs."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The match is left where it is, to be resumed."""


Answer: TypeAlias = Move | Undo | Leave


class Front(Protocol):
    """Shows a match and asks for moves."""

    def begin(self, progress: Progress, known: int) -> None:
        """The match begins or is resumed; so much of what has happened is known already."""
        ...

    def follow(self, progress: Progress) -> None:
        """Something has happened."""
        ...

    def ask(self, progress: Progress) -> Answer:
        """What the person at the turn does; a move is legal."""
        ...

    def undone(self, progress: Progress | None) -> None:
        """Moves were taken back, to here; None when that can't be."""
        ...

    def count(self, progress: Progress) -> Leave | None:
        """A deal is over and counted."""
        ...

    def end(self, progress: Progress, record: Path) -> None:
        """The match is over and its record kept."""
        ...

    def leave(self, save: Path, is_newest: bool) -> None:
        """The match was left; where it is kept, and whether it is the one to be resumed next."""
        ...
