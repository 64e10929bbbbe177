"""Intervals hold the truth as often as they say, and know tables of statistics."""

from statistics import fmean, stdev

import pytest

from cassino.arena.intervals import SURE, mean_of, share_of, student
from tests.arena.synthetic import SCALE, leads, rng_of, sums_of

T_975 = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
"""From the tables of Student's t."""


@pytest.mark.parametrize("freedom", T_975)
def test_student_agrees_with_its_tables(freedom: int) -> None:
    assert student(0.975, freedom) == pytest.approx(T_975[freedom], rel=0.008)


def test_mean_is_that_of_the_boards_and_varies_as_they_do() -> None:
    boards = [3.0, -1.0, 4.0, 1.0, 5.0, -9.0]
    found = mean_of(len(boards), sum(boards), sum(lead**2 for lead in boards))
    assert found.mean == pytest.approx(fmean(boards))
    assert found.half == pytest.approx(2.571 * stdev(boards) / len(boards) ** 0.5, rel=0.002)


def test_one_board_or_none_tells_no_interval() -> None:
    assert mean_of(0, 0, 0).half is None
    assert mean_of(1, 4, 16).half is None
    assert mean_of(1, 4, 16).mean == 4
    assert share_of(0, 0, 0).low is None


@pytest.mark.parametrize("count", [3, 8, 60])
def test_intervals_of_means_hold_the_truth_as_often_as_they_say(count: int) -> None:
    rng, held, times = rng_of(f"means {count}"), 0, 2000
    for _ in range(times):
        sums = sums_of(leads(rng, count, 0.7))
        found = mean_of(count, sums.lead / SCALE, sums.lead_squares / SCALE**2)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.7 <= found.high
    assert held / times == pytest.approx(SURE, abs=0.017)  # three and a half standard errors


@pytest.mark.parametrize(("share", "least"), [(0.5, 0.935), (0.85, 0.925)])
def test_intervals_of_shares_hold_the_truth_for_pairs_that_hang_together(
    share: float, least: float
) -> None:
    """The two matches of a board often go the same way; an interval that took them for two
    independent trials would hold the truth far too rarely."""
    rng, held, naive, times, count = rng_of(f"shares {share}"), 0, 0, 2000, 100
    for _ in range(times):
        wins = [
            _pair(rng.random() < share, rng.random() < share, rng.random()) for _ in range(count)
        ]
        found = share_of(count, sum(wins), sum(win * win for win in wins))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high
        mean = sum(wins) / count
        naive += abs(mean - share) <= 1.96 * (mean * (1 - mean) / (2 * count)) ** 0.5
    assert held / times > least
    assert held / times < 0.975
    assert naive / times < 0.9


def _pair(one: bool, two: bool, chance: float) -> float:
    """A board's share: in seven of ten its second match goes as its first."""
    return float(one) if chance < 0.7 else (one + two) / 2


def test_share_of_which_nothing_varied_counts_boards_as_trials() -> None:
    """Wilson's interval for twenty of twenty."""
    found = share_of(20, 20, 20)
    assert (found.mean, found.high) == (1, 1)
    assert found.low == pytest.approx(0.8389, abs=1e-4)


def test_share_is_narrower_when_boards_are_fair() -> None:
    """Where every board is half won, the share is known far better than by coin tosses."""
    half_won = share_of(50, 25.5, 13.25)
    coins = share_of(50, 25, 25)
    assert half_won.half is not None
    assert coins.half is not None
    assert half_won.half < coins.half / 3
