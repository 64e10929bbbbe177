"""Reasons that few plays run into, and corners of the rules that only house rules have."""

from typing import Any

import pytest

from cassino.cards import CARDS, CardSet, parse_card
from cassino.rules import (
    Add,
    Capture,
    DealScore,
    Decision,
    IllegalMove,
    InvalidDeck,
    NewBuild,
    Raise,
    ResidueTaken,
    SideScore,
    TooManyMoves,
    Trail,
    Why,
    capture_value,
    counting_steps,
    deal,
    legal_moves,
    play,
    refusal,
    settle,
    turn_of,
    variant,
)
from cassino.rules.captures import can_capture
from tests.rules.tables import Built, after, builds, cards, events, moves, table, verdict, whole


def test_a_build_that_does_not_stand_is_neither_raised_nor_added_to() -> None:
    at = table("classic", "3h 8d 5c", "2d Kc", (5, "2c 3d", 0))
    nowhere, three = cards("2d Kc"), parse_card("3h")
    for move in (Raise(three, nowhere, CardSet(0), 8), Add(three, nowhere, CardSet(0), 5)):
        refused = refusal(at, move)
        assert refused is not None
        assert refused.why is Why.NO_SUCH_BUILD


@pytest.mark.parametrize("trusting", [False, True])
@pytest.mark.parametrize("value", [-1, 0, 17, 999])
def test_no_build_is_worth_nothing_or_more_than_any_card(value: int, trusting: bool) -> None:
    """A wrong sum is named, and where it is right the card that nobody can hold."""
    allowed: dict[str, Any] = {"seats": 4, "place": {"partners": True}}
    allowed |= {"for_partner": "allowed"}
    at = table("danish", "3h 8d", "5c 9s", **(allowed if trusting else {}))
    refused = refusal(at, NewBuild(parse_card("3h"), cards("5c"), value))
    assert refused is not None
    assert refused.why is Why.BUILD_SUM
    refused = refusal(at, NewBuild(parse_card("3h"), cards("5c 9s"), 17))
    assert refused is not None
    assert refused.why is Why.NO_CARD_IN_HAND


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("9d+Tc = 10", "build/group-sum"),
        ("9d+Tc+3d = 9", "build/group-sum"),
        ("9d+Ac = 10", "build/no-card-in-hand"),
    ],
)
def test_a_wrong_sum_is_named_before_a_card_that_is_not_held(move: str, why: str) -> None:
    assert verdict(table("classic", "9d 2s", "Tc 3d Ac"), move) == why


def test_a_capture_of_nothing_or_of_what_does_not_lie_there() -> None:
    at = table("classic", "8s", "8d")
    eight = parse_card("8s")
    for taken, why in [("", Why.TAKES_NOTHING), ("8h", Why.NOT_ON_TABLE)]:
        refused = refusal(at, Capture(eight, CardSet.of(*taken.split())))
        assert refused is not None
        assert refused.why is why
    assert capture_value(turn_of(at), Capture(eight, cards("8h"))) is None


def test_where_all_is_owed_a_face_takes_all_its_equals() -> None:
    at = table("classic", "Jc", "Jd Jh", face_capture="all", compulsory="maximal")
    assert moves(at) == {"Jc x Jh, Jd"}
    assert verdict(at, "Jc x Jd") == "capture/leaves-equal"
    assert verdict(at, "Jc") == "trail/can-capture"
    three = table("classic", "Jc", "Jd Jh Js", face_capture="one_or_three", compulsory="maximal")
    assert verdict(three, "Jc x Jd") == verdict(three, "Jc x Jd, Jh") == "capture/leaves-equal"


def test_a_list_longer_than_its_limit_is_no_list() -> None:
    at = deal(variant(), seed="a")
    count = len(list(legal_moves(at)))
    assert len(list(legal_moves(at, limit=count))) == count
    with pytest.raises(TooManyMoves, match=f"more than {count - 1} legal moves") as refused:
        list(legal_moves(at, limit=count - 1))
    assert refused.value.limit == count - 1


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    at = deal(variant(), seed="a")
    with pytest.raises(IllegalMove, match="card/not-in-hand") as refused:
        play(at, Trail(next(iter(at.stock))))
    assert refused.value.refusal.rule == "CL11"


def test_who_built_owes_nothing_where_nothing_is_owed() -> None:
    at = table("classic", "8s 4c", "Kd", place={"must_take": [1]}, compulsory="if_able")
    assert moves(at) == {"8s", "4c"}


BUILT: Built = (8, "6c 2d", 1)
PARTNERS = {"partners": True}


def test_who_builds_on_trust_owes_no_more_than_before() -> None:
    bare = table("classic", "Kc 4s", "Qd", BUILT, seats=4, place=PARTNERS, for_partner="allowed")
    assert moves(bare) == {"Kc", "4s"}
    two: Built = (9, "5c 4d", 1)
    one_card = table(
        "classic", "9c 4s", "Qd", BUILT, two, seats=4, place=PARTNERS, for_partner="allowed"
    )
    assert verdict(one_card, "4s") is None
    assert verdict(one_card, "9c x [5c+4d]") is None
    assert verdict(one_card, "9c") == "build/left-without-card"


def test_a_card_of_the_partner_is_proved_by_a_build_of_his() -> None:
    at = table(
        "classic", "3d Kc", "5c", (8, "6c 2d", 3), seats=4, place=PARTNERS, for_partner="provable"
    )
    assert moves(at, "3d") == {"3d", "3d+5c = 8", "3d+5c, [6c+2d] = 8"}


def test_a_build_that_nobody_took_is_part_of_the_rest() -> None:
    start = whole(
        "classic", "Kc", "Qd", (8, "6c 2d", 3), seats=4, place=PARTNERS, for_partner="allowed"
    )
    assert events(start, "Kc")[1:] == (ResidueTaken(None, cards("Kc Qd 6c 2d")),)


@pytest.mark.parametrize(("counts", "sweeps"), [(True, (0, 1)), (False, (0, 0))])
def test_where_hands_are_refilled_the_last_hand_begins_with_the_last_card_drawn(
    counts: bool, sweeps: tuple[int, int]
) -> None:
    last = whole("draw", "8s 4c", "8d", others=["2c 2d", ""], sweeps_in_last_hand=counts)
    assert after(last, "8s x 8d").sweeps == sweeps
    before = whole("draw", "8s 4c", "8d", others=["2c", ""], stock="9c", sweeps_in_last_hand=counts)
    assert after(before, "8s x 8d").sweeps == (0, 1)


def test_a_stated_group_of_a_build_keeps_to_the_limit_even_if_another_grouping_does() -> None:
    at = table(
        "danish",
        "2c Th",
        "Td Ac Ad 2d",
        high_cards="A14 Td16 Th16",
        group_max_cards=2,
    )
    assert verdict(at, "2c+Ac, Td, Ad+2d = 16") is None
    assert verdict(at, "2c+Td+Ac+Ad+2d = 16") == "build/group-too-large"


def test_a_build_that_may_be_a_card_must_still_make_the_sum() -> None:
    at = table("classic", "9s", "2h", (8, "6c 2d", 0), build_as_card=True)
    assert verdict(at, "9s x [6c+2d]+2h") == "capture/group-sum"
    refused = refusal(at, Capture(parse_card("9s"), cards("6c 2d 2h")))
    assert refused is not None
    assert refused.why is Why.DOES_NOT_SUM
    both = table("classic", "9s", "9d Ah", (8, "6c 2d", 0), build_as_card=True)
    assert "9s x [6c+2d]+Ah, 9d" in moves(both)


def test_table_cards_that_make_a_build_alone_leave_the_card_beside_it() -> None:
    start = whole("classic", "2d 8s", "5c 3h", others=["Kc Kh", ""], table_only_builds=True)
    at = after(start, "2d, 5c+3h = 8")
    assert builds(at) == ["8: 5c 3h @1"]
    assert at.loose == cards("2d")
    face = whole("classic", "Qd 8s", "5c 3h", others=["Kc Kh", ""], table_only_builds=True)
    assert after(face, "Qd, 5c+3h = 8").loose == cards("Qd")
    assert verdict(start, "2d, 5c+3h = 0") == "build/group-sum"
    own = table("classic", "2d 8s", "5c 3h", (8, "6c 2c", 1), table_only_builds=True)
    assert verdict(own, "2d, 5c+3h = 8") == "trail/owns-build"


def test_aces_of_unknown_suits_are_counted_after_the_others() -> None:
    sides = (SideScore(cards=3), SideScore(aces=4))
    assert [item for item, _ in counting_steps(sides)][4:] == ["aces", "sweeps", "last"]
    won = settle(variant("royal"), (17, 18), DealScore(sides))
    assert (won.winner, won.decision, won.item) == (1, Decision.HIGHEST, None)
    won = settle(variant("royal"), (20, 18), DealScore((SideScore(sweeps=1), SideScore(aces=4))))
    assert (won.winner, won.item) == (1, "aces")


def test_a_dealer_has_a_seat_and_a_deck_all_cards() -> None:
    with pytest.raises(InvalidDeck, match="no seat 2"):
        deal(variant(), deck=CARDS, dealer=2)


def test_one_ace_left_does_not_answer_for_a_build_of_one_and_one_of_fourteen() -> None:
    owned: tuple[Built, Built] = ((14, "9c 5d", 1), (1, "Ac/Ad", 1))
    at = table("royal", "As Ah Kc", "9h 5h", *owned)
    assert verdict(at, "As=14 x 9h+5h") == "build/one-card-two-values"
    assert verdict(at, "As=14 x [9c+5d], 9h+5h") is None


def test_no_capture_takes_part_of_a_build() -> None:
    at = table("classic", "8s", "8d", (8, "6c 2d", 0))
    turn, eight = turn_of(at), parse_card("8s")
    assert can_capture(turn, eight, cards("6c 2d 8d"))
    assert not can_capture(turn, eight, cards("6c"))
