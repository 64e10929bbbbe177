"""Observations from views, and read back; the history that makes them recall everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.cards import CardSet
from cassino.envs import planes as p
from cassino.envs.turns import MOST_PLAYS, TurnRecord, Turns, new_turns, take_step
from cassino.kernel import (
    TAKES,
    Rules,
    RulesRecord,
    States,
    card_of,
    compiled,
    encode,
    kind_of,
    lowest,
    rules_of,
    table_of,
    value_of,
)
from cassino.rules import Carry, PlayerView

HISTORY: Final = (MOST_PLAYS, 56)
"""The shape of a history: a row a play, in order; rows of plays not made yet are 0.

Places 0 to 51 are 1 for table cards taken, used or changed, and 2 for the card played. Then come
the seat that played (counted as in ``planes``) plus 1; 1 for a trail, 2 for a capture, 3 for a new
build, 4 for a raise, 5 for an addition; the value of a build; the number of the hand."""

Row: TypeAlias = NDArray[np.int8]


@compiled
def write_history(
    rules: RulesRecord,
    turn: TurnRecord,
    seats: int,
    seat: int,
    rows: Any,  # noqa: ANN401 - one row of many
) -> None:
    """Write the plays of the deal as a seat recalls them."""
    for at in range(MOST_PLAYS):
        for place in range(56):
            rows[at, place] = 0
    for at in range(turn.plays):
        code = turn.codes[at]
        kind, table = kind_of(code), table_of(code)
        rows[at, 53] = 1 if kind == TAKES and not table else 2 + kind
        rows[at, 54] = 0 if kind == TAKES else value_of(code)
        while table:
            rows[at, lowest(table)] = 1
            table &= table - 1
        rows[at, card_of(code)] = 2
        rows[at, 52] = 1 + (turn.seats[at] - seat) * rules.step % seats
        rows[at, 55] = turn.hands[at]


@compiled
def _observe(
    rules: Rules,
    states: States,
    turns: Turns,
    seat: int,
    held: Any,  # noqa: ANN401 - one row of many
    planes: Any,  # noqa: ANN401 - one row of many
) -> None:
    p.write_planes(rules[0], states[0], turns[0], seat, held, planes)


def observe(view: PlayerView, steps: tuple[int, ...] = (), carry: Carry | None = None) -> p.Planes:
    """The observation of a seat's view.

    Args:
        view: what the seat sees.
        steps: the steps taken of the move under way, when it is the seat's own.
        carry: points carried from earlier deals' tied majorities.

    Raises:
        ValueError: for a watcher's view.

    >>> from cassino.rules import deal, variant, view_of
    >>> observe(view_of(deal(variant(), seed="a"), 1)).shape
    (18, 52)
    """
    if view.seat is None:
        raise ValueError("a watcher has no seat to see from")
    states, turns = encode(view, carry), new_turns()
    held = np.zeros(4, np.int64)
    held[: view.seats] = [len(known) for known in view.known]
    held[: view.seats] += view.hidden
    for step in steps:
        take_step(turns[0], step)
    planes: p.Planes = np.zeros((p.PLANES, 52), np.int8)
    _observe(rules_of(view.variant), states, turns, view.seat, held, planes)
    return planes


@dataclass(frozen=True, slots=True)
class SeenBuild:
    """A build as it is seen: its cards and value, its owner counted from the observer."""

    cards: CardSet
    value: int
    owner: int
    is_multiple: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """An observation read back: cards as sets, seats and sides counted from the observer.

    ``numbers`` has the numbers of the last plane by name; those of several seats are tuples.
    """

    hand: CardSet
    loose: CardSet
    builds: tuple[SeenBuild, ...]
    piles: tuple[CardSet, ...]
    seen: CardSet
    chosen: CardSet
    picked: CardSet
    numbers: dict[str, int | tuple[int, ...]]


def read_observation(planes: p.Planes) -> Observation:
    """What an observation says; builds by their lowest card.

    >>> from cassino.rules import deal, variant, view_of
    >>> view = view_of(deal(variant(), seed="a"), 1)
    >>> seen = read_observation(observe(view))
    >>> seen.hand == view.hand, seen.numbers["held"]
    (True, (4, 4))
    """
    numbers = _numbers(planes)
    sides = 2 if numbers["partners"] else numbers["seats"]
    assert isinstance(sides, int)
    names = sorted({int(name) for name in planes[p.NAME] if name})
    return Observation(
        _cards(planes[p.HAND]),
        _cards(planes[p.LOOSE]),
        tuple(_build(planes, name) for name in names),
        tuple(_cards(planes[p.PILES + side]) for side in range(sides)),
        _cards(planes[p.SEEN]),
        _cards(planes[p.CHOSEN]),
        _cards(planes[p.PICKED]),
        numbers,
    )


def _cards(row: Row) -> CardSet:
    return CardSet(sum(1 << int(card) for card in np.flatnonzero(row)))


def _build(planes: p.Planes, name: int) -> SeenBuild:
    lowest = name - 1
    owners = planes[p.OWNED : p.OWNED + 4, lowest]
    return SeenBuild(
        _cards(planes[p.NAME] == name),
        int(planes[p.VALUE, lowest]),
        int(np.argmax(owners)),
        bool(planes[p.MULTIPLE, lowest]),
    )


def _numbers(planes: p.Planes) -> dict[str, int | tuple[int, ...]]:
    row = planes[p.NUMBER]
    seats = int(row[0])
    widths = {"held": seats, "owes": seats, "carry": 2}
    widths |= dict.fromkeys(("sweeps", "scores"), 2 if row[1] else seats)
    return {
        name: tuple(int(each) for each in row[at : at + widths[name]])
        if name in widths
        else int(row[at])
        for name, at in p.NUMBERS.items()
    }
