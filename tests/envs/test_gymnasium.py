"""Gymnasium's own checks of the learner's environment, alone and in the vector entry point."""

import copy
import pickle
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cassino.agents import Budget, agent
from cassino.envs import EnvError, learner
from cassino.envs.learner import CassinoEnv
from cassino.kernel import decode_move
from cassino.rules import Match, deal_seed, shuffled_deck, variant
from tests.envs.test_vector import lead_shown

gymnasium: Any = import_module("gymnasium")
checker: Any = import_module("gymnasium.utils.env_checker")

SITTINGS = [
    (preset, seats, partners)
    for preset in ("classic", "royal", "danish", "dominican")
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
]


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_it_passes_the_checker(preset: str, seats: int, partners: bool) -> None:
    made = gymnasium.make(learner.ID, variant=preset, seats=seats, partners=partners)
    checker.check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("actions", ["steps", "list", "compact"])
@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_it_shows_itself(actions: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = CassinoEnv(actions=actions, render_mode=mode)
    env.reset(seed=1)
    env.step(int(env.action_masks().argmax()))
    shown = env.render()
    assert (shown is None) == (mode == "human")
    assert ("to move" in capsys.readouterr().out) == (mode == "human")


def choose(random: Random, mask: NDArray[np.int8]) -> int:
    return int(random.choice(np.flatnonzero(mask).tolist()))


def trajectory(env: CassinoEnv, seed: int) -> list[Any]:
    random, over, seen = Random(seed), False, []  # noqa: S311
    while not over:
        shown, reward, ended, broken, info = env.step(choose(random, env.action_masks()))
        assert env.observation_space.contains(shown)
        assert np.array_equal(info["action_mask"], shown["action_mask"])
        seen.append((shown["observation"].tobytes(), reward, broken))
        over = ended or broken
    return seen


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])  # noqa: S301
def test_copies_go_on_alike(copied: Callable[[Any], Any]) -> None:
    env = CassinoEnv("royal", seats=3, opponents=("greedy", "random"), reward="match")
    env.reset(seed=4)
    state, other = env.get_state(), copied(env)
    first = trajectory(env, 1)
    assert trajectory(other, 1) == first
    env.set_state(state)
    assert trajectory(env, 1) == first
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_the_opponents_are_the_agents_named(preset: str, seats: int, partners: bool) -> None:
    """Every play of another seat is its agent's; the points are those of the rules."""
    env = CassinoEnv(preset, seats=seats, partners=partners, opponents="counting", learner=1)
    env.reset(seed=1, options={"deal": "named"})
    dealer = int(env.sitting.states[0].dealer)
    result = trajectory(env, 3)
    match = Match.start(variant(preset), seats=seats, partners=partners, dealer=dealer)
    match, _ = match.deal(shuffled_deck(deal_seed("named", 1)))
    others = 0
    for code in env.sitting.past[0]:
        assert match.position is not None
        position = match.position
        move = decode_move(code, [int(build.cards) for build in position.builds])
        others += position.turn != 1
        match, _ = match.play(move)
    points = [side.total for side in match.finished[0].score.sides]
    sides = len(points)
    own = points[1 % sides]
    assert others == 48 * (seats - 1) // seats
    assert result[-1][1] == own - (sum(points) - own) / (sides - 1)


def test_a_partner_is_an_agent_too() -> None:
    env = CassinoEnv(seats=4, partners=True, opponents=("random", "counting", "random"))
    env.reset(seed=1)
    assert [type(each) for each in env._agents] == [
        type(agent("random")),
        type(agent("counting")),
        type(agent("random")),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"opponents": ("greedy", "greedy")},
        {"opponents": "nobody"},
        {"learner": 2},
        {"render_mode": "smell"},
        {"illegal": "ignore"},
        {"budget": None, "reward": "money"},
    ],
)
def test_arguments_that_cannot_be_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its code is looked at
        CassinoEnv(**arguments)
    assert getattr(refused.value, "code", "")


def test_an_illegal_action_changes_nothing() -> None:
    for illegal in ("end", "raise"):
        env = CassinoEnv(budget=Budget(moves=8), illegal=illegal)
        env.reset(seed=2)
        before, wrong = env.get_state()[0], int(np.flatnonzero(env.action_masks() == 0)[0])
        if illegal == "end":
            _, reward, ended, _, info = env.step(wrong)
            assert (reward, ended, info["illegal"]) == (-21.0, True, True)
        else:
            with pytest.raises(EnvError):
                env.step(wrong)
        assert env.get_state()[0] == before


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_the_vector_entry_point(mode: str) -> None:
    env = gymnasium.make_vec(
        learner.ID,
        num_envs=16,
        vectorization_mode="vector_entry_point",
        variant="royal",
        autoreset_mode=mode,
    )
    assert env.metadata["autoreset_mode"].value == mode
    shown, _ = env.reset(seed=3)
    random, ends = Random(1), np.zeros(16, int)  # noqa: S311
    for _ in range(120):
        assert env.observation_space.contains(shown)
        masks = shown["action_mask"]
        actions = [choose(random, m) if m.any() else 0 for m in masks]
        shown, rewards, ended, broken, info = env.step(np.array(actions))
        ends += ended
        assert not broken.any()
        assert (rewards[~ended] == 0).all()
        assert np.array_equal(info["action_mask"], shown["action_mask"])
        if mode == "SameStep":
            assert masks.any()
            assert ("final_obs" in info) == bool(ended.any())
            assert shown["action_mask"].any(axis=1).all()
        if mode == "Disabled" and ended.all():
            shown, _ = env.reset(options={"reset_mask": ended})
            assert shown["action_mask"].any(axis=1).all()
    assert ends.all()


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("kept", [{}, {"copy": False}, {"opponents": "counting"}])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_many_learners_are_paid_what_is_theirs(
    mode: str, kept: dict[str, Any], seat: int | None
) -> None:
    """Not what is the opponent's, wherever the learner of the next deal sits."""
    env = gymnasium.make_vec(
        learner.ID,
        num_envs=64,
        vectorization_mode="vector_entry_point",
        autoreset_mode=mode,
        learner=seat,
        **kept,
    )
    _, info = env.reset(seed=4)
    ends = lost = 0
    for _ in range(60):
        shown, rewards, ended, _, info = env.step(info["action_mask"].argmax(axis=1))
        for at in np.flatnonzero(ended).tolist():
            last = (
                info["final_obs"][at]
                if mode == "SameStep"
                else {name: each[at] for name, each in shown.items()}
            )
            assert rewards[at] == lead_shown(last["observation"])
            ends, lost = ends + 1, lost + int(rewards[at] < 0)
    assert lost
    assert ends > 64
    if kept == {"copy": False}:
        with pytest.raises(ValueError, match="read-only"):
            info["action_mask"][:] = 1
