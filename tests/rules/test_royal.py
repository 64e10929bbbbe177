"""Royal Casino as a variation of the classic game (RY1-RY9)."""

import pytest

from cassino.cards import CARDS, FULL_DECK, CardSet, Rank
from cassino.rules import (
    ACE_ORDER,
    Capture,
    DealResult,
    DealScore,
    Decision,
    ResidueTaken,
    SideScore,
    Swept,
    Trail,
    counting_steps,
    legal_moves,
    score_deal,
    settle,
    variant,
)
from tests.rules.tables import after, builds, events, moves, rule, table, verdict, whole

ROYAL = variant("royal")


def test_ry1_faces_have_numbers_and_aces_two() -> None:
    for card in CARDS:
        expected = (1, 14) if card.rank is Rank.ACE else (int(card.rank),)
        assert ROYAL.values.hand[card] == ROYAL.values.table[card] == expected


def test_ry2_faces_take_and_are_built_like_numbers() -> None:
    at = table("royal", "Js Jd Qh", "Jc Jh 8c 3d Ac")
    assert verdict(at, "Js x Jc, Jh, 8c+3d") is None
    assert verdict(at, "Qh x Jc+Ac") is None
    assert verdict(at, "Js, Jc, 8c+3d = 11") is None
    assert verdict(at, "Js+Ac = 12") is None


def test_ry3_an_ace_takes_and_answers_for_a_build_of_fourteen() -> None:
    start = whole("royal", "5c As Kd", "9d", others=["Ah 2c 3c", ""])
    made = after(start, "5c+9d = 14")
    assert builds(made) == ["14: 9d 5c @1"]
    assert verdict(made, "Ah=14 x [9d+5c]") is None
    assert verdict(table("royal", "5c 8s Kd", "9d"), "5c+9d = 14") == "build/no-card-in-hand"


def test_ry3_an_ace_answers_for_a_build_of_one() -> None:
    at = table("royal", "As Ad", "Ac")
    assert verdict(at, "As, Ac = 1") is None


def test_ry4_a_played_ace_counts_one_value_and_table_aces_either() -> None:
    at = table("royal", "As", "Ac Kd Ah 9c 5d")
    assert verdict(at, "As=1 x Ac, Ah") is None
    assert verdict(at, "As=14 x Ac, Kd+Ah, 9c+5d") is None
    assert verdict(at, "As=1 x Ac, Kd+Ah") == "capture/group-sum"
    assert verdict(at, "As=13 x Kd") == "capture/wrong-value"
    assert rule(at, "As=13 x Kd") == "RY1"


def test_ry5_emptying_the_table_by_a_capture_scores_and_the_next_can_only_trail() -> None:
    start = whole("royal", "8s 2c", "8d", others=["Kd 3h", ""])
    assert Swept(1) in events(start, "8s x 8d")
    at = after(start, "8s x 8d")
    assert at.sweeps == (0, 1)
    assert all(isinstance(move, Trail) for move in legal_moves(at))
    assert Swept(1) not in events(whole("royal", "8s 2c", "8d Kh"), "8s x 8d")


def test_ry5_a_build_counts_as_lying_on_the_table() -> None:
    start = whole("royal", "8s 2c", "8d", (9, "6c 3c", 0), others=["9s 3h", ""])
    assert Swept(1) not in events(start, "8s x 8d")


def test_ry5_sweeps_score_one_each_and_never_cancel() -> None:
    half = CardSet.from_cards(list(FULL_DECK)[:26])
    score = score_deal(ROYAL, DealResult((half, FULL_DECK - half), (3, 2), 0, (0, 0)))
    assert [side.sweeps for side in score.sides] == [3, 2]


def test_ry6_the_very_last_card_may_sweep_and_the_residue_never_does() -> None:
    taken = events(whole("royal", "8s", "8d"), "8s x 8d")
    assert Swept(1) in taken
    told = events(whole("royal", "8s", "8d Kc", others=["2c", ""]), "8s x 8d", "2c")
    assert [type(event) for event in told[1:]] == [ResidueTaken]


def test_ry7_captures_are_free_owners_do_not_trail_and_nothing_limits_near_21() -> None:
    assert "Js" in moves(table("royal", "Js", "Jc"))
    assert verdict(table("royal", "Js 4c", "", (11, "8c 3c", 1)), "4c") == "trail/owns-build"
    deal = DealScore((SideScore(aces=3), SideScore()))
    assert settle(ROYAL, (18, 0), deal).winner == 0
    assert settle(ROYAL, (20, 0), DealScore((SideScore(sweeps=1), SideScore()))).winner == 0


ITEMS_IN_ORDER = [
    "cards",
    "spades",
    "big_casino",
    "little_casino",
    "ace_s",
    "ace_c",
    "ace_h",
    "ace_d",
    "sweeps",
    "last",
]


def test_ry8_the_order_of_counting() -> None:
    steps = counting_steps((SideScore(aces=4, ace_suits=ACE_ORDER), SideScore()))
    assert [item for item, _ in steps] == ITEMS_IN_ORDER


@pytest.mark.parametrize(
    ("first", "second", "winner", "item"),
    [
        (SideScore(cards=3), SideScore(sweeps=3), 0, "cards"),
        (SideScore(spades=3), SideScore(big_casino=9), 0, "spades"),
        (SideScore(little_casino=3), SideScore(big_casino=3), 1, "big_casino"),
        (SideScore(aces=3, ace_suits="shd"), SideScore(little_casino=3), 1, "little_casino"),
        (SideScore(sweeps=8), SideScore(aces=3, ace_suits="sch"), 1, "ace_h"),
    ],
)
def test_ry8_who_stands_at_21_first_wins(
    first: SideScore, second: SideScore, winner: int, item: str
) -> None:
    settled = settle(ROYAL, (18, 18), DealScore((first, second)))
    assert (settled.winner, settled.decision) == (winner, Decision.COUNTED_OUT)
    assert settled.item == item


@pytest.mark.parametrize(
    ("before", "sweeps", "winner"), [((18, 18), (3, 4), 1), ((18, 18), (3, 3), None)]
)
def test_ry8_on_the_same_step_the_higher_total_wins(
    before: tuple[int, int], sweeps: tuple[int, int], winner: int | None
) -> None:
    sides = tuple(SideScore(sweeps=count) for count in sweeps)
    assert settle(ROYAL, before, DealScore(sides)).winner == winner


def test_ry9_the_target_is_21() -> None:
    assert ROYAL.match.target == 21
    one = DealScore((SideScore(aces=1), SideScore()))
    assert [settle(ROYAL, (score, 0), one).winner for score in (19, 20)] == [None, 0]


def test_ry2_an_equal_face_is_captured_without_limit() -> None:
    at = table("royal", "Kc", "Kd Kh Ks")
    listed = [move for move in legal_moves(at) if isinstance(move, Capture)]
    assert len(listed) == 2**3 - 1
