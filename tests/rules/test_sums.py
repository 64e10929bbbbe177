"""Sums against brute force: what can be covered, what can be divided, and how."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.rules.sums import Seed, Thing, can_cover, can_divide, divide

values = st.sampled_from(((1,), (2,), (3,), (4,), (5,), (6,), (8,), (9,), (1, 8), (2, 6), (3, 9)))
kinds = st.lists(values, max_size=7)
seeds = st.none() | st.builds(Seed, values, st.sampled_from((1, 2)))
rooms = st.sampled_from((1, 2, 3, 52))


def things_of(worths: Sequence[tuple[int, ...]], first: int = 0) -> list[Thing]:
    return [Thing(1 << first + at, worth) for at, worth in enumerate(worths)]


def makes(group: Sequence[Thing], total: int, seed: Seed | None = None) -> bool:
    choices = [thing.values for thing in group] + ([seed.values] if seed else [])
    return any(sum(chosen) == total for chosen in product(*choices))


def partitions(things: Sequence[Thing], total: int, room: int) -> Iterator[int]:
    """Every set of cards that groups of the total make up, by brute force."""
    yield 0
    for size in range(1, min(room, len(things)) + 1):
        for group in combinations(things, size):
            if makes(group, total):
                rest = [thing for thing in things if thing > group[0] and thing not in group]
                cards = sum(thing.cards for thing in group)
                for more in partitions(rest, total, room):
                    yield cards | more


def covered(things: Sequence[Thing], total: int, room: int, seed: Seed | None) -> Iterator[int]:
    """The same where the first group holds the seed."""
    if seed is None:
        yield from partitions(things, total, room)
        return
    for size in range(min(room - seed.size, len(things)) + 1):
        for group in combinations(things, size):
            if makes(group, total, seed):
                rest = [thing for thing in things if thing not in group]
                cards = sum(thing.cards for thing in group)
                for more in partitions(rest, total, room):
                    yield cards | more


@given(kinds, kinds, st.sampled_from((8, 9, 12)), rooms, seeds)
def test_can_cover_says_what_brute_force_finds(
    required: list[tuple[int, ...]],
    optional: list[tuple[int, ...]],
    total: int,
    room: int,
    seed: Seed | None,
) -> None:
    need, may = things_of(required[:4]), things_of(optional[:3], 4)
    must = sum(thing.cards for thing in need)
    possible = any(not must & ~cards for cards in covered([*need, *may], total, room, seed))
    assert can_cover(need, may, total, room, seed) is possible


@given(kinds, st.sampled_from((8, 9, 12)))
def test_can_divide_leaves_nothing_over(worths: list[tuple[int, ...]], total: int) -> None:
    things = things_of(worths)
    everything = sum(thing.cards for thing in things)
    possible = everything in set(partitions(things, total, 52))
    if things:
        assert can_divide(things, total) is possible


@given(kinds, st.sampled_from((8, 9, 12)), rooms, seeds)
def test_divide_gives_groups_that_make_the_total(
    worths: list[tuple[int, ...]], total: int, room: int, seed: Seed | None
) -> None:
    things = things_of(sorted(worths, reverse=True))
    everything = sum(thing.cards for thing in things)
    groups = divide(things, total, room, seed)
    possible = everything in set(covered(things, total, room, seed))
    assert (groups is not None) is possible
    if groups is None:
        return
    assert sum(groups) == everything
    for place, cards in enumerate(groups):
        group = [thing for thing in things if thing.cards & cards]
        stands_by = seed if place == 0 else None
        assert makes(group, total, stands_by)
        assert len(group) + (stands_by.size if stands_by else 0) <= room


@pytest.mark.parametrize(("total", "groups"), [(8, (1, 2 | 4)), (9, None), (7, None)])
def test_the_smallest_group_comes_first(total: int, groups: tuple[int, ...] | None) -> None:
    things = [Thing(1, (8,)), Thing(2, (5,)), Thing(4, (3,))]
    assert divide(things, total) == groups


def test_groups_with_builds_come_before_those_of_cards() -> None:
    build, nine, ace = Thing(0b11, (8,)), Thing(0b100, (9,)), Thing(0b1000, (1,))
    assert divide([build, nine, ace], 9) == (0b1011, 0b100)


@pytest.mark.parametrize("total", [0, -1])
def test_no_group_makes_nothing(total: int) -> None:
    one = [Thing(1, (1,))]
    assert not can_cover(one, (), total)
    assert not can_cover((), one, total, seed=Seed((1,), 1))
    assert can_cover((), one, total)
