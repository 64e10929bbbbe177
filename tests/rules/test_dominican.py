"""Dominican Royal Casino at the table: seats, values, captures, builds, sweeps (DR1-DR19)."""

import pytest

from cassino.cards import CARDS, FULL_DECK, CardSet, Rank
from cassino.rules import (
    DealResult,
    ResidueTaken,
    Swept,
    deal,
    default_partners,
    leader_of,
    legal_moves,
    next_dealer,
    play,
    recipients,
    score_deal,
    turn_order,
    variant,
)
from tests.rules.tables import after, builds, cards, events, moves, rule, table, verdict, whole

DOMINICAN = variant("dominican")


def test_dr1_four_are_two_partnerships() -> None:
    assert [default_partners(DOMINICAN, seats) for seats in (2, 3, 4)] == [False, False, True]
    start = deal(DOMINICAN, seed="dr1", seats=4)
    assert [start.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_dr2_counter_clockwise_from_the_dealers_right() -> None:
    assert turn_order(DOMINICAN, 4, 3) == (3, 2, 1, 0)
    assert leader_of(DOMINICAN, 4, 0, 1) == 3
    assert next_dealer(DOMINICAN, 4, 0) == 3
    at = deal(DOMINICAN, seed="dr2", seats=3)
    assert at.turn == 2
    assert play(at, next(legal_moves(at)))[0].turn == 1


def test_dr3_four_to_each_and_four_to_the_table_until_the_pack_is_out() -> None:
    assert recipients(DOMINICAN, 3, 0, 1) == (2, 2, 1, 1, None, None, 0, 0) * 2
    assert recipients(DOMINICAN, 3, 0, 2) == (2, 2, 1, 1, 0, 0) * 2


def test_dr4_faces_have_numbers_and_aces_two() -> None:
    for card in CARDS:
        expected = (1, 14) if card.rank is Rank.ACE else (int(card.rank),)
        assert DOMINICAN.values.hand[card] == DOMINICAN.values.table[card] == expected
    at = table("dominican", "Ah", "Kd Ac 9c 5d")
    assert verdict(at, "Ah=14 x Kd+Ac, 9c+5d") is None
    assert rule(at, "Ah=12 x Kd") == "DR4"


def test_dr5_loose_cards_sums_and_builds_of_the_value() -> None:
    at = table("dominican", "Js", "Jd 8c 3d", (11, "7c 4d", 0))
    assert verdict(at, "Js x [7c+4d], Jd, 8c+3d") is None
    assert verdict(at, "Js x Jd, 8c") == "capture/group-sum"
    assert rule(at, "Js x Jd, 8c") == "DR5"
    assert verdict(at, "Js x Jd, 8c+3c") == "card/not-on-table"


def test_dr6_an_equal_loose_card_bars_the_trail_and_all_must_be_taken() -> None:
    at = table("dominican", "Ts", "Tc Td 8c 6h 4d")
    assert verdict(at, "Ts") == "trail/equal-loose"
    assert verdict(at, "Ts x Tc") == verdict(at, "Ts x 6h+4d") == "capture/leaves-equal"
    assert moves(at) == {"Ts x Td, Tc", "Ts x Td, Tc, 6h+4d"}
    assert rule(at, "Ts") == rule(at, "Ts x Tc") == "DR6"


def test_dr6_such_a_card_may_build() -> None:
    at = table("dominican", "Ts Th", "Tc")
    assert moves(at, "Ts") == {"Ts x Tc", "Ts, Tc = 10"}


def test_dr6_an_ace_takes_every_loose_ace() -> None:
    at = table("dominican", "As", "Ac Ah 9c 5d")
    assert verdict(at, "As") == "trail/equal-loose"
    assert verdict(at, "As=14 x 9c+5d") == "capture/leaves-equal"
    assert verdict(at, "As=1 x Ac, Ah") is None
    assert verdict(at, "As=14 x Ac, Ah, 9c+5d") is None


def test_dr7_sums_and_builds_need_not_be_taken() -> None:
    at = table("dominican", "Ts", "6h 4d", (10, "7c 3d", 0))
    assert moves(at) == {"Ts", "Ts x 6h+4d", "Ts x [7c+3d]", "Ts x [7c+3d], 6h+4d"}


def test_dr8_faces_take_any_number() -> None:
    assert verdict(table("dominican", "Ks", "Kc Kd Kh"), "Ks x Kc, Kd, Kh") is None


def test_dr9_builds_of_any_cards_up_to_fourteen() -> None:
    start = whole("dominican", "5c As 4h 8d", "9d 4c 8c 6s 2h", others=["Kc Kd Qc 7h", ""])
    assert builds(after(start, "5c+9d = 14")) == ["14: 9d 5c @1"]
    assert builds(after(start, "4h+4c, 8c, 6s+2h = 8")) == ["8: 8c/6s 2h/4h 4c @1"]
    assert verdict(start, "4h, 4c = 8") == "build/played-card-outside"
    assert rule(start, "4h, 4c = 8") == "DR9"


def test_dr10_the_owner_holds_and_keeps_a_card_of_the_value() -> None:
    assert rule(table("dominican", "4h 9d", "4c"), "4h+4c = 8") == "DR10"
    at = table("dominican", "8d 2c", "5h 3h", (8, "4h 4c", 1))
    assert verdict(at, "8d x 5h+3h") == "build/left-without-card"
    assert rule(at, "8d x 5h+3h") == "DR10"
    assert verdict(at, "8d x [4h+4c], 5h+3h") is None


def test_dr11_the_last_to_add_owns() -> None:
    start = whole("dominican", "8d 8h 3c", "", (8, "4h 4c", 0), others=["8s 2c 2d", ""])
    at = after(start, "8d, [4h+4c] = 8")
    assert builds(at) == ["8: 8d/4h 4c @1"]
    assert verdict(at, "2c") is None


def test_dr12_only_another_players_single_build_is_raised() -> None:
    for owner, verdict_on in ((0, None), (1, "build/raise-own")):
        at = table("dominican", "3c Jd 8s", "", (8, "4h 4c", owner))
        assert verdict(at, "3c+[4h+4c] = 11") == verdict_on
    own = table("dominican", "3c Jd 8s", "", (8, "4h 4c", 1))
    assert rule(own, "3c+[4h+4c] = 11") == "DR12"
    no_card = table("dominican", "3c Qd 8s", "", (8, "4h 4c", 0))
    assert verdict(no_card, "3c+[4h+4c] = 11") == "build/no-card-in-hand"


def test_dr12_a_partners_build_may_be_raised_with_a_card_of_ones_own() -> None:
    at = table("dominican", "3c Jd 8s", "", (8, "4h 4c", 3), seats=4)
    assert verdict(at, "3c+[4h+4c] = 11") is None


def test_dr13_sets_of_equal_value_make_a_build_multiple_and_fix_it() -> None:
    at = table("dominican", "3c 8d Jh", "5d", (8, "4h 4c", 1))
    assert verdict(at, "3c+5d, [4h+4c] = 8") is None
    fixed = table("dominican", "3c 8d Jh", "", (8, "8c/4h 4c", 0))
    assert verdict(fixed, "3c+[8c|4h+4c] = 11") == "build/multiple-is-fixed"
    assert rule(fixed, "3c+[8c|4h+4c] = 11") == "DR13"


def test_dr14_no_building_on_a_partners_card() -> None:
    at = table("dominican", "4h 9d", "4c", (8, "6c 2d", 3), seats=4)
    assert verdict(at, "4h+4c = 8") == "build/no-card-in-hand"
    allowed = table("dominican", "4h 9d", "4c", (8, "6c 2d", 3), seats=4, for_partner="provable")
    assert verdict(allowed, "4h+4c = 8") is None


def test_dr15_an_owner_does_not_trail_and_at_last_takes_his_build() -> None:
    at = table("dominican", "8d 3c", "Qh", (8, "4h 4c", 1))
    assert verdict(at, "3c") == "trail/owns-build"
    assert rule(at, "3c") == "DR15"
    assert moves(at) == {"8d x [4h+4c]"}


@pytest.mark.parametrize("owner", [0, 1])
def test_dr16_equal_loose_cards_bar_everybodys_trail(owner: int) -> None:
    at = table("dominican", "8d 3c", "3h Qh", (8, "4h 4c", owner))
    assert "3c" not in moves(at)
    assert "3c x 3h" in moves(at)


def test_dr17_sweeps_score_one_and_opponents_sweeps_cancel() -> None:
    assert Swept(1) in events(whole("dominican", "8s", "8d"), "8s x 8d")
    half = CardSet.from_cards(list(FULL_DECK)[:26])
    score = score_deal(DOMINICAN, DealResult((half, FULL_DECK - half), (3, 1), 0, (0, 0)))
    assert [side.sweeps for side in score.sides] == [2, 0]
    three = DealResult((half, FULL_DECK - half, CardSet(0)), (3, 2, 1), 0, (0, 0, 0))
    assert [side.sweeps for side in score_deal(DOMINICAN, three).sides] == [2, 1, 0]


def test_dr18_the_rest_goes_to_the_last_capturer() -> None:
    told = events(whole("dominican", "8s", "8d Kc", others=["2c", ""]), "8s x 8d", "2c")
    assert told[1:] == (ResidueTaken(1, cards("Kc 2c")),)


def test_dr19_eleven_points_and_sweeps_and_no_points_at_a_tie() -> None:
    result = DealResult((FULL_DECK, CardSet(0)), (2, 0), 0, (0, 0))
    mine = score_deal(DOMINICAN, result).sides[0]
    assert (mine.cards, mine.spades, mine.big_casino, mine.little_casino) == (3, 1, 2, 1)
    assert (mine.aces, mine.sweeps, mine.last, mine.total) == (4, 2, 0, 13)
    half = CardSet.from_cards(list(FULL_DECK)[:26])
    tied = score_deal(DOMINICAN, DealResult((half, FULL_DECK - half), (0, 0), 0, (0, 0)))
    assert [side.cards for side in tied.sides] == [0, 0]
