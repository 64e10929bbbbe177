"""Sums: can these things be divided into groups that each make one total, and how.

A *thing* is what counts once in a sum: a loose card, or a single build where builds may count as
cards. It is written as its cards (bits) and the values it can have. Everything here is exact and
lists no moves: things of the same values are interchangeable, so the search runs over how many of
each kind are left, with a memory of what failed. Forty cards take milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from cassino.rules.values import Values

Counts: TypeAlias = tuple[int, ...]
ROOM = 52
"""Room for things in a group when nothing limits it."""


class Thing(NamedTuple):
    """Something that counts once in a sum: its cards as bits, and the values it can have."""

    cards: int
    values: Values


class Seed(NamedTuple):
    """What must stand in the first group: its values and how many cards of a group it uses."""

    values: Values
    size: int


class _Search:
    """One question about kinds of things, one total and one limit of things a group."""

    def __init__(self, kinds: Sequence[Values], total: int, room: int) -> None:
        self.kinds = kinds
        self.total = total
        self.room = room
        self.options = [(k, v) for k, values in enumerate(kinds) for v in values if v <= total]
        self.failed: set[tuple[Counts, Counts]] = set()

    def fills(self, have: Counts, rest: int, room: int, start: int = 0) -> Iterator[Counts]:
        """Every choice of things that makes ``rest``, as the counts that remain."""
        if rest == 0:
            yield have
            return
        if room == 0:
            return
        for index in range(start, len(self.options)):
            kind, value = self.options[index]
            if value <= rest and have[kind]:
                fewer = (*have[:kind], have[kind] - 1, *have[kind + 1 :])
                yield from self.fills(fewer, rest - value, room - 1, index)

    def covers(self, need: Counts, have: Counts) -> bool:
        """Whether ``need`` of ``have`` can all stand in groups, others joining at will."""
        first = next((kind for kind, count in enumerate(need) if count), None)
        if first is None:
            return True
        if (need, have) in self.failed:
            return False
        for value in self.kinds[first]:
            if value > self.total:
                continue
            fewer = (*have[:first], have[first] - 1, *have[first + 1 :])
            for left in self.fills(fewer, self.total - value, self.room - 1):
                if self.covers(_still_needed(need, have, left), left):
                    return True
        self.failed.add((need, have))
        return False

    def covers_with(self, seed: Seed, need: Counts, have: Counts) -> bool:
        """The same when the first group holds the seed."""
        for value in seed.values:
            if value <= self.total:
                for left in self.fills(have, self.total - value, self.room - seed.size):
                    if self.covers(_still_needed(need, have, left), left):
                        return True
        return False


def _still_needed(need: Counts, have: Counts, left: Counts) -> Counts:
    """What is still needed when ``have`` has shrunk to ``left``."""
    return tuple(max(0, n - (h - le)) for n, h, le in zip(need, have, left, strict=True))


def can_cover(
    required: Sequence[Thing],
    optional: Sequence[Thing],
    total: int,
    room: int = ROOM,
    seed: Seed | None = None,
) -> bool:
    """Whether groups of ``total`` can hold all required things, optional ones joining at will.

    Args:
        required: things that must stand in a group.
        optional: things that may.
        total: what every group makes.
        room: most things a group may have.
        seed: what the first group must hold besides; without it no first group is needed.
    """
    kinds = sorted({thing.values for thing in (*required, *optional)}, reverse=True)
    wanted = [thing.values for thing in required]
    spare = [thing.values for thing in optional]
    need = tuple(wanted.count(kind) for kind in kinds)
    have = tuple(n + spare.count(kind) for n, kind in zip(need, kinds, strict=True))
    search = _Search(kinds, total, room)
    return search.covers_with(seed, need, have) if seed else search.covers(need, have)


def can_divide(things: Sequence[Thing], total: int) -> bool:
    """Whether the things can be divided into groups of ``total`` with nothing left over."""
    summed = 0
    for thing in things:
        values = thing.values
        if len(values) != 1:
            return can_cover(things, (), total)
        summed += values[0]
    if summed == total:
        return True
    if summed % total:
        return False
    return all(t.values[0] == total for t in things) or can_cover(things, (), total)


def divide(
    things: Sequence[Thing], total: int, room: int = ROOM, seed: Seed | None = None
) -> tuple[int, ...] | None:
    """The groups (bits) of a division with nothing left over: the first in notation's order.

    With a seed the first entry is what stands beside it, which may be nothing. None when the
    things can't be divided.

    Args:
        things: from first to last in notation's order (builds, then cards from high to low).
        total: what every group makes.
        room: most things a group may have.
        seed: what the first group must hold besides.
    """
    left = list(things)
    groups: list[int] = []
    if seed is not None:
        group = _first_group(left, total, room, seed)
        if group is None:
            return None
        groups.append(_take(left, group))
    while left:
        group = _first_group(left, total, room, None)
        if group is None:
            return None
        groups.append(_take(left, group))
    return tuple(groups)


def _first_group(
    things: Sequence[Thing], total: int, room: int, seed: Seed | None
) -> tuple[int, ...] | None:
    """Places of the things in the smallest group that leaves a division of the rest."""
    places = range(len(things))
    with_builds = any(thing.cards & (thing.cards - 1) for thing in things)
    for size in range(0 if seed else 1, min(len(things), room - (seed.size if seed else 0)) + 1):
        for group in combinations(places, size):
            if not _makes([things[at].values for at in group], total, seed):
                continue
            if with_builds and not seed and not things[group[0]].cards & (things[group[0]].cards - 1):
                continue
            rest = [thing for at, thing in enumerate(things) if at not in group]
            if not rest or can_cover(rest, (), total, room):
                return group
    return None


def _makes(values: Sequence[Values], total: int, seed: Seed | None) -> bool:
    """Whether things of these values, with the seed, can make the total."""
    sums = set(seed.values) if seed else {0}
    for choices in values:
        sums = {have + value for have in sums for value in choices if have + value <= total}
    return total in sums


def _take(left: list[Thing], group: tuple[int, ...]) -> int:
    """Remove the things at these places and return their cards."""
    cards = 0
    for at in reversed(group):
        cards |= left.pop(at).cards
    return cards
