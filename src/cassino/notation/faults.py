"""Collecting every fault of a JSON object, not only the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cassino.cards import SPELLINGS, Card
from cassino.rules.errors import shown

__all__ = ["FaultFinder", "shown"]


class FaultFinder:
    """Reads values of the kinds that positions hold and notes what isn't as it should be."""

    def __init__(self) -> None:
        """Begin without faults."""
        self.found: list[str] = []

    def note(self, where: str, what: str) -> None:
        """Note one fault."""
        self.found.append(f"{where}: {what}")

    def whole(self, where: str, given: object, least: int, most: int) -> int | None:
        """A whole number from ``least`` to ``most``, or None with a fault noted."""
        if isinstance(given, int) and not isinstance(given, bool) and least <= given <= most:
            return given
        self.note(where, f"expected a whole number from {least} to {most}, found {shown(given)}")
        return None

    def flag(self, where: str, given: object) -> bool | None:
        """True or false, or None with a fault noted."""
        if isinstance(given, bool):
            return given
        self.note(where, f"expected true or false, found {shown(given)}")
        return None

    def rows(self, where: str, given: object) -> Sequence[object]:
        """A list, or an empty one with a fault noted."""
        if isinstance(given, list | tuple):
            return cast("Sequence[object]", given)
        self.note(where, f"expected a list, found {shown(given)}")
        return ()

    def card(self, where: str, given: object) -> Card | None:
        """A card, or None with a fault noted."""
        card = SPELLINGS.get(given) if isinstance(given, str) else None
        if card is None:
            self.note(where, f"expected a card, found {shown(given)}")
        return card

    def cards(self, where: str, given: object) -> tuple[Card, ...]:
        """A list of cards; a fault is noted for everything in it that is none."""
        read = [self.card(where, each) for each in self.rows(where, given)]
        return tuple(card for card in read if card is not None)

    def wholes(self, where: str, given: object, count: int, most: int) -> tuple[int, ...] | None:
        """A list of so many whole numbers from 0."""
        rows = self.rows(where, given)
        read = [self.whole(f"{where}[{at}]", each, 0, most) for at, each in enumerate(rows)]
        if isinstance(given, list | tuple) and len(read) != count:
            self.note(where, f"expected {count} entries, found {len(read)}")
        good = tuple(number for number in read if number is not None)
        return good if len(good) == count else None
