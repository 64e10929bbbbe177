"""The native vector environment: equal to the rules, to single deals, and in every reset mode."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cassino.cards import CARDS, Card, CardSet
from cassino.envs import NUMBERS, EnvError, observe
from cassino.envs.vector import VectorCassino
from cassino.kernel import decode, decode_move
from cassino.rules import (
    DealResult,
    Match,
    Position,
    deal,
    result_of,
    score_deal,
    variant,
    view_of,
)
from cassino.rules import play as play_by_rules

SITTINGS = [
    (preset, seats, partners)
    for preset in ("classic", "royal", "danish", "dominican", "laistokasino", "spade")
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
]


def chosen(random: Random, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    picks = [random.choice(np.flatnonzero(m).tolist()) if m.any() else 0 for m in masks]
    return np.array(picks, np.int64)


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_deals_are_the_same_by_the_rules(preset: str, seats: int, partners: bool) -> None:
    env = VectorCassino(12, preset, seats=seats, partners=partners, autoreset="Disabled")
    batch = env.reset(seed=1)
    positions = [
        deal(
            env.game.variant,
            seats=seats,
            partners=partners,
            dealer=int(env.states[at].dealer),
            deck=decks(env, at),
        )
        for at in range(12)
    ]
    assert len({position.stock for position in positions}) == 12
    done, random = [0] * 12, Random(preset)  # noqa: S311
    while True:
        for at in range(12):
            positions[at], done[at] = followed(env, at, positions[at], done[at])
            if not batch.terminations[at]:
                assert batch.seats[at] == positions[at].turn
        if batch.terminations.all():
            break
        batch = env.step(chosen(random, batch.masks))
    for at, position in enumerate(positions):
        if position.is_over:
            sides = score_deal(position.variant, result_of(position)).sides
            points = [side.total for side in sides]
            want = env.game.deal_rewards(points)
            assert not any(batch.rewards[at]) or batch.rewards[at].tolist() == pytest.approx(want)


def followed(env: VectorCassino, at: int, position: Position, done: int) -> tuple[Position, int]:
    """Play in the rules what was played at a place since."""
    turn = env.turns[at]
    for code in turn.codes[done : int(turn.plays)].tolist():
        move = decode_move(code, [int(build.cards) for build in position.builds])
        position, _ = play_by_rules(position, move)
    return position, int(turn.plays)


def test_rewards_come_once_and_are_the_points() -> None:
    env = VectorCassino(20, "royal", seats=3, autoreset="Disabled")
    batch, random = env.reset(seed=2), Random(2)  # noqa: S311
    paid = np.zeros((20, 3))
    while not batch.terminations.all():
        batch = env.step(chosen(random, batch.masks))
        paid += batch.rewards
    batch = env.step(np.zeros(20, np.int64))
    assert not batch.rewards.any()
    for at in range(20):
        position = decode(env.states, env.game.variant, at)
        sides = score_deal(position.variant, result_of(position)).sides
        want = env.game.deal_rewards([side.total for side in sides])
        assert paid[at].tolist() == pytest.approx(want)


@pytest.mark.parametrize("opponents", ["random", "greedy", "counting"])
def test_only_the_learner_is_asked(opponents: str) -> None:
    env = VectorCassino(24, "classic", seats=3, opponents=opponents)
    batch, random = env.reset(seed=5), Random(5)  # noqa: S311
    assert set(batch.seats.tolist()) == {0, 1, 2}
    for _ in range(60):
        batch = env.step(chosen(random, batch.masks))
        playing = ~batch.terminations
        turns = env.states["turn"][playing]
        assert np.array_equal(turns, batch.seats[playing])
        assert np.array_equal(batch.seats, env.learners)
        for at in np.flatnonzero(playing).tolist():
            position = decode(env.states, env.game.variant, at)
            if not env.turns[at].card >= 0:
                view = view_of(position, position.turn)
                assert np.array_equal(batch.observations[at], observe(view))


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
@pytest.mark.parametrize("reward", ["deal", "match"])
def test_the_same_seed_gives_the_same_whatever_the_number(mode: str, reward: str) -> None:
    """And a state that is taken up again goes on as it did."""

    def run(env: VectorCassino, batch: Any, steps: int) -> list[bytes]:  # noqa: ANN401
        random, seen = Random(9), []  # noqa: S311
        for _ in range(steps):
            batch = env.step(chosen(random, batch.masks))
            seen.append(b"".join(array.tobytes() for array in batch))
        return seen

    arguments: dict[str, Any] = {"autoreset": mode, "reward": reward, "opponents": "greedy"}
    envs = [VectorCassino(8, "danish", **arguments) for _ in range(2)]
    batches = [env.reset(seed=7) for env in envs]
    state = envs[0].get_state()
    first = run(envs[0], batches[0], 150)
    assert run(envs[1], batches[1], 150) == first
    envs[0].set_state(state)
    assert run(envs[0], envs[0].batch, 150) == first


@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_matches_are_settled_by_the_rules(opponents: str | None) -> None:
    env = VectorCassino(6, "dominican", reward="match", autoreset="Disabled", opponents=opponents)
    batch, random = env.reset(seed=11), Random(3)  # noqa: S311
    matches = [Match.start(variant("dominican"), dealer=int(s.dealer)) for s in env.states]
    matches = [m.deal(decks(env, at))[0] for at, m in enumerate(matches)]
    paid = np.zeros((6, 2))
    while not (batch.terminations | batch.truncations).all():
        scores = env.states["scores"][:, :2].copy()
        batch = env.step(chosen(random, batch.masks))
        paid += batch.rewards
        assert (env.states["scores"][:, :2] >= scores).all()
    assert np.array_equal(np.sort(paid, axis=1), np.tile([-1.0, 1.0], (6, 1)))
    for at in range(6):
        position = decode(env.states, env.game.variant, at)
        assert max(position.scores) < 40
    assert all(match.position is not None for match in matches)


def decks(env: VectorCassino, at: int) -> list[Card]:
    return [CARDS[card] for card in env.states[at].deck.tolist()]


def test_decks_are_dealt_as_the_rules_deal_them() -> None:
    env = VectorCassino(10, "royal", seats=4)
    env.reset(seed=1)
    for at in range(10):
        dealer = int(env.states[at].dealer)
        match = Match.start(variant("royal"), seats=4, dealer=dealer)
        dealt, _ = match.deal(decks(env, at))
        position, _ = followed(env, at, dealt.position, 0) if dealt.position else (None, 0)
        assert position == decode(env.states, env.game.variant, at)


@pytest.mark.parametrize("opponents", [None, "counting"])
def test_crowded_tables_are_played_on(opponents: str | None) -> None:
    """Who only lays cards down comes to tables that the kernel doesn't list."""
    env = VectorCassino(4, "royal", autoreset="Disabled", opponents=opponents, seats=2)
    batch = env.reset(seed=3)
    most, random = 0, Random(4)  # noqa: S311
    for _ in range(70):
        if batch.terminations.all():
            break
        actions = chosen(random, batch.masks)
        trails = batch.masks[:, 104] == 1
        actions[trails] = 104
        batch = env.step(actions)
        most = max(most, *(int(loose).bit_count() for loose in env.states["loose"]))
    assert most > (18 if opponents is None else 8)


def test_illegal_actions_and_arguments_are_refused() -> None:
    env = VectorCassino(3)
    batch = env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(EnvError, match="at place 1"):
        env.step(
            np.where(np.arange(3) == 1, batch.masks.argmin(axis=1), batch.masks.argmax(axis=1))
        )
    assert all(np.array_equal(before[name], now) for name, now in env._arrays().items())
    mistakes: list[dict[str, Any]] = [
        {"autoreset": "Never"},
        {"opponents": "searching"},
        {"reward": "fun"},
    ]
    for wrong in mistakes:
        with pytest.raises(EnvError):
            VectorCassino(3, **wrong)


def lead_shown(planes: NDArray[np.int8]) -> float:
    """The points of the observer less those of the other seat, counted from the piles shown."""
    own, other = (CardSet(sum(1 << int(at) for at in np.flatnonzero(planes[p]))) for p in (10, 11))
    sweeps = tuple(int(n) for n in planes[17, NUMBERS["sweeps"] : NUMBERS["sweeps"] + 2])
    last = int(planes[17, NUMBERS["last_capturer"]]) - 1
    result = DealResult((own, other), sweeps, last if last >= 0 else None, (0, 0))
    sides = score_deal(variant(), result).sides
    return float(sides[0].total - sides[1].total)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
@pytest.mark.parametrize("learner", [None, 0, 1])
def test_the_batch_tells_whose_the_rewards_are(mode: str, learner: int | None) -> None:
    """The rewards fit the last observation that this learner saw, wherever the next one sits."""
    env = VectorCassino(64, autoreset=mode, opponents="greedy", learner=learner)
    batch, random, ended, moved = env.reset(seed=4), Random(4), 0, 0  # noqa: S311
    for _ in range(60):
        seated = env.learners.copy()
        batch = env.step(chosen(random, batch.masks))
        over = batch.terminations
        seen = env.final_observations if mode == "SameStep" else batch.observations
        for at in np.flatnonzero(over).tolist():
            assert batch.rewards[at, batch.learners[at]] == lead_shown(seen[at])
        assert np.array_equal(batch.learners[over], seated[over])
        assert np.array_equal(batch.seats, env.learners)
        ended, moved = ended + int(over.sum()), moved + int((batch.learners != env.learners).sum())
        if mode == "Disabled" and over.any():
            batch = env.reset(only=over.copy())
            assert np.array_equal(batch.learners, env.learners)
    assert ended > 64
    assert (moved > 0) == (mode == "SameStep" and learner is None)


def test_nobody_is_the_learner_where_all_are_asked() -> None:
    env = VectorCassino(4, autoreset="SameStep")
    batch, random = env.reset(seed=1), Random(1)  # noqa: S311
    for _ in range(80):
        batch = env.step(chosen(random, batch.masks))
        assert (batch.learners == -1).all()


def test_what_is_shown_can_only_be_read() -> None:
    """So what may be done isn't looked up where others can write."""
    env = VectorCassino(2, opponents="greedy", autoreset="SameStep")
    for kept in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        batch = kept.reset(seed=1)
        for array in (*batch, kept.learners, kept.final_observations):
            with pytest.raises(ValueError, match="read-only"):
                array[:] = 1
        with pytest.raises(EnvError, match="122 may not be taken"):
            kept.step(np.array([122, 122]))
        assert kept.step(batch.masks.argmax(axis=1)).seats is batch.seats


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_copies_go_on_alike(copied: Callable[[VectorCassino], VectorCassino]) -> None:
    env = VectorCassino(8, opponents="greedy")
    env.reset(seed=1)
    other, random = copied(env), Random(1)  # noqa: S311
    for _ in range(40):
        actions = chosen(random, env.batch.masks)
        assert np.array_equal(env.step(actions).observations, other.step(actions).observations)
        assert np.array_equal(env.batch.masks, other.batch.masks)
