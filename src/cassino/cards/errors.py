"""What can be wrong with the text of a card."""

from __future__ import annotations


class CardError(ValueError):
    """A text that is no card; ``text`` is what stood there."""

    def __init__(self, text: str) -> None:
        """Keep the text that was no card."""
        super().__init__(f"{text!r} is not a card (rank A 2-9 T J Q K, then suit c d h s)")
        self.text = text
