"""Weights are found again in what they made."""

import numpy as np

from cassino.rules import variant
from cassino.search.records import FEATURES, PHASES
from cassino.search.training import Course, fit_choices, fit_differences, fit_outcomes, learn
from cassino.search.training.__main__ import GAMES
from cassino.search.weights import known_weights, read, write

TRUE = np.array([1.0, -2.0, 0.5])


def test_outcomes() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(4000, 3))
    ends = features @ TRUE + rng.normal(size=4000)
    assert np.allclose(fit_outcomes(features, ends), TRUE, atol=0.1)


def test_differences_see_past_what_all_moves_of_a_position_share() -> None:
    rng = np.random.default_rng(2)
    groups = np.repeat(np.arange(1000), 5)
    features = rng.normal(size=(5000, 3))
    worths = features @ TRUE + rng.normal(0, 50, 1000)[groups]
    assert np.allclose(fit_differences(features, worths, groups), TRUE, atol=0.05)


def test_choices() -> None:
    rng = np.random.default_rng(3)
    groups = np.repeat(np.arange(4000), 4)
    features = rng.normal(size=(16000, 3))
    luck = rng.gumbel(size=16000)
    sums = (features @ TRUE + luck).reshape(-1, 4)
    chosen = (sums == sums.max(1, keepdims=True)).astype(float).ravel()
    assert np.allclose(fit_choices(features, chosen, groups), TRUE, atol=0.15)


def test_the_same_seed_learns_the_same() -> None:
    course = Course(deals=60, compared=20, worlds=4, rounds=1)
    first, second = (learn(variant(), 2, partners=False, course=course, seed=3) for _ in range(2))
    assert first.shape == (2, PHASES, FEATURES)
    assert np.array_equal(first, second)
    assert np.isfinite(first).all()


def test_the_package_has_weights_for_all_games_that_are_learned() -> None:
    known = known_weights()
    assert set(known) == set(GAMES)
    assert read(write(known)).keys() == known.keys()
    for both in known.values():
        assert both[0].any()
        assert both[1].any()
