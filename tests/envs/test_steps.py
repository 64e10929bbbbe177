"""The steps of moves: lossless, prefixes of legal moves, the same on every way to them."""

from random import Random

import numpy as np
import pytest

from cassino.cards import CardSet, parse_card
from cassino.envs import DONE, PLANES, STEPS, TRAIL, EnvError, move_of, steps_of
from cassino.envs.arrays import GO_ON, advance_one, steps_taken, work_here
from cassino.envs.crowded import crowded_steps
from cassino.envs.turns import new_turns
from cassino.kernel import decode, encode, encode_move, rules_of
from cassino.rules import (
    PRESETS,
    Add,
    Build,
    Capture,
    Move,
    NewBuild,
    Position,
    Raise,
    Trail,
    deal,
    is_over,
    legal_moves,
    play,
    variant,
)
from tests.kernel.comparing import plain
from tests.kernel.scenes import crowded, house_rules, played

GOLDEN: list[tuple[Move, tuple[int, ...]]] = [
    (Trail(parse_card("Kd")), (49, 104)),
    (Capture(parse_card("8s"), CardSet.of("5c", "3h")), (31, 105, 62, 68, 122)),
    (Capture(parse_card("9c"), CardSet.of("4c", "5d", "9h")), (32, 105, 64, 86, 122)),
    (NewBuild(parse_card("3d"), CardSet.of("5c"), 8), (9, 113, 68, 122)),
    (Raise(parse_card("Ac"), CardSet.of("4c", "5d"), CardSet.of("Th"), 10), (0, 115, 64, 90, 122)),
    (Add(parse_card("9s"), CardSet.of("4c", "5d"), CardSet(0), 9), (35, 114, 64, 122)),
]


BUILDS = (Build(9, (CardSet.of("4c", "5d"),), 0),)
"""What lies there besides loose cards."""


@pytest.mark.parametrize(("move", "steps"), GOLDEN)
def test_steps_are_frozen(move: Move, steps: tuple[int, ...]) -> None:
    assert steps_of(move, BUILDS) == steps
    assert move_of(steps, BUILDS) == move


@pytest.mark.parametrize(
    "steps", [(), (5,), (5, 122), (60, 104), (5, 105, 122), (5, 105, 70, 60, 122), (5, 104, 122)]
)
def test_steps_that_make_no_move_are_refused(steps: tuple[int, ...]) -> None:
    with pytest.raises(EnvError):
        move_of(steps, ())


def prefixes(position: Position) -> dict[tuple[int, ...], set[int]]:
    """Returns, for all that is taken of any legal move, the steps with which legal moves go on."""
    found: dict[tuple[int, ...], set[int]] = {}
    for move in legal_moves(position):
        steps = steps_of(move, position.builds)
        assert move_of(steps, position.builds) == move
        for at, step in enumerate(steps):
            found.setdefault(steps[:at], set()).add(step)
    return found


def scenes(preset: str, count: int) -> list[Position]:
    random = Random(preset)  # noqa: S311
    found: list[Position] = []
    for number in range(count):
        rules = variant(preset) if number % 2 else house_rules(random, preset)
        found += [p for p in played(random, rules) if random.random() < 0.2]
        made = crowded(random, preset, house=number % 2 == 0)
        found += [made] if made else []
    return [p for p in found if len(p.loose) < 13]


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_and_listing_agree_on_what_may_follow(preset: str) -> None:
    random, asked = Random(1), 0  # noqa: S311
    for position in scenes(preset, 6):
        listed = prefixes(position)
        for taken in random.sample(sorted(listed), min(12, len(listed))):
            assert crowded_steps(position, taken) == sorted(listed[taken]), (position, taken)
            asked += 1
    assert asked > 200


@pytest.mark.parametrize("preset", PRESETS)
def test_masks_hold_just_what_may_follow(preset: str) -> None:
    """Steps are asked for only where there are several, and they are those of the rules."""
    random = Random(preset)  # noqa: S311
    seats = 2 if variant(preset).deal.refill else random.choice((2, 3, 4))
    position = deal(variant(preset), seats=seats, seed=preset)
    states, turns = encode(position), new_turns()
    rules, step = rules_of(position.variant), GO_ON
    mask, planes = np.zeros(STEPS, np.int8), np.zeros((PLANES, 52), np.int8)
    plays, count = 0, -1
    while not is_over(position):
        count, _ = advance_one(rules, states, work_here(), turns, step, mask, planes)
        while plays < turns[0].plays:
            move = next(m for m in legal_moves(position) if encode_move(m) == turns[0].codes[plays])
            position, _ = play(position, move)
            plays += 1
        assert plain(decode(states, position.variant)) == plain(position)
        if not is_over(position):
            allowed = np.flatnonzero(mask).tolist()
            assert len(allowed) == count > 1
            assert set(allowed) == prefixes(position)[steps_taken(turns)]
            step = random.choice(allowed)
    assert count == 0
    assert not mask.any()


def test_a_huge_table_is_no_dead_end() -> None:
    """Steps lead to a legal move where the kernel can't list moves, and every choice is one."""
    random = Random(7)  # noqa: S311
    position = deal(variant("royal"), seed="huge")
    while len(position.loose) < 26:
        trail = [m for m in legal_moves(position) if isinstance(m, Trail)]
        position, _ = play(position, random.choice(trail))
    for _ in range(3):
        taken: tuple[int, ...] = ()
        while not taken or taken[-1] not in (DONE, TRAIL):
            steps = crowded_steps(position, taken)
            assert steps
            taken = (*taken, random.choice(steps))
        play(position, move_of(taken, position.builds))
