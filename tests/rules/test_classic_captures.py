"""Classic Casino: what cards are worth, a turn, and captures (CL10-CL18)."""

import pytest

from cassino.cards import CARDS
from cassino.rules import variant
from tests.rules.tables import after, cards, moves, rule, table, verdict, whole


def test_cl10_faces_have_no_number_and_the_others_their_pips() -> None:
    values = variant("classic").values
    for card in CARDS:
        expected = () if card.rank.is_face else (int(card.rank),)
        assert values.hand[card] == values.table[card] == values.build[card] == expected


def test_cl10_a_face_stands_in_no_sum() -> None:
    at = table("classic", "9c", "Jd 2h")
    assert moves(at) == {"9c"}
    assert verdict(at, "9c x Jd") == "capture/has-no-value"
    assert verdict(at, "9c=9 x 2h") == "capture/group-sum"
    assert verdict(at, "9c=14 x 2h") == "capture/wrong-value"


def test_cl11_exactly_one_hand_card_is_played() -> None:
    start = whole("classic", "8s 3h 2d", "5c 9d", others=["Kc Kd", ""])
    for text in ("8s", "3h+5c = 8", "2d"):
        assert after(start, text).hands[1] == start.hands[1] - cards(text[:2])
    assert verdict(start, "7s") == "card/not-in-hand"
    assert rule(start, "3h+2d+5c = 10") == "CL13"
    assert verdict(start, "3h+2d+5c = 10") == "card/not-on-table"


def test_cl12_a_face_takes_one_equal_face_of_the_players_choice() -> None:
    at = table("classic", "Jc", "Jd Jh 5s Qd")
    assert moves(at) == {"Jc", "Jc x Jd", "Jc x Jh"}
    assert rule(at, "Jc x Jd, Jh") == "CL12"
    assert verdict(at, "Jc x Jd, Jh") == "capture/one-face"
    assert verdict(at, "Jc x Qd") == "capture/face-pairs-only"
    assert verdict(at, "Jc x Jd+Jh") == "capture/one-face"
    assert verdict(table("classic", "Jc", "Jd", seats=3), "Jc x Jd+5s") == "card/not-on-table"


def test_cl13_a_number_card_takes_any_choice_of_groups_of_its_value() -> None:
    at = table("classic", "8s", "8d 5c 3h", (8, "6c 2d", 0))
    groups = ["8d", "5c+3h", "[6c+2d]"]
    taken = moves(at) - {"8s"}
    assert len(taken) == 2 ** len(groups) - 1
    assert {"8s x 8d", "8s x 5c+3h", "8s x [6c+2d]", "8s x [6c+2d], 8d, 5c+3h"} <= taken
    assert verdict(at, "8s x 5c") == "capture/group-sum"
    assert rule(at, "8s x 5c") == "CL13"


def test_cl14_a_captured_card_counts_in_one_group() -> None:
    at = table("classic", "8s", "5c 3h 3d 2h")
    assert moves(at) == {"8s", "8s x 5c+3h", "8s x 5c+3d", "8s x 3h+3d+2h"}
    assert verdict(at, "8s x 5c+3h, 3h+3d+2h") == "card/twice"
    assert rule(at, "8s x 5c+3h, 3h+3d+2h") == "CL14"
    assert verdict(at, "8s x 5c+3h, 3d") == "capture/group-sum"


def test_cl15_taking_is_never_compulsory() -> None:
    at = table("classic", "6c", "6d 6h 6s")
    for text in ("6c x 6d", "6c x 6d, 6h", "6c x 6s, 6h, 6d", "6c"):
        assert verdict(at, text) is None


def test_cl16_a_build_is_taken_whole_at_its_value_and_is_no_part_of_a_sum() -> None:
    at = table("classic", "9c 7s 5d", "2h", (7, "4d 3c", 0))
    assert moves(at, "7s") >= {"7s x [4d+3c]"}
    assert verdict(at, "9c x [4d+3c]+2h") == "capture/build-in-sum"
    assert verdict(at, "9c x [4d+3c]") == "capture/build-value"
    assert rule(at, "9c x [4d+3c]+2h") == "CL16"
    assert verdict(at, "5d x [4d+2h]") == "card/no-such-build"


def test_cl16_a_part_of_a_build_is_not_taken() -> None:
    at = table("classic", "4c", "2h", (7, "4d 3c", 0))
    assert moves(at) == {"4c"}
    assert verdict(at, "4c x 4d") == "card/in-a-build"


def test_cl17_builds_and_loose_groups_are_taken_together() -> None:
    at = table("classic", "9c", "9h 5d 4c", (9, "6s 3h", 0), (9, "8d Ac", 0))
    assert verdict(at, "9c x [6s+3h], [8d+Ac], 9h, 5d+4c") is None
    assert len(moves(at, "9c")) == 2**4


@pytest.mark.parametrize("partners", [False, True])
def test_cl18_captures_go_to_the_pile_of_the_capturers_side(partners: bool) -> None:
    start = whole(
        "classic",
        "8s",
        "8d Kc",
        seats=4,
        turn=3,
        others=["2c", "2d", "2h", ""],
        place={"partners": partners},
    )
    pile = after(start, "8s x 8d").piles[start.side_of(3)]
    assert pile == cards("8s 8d")
