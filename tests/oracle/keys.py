"""Moves by effect: two moves are the same when they do the same (Identity)."""

from collections.abc import Iterable
from typing import Literal

Cards = frozenset[str]
TrailKey = tuple[Literal["trail"], str]
CaptureKey = tuple[Literal["capture"], str, Cards]
BuildKey = tuple[Literal["build"], str, Cards, Cards, int]
MoveKey = TrailKey | CaptureKey | BuildKey

NO_CARDS: Cards = frozenset()


def in_order(moves: Iterable[MoveKey]) -> list[MoveKey]:
    """The moves in an order that is the same in every process."""
    return sorted(moves, key=_spelt)


def trail(card: str) -> TrailKey:
    """The card becomes a loose card."""
    return ("trail", card)


def capture(card: str, taken: Cards) -> CaptureKey:
    """The card takes these cards from the table."""
    return ("capture", card, taken)


def build(card: str, target: Cards, loose: Cards, value: int) -> BuildKey:
    """The card joins loose cards, and a standing build unless `target` is empty."""
    return ("build", card, target, loose, value)


def _spelt(key: MoveKey) -> list[str]:
    return [str(sorted(part) if isinstance(part, frozenset) else part) for part in key]
