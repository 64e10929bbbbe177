"""Dominican Royal Casino: the match and the limits near its end (DR20-DR26)."""

import pytest

from cassino.cards import FULL_DECK, CardSet
from cassino.rules import (
    DealResult,
    DealScore,
    Decision,
    Match,
    Settlement,
    SideScore,
    requirement,
    score_deal,
    settle,
    variant,
)

DOMINICAN = variant("dominican")
NOTHING = SideScore()


def settled(before: tuple[int, ...], *sides: SideScore) -> Settlement:
    return settle(DOMINICAN, before, DealScore(sides))


def test_dr20_from_nothing_to_21() -> None:
    assert Match.start(DOMINICAN).scores == (0, 0)
    assert settled((12, 0), SideScore(aces=8), NOTHING).winner is None
    assert settled((12, 0), SideScore(aces=9), NOTHING).winner == 0


@pytest.mark.parametrize(
    ("score", "item"),
    [(17, None), (18, "cards"), (19, "big_casino"), (20, "little_casino"), (21, None)],
)
def test_dr21_the_limit_depends_on_the_score_before_the_deal(score: int, item: str | None) -> None:
    assert requirement(DOMINICAN, score) == item


@pytest.mark.parametrize(
    ("score", "item", "mine"),
    [
        (18, "cards", SideScore(cards=3)),
        (19, "big_casino", SideScore(big_casino=2)),
        (20, "little_casino", SideScore(little_casino=1)),
    ],
)
def test_dr22_the_requirement_wins_whatever_the_others_score(
    score: int, item: str, mine: SideScore
) -> None:
    won = settled((score, 17), mine, SideScore(aces=11))
    assert (won.winner, won.decision, won.item) == (0, Decision.REQUIREMENT, item)


@pytest.mark.parametrize(("score", "points"), [(18, 5), (19, 4), (20, 4)])
def test_dr23_a_side_that_misses_it_cannot_win_and_stops_at_20(score: int, points: int) -> None:
    missed = settled((score, 0), SideScore(aces=points), NOTHING)
    assert (missed.winner, missed.scores) == (None, (20, 0))
    other = settled((score, 15), SideScore(aces=points), SideScore(spades=6))
    assert other.winner == 1


def test_dr23_the_other_points_are_added() -> None:
    assert settled((18, 0), SideScore(aces=1), NOTHING).scores == (19, 0)


def test_dr24_from_18_on_no_sweeps_but_they_still_cancel() -> None:
    half = CardSet.from_cards(list(FULL_DECK)[:26])
    piles = (half, FULL_DECK - half)
    for before, left in [((17, 17), [2, 0]), ((18, 17), [0, 0]), ((17, 18), [2, 0])]:
        score = score_deal(DOMINICAN, DealResult(piles, (3, 1), 0, before))
        assert [side.sweeps for side in score.sides] == left
    barred = score_deal(DOMINICAN, DealResult(piles, (1, 3), 0, (18, 0)))
    assert [side.sweeps for side in barred.sides] == [0, 2]


def test_dr25_below_18_the_higher_total_at_21_wins_and_equal_ones_play_on() -> None:
    assert settled((15, 14), SideScore(aces=6), SideScore(aces=8)).winner == 1
    tied = settled((15, 15), SideScore(aces=6), SideScore(aces=6))
    assert (tied.winner, tied.decision) == (None, Decision.TIED)


def test_dr25_after_a_tie_there_are_no_limits() -> None:
    after = settled((21, 21), SideScore(aces=1), SideScore(cards=3))
    assert (after.winner, after.scores) == (1, (22, 24))
    assert settled((21, 21), NOTHING, NOTHING).winner is None


def test_dr25_an_automatic_winner_beats_a_higher_total() -> None:
    won = settled((19, 17), SideScore(big_casino=2), SideScore(aces=9))
    assert (won.winner, won.scores) == (0, (21, 26))


def test_dr26_of_two_automatic_winners_the_earlier_item_wins() -> None:
    won = settled((20, 18), SideScore(little_casino=1), SideScore(cards=3))
    assert (won.winner, won.item) == (1, "cards")
    won = settled((20, 19), SideScore(little_casino=1, aces=4), SideScore(big_casino=2))
    assert (won.winner, won.item) == (1, "big_casino")
