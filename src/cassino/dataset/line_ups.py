"""Who sits where in which game: every line-up of the agents in turn."""

from __future__ import annotations

from itertools import permutations
from typing import Final, TypeAlias

from cassino.arena import Seating

LineUp: TypeAlias = tuple[int, ...]
"""For every seat the number of the agent that sits there."""

MOST_AGENTS: Final = 12


def line_ups(seating: Seating, agents: int) -> tuple[LineUp, ...]:
    """The line-ups of so many agents; partners are always of one kind.

    As many different agents as there are sides play each other, in every choice of them and every
    order. Fewer agents than sides sit in turns, each as often as the others over all line-ups.

    >>> from cassino.rules import variant
    >>> line_ups(Seating(variant()), 1)
    ((0, 0),)
    >>> line_ups(Seating(variant()), 3)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    >>> line_ups(Seating(variant(), 4, partners=True), 2)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(line_ups(Seating(variant(), 3), 2))
    6
    """
    sides = 2 if seating.partners else seating.seats
    width = min(agents, sides)
    by_side = (
        tuple(chosen[(turned + side) % sides % width] for side in range(sides))
        for chosen in permutations(range(agents), width)
        for turned in range(sides)
    )
    return tuple(
        tuple(line[seat % sides] for seat in range(seating.seats))
        for line in dict.fromkeys(by_side)
    )
