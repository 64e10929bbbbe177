"""Ratings: the known case of two, tables that hang together, intervals that hold the truth."""

from itertools import combinations
from math import log10

import pytest

from cassino.arena.ratings import ELO, Meeting, ratings
from tests.arena.synthetic import rng_of


def apart(share: float) -> float:
    """The Elo points that such a share of wins means."""
    return 400 * log10(share / (1 - share))


def test_two_are_apart_by_their_odds() -> None:
    first, second = ratings(2, [Meeting(0, 1, 9999, 7499.5, 7499.5)])
    assert first.mean - second.mean == pytest.approx(apart(0.75), abs=1e-3)
    assert first.mean + second.mean == pytest.approx(0, abs=1e-9)


def test_who_wins_everything_is_far_ahead_but_not_endlessly() -> None:
    first, second = ratings(2, [Meeting(0, 1, 50, 50, 50)])
    assert 600 < first.mean - second.mean < 1000
    assert first.half is not None
    assert first.half > 100


def test_those_who_never_met_are_compared_by_others() -> None:
    chain = [Meeting(0, 1, 999, 749.5, 749.5), Meeting(1, 2, 999, 749.5, 749.5)]
    best, middle, last = ratings(3, chain)
    assert best.mean - last.mean == pytest.approx(2 * apart(0.75), abs=1e-3)
    assert middle.mean == pytest.approx(0, abs=1e-6)


def test_a_mirrored_meeting_says_the_same() -> None:
    one = ratings(3, [Meeting(0, 1, 40, 30, 27), Meeting(1, 2, 40, 25, 21)])
    two = ratings(3, [Meeting(1, 0, 40, 10, 7), Meeting(2, 1, 40, 15, 11)])
    for here, there in zip(one, two, strict=True):
        assert here.mean == pytest.approx(there.mean)
        assert here.half == pytest.approx(there.half)


def test_intervals_hold_the_truth() -> None:
    """Four players of known strength; boards of two matches that often go the same way."""
    strengths, rng, times, count = (150.0, 50.0, -30.0, -170.0), rng_of("ratings"), 150, 120
    held = 0
    for _ in range(times):
        meetings: list[Meeting] = []
        for first, second in combinations(range(4), 2):
            share = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            wins = [_board(rng.random(), rng.random(), rng.random(), share) for _ in range(count)]
            squares = sum(win * win for win in wins)
            meetings.append(Meeting(first, second, count, sum(wins), squares))
        for found, truth in zip(ratings(4, meetings), strengths, strict=True):
            assert found.low is not None
            assert found.high is not None
            held += found.low <= truth <= found.high
    assert held / times / 4 == pytest.approx(0.95, abs=0.035)


def _board(one: float, two: float, chance: float, share: float) -> float:
    first = one < share
    return float(first) if chance < 0.6 else (first + (two < share)) / 2


def test_the_unit_is_that_of_elo() -> None:
    assert pytest.approx(173.7178, abs=1e-4) == ELO
