"""The environments' measurement: it counts what was done, and chooses among all that may be."""

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmarks.envs import ManyDeals, choose_all, one_by_one
from cassino.envs import cassino_v0
from cassino.envs.vector import Batch, VectorCassino


@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_plays_and_actions_are_counted_as_they_happen(
    opponents: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, asked = 0, 0
    step = VectorCassino.step

    def watched(env: VectorCassino, actions: NDArray[np.int64]) -> Batch:
        nonlocal made, asked
        before = [
            0 if over else plays
            for over, plays in zip(over_of(env), env.turns["plays"].tolist(), strict=True)
        ]
        asked += over_of(env).count(False)
        batch = step(env, actions)
        made += sum(env.turns["plays"].tolist()) - sum(before)
        return batch

    monkeypatch.setattr(VectorCassino, "step", watched)
    measured = ManyDeals(8, "classic", opponents)
    assert measured(120) + measured(60) == measured.actions == asked
    assert measured.plays == made > 8 * 48


def over_of(env: VectorCassino) -> list[bool]:
    over: list[bool] = (env.get_state()["batch_terminations"]).tolist()
    return over


def test_every_action_that_may_be_taken_is_chosen_alike() -> None:
    masks = np.zeros((6_000, 123), np.int8)
    masks[:, [3, 50, 122]] = 1
    masks[0] = 0
    actions = np.full(6_000, -1, np.int64)
    choose_all(masks, np.random.default_rng(1).random(6_000), actions)
    assert actions[0] == 0
    chosen, counts = np.unique(actions[1:], return_counts=True)
    assert chosen.tolist() == [3, 50, 122]
    assert counts.min() > 1_800


def test_single_steps_go_on_over_the_end_of_episodes() -> None:
    env = cassino_v0.raw_env()
    assert one_by_one(env, 300)() == 300
    assert 0 < len(env.sitting.codes) <= 48
