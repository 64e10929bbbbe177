"""What keeps a data set from being made: a code and one line for a person."""

from __future__ import annotations


class DatasetError(ValueError):
    """Something that can't be made; ``code`` names it for programs."""

    def __init__(self, code: str, message: str) -> None:
        """Keep the code and the sentence."""
        super().__init__(message)
        self.code = code
