"""The oracle against itself: lists against single judgements, play against the invariants."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from random import Random
from typing import TypeVar

import pytest

from tests.oracle.generate import (
    PLAY_SWITCHES,
    random_illegal,
    random_options,
    random_positions,
)
from tests.oracle.keys import NO_CARDS, Cards, MoveKey, build, capture, in_order, trail
from tests.oracle.moves import all_moves, is_legal
from tests.oracle.play import is_over, play, start
from tests.oracle.position import CLASSIC, DIFFERENCES, Position, read
from tests.oracle.values import DECK, build_values, hand_values, table_values

PRESETS = sorted(DIFFERENCES)
T = TypeVar("T")


def seeded(seed: int | str) -> Random:
    """Chance that comes again: nothing secret hangs on it."""
    return Random(seed)  # noqa: S311


def test_every_drawn_switch_has_the_usual_value_among_its_values() -> None:
    for switch, values in PLAY_SWITCHES.items():
        assert CLASSIC[switch] in values


@pytest.mark.parametrize("preset", PRESETS)
def test_random_options_differ_from_the_preset(preset: str) -> None:
    rng = seeded(preset)
    usual = {**CLASSIC, **DIFFERENCES[preset]}
    for _ in range(50):
        options = random_options(rng, preset)
        assert 1 <= len(options) <= 5
        assert all(options[switch] != usual[switch] for switch in options)


@pytest.mark.parametrize("preset", PRESETS)
def test_positions_come_again_from_the_same_seed(preset: str) -> None:
    first = list(random_positions(seeded(7), preset, 12))
    assert len(first) == 12
    assert first == list(random_positions(seeded(7), preset, 12))


@pytest.mark.parametrize("preset", PRESETS)
def test_positions_hold_the_whole_pack_once(preset: str) -> None:
    rng = seeded(preset)
    for _ in range(20):
        for position in random_positions(rng, preset, 3, random_options(rng, preset)):
            assert sorted(_cards_in(position)) == sorted(DECK)
            assert position["hands"][position["turn"]]
            assert all(len(hand) <= 4 for hand in position["hands"])
            _assert_groups_sum(position)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_list_holds_exactly_the_keys_that_are_judged_legal(preset: str) -> None:
    rng = seeded(preset)
    judged = 0
    while judged < 12:
        options = random_options(rng, preset) if judged % 3 else {}
        (position,) = random_positions(rng, preset, 1, options)
        if len(position["loose"]) > 5 or len(position["builds"]) > 2:
            continue
        judged += 1
        legal = {key for key in _every_key(position) if is_legal(position, key)}
        assert legal == all_moves(position), position


@pytest.mark.parametrize("preset", PRESETS)
def test_near_misses_are_judged_as_the_list_says(preset: str) -> None:
    rng = seeded(preset)
    verdicts = set()
    for turn in range(60):
        options = random_options(rng, preset) if turn % 2 else {}
        (position,) = random_positions(rng, preset, 1, options)
        if len(position["loose"]) > 12:
            continue
        moves = all_moves(position)
        for key in random_illegal(rng, position, 12):
            verdict = is_legal(position, key)
            assert verdict == (key in moves), (position, key)
            verdicts.add(verdict)
    assert verdicts == {True, False}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_can_be_played_to_its_end(preset: str, seats: int) -> None:
    rng = seeded(f"{preset} {seats}")
    for _ in range(3):
        partners = seats == 4 and rng.random() < 0.5
        deck = rng.sample(DECK, 52)
        position = start(deck, preset, seats=seats, partners=partners, dealer=rng.randrange(seats))
        plays = 0
        while not is_over(position):
            moves = in_order(all_moves(position))
            assert moves, "a legal move always exists"
            position = play(position, rng.choice(moves))
            plays += 1
            assert len(_cards_in(position)) == len(set(_cards_in(position))) == 52
            _assert_groups_sum(position)
            _assert_owners_answer(position)
        assert plays == 48
        assert position["builds"] == []


def _cards_in(position: Position) -> list[str]:
    heaps = [position["loose"], position["stock"], *position["hands"], *position["piles"]]
    heaps += [group for b in position["builds"] for group in b["groups"]]
    return list(chain.from_iterable(heaps))


def _assert_groups_sum(position: Position) -> None:
    rules = read(position).rules
    for standing in position["builds"]:
        assert len(standing["groups"]) > 1 or len(standing["groups"][0]) > 1
        for group in standing["groups"]:
            totals = {0}
            for card in group:
                counted = table_values(card, rules) | hand_values(card, rules)
                totals = {total + value for total in totals for value in counted}
            assert standing["value"] in totals


def _assert_owners_answer(position: Position) -> None:
    rules = read(position).rules
    for standing in position["builds"]:
        hand = position["hands"][standing["owner"]]
        assert any(standing["value"] in hand_values(card, rules) for card in hand)


def _every_key(position: Position) -> Iterator[MoveKey]:
    """Every key that can be written down about this table, by brute force."""
    scene = read(position)
    stranger = next(card for card in DECK if card not in _cards_in_sight(position))
    targets = [NO_CARDS, *(b.cards for b in scene.builds)]
    for card in (*scene.hand, stranger):
        yield trail(card)
        for loose in _subsets(scene.loose):
            for builds in _subsets(targets[1:]):
                yield capture(card, loose.union(*builds))
            for target in targets:
                for value in build_values(scene.rules):
                    yield build(card, target, loose, value)


def _cards_in_sight(position: Position) -> Cards:
    scene = read(position)
    return scene.table | frozenset(scene.hand)


def _subsets(items: Iterable[T]) -> Iterator[frozenset[T]]:
    pool = list(items)
    for size in range(len(pool) + 1):
        yield from map(frozenset, combinations(pool, size))
