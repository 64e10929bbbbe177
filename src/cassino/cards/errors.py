"""What can be wrong with the text of a card."""

from __future__ import annotations

_LONGEST = 20


class CardError(ValueError):
    """A text that is no card; ``text`` is what stood there."""

    def __init__(self, text: str) -> None:
        """Keep the text that was no card."""
        shown = repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")
        super().__init__(f"{shown} is not a card (rank A 2-9 T J Q K, then suit c d h s)")
        self.text = text
