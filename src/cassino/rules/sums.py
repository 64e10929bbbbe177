"""Sums: can these things be divided into groups that each make one total, and how.

A *thing* is what counts once in a sum: a loose card, or a single build where builds may count as
cards. It is written as its cards (bits) and the values it can have. Everything here is exact and
lists no moves: things of the same values are interchangeable, so the search runs over how many of
each kind are left, with a memory of what failed. Forty cards take milliseconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from cassino.rules.values import Values

Counts: TypeAlias = tuple[int, ...]
_BITS: Final = 7
_GUARD: Final = 1 << 6
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
    """One question about kinds of things, one total and one limit of things a group.

    How many of each kind are left is packed into one int, seven bits a kind: six for the count
    and a guard that stays set unless a subtraction takes more than there is.
    """

    def __init__(self, kinds: Sequence[Values], total: int, room: int, have: Counts) -> None:
        self.kinds = kinds
        self.total = total
        self.room = room
        self.have = have
        self.guard = sum(_GUARD << _BITS * kind for kind in range(len(kinds)))
        self.groups: dict[int, list[int]] = {}
        self.failed: set[tuple[int, int]] = set()

    def fills(self, rest: int, room: int, most: Counts) -> set[int]:
        """Every choice of at most ``room`` of these things that makes ``rest``, packed."""
        level = {(rest, room, 0)}
        for kind, count in enumerate(most):
            unit = 1 << _BITS * kind
            added = level
            for _ in range(count):
                added = {
                    (left - value, places - 1, packed + unit)
                    for left, places, packed in added
                    if places
                    for value in self.kinds[kind]
                    if value <= left
                }
                level = level | added
        return {packed for left, _, packed in level if not left}

    def groups_with(self, first: int) -> list[int]:
        """The groups of the total that hold a thing of the kind, packed, each once."""
        if first not in self.groups:
            unit = 1 << _BITS * first
            most = (*self.have[:first], self.have[first] - 1, *self.have[first + 1 :])
            found: set[int] = set()
            for value in self.kinds[first]:
                if value <= self.total:
                    found |= self.fills(self.total - value, self.room - 1, most)
            self.groups[first] = sorted(packed + unit for packed in found)
        return self.groups[first]

    def covers(self, need: int, have: int) -> bool:
        """Whether ``need`` of ``have`` can all stand in groups, others joining at will."""
        if not need:
            return True
        first = ((need & -need).bit_length() - 1) // _BITS
        if self._covers_after(self.groups_with(first), need, have):
            return True
        self.failed.add((need, have))
        return False

    def covers_with(self, seed: Seed, need: int, have: int) -> bool:
        """The same when the first group holds the seed."""
        room = self.room - seed.size
        return any(
            self._covers_after(sorted(self.fills(self.total - value, room, self.have)), need, have)
            for value in seed.values
            if value <= self.total and room >= 0
        )

    def _covers_after(self, groups: Sequence[int], need: int, have: int) -> bool:
        """Whether with one of these groups taken out the rest can be covered."""
        guard = self.guard
        for group in groups:
            left = (have | guard) - group
            if left & guard == guard:
                left ^= guard
                still = left if need == have else self._still_needed(need, group)
                if (still, left) not in self.failed and self.covers(still, left):
                    return True
        return False

    def _still_needed(self, need: int, group: int) -> int:
        """What is needed when the group's things count first towards it: never below nothing."""
        left = (need | self.guard) - group
        enough = left & self.guard
        return left & (enough - (enough >> _BITS - 1))


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
    if not _may_sum_up(required, optional, total, seed):
        return False
    kinds = sorted({thing.values for thing in (*required, *optional)}, reverse=True)
    wanted = Counter(thing.values for thing in required)
    spare = Counter(thing.values for thing in optional)
    have = tuple(wanted[kind] + spare[kind] for kind in kinds)
    search = _Search(kinds, total, room, have)
    need, packed = _pack(tuple(wanted[kind] for kind in kinds)), _pack(have)
    return search.covers_with(seed, need, packed) if seed else search.covers(need, packed)


def _may_sum_up(
    required: Sequence[Thing], optional: Sequence[Thing], total: int, seed: Seed | None
) -> bool:
    """Whether some of the things, all required ones among them, add up to whole groups.

    Sums are looked at by what is over after whole groups, one bit for each such rest.
    """
    if total < 1:
        return not required and seed is None
    whole = (1 << total) - 1
    rests = 1
    if seed:
        rests = _shifted(1, seed.values, total, whole)
    for thing in required:
        rests = _shifted(rests, thing.values, total, whole)
    for thing in optional:
        if rests == whole:
            return True
        rests |= _shifted(rests, thing.values, total, whole)
    return rests & 1 == 1


def _shifted(rests: int, values: Values, total: int, whole: int) -> int:
    shifted = 0
    for value in values:
        moved = rests << value % total
        shifted |= moved & whole | moved >> total
    return shifted


def _pack(counts: Counts) -> int:
    return sum(count << _BITS * kind for kind, count in enumerate(counts))


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
    division = _Division(things, total, room)
    groups: list[int] = []
    while division.left or (seed and not groups):
        group = division.take(None if groups else seed)
        if group is None:
            return None
        groups.append(group)
    return tuple(groups)


class _Division:
    """Things being divided into groups: what is left of them, and what is known of their rests."""

    def __init__(self, things: Sequence[Thing], total: int, room: int) -> None:
        counts = Counter(thing.values for thing in things)
        kinds = sorted(counts, reverse=True)
        have = tuple(counts[kind] for kind in kinds)
        self.search = _Search(kinds, total, room, have)
        self.units = {kind: 1 << _BITS * at for at, kind in enumerate(kinds)}
        self.packed = _pack(have)
        self.left = list(things)

    def take(self, seed: Seed | None) -> int | None:
        """The cards of the smallest group that leaves a division of the rest, now taken out."""
        things, room = self.left, self.search.room - (seed.size if seed else 0)
        places, units = range(len(things)), [self.units[thing.values] for thing in things]
        starts = sum(map(_is_build, things)) if seed is None else 0
        judged: dict[int, bool] = {}
        for size in range(0 if seed else 1, min(len(things), room) + 1):
            sums = map(sum, combinations(units, size))
            for group, packed in zip(combinations(places, size), sums, strict=True):
                if starts and group[0] >= starts:
                    break
                if packed not in judged:
                    values = [things[at].values for at in group]
                    judged[packed] = self._leaves_division(values, packed, seed)
                if judged[packed]:
                    return self._take_out(group, packed)
        return None

    def _leaves_division(self, values: Sequence[Values], packed: int, seed: Seed | None) -> bool:
        if not _makes(values, self.search.total, seed):
            return False
        rest = self.packed - packed
        return self.search.covers(rest, rest)

    def _take_out(self, group: tuple[int, ...], packed: int) -> int:
        self.packed -= packed
        cards = 0
        for at in reversed(group):
            cards |= self.left.pop(at).cards
        return cards


def _is_build(thing: Thing) -> bool:
    """Whether the thing has several cards."""
    return thing.cards & (thing.cards - 1) > 0


def _makes(values: Sequence[Values], total: int, seed: Seed | None) -> bool:
    """Whether things of these values, with the seed, can make the total."""
    sums = set(seed.values) if seed else {0}
    for choices in values:
        sums = {have + value for have in sums for value in choices if have + value <= total}
    return total in sums
