"""Moves read at a table and written for one: names of builds, groupings, the one canonical form."""

import pytest

from cassino.cards import CardSet, parse_card
from cassino.notation import format_move, parse_move, read_move
from cassino.rules import Add, Capture, IllegalMove, NewBuild, Raise, Trail, turn_of, view_of
from tests.rules.tables import moves, table, verdict, whole


@pytest.mark.parametrize(
    "text",
    ["[8h|5d+3c]", "[5d+3c|8h]", "[3c+5d|8h]", "[8h]", "[5d]", "[5d+3c]", "[8h|3c]"],
)
def test_a_build_is_named_by_its_cards_as_they_are_grouped(text: str) -> None:
    at = table("classic", "8s", "", (8, "8h/5d 3c", 0))
    assert parse_move(at, f"8s x {text}") == Capture(parse_card("8s"), CardSet.of("8h", "5d", "3c"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("8s x [8h+5d+3c]", "card/no-such-build"),
        ("8s x [5d|3c]", "card/no-such-build"),
        ("8s x [8h|8h]", "card/twice"),
        ("8s x [Kd]", "card/no-such-build"),
        ("8s x [8h], [5d+3c]", "card/twice"),
        ("8s x 8h, 5d+3c", "card/in-a-build"),
        ("8s x [2d]", "card/no-such-build"),
    ],
)
def test_other_names_are_refused(text: str, code: str) -> None:
    at = table("classic", "8s", "2d", (8, "8h/5d 3c", 0))
    assert verdict(at, text) == code


@pytest.mark.parametrize(
    "text",
    ["8s x 8d, 5c+3h, 6c+2d", "8s x 2d+6c, 3h+5c, 8d", "8s x 6c+2d, 8d, 5c+3h"],
)
def test_groups_and_cards_come_in_any_order(text: str) -> None:
    at = table("classic", "8s", "8d 5c 3h 6c 2d")
    assert format_move(at, parse_move(at, text)) == "8s x 8d, 6c+2d, 5c+3h"


def test_any_correct_grouping_is_the_same_move_and_one_is_written() -> None:
    at = table("classic", "Ts Kc", "6c 6d 4h 4s")
    for text in ("Ts x 6c+4h, 6d+4s", "Ts x 6d+4h, 6c+4s"):
        assert format_move(at, parse_move(at, text)) == "Ts x 6d+4s, 6c+4h"


def test_the_lowest_value_is_written_that_takes_the_same() -> None:
    at = table("royal", "As", "Ac Ad")
    one, high = parse_move(at, "As=1 x Ac"), parse_move(at, "As=14 x Ac")
    assert one == high
    assert format_move(at, high) == "As=1 x Ac"


def test_the_clear_is_written_only_where_a_five_does_not_take_the_same() -> None:
    clearing = table("danish", "5s", "5d Kd")
    assert "5s x *" in moves(clearing)
    ordinary = table("danish", "5s", "5d")
    assert moves(ordinary) == {"5s", "5s x 5d"}
    assert format_move(ordinary, parse_move(ordinary, "5s x *")) == "5s x 5d"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("9c", Trail(parse_card("9c"))),
        ("2h+7d = 9", NewBuild(parse_card("2h"), CardSet.of("7d"), 9)),
        ("2h+[4s+3c] = 9", Raise(parse_card("2h"), CardSet.of("4s", "3c"), CardSet(0), 9)),
        ("2h+7d, [8s+Ac] = 9", Add(parse_card("2h"), CardSet.of("8s", "Ac"), CardSet.of("7d"), 9)),
    ],
)
def test_a_text_is_its_move(text: str, move: object) -> None:
    at = table("classic", "9c 2h 9d", "7d", (7, "4s 3c", 0), (9, "8s Ac", 0))
    assert parse_move(at, text) == move
    assert format_move(at, parse_move(at, text)) == text


def test_a_refused_text_raises_its_move_and_the_reason() -> None:
    at = table("classic", "9c", "7d")
    with pytest.raises(IllegalMove, match=r"capture/group-sum \(CL13\)") as refused:
        parse_move(at, "9c x 7d")
    assert refused.value.move == Capture(parse_card("9c"), CardSet.of("7d"))
    assert refused.value.refusal.arguments["sum"] == 7


def test_the_value_stated_for_a_capture_is_one_of_the_card() -> None:
    at = table("royal", "As Kd", "9c 5d Ac")
    assert verdict(at, "As=14 x 9c+5d") is None
    assert verdict(at, "As=13 x 9c+5d") == "capture/wrong-value"
    assert verdict(at, "Kd=13 x 9c") == "capture/group-sum"
    assert verdict(table("classic", "Kd", "Kc"), "Kd=13 x Kc") == "capture/wrong-value"


def test_faces_that_pair_stand_alone() -> None:
    at = table("classic", "Kd", "Kc Ks", face_capture="all")
    assert verdict(at, "Kd x Kc, Ks") is None
    assert verdict(at, "Kd x Kc+Ks") == "capture/face-pairs-only"


def test_the_clear_is_not_for_cards_not_held() -> None:
    at = table("danish", "8s", "5d Kd")
    assert verdict(at, "5s x *") == "card/not-in-hand"


def test_a_view_reads_for_the_seat_to_move_only() -> None:
    at = whole("classic", "9c", "7d", others=["8d", ""])
    assert turn_of(view_of(at, 1)).hand == at.hands[1]
    with pytest.raises(ValueError, match="seat 1 is to move, not 0"):
        read_move(view_of(at, 0), "8d")
