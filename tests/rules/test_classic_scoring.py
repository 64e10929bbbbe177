"""Classic Casino: the end of a deal, its points, and the end of a match (CL38-CL44)."""

import pytest

from cassino.cards import FULL_DECK, SPADES, CardSet
from cassino.rules import (
    DealResult,
    DealScore,
    Decision,
    ResidueTaken,
    SideScore,
    Swept,
    has_reached,
    legal_moves,
    play,
    score_deal,
    settle,
    variant,
)
from tests.rules.tables import after, cards, events, whole

CLASSIC = variant("classic")
NONE = CardSet(0)


def points(*sides: int) -> DealScore:
    """A deal worth so much to each side, as most cards and aces are."""
    return DealScore(tuple(SideScore(aces=side) for side in sides))


def test_cl38_loose_cards_left_go_to_the_last_capturer_and_are_no_sweep() -> None:
    start = whole("classic", "8s 2c", "8d Kc", others=["Qd 3h", ""])
    told = events(start, "8s x 8d", "Qd", "2c", "3h")
    assert told[-1] == ResidueTaken(1, cards("Kc Qd 2c 3h"))
    assert not any(isinstance(event, Swept) for event in told)
    end = after(start, "8s x 8d", "Qd", "2c", "3h")
    assert end.piles == (NONE, cards("8s 8d Kc Qd 2c 3h"))
    assert end.sweeps == (0, 0)
    assert end.loose == NONE


def test_cl39_eleven_points_in_a_deal() -> None:
    score = score_deal(CLASSIC, DealResult((FULL_DECK, NONE), (0, 0), 0, (0, 0)))
    assert score.sides == (
        SideScore(cards=3, spades=1, big_casino=2, little_casino=1, aces=4, ace_suits="schd"),
        SideScore(),
    )
    assert [side.total for side in score.sides] == [11, 0]


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("Td", SideScore(big_casino=2)),
        ("2s", SideScore(little_casino=1)),
        ("Ah", SideScore(aces=1, ace_suits="h")),
        ("Ac As", SideScore(aces=2, ace_suits="sc")),
        ("Tc 2c Kd", SideScore()),
    ],
)
def test_cl39_single_cards(pile: str, expected: SideScore) -> None:
    mine = cards(pile)
    others = FULL_DECK - mine
    score = score_deal(CLASSIC, DealResult((mine, others), (0, 0), 1, (0, 0)))
    assert score.sides[0] == expected


def test_cl40_at_a_tie_for_most_nobody_scores() -> None:
    halves = CardSet.from_cards(list(FULL_DECK)[:26]), CardSet.from_cards(list(FULL_DECK)[26:])
    score = score_deal(CLASSIC, DealResult(halves, (0, 0), 0, (0, 0)))
    assert [side.cards for side in score.sides] == [0, 0]
    third = CardSet.from_cards(list(SPADES)[:6])
    fourth = CardSet.from_cards(list(SPADES)[6:12])
    rest = FULL_DECK - third - fourth
    three = score_deal(CLASSIC, DealResult((third, fourth, rest), (0, 0, 0), 2, (0, 0, 0)))
    assert [side.spades for side in three.sides] == [0, 0, 0]
    assert [side.cards for side in three.sides] == [0, 0, 3]


def test_cl40_with_no_captures_at_all_nobody_has_most() -> None:
    score = score_deal(CLASSIC, DealResult((NONE, NONE), (0, 0), None, (0, 0)))
    assert [side.total for side in score.sides] == [0, 0]


def test_cl41_sweeps_are_worth_nothing_unless_chosen_and_do_not_cancel() -> None:
    result = DealResult((FULL_DECK, NONE), (3, 1), 0, (0, 0))
    assert [side.sweeps for side in score_deal(CLASSIC, result).sides] == [0, 0]
    chosen = variant("classic", sweep_points=1)
    assert [side.sweeps for side in score_deal(chosen, result).sides] == [3, 1]


def test_cl42_partners_count_their_piles_together() -> None:
    start = whole(
        "classic",
        "8s",
        "8d Ac",
        seats=4,
        turn=3,
        others=["Ad", "Kd", "Qd", ""],
        place={"partners": True, "dealer": 2},
    )
    at = start
    for _ in range(4):
        at, _ = play(at, next(legal_moves(at)))
    assert at.is_over
    assert at.piles == (cards("Ac Ad Kd Qd"), cards("8s 8d"))


@pytest.mark.parametrize(("before", "made", "winner"), [(10, 11, 0), (10, 10, None), (18, 9, 0)])
def test_cl43_the_first_side_with_21_or_more_after_a_deal_wins(
    before: int, made: int, winner: int | None
) -> None:
    settled = settle(CLASSIC, (before, 0), points(made, 2))
    assert settled.winner == winner
    assert settled.scores == (before + made, 2)
    assert has_reached(CLASSIC, before + made) is (winner == 0)


def test_cl44_the_higher_total_wins_and_at_a_tie_another_deal_is_played() -> None:
    higher = settle(CLASSIC, (18, 19), points(5, 3))
    assert (higher.winner, higher.decision) == (0, Decision.HIGHEST)
    tied = settle(CLASSIC, (18, 19), points(4, 3))
    assert (tied.winner, tied.decision, tied.scores) == (None, Decision.TIED, (22, 22))
