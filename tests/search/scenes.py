"""Positions for the tests of the search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cassino.rules import Position, Variant, deal, is_over, legal_moves, play


def played_on(rules: Variant, seed: str, plays: int, seats: int = 2) -> Position:
    """A deal after some plays drawn at random; builds are made wherever they can be."""
    rng = Random(seed)  # noqa: S311 - tests
    position = deal(rules, seats=seats, seed=seed)
    for _ in range(plays):
        position = _one_play(rng, position)
    return position


def where(
    rules: Variant, found: Callable[[Position], bool], seats: int = 2, tries: int = 400
) -> Position:
    """The first position of random deals for which something holds."""
    for number in range(tries):
        rng = Random(number)  # noqa: S311 - tests
        position = deal(rules, seats=seats, seed=f"where {number}")
        while not is_over(position):
            if found(position):
                return position
            position = _one_play(rng, position)
    raise AssertionError("no such position")


def _one_play(rng: Random, position: Position) -> Position:
    moves = list(legal_moves(position))
    builds = [move for move in moves if hasattr(move, "value")]
    return play(position, rng.choice(builds or moves))[0]
