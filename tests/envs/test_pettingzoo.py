"""PettingZoo's own tests, and what they don't look at: state, copies, equality with the rules."""

import copy
import pickle
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cassino.envs import EnvError, cassino_v0
from cassino.kernel import decode_move
from cassino.rules import Match, deal_seed, shuffled_deck, variant

# Of dictionaries with a mask, which its own classic games have, PettingZoo warns others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

pettingzoo: Any = import_module("pettingzoo")
tests: Any = import_module("pettingzoo.test")

SITTINGS = [
    (preset, seats, partners)
    for preset in ("classic", "royal", "danish", "dominican")
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
]
ACTIONS = ("steps", "list", "compact")


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_api(preset: str, seats: int, partners: bool, capsys: pytest.CaptureFixture[str]) -> None:
    env = cassino_v0.env(variant=preset, seats=seats, partners=partners)
    tests.api_test(env, num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("reward", ["deal", "match"])
def test_api_of_other_ways_to_act(actions: str, reward: str) -> None:
    tests.api_test(cassino_v0.env(actions=actions, reward=reward, recall=True), num_cycles=200)


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_seeds(preset: str, seats: int, partners: bool) -> None:
    def made() -> object:
        return cassino_v0.env(variant=preset, seats=seats, partners=partners)

    tests.seed_test(made, num_cycles=60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rendering(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str | None = None) -> object:
        return cassino_v0.env(seats=seats, render_mode=render_mode)

    tests.render_test(made)
    assert "to move" in capsys.readouterr().out


Choose = Callable[[NDArray[np.int8]], int]


def chooser(seed: str) -> Choose:
    random = Random(seed)  # noqa: S311
    return lambda mask: int(random.choice(np.flatnonzero(mask).tolist()))


def replayed(env: cassino_v0.raw_env, match: Match, done: int) -> tuple[Match, int]:
    """Play in the rules what was played in the environment since."""
    codes = env.sitting.codes
    for code in codes[done:]:
        assert match.position is not None
        move = decode_move(code, [int(build.cards) for build in match.position.builds])
        match, _ = match.play(move)
    return match, len(codes)


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_a_deal_is_the_same_by_the_rules(
    preset: str, seats: int, partners: bool, actions: str
) -> None:
    env = cassino_v0.raw_env(preset, seats=seats, partners=partners, actions=actions)
    for number in range(3):
        seed, choose, done = f"walk {number}", chooser(f"{number}"), 0
        env.reset(options={"deal": seed})
        first = env.sitting.states[0].dealer
        match = Match.start(variant(preset), seats=seats, partners=partners, dealer=int(first))
        match, _ = match.deal(shuffled_deck(deal_seed(seed, 1)))
        while not env.sitting.is_over:
            match, done = replayed(env, match, done)
            assert match.position is not None
            assert env.agent_selection == f"player_{match.position.turn}"
            env.step(choose(env.observe(env.agent_selection)["action_mask"]))
        match, _ = replayed(env, match, done)
        points = [side.total for side in match.finished[0].score.sides]
        sides = 2 if partners else seats
        for agent, seat in zip(env.agents, range(seats), strict=True):
            own = points[seat % sides]
            mean = (sum(points) - own) / (sides - 1)
            assert env.rewards[agent] == own - mean
        assert all(env.terminations.values())


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_a_match_is_the_same_by_the_rules(preset: str) -> None:
    env = cassino_v0.raw_env(preset, reward="match")
    env.reset(options={"deal": "match"})
    choose, dealer = chooser("match"), int(env.sitting.states[0].dealer)
    while not env.sitting.is_over:
        env.step(choose(env.observe(env.agent_selection)["action_mask"]))
    match = Match.start(variant(preset), dealer=dealer)
    for number, codes in enumerate(env.sitting.past, 1):
        match, _ = match.deal(shuffled_deck(deal_seed("match", number)))
        for code in codes:
            assert match.position is not None
            builds = [int(build.cards) for build in match.position.builds]
            match, _ = match.play(decode_move(code, builds))
        assert match.finished[-1].settlement == env.sitting.outcomes[number - 1].settlement
    assert match.winner is not None
    assert env.rewards[f"player_{match.winner}"] == 1
    assert env.rewards[f"player_{1 - match.winner}"] == -1


def trajectory(env: cassino_v0.raw_env, seed: str) -> list[Any]:
    choose, seen = chooser(seed), []
    while not env.sitting.is_over:
        observed = env.observe(env.agent_selection)
        seen.append((env.agent_selection, observed["observation"].tobytes()))
        env.step(choose(observed["action_mask"]))
    return [*seen, env.rewards]


@pytest.mark.parametrize(
    "copied",
    [
        copy.deepcopy,
        lambda env: env.clone(),
        lambda env: pickle.loads(pickle.dumps(env)),  # noqa: S301
    ],
)
@pytest.mark.parametrize("reward", ["deal", "match"])
def test_copies_go_on_alike_and_apart(copied: Callable[[Any], Any], reward: str) -> None:
    env = cassino_v0.raw_env("royal", seats=3, reward=reward, recall=True)
    env.reset(seed=5)
    choose = chooser("before")
    for _ in range(25):
        env.step(choose(env.observe(env.agent_selection)["action_mask"]))
    other = copied(env)
    assert other.get_state() == env.get_state()
    assert trajectory(other, "after") == trajectory(env, "after")
    for each in (env, other):
        each.reset()
    assert other.get_state() == env.get_state()


def test_a_state_is_taken_up_again() -> None:
    env = cassino_v0.raw_env("danish")
    env.reset(seed=1)
    state = env.get_state()
    first = trajectory(env, "a")
    assert trajectory(env, "a") == [first[-1]]
    env.set_state(state)
    assert env.get_state() == state
    assert trajectory(env, "a") == first


def test_an_illegal_action_changes_nothing() -> None:
    env = cassino_v0.raw_env()
    env.reset(seed=1)
    state = env.get_state()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(EnvError, match="may not be taken"):
        env.step(wrong)
    assert env.get_state() == state


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"variant": "poker"}, "option/unknown"),
        ({"seats": 5}, "seats/invalid"),
        ({"seats": 3, "partners": True}, "seats/invalid"),
        ({"reward": "fame"}, "envs/bad-option"),
        ({"actions": "words"}, "envs/bad-option"),
        ({"options": {"target": "none"}}, "option/invalid"),
    ],
)
def test_arguments_that_cannot_be_are_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its code is looked at
        cassino_v0.raw_env(**arguments)
    assert getattr(refused.value, "code", None) == code


def test_seats_that_do_not_act_get_an_empty_mask() -> None:
    env = cassino_v0.raw_env(seats=4)
    env.reset(seed=3)
    for agent in env.agents:
        acts = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == acts


def test_it_is_registered() -> None:
    made = pettingzoo.make("aec", "cassino/cassino-v0", seats=3)
    made.reset(seed=1)
    assert made.num_agents == 3
