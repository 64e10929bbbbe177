"""``cassino-act-v1``: a move as a few steps, each one of 123 numbers, with nothing lost.

First the card that is played (0-51), then what is done with it: trail (104), capture (105), or
build to a value from 1 to 16 (106-121); then the piles on the table that are taken, used or
changed, each by its lowest card (52-103) and from low to high; then done (122). A trail ends with
its second step. A build is one pile. Building with the pile of a build of that value adds to it,
with one of a lower value raises it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from cassino.cards import CARDS, CardSet
from cassino.envs.errors import EnvError
from cassino.rules import (
    HIGHEST_VALUE,
    Add,
    Build,
    Capture,
    Move,
    NewBuild,
    Raise,
    Trail,
    table_cards,
)

PICK: Final = 52
"""Picking the pile whose lowest card is 0; the others follow."""
TRAIL: Final = 104
CAPTURE: Final = 105
BUILD: Final = 106
"""Building to 1; the other values follow."""
DONE: Final = 122
STEPS: Final = 123
"""How many different steps there are."""


def lowest_of(cards: int) -> int:
    """The number of the lowest card of a pile."""
    return (cards & -cards).bit_length() - 1


def steps_of(move: Move, builds: Iterable[Build]) -> tuple[int, ...]:
    """The steps of a move.

    Args:
        move: the move.
        builds: the builds on the table before it.

    >>> from cassino.cards import parse_card
    >>> steps_of(Capture(parse_card("8s"), CardSet.of("5c", "3h")), ())
    (31, 105, 62, 68, 122)
    """
    card = int(move.card)
    if isinstance(move, Trail):
        return (card, TRAIL)
    verb = CAPTURE if isinstance(move, Capture) else BUILD + move.value - 1
    cards = int(table_cards(move))
    picks: list[int] = []
    for build in builds:
        if cards & build.cards:
            picks.append(lowest_of(build.cards))
            cards &= ~build.cards
    picks += CardSet(cards)
    return (card, verb, *(PICK + pick for pick in sorted(picks)), DONE)


def move_of(steps: Sequence[int], builds: Iterable[Build]) -> Move:
    """The move that whole steps make; whether it is legal isn't looked at.

    Raises:
        EnvError: when they make none.

    >>> move_of((31, 105, 62, 68, 122), ())
    Capture(card=8s, taken={3h 5c})
    """
    card, verb, *picks = _checked(steps)
    if verb == TRAIL:
        return Trail(CARDS[card])
    piles = {lowest_of(build.cards): build for build in builds}
    chosen = [piles[pick - PICK] for pick in picks if pick - PICK in piles]
    loose = CardSet.from_cards(CARDS[p - PICK] for p in picks if p - PICK not in piles)
    if verb == CAPTURE:
        taken = int(loose)
        for build in chosen:
            taken |= build.cards
        return Capture(CARDS[card], CardSet(taken))
    value = verb - BUILD + 1
    if not chosen:
        return NewBuild(CARDS[card], loose, value)
    if len(chosen) > 1:
        raise EnvError("act/invalid", "a build joins no other build")
    kind = Add if chosen[0].value == value else Raise
    return kind(CARDS[card], chosen[0].cards, loose, value)


def _checked(steps: Sequence[int]) -> Sequence[int]:
    """The steps without the last one, that only says that all is done."""
    if len(steps) == 2 and 0 <= steps[0] < PICK and steps[1] == TRAIL:
        return steps
    if len(steps) > 3 and steps[-1] == DONE and 0 <= steps[0] < PICK:
        picks = steps[2:-1]
        in_order = all(a < b for a, b in pairwise(picks))
        if CAPTURE <= steps[1] < DONE and in_order and all(PICK <= p < TRAIL for p in picks):
            return steps[:-1]
    raise EnvError("act/invalid", f"steps that make no move: {list(steps)}")


def step_text(step: int) -> str:
    """A step in short words.

    >>> [step_text(step) for step in (31, 62, 104, 113, 122)]
    ['8s', 'pick 3h', 'trail', 'build 8', 'done']
    """
    if 0 <= step < PICK:
        return CARDS[step].text
    if PICK <= step < TRAIL:
        return f"pick {CARDS[step - PICK].text}"
    if BUILD <= step < BUILD + HIGHEST_VALUE:
        return f"build {step - BUILD + 1}"
    names = {TRAIL: "trail", CAPTURE: "capture", DONE: "done"}
    if step not in names:
        raise EnvError("act/invalid", f"no step has the number {step}")
    return names[step]
