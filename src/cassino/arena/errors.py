"""What keeps the arena from playing: a code and one line for a person."""

from __future__ import annotations


class ArenaError(ValueError):
    """Something that the arena can't do; ``code`` names it for programs."""

    def __init__(self, code: str, message: str) -> None:
        """Keep the code and the sentence."""
        super().__init__(message)
        self.code = code
