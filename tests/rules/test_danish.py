"""Danish Kasino (DK1-DK23)."""

import pytest

from cassino.cards import CARDS, FULL_DECK, CardSet
from cassino.rules import (
    DealResult,
    DealScore,
    Event,
    LastAnnounced,
    ResidueTaken,
    SideScore,
    Swept,
    deal,
    default_partners,
    leader_of,
    legal_moves,
    next_dealer,
    play,
    recipients,
    score_deal,
    settle,
    start_deal,
    turn_order,
    variant,
)
from tests.rules.tables import after, builds, cards, events, moves, rule, table, verdict, whole

DANISH = variant("danish")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dk1_each_for_himself(seats: int) -> None:
    assert not default_partners(DANISH, seats)
    assert deal(DANISH, seed="dk1", seats=seats).sides == seats


def test_dk2_clockwise_and_the_next_seat_deals() -> None:
    assert turn_order(DANISH, 3, 1) == (1, 2, 0)
    assert next_dealer(DANISH, 3, 2) == 0


def test_dk3_in_twos_to_every_player_and_then_the_table_and_later_none_to_the_table() -> None:
    assert recipients(DANISH, 3, 0, 1) == (1, 1, 2, 2, 0, 0, None, None) * 2
    assert recipients(DANISH, 3, 0, 2) == (1, 1, 2, 2, 0, 0) * 2
    start, _ = start_deal(DANISH, deck=CARDS)
    assert start.loose == CardSet.from_cards([*CARDS[4:6], *CARDS[10:12]])


def test_dk4_the_lead_moves_on_every_hand() -> None:
    assert [leader_of(DANISH, 2, 0, hand) for hand in range(1, 7)] == [1, 0, 1, 0, 1, 0]
    assert [leader_of(DANISH, 4, 1, hand) for hand in range(1, 4)] == [2, 3, 0]
    at = deal(DANISH, seed="dk4")
    turns = [at.turn]
    for _ in range(15):
        at, _ = play(at, list(legal_moves(at))[-1])
        turns.append(at.turn)
    assert turns == [1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1]


def test_dk5_the_last_hand_is_announced() -> None:
    at = deal(DANISH, seed="dk5", seats=4)
    told: list[Event] = []
    while not at.is_over:
        at, more = play(at, next(legal_moves(at)))
        told += more
    assert told.count(LastAnnounced()) == 1


def test_dk6_pips_and_faces_from_eleven() -> None:
    values = DANISH.values
    for card in CARDS:
        assert values.hand[card][0] == int(card.rank)


def test_dk7_aces_the_two_of_spades_and_the_ten_of_diamonds_have_a_second_value() -> None:
    values = DANISH.values
    high = {card.text: values.hand[card][1] for card in CARDS if len(values.hand[card]) > 1}
    assert high == {"Ac": 14, "Ad": 14, "Ah": 14, "As": 14, "2s": 15, "Td": 16}
    assert values.table == values.hand
    at = table("danish", "Td Ah", "2s Ac Th 6c")
    assert verdict(at, "Td=16 x 2s+Ac, Th+6c") is None
    assert verdict(at, "Td=10 x 2s+Ac") == "capture/group-sum"
    assert verdict(at, "Td=12 x 2s") == "capture/wrong-value"
    assert rule(at, "Td=12 x 2s") == "DK7"


def test_dk7_a_played_card_has_one_value() -> None:
    at = table("danish", "Td", "Th Jc 5c")
    assert verdict(at, "Td=10 x Th") is None
    assert verdict(at, "Td=16 x Jc+5c") is None
    assert verdict(at, "Td x Th, Jc+5c") == "capture/group-sum"


def test_dk8_the_five_of_spades_may_clear_the_table() -> None:
    start = whole("danish", "5s 3c", "Kd 2c Qh", (9, "6c 3h", 0), others=["9s 8s", ""])
    assert Swept(1) in events(start, "5s x *")
    at = after(start, "5s x *")
    assert at.piles[1] == cards("5s Kd 2c Qh 6c 3h")
    assert (at.builds, at.sweeps) == ((), (0, 1))


def test_dk8_the_five_of_spades_needs_a_card_on_the_table_and_may_be_a_five() -> None:
    assert verdict(table("danish", "5s", ""), "5s x *") == "capture/empty-table"
    at = table("danish", "5s 8c", "5d Kd 3h")
    assert moves(at, "5s") == {"5s", "5s x 5d", "5s x *", "5s+3h = 8"}
    assert verdict(at, "5s x Kd") == "capture/no-power"
    assert verdict(table("danish", "5c", "Kd"), "5c x *") == "capture/no-power"
    assert rule(table("danish", "5c", "Kd"), "5c x *") == "DK8"


def test_dk8_on_the_table_the_five_of_spades_is_a_five() -> None:
    at = table("danish", "8c 5h", "5s 3h")
    assert moves(at) == {"8c", "8c x 5s+3h", "5h", "5h x 5s", "5h+3h = 8"}


def test_dk9_any_card_takes_equal_ones() -> None:
    at = table("danish", "Kc", "Kd Kh 7s")
    assert moves(at) == {"Kc", "Kc x Kd", "Kc x Kh", "Kc x Kh, Kd"}


def test_dk10_matches_and_several_sums_at_once() -> None:
    at = table("danish", "Jc", "Jd 8h 3s 9c 2d 7s 4h")
    assert verdict(at, "Jc x Jd, 8h+3s, 9c+2d, 7s+4h") is None
    assert verdict(at, "Jc x 8h+2d") == "capture/group-sum"
    assert rule(at, "Jc x 8h+2d") == "DK10"


def test_dk11_capturing_is_never_compulsory() -> None:
    assert moves(table("danish", "7c", "7d 4h 3s")) >= {"7c", "7c x 7d", "7c x 4h+3s"}


def test_dk12_a_build_is_one_card_of_its_value() -> None:
    at = table("danish", "9c Jh 3h", "9d 2d", (9, "6c 3d", 0))
    assert verdict(at, "9c x 9d, [6c+3d]") is None
    assert verdict(at, "Jh x [6c+3d]+2d") == "capture/build-in-sum"
    assert verdict(at, "3h x 3d") == "card/in-a-build"
    assert rule(at, "Jh x [6c+3d]+2d") == "DK12"


def test_dk13_a_build_makes_the_value_of_another_held_card() -> None:
    start = whole("danish", "4c 9s Kh", "3h 2d Qc", others=["2c 2h 7c", ""])
    assert builds(after(start, "4c+3h+2d = 9")) == ["9: 4c 3h 2d @1"]
    assert verdict(start, "4c+3h = 7") == "build/no-card-in-hand"
    assert verdict(table("danish", "Ac Kh 5d", "Qc"), "Ac+Qc = 13") is None


def test_dk14_anyone_raises_a_single_build_with_the_new_value_in_hand() -> None:
    for owner in (0, 1):
        at = table("danish", "2c Jh 5d", "", (9, "6c 3d", owner))
        assert verdict(at, "2c+[6c+3d] = 11") is None
    at = table("danish", "2c Qh 5d", "", (9, "6c 3d", 0))
    assert verdict(at, "2c+[6c+3d] = 11") == "build/no-card-in-hand"
    multiple = table("danish", "2c Jh 5d", "", (9, "6c 3d/9h", 0))
    assert verdict(multiple, "2c+[9h|6c+3d] = 11") == "build/multiple-is-fixed"


def test_dk15_further_sets_make_a_multiple_build_whose_value_is_fixed() -> None:
    start = whole("danish", "7c 7d Kh", "7h 4s 3s", others=["2c 2h 9c", ""])
    assert builds(after(start, "7c, 7h = 7")) == ["7: 7h/7c @1"]
    assert builds(after(start, "7c, 7h, 4s+3s = 7")) == ["7: 7h/7c/4s 3s @1"]
    others = table("danish", "3c 9d 9h", "6s", (9, "5c 4d", 0))
    assert verdict(others, "3c+6s, [5c+4d] = 9") is None
    fixed = table("danish", "3c Qh 5h", "", (9, "9c/5c 4d", 0))
    assert rule(fixed, "3c+[9c|5c+4d] = 12") == "DK15"


def test_dk16_the_builder_holds_and_keeps_the_card() -> None:
    assert verdict(table("danish", "4c", "5d"), "4c+5d = 9") == "build/no-card-in-hand"
    at = table("danish", "9c 4c", "9h", (9, "6c 3d", 1))
    assert verdict(at, "9c x 9h") == "build/left-without-card"
    assert rule(at, "9c x 9h") == "DK16"
    last = table("danish", "9c", "9h", (9, "6c 3d", 1))
    assert moves(last) == {"9c x [6c+3d]", "9c x [6c+3d], 9h"}


def test_dk17_after_building_the_next_turn_is_a_capture() -> None:
    start = whole("danish", "4c 9s 2h Kh", "5d 2c Qc", others=["8d 8c 7c 6h", ""])
    at = after(start, "4c+5d = 9", "8d")
    assert at.owes == {1}
    assert moves(at) == {"9s x [5d+4c]", "2h x 2c"}
    assert verdict(at, "Kh") == "turn/must-capture"
    assert verdict(at, "2h+[5d+4c] = 11") == "build/no-card-in-hand"
    assert verdict(at, "2h, [5d+4c] = 9") == "build/played-card-outside"
    assert rule(at, "Kh") == "DK17"
    assert after(at, "2h x 2c").owes == frozenset()


def test_dk18_one_own_build_at_a_time() -> None:
    at = table("danish", "3c 8h 9s", "5d 6s 3d", (9, "7c 2d", 1))
    assert verdict(at, "3c+5d = 8") == "build/too-many"
    assert rule(at, "3c+5d = 8") == "DK18"
    assert verdict(at, "3c+6s, [7c+2d] = 9") is None
    free = table("danish", "3c 8h 9s", "5d", (9, "7c 2d", 0))
    assert verdict(free, "3c+5d = 8") is None


def test_dk19_an_owner_may_trail_later_but_keeps_the_card() -> None:
    at = table("danish", "3c Kh 9s", "5d", (9, "7c 2d", 1))
    assert verdict(at, "Kh") is None
    assert verdict(at, "9s") == "build/left-without-card"


def test_dk20_sweeps_score_and_cancel_when_everybody_has_one() -> None:
    half = CardSet.from_cards(list(FULL_DECK)[:26])
    piles = (half, FULL_DECK - half)
    for sweeps, left in [((3, 1), [2, 0]), ((2, 0), [2, 0]), ((2, 2), [0, 0])]:
        score = score_deal(DANISH, DealResult(piles, sweeps, 0, (0, 0)))
        assert [side.sweeps for side in score.sides] == left
    three = DealResult((half, FULL_DECK - half, CardSet(0)), (3, 1, 0), 0, (0, 0, 0))
    assert [side.sweeps for side in score_deal(DANISH, three).sides] == [3, 1, 0]


def test_dk21_the_last_trick_takes_the_rest_and_scores_one() -> None:
    start = whole("danish", "8s", "8d Kc", others=["2c", ""])
    told = events(start, "8s x 8d", "2c")
    assert told[1:] == (ResidueTaken(1, cards("Kc 2c")),)
    end = after(start, "8s x 8d", "2c")
    score = score_deal(DANISH, DealResult(end.piles, end.sweeps, 1, (0, 0)))
    assert [side.last for side in score.sides] == [0, 1]
    assert end.sweeps == (0, 0)


def test_dk22_spades_two_cards_one_and_eleven_in_all() -> None:
    score = score_deal(DANISH, DealResult((FULL_DECK, CardSet(0)), (0, 0), 0, (0, 0)))
    mine = score.sides[0]
    assert (mine.spades, mine.cards, mine.big_casino, mine.little_casino) == (2, 1, 2, 1)
    assert (mine.aces, mine.last, mine.total) == (4, 1, 11)


def test_dk23_deals_are_played_to_21_and_the_highest_wins() -> None:
    def won(before: tuple[int, int], first: int, second: int) -> int | None:
        sides = (SideScore(aces=first), SideScore(aces=second))
        return settle(DANISH, before, DealScore(sides)).winner

    assert won((20, 5), 0, 9) is None
    assert won((20, 5), 1, 9) == 0
    assert won((20, 19), 2, 4) == 1
    assert won((20, 19), 2, 3) is None
