"""What can't be is refused with a code, in a sentence, and changes nothing."""

import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cassino.agents import agent
from cassino.envs import EnvError, ExtraMissing, cassino_v0, decode_move, learner
from cassino.envs.errors import needed
from cassino.envs.learner import CassinoEnv
from cassino.envs.openspiel import CassinoGame, SmallCassinoGame
from cassino.envs.vector import VectorCassino
from cassino.envs.vector_learner import VectorLearner

gymnasium: Any = import_module("gymnasium")


def refused(ask: Callable[[], object]) -> str:
    """The code of what is raised, which tells itself in one line."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011 - its code is looked at
        ask()
    assert str(raised.value)
    assert "\n" not in str(raised.value)
    return str(getattr(raised.value, "code", "none"))


def vector(**arguments: Any) -> VectorCassino:  # noqa: ANN401
    return VectorCassino(**{"deals": 3, **arguments})


def many(**arguments: Any) -> VectorLearner:  # noqa: ANN401
    return VectorLearner(**{"num_envs": 3, **arguments})


EVERYWHERE: list[dict[str, Any]] = [
    {"variant": "poker"},
    {"variant": None},
    {"variant": 5},
    {"seats": 1},
    {"seats": 2.5},
    {"seats": "2"},
    {"seats": None},
    {"seats": True},
    {"seats": 3, "partners": True},
    {"partners": "yes"},
    {"partners": 1},
    {"options": "raise-own"},
    {"options": {1: 2}},
    {"options": {"nonsense": True}},
    {"options": {"target": [1]}},
    {"options": ["raise_own"]},
    {"reward": "fun"},
    {"reward": None},
    {"reward": []},
]
ALONE: list[dict[str, Any]] = [
    {"actions": "words"},
    {"actions": 3},
    {"recall": "fun"},
    {"recall": 2},
    {"render_mode": "fun"},
    {"render_mode": ["human"]},
]
LEARNING: list[dict[str, Any]] = [
    {"learner": "x"},
    {"learner": 1.0},
    {"learner": 2},
    {"learner": -1},
    {"learner": False},
    {"opponents": None},
    {"opponents": 3},
    {"opponents": "nobody"},
    {"opponents": ["greedy", "greedy"]},
    {"opponents": [agent("greedy")]},
    {"opponents": agent("greedy")},
]


@pytest.mark.parametrize("arguments", [*EVERYWHERE, *ALONE])
def test_arguments_of_one_after_another(arguments: dict[str, Any]) -> None:
    assert "/" in refused(lambda: cassino_v0.raw_env(**arguments))


@pytest.mark.parametrize(
    "arguments",
    [*EVERYWHERE, *ALONE, *LEARNING, {"budget": 5}, {"illegal": "ignore"}, {"illegal": None}],
)
def test_arguments_of_a_learner(arguments: dict[str, Any]) -> None:
    assert "/" in refused(lambda: CassinoEnv(**arguments)) or arguments["opponents"] == "nobody"


@pytest.mark.parametrize(
    "arguments",
    [
        *EVERYWHERE,
        *(each for each in LEARNING if each != {"opponents": None}),
        {"deals": 0},
        {"deals": -1},
        {"deals": 2.5},
        {"deals": None},
        {"deals": True},
        {"deals": 10**12},
        {"deals": "3"},
        {"autoreset": "Never"},
        {"autoreset": None},
        {"opponents": ["greedy"]},
        {"opponents": "searching"},
        {"learner": 1},
    ],
)
def test_arguments_of_many_deals(arguments: dict[str, Any]) -> None:
    assert "/" in refused(lambda: vector(**arguments))


@pytest.mark.parametrize(
    "arguments",
    [
        {"actions": "steps"},
        {"recall": True},
        {"illegal": "end"},
        {"budget": None},
        {"render_mode": "ansi"},
        {"copy": "no"},
        {"autoreset_mode": "Never"},
        {"num_envs": 0},
        {"learner": 2},
    ],
)
def test_arguments_of_many_learners(arguments: dict[str, Any]) -> None:
    assert refused(lambda: many(**arguments)) == "envs/bad-option"


def test_many_learners_say_what_is_not_for_them() -> None:
    with pytest.raises(EnvError, match="not for many environments at once: recall, illegal"):
        gymnasium.make_vec(
            learner.ID,
            num_envs=2,
            vectorization_mode="vector_entry_point",
            recall=True,
            illegal="end",
        )


def test_arguments_may_be_numbers_of_numpy() -> None:
    env = CassinoEnv(seats=np.int64(3), learner=np.int8(2), recall=np.bool_(True))  # type: ignore[arg-type]
    assert (env.sitting.game.seats, env.learner) == (3, 2)
    assert vector(deals=np.int32(2), seats=np.int16(4)).batch.rewards.shape == (2, 4)


@pytest.mark.parametrize("options", [";;", "raise_own", ":no", "raise_own:no;", "raise_own:maybe"])
def test_switches_of_openspiel(options: str) -> None:
    assert "/" in refused(lambda: CassinoGame({"options": options}))


def test_packs_that_cannot_be_dealt() -> None:
    with pytest.raises(EnvError, match="a pack of 1 can't be dealt as 2 hands of 2 and a table"):
        SmallCassinoGame({"pack": "As"})


WISHES: list[Any] = [{"deal": 5}, {"deal": None}, "deal", [("deal", "a")]]
SEATS: list[Any] = [{"learner": seat} for seat in (7, 2, -1, "x", None, 1.0, True)]


@pytest.mark.parametrize("wish", WISHES)
def test_resets_take_decks_by_their_texts(wish: Any) -> None:  # noqa: ANN401
    env = cassino_v0.raw_env()
    env.reset(seed=1)
    before = env.get_state()
    assert refused(lambda: env.reset(options=wish)) == "envs/bad-option"
    assert env.get_state() == before


@pytest.mark.parametrize("wish", [*WISHES, *SEATS, {"deck": "a"}])
def test_resets_of_learners_take_only_what_they_know(wish: Any) -> None:  # noqa: ANN401
    env = CassinoEnv()
    env.reset(seed=1)
    before = env.get_state()
    assert refused(lambda: env.reset(seed=2, options=wish)) == "envs/bad-option"
    assert env.get_state() == before


@pytest.mark.parametrize("seed", [-1, "x", 1.5, True])
def test_seeds_are_whole_numbers(seed: Any) -> None:  # noqa: ANN401
    for env in (cassino_v0.raw_env(), vector()):
        assert refused(lambda made=env: made.reset(seed=seed)) == "envs/bad-option"  # type: ignore[misc]


@pytest.mark.parametrize("action", [None, "x", float("nan"), 1.0, [1, 2]])
def test_an_action_is_a_whole_number(action: Any) -> None:  # noqa: ANN401
    for env in (cassino_v0.raw_env(), CassinoEnv()):
        env.reset(seed=1)
        before = env.get_state()
        assert refused(lambda made=env: made.step(action)) == "act/invalid"  # type: ignore[misc]
        assert env.get_state() == before


def test_an_action_may_be_a_number_of_any_kind() -> None:
    env = cassino_v0.raw_env()
    for kind in (int, np.int8, np.uint64, np.asarray):
        env.reset(seed=1)
        env.step(kind(env.last()[0]["action_mask"].argmax()))  # type: ignore[arg-type]
        assert env.sitting.steps or env.sitting.codes


def test_nothing_can_be_done_before_an_episode() -> None:
    pettingzoo, alone, deals = cassino_v0.raw_env(render_mode="ansi"), CassinoEnv(), vector()
    for ask in (
        lambda: pettingzoo.step(0),
        pettingzoo.last,
        pettingzoo.render,
        pettingzoo.get_state,
        lambda: alone.step(0),
        alone.render,
        alone.get_state,
        lambda: deals.step(np.zeros(3, int)),
        lambda: deals.reset(only=np.array([True, False, True])),
        deals.get_state,
    ):
        assert refused(ask) == "envs/no-episode"


def last_of(mask: NDArray[np.int8]) -> int:
    """The last action that a mask allows."""
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("actions", ["steps", "list"])
def test_nothing_can_be_done_after_an_episode(actions: str) -> None:
    env = cassino_v0.raw_env(actions=actions)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, over, broken, _ = env.last()
        env.step(None if over or broken else last_of(seen["action_mask"]))
    assert refused(lambda: env.step(0)) == "envs/no-episode"
    assert refused(lambda: env.step(None)) == "envs/no-episode"
    alone, over = CassinoEnv(actions=actions), False
    alone.reset(seed=1)
    while not over:
        over = alone.step(last_of(alone.action_masks()))[2]
    end = alone.get_state()
    for _ in range(2):
        assert refused(lambda: alone.step(0)) == "envs/no-episode"
    alone.reset()
    assert alone.step(int(alone.action_masks().argmin()))[1:3] == (-21.0, True)
    assert refused(lambda: alone.step(int(alone.action_masks().argmax()))) == "envs/no-episode"
    alone.reset()
    alone.set_state(end)
    assert refused(lambda: alone.step(0)) == "envs/no-episode"


OTHERS: list[dict[str, Any]] = [{"variant": "royal"}, {"seats": 4}, {"reward": "match"}]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("kind", [cassino_v0.raw_env, CassinoEnv, vector])
def test_a_state_of_another_game_is_not_taken_up(kind: Any, other: dict[str, Any]) -> None:  # noqa: ANN401
    env, another = kind(), kind(**other)
    for each in (env, another):
        each.reset(seed=1)
    state, before = another.get_state(), env.get_state()
    assert refused(lambda: env.set_state(state)) == "envs/bad-state"
    assert refused(lambda: env.set_state(3)) == "envs/bad-state"
    assert refused(lambda: env.set_state({})) == "envs/bad-state"
    now = env.get_state()
    assert now == before if kind is not vector else alike(now, before)


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in (*one, *other))


def test_many_deals_take_up_only_states_of_as_many() -> None:
    env = vector(opponents="greedy")
    env.reset(seed=1)
    before = env.get_state()
    for other in (vector(deals=5, opponents="greedy"), vector(), vector(opponents="random")):
        other.reset(seed=2)
        assert refused(lambda of=other: env.set_state(of.get_state())) == "envs/bad-state"  # type: ignore[misc]
    damaged = {**before, "turns": before["turns"][:2]}
    assert refused(lambda: env.set_state(damaged)) == "envs/bad-state"
    assert alike(env.get_state(), before)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([31], "4 actions, not 1"),
        (np.zeros(5, int), "4 actions, not 5"),
        (np.zeros(100_000, int), "4 actions, not 100000"),
        ([], "4 actions, not 0"),
        (np.zeros((4, 1), int), r"4 actions, not an array of the shape \(4, 1\)"),
        (3, "4 actions, not 3"),
        (None, "4 actions, not None"),
        ("x", "4 actions, not 'x'"),
        ([[1], [2, 3]], "4 actions, not "),
        (np.zeros(4), "actions are whole numbers, not float64"),
        (np.ones(4, bool), "actions are whole numbers, not bool"),
        (["a", "b", "c", "d"], "actions are whole numbers, not <U1"),
        ([1 << 70] * 4, "actions are whole numbers, not object"),
        (np.full(4, 1 << 63, np.uint64), "may not be taken at place 0"),
    ],
)
def test_actions_are_one_a_place(actions: Any, why: str) -> None:  # noqa: ANN401
    env = vector(deals=4)
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(EnvError, match=why):
        env.step(actions)
    assert alike(env.get_state(), before)


@pytest.mark.parametrize(
    "only",
    [[1, 2], [5, 7], np.ones(3, bool), np.ones((4, 1), bool), "x", 1, [[True], [True, True]]],
)
def test_only_marked_places_are_reset(only: Any) -> None:  # noqa: ANN401
    env = vector(deals=4)
    env.reset(seed=1)
    before = env.get_state()
    assert refused(lambda: env.reset(only=only)) == "envs/bad-option"
    assert alike(env.get_state(), before)
    env.reset(only=[False, True, False, True])  # type: ignore[arg-type]
    changed = (env.batch.observations != before["batch_observations"]).any(axis=(1, 2))
    assert changed.tolist() == [False, True, False, True]


@pytest.mark.parametrize("code", [1 << 64, -(1 << 63) - 1, 52 << 58, "x", None, 1.5, 2 << 56 | 1])
def test_what_is_no_code_is_refused(code: Any) -> None:  # noqa: ANN401
    assert "/" in refused(lambda: decode_move(code, ()))


def test_an_illegal_action_costs_only_who_took_it() -> None:
    env = cassino_v0.env(seats=3)
    env.reset(seed=1)
    agent_name = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(env.last()[0]["action_mask"].argmin()))
    costs = {name: -21.0 if name == agent_name else 0.0 for name in env.possible_agents}
    assert env.rewards == costs
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("no_such_package.spaces", "no_such_package", "rl"),
        ("pyspiel", "open_spiel", "openspiel"),
    ],
)
def test_a_package_that_is_missing_is_named(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ExtraMissing) as raised:
        needed(module, extra)
    assert (raised.value.package, raised.value.code) == (package, "envs/extra-missing")
    assert f"pip install 'cassino[{extra}]'" in str(raised.value)
    assert f"in a clone: pip install '.[{extra}]'" in str(raised.value)


def test_many_learners_reset_as_many_deals_do() -> None:
    env = many()
    env.reset(seed=1)
    for wish in ({"reset_mask": [1, 2]}, {"deal": "a"}, "reset_mask"):
        assert refused(lambda made=wish: env.reset(options=made)) == "envs/bad-option"  # type: ignore[misc]
