"""The ledger's readings of dealing, sweeps, points and the end: the default and every option."""

import pytest

from cassino.cards import FULL_DECK, NO_CARDS, CardSet
from cassino.rules import (
    PRESETS,
    DealResult,
    DealScore,
    Dealt,
    Decision,
    Match,
    ResidueTaken,
    Settlement,
    SideScore,
    Swept,
    deal,
    default_partners,
    has_reached,
    leader_of,
    legal_moves,
    next_dealer,
    play,
    recipients,
    requirement,
    residue_side,
    score_deal,
    settle,
    turn_order,
    variant,
)
from tests.rules.tables import after, cards, events, whole

GAMES = ("classic", "royal", "danish", "dominican")
HALF = CardSet.from_cards(list(FULL_DECK)[:26])
HALVES = (HALF, FULL_DECK - HALF)


def settled(
    before: tuple[int, ...], *sides: SideScore, preset: str = "classic", **options: object
) -> Settlement:
    return settle(variant(preset, **options), before, DealScore(sides))


def sweep_points(counts: tuple[int, ...], preset: str, **options: object) -> list[int]:
    piles = (*HALVES, NO_CARDS, NO_CARDS)[: len(counts)]
    result = DealResult(piles, counts, None, (0,) * len(counts))
    return [side.sweeps for side in score_deal(variant(preset, **options), result).sides]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_x1_later_hands_give_four_to_each_player_and_none_to_the_table(
    preset: str, seats: int
) -> None:
    places = recipients(variant(preset), seats, 0, 2)
    assert {place: places.count(place) for place in places} == dict.fromkeys(range(seats), 4)


@pytest.mark.parametrize(("reach", "wins"), [("at_least", True), ("more_than", False)])
def test_x4_whether_the_target_itself_is_enough(reach: str, wins: bool) -> None:
    assert has_reached(variant("classic", reach=reach), 21) is wins
    assert has_reached(variant("classic", reach=reach), 22)
    assert (settled((20, 0), SideScore(aces=1), SideScore(), reach=reach).winner == 0) is wins


@pytest.mark.parametrize(("setting", "winner"), [("highest", 1), ("count_out", 0), ("closest", 0)])
def test_x5_who_wins_when_both_reach_the_target(setting: str, winner: int) -> None:
    sides = (SideScore(cards=3), SideScore(aces=4, ace_suits="schd"))
    assert settled((18, 18), *sides, end_resolution=setting).winner == winner
    equal = (SideScore(sweeps=3), SideScore(sweeps=3))
    assert settled((18, 18), *equal, end_resolution=setting).winner is None


def test_x6_a_sweep_leaves_the_table_empty() -> None:
    all_eights = whole("royal", "8s 2c", "8d 8h Kc", others=["Qd 3h", ""])
    assert Swept(1) not in events(all_eights, "8s x 8d, 8h")
    everything = whole("royal", "8s 2c", "8d 5h 3h", others=["Qd 4h", ""])
    assert Swept(1) in events(everything, "8s x 8d, 5h+3h")


@pytest.mark.parametrize("points", [0, 1, 2, 3, 5, 10, 50])
def test_x7_what_a_sweep_is_worth(points: int) -> None:
    assert sweep_points((2, 1), "royal", sweep_points=points) == [2 * points, points]
    assert [variant(preset).sweep.sweep_points for preset in GAMES] == [0, 1, 1, 1]


def test_x8_sweeps_score_in_all_games_but_the_classic() -> None:
    assert [sum(sweep_points((1, 0), preset)) for preset in GAMES] == [0, 1, 1, 1]
    assert sweep_points((1, 0), "classic", sweep_points=1) == [1, 0]


@pytest.mark.parametrize(
    ("setting", "left"),
    [("none", [3, 1, 1]), ("all_sides", [2, 0, 0]), ("pairwise", [2, 0, 0])],
)
def test_x9_how_sweeps_cancel(setting: str, left: list[int]) -> None:
    assert sweep_points((3, 1, 1), "royal", sweep_cancel=setting) == left
    assert [str(variant(preset).sweep.sweep_cancel) for preset in GAMES] == [
        "none",
        "none",
        "all_sides",
        "all_sides",
    ]


def test_x9_pairwise_leaves_the_second_nothing_and_a_tie_nobody() -> None:
    assert sweep_points((3, 2, 0), "royal", sweep_cancel="pairwise") == [1, 0, 0]
    assert sweep_points((3, 2, 0), "royal", sweep_cancel="all_sides") == [3, 2, 0]
    assert sweep_points((2, 2, 0), "royal", sweep_cancel="pairwise") == [0, 0, 0]


def test_x9_sequential_a_new_sweep_first_knocks_out_another_sides() -> None:
    start = whole(
        "royal",
        "8s 2c Kc",
        "8d",
        others=["3c 2d 4c", ""],
        place={"sweeps": [1, 0], "piles": [["Qc", "Qd"], []]},
        sweep_cancel="sequential",
    )
    assert after(start, "8s x 8d").sweeps == (0, 0)
    assert after(whole("royal", "8s 2c", "8d"), "8s x 8d").sweeps == (0, 1)


@pytest.mark.parametrize(
    ("setting", "leaders"), [("next_seat", [1, 0, 1]), ("same_rotation", [1, 1, 1])]
)
def test_x13_who_leads_later_hands(setting: str, leaders: list[int]) -> None:
    danish = variant("danish", later_hands_led_by=setting)
    assert [leader_of(danish, 2, 0, hand) for hand in (1, 2, 3)] == leaders
    assert variant("danish").deal.later_hands_led_by == "next_seat"


@pytest.mark.parametrize(
    ("setting", "order"),
    [("clockwise", (1, 2, 3, 0)), ("counter_clockwise", (3, 2, 1, 0))],
)
def test_x14_which_way_the_turn_passes(setting: str, order: tuple[int, ...]) -> None:
    dominican = variant("dominican", direction=setting)
    assert turn_order(dominican, 4, leader_of(dominican, 4, 0, 1)) == order
    assert variant("dominican").deal.direction == "counter_clockwise"


@pytest.mark.parametrize(("setting", "dealer"), [("clockwise", 1), ("counter_clockwise", 3)])
def test_x15_the_deal_passes_as_the_turn_does(setting: str, dealer: int) -> None:
    assert next_dealer(variant("dominican", direction=setting), 4, 0) == dealer


@pytest.mark.parametrize(
    ("setting", "item"), [("little_casino", "little_casino"), ("most_spades", "spades")]
)
def test_x16_what_twenty_points_need(setting: str, item: str) -> None:
    assert requirement(variant("dominican", near_target_20=setting), 20) == item
    won = settled(
        (20, 0), SideScore(spades=1), SideScore(), preset="dominican", near_target_20=setting
    )
    assert (won.winner == 0) is (item == "spades")


@pytest.mark.parametrize(("setting", "score"), [("cap_at_20", 20), ("freeze", 18), ("accrue", 24)])
def test_x18_what_a_side_gets_that_misses_its_requirement(setting: str, score: int) -> None:
    missed = settled(
        (18, 0), SideScore(aces=6), SideScore(), preset="dominican", near_target_miss=setting
    )
    assert (missed.scores, missed.winner) == ((score, 0), None)


@pytest.mark.parametrize("spades", [False, True])
def test_x19_the_earlier_item_wins(spades: bool) -> None:
    twenty = "most_spades" if spades else "little_casino"
    mine = SideScore(spades=1) if spades else SideScore(little_casino=1)
    other = SideScore(big_casino=2)
    won = settled((20, 19), mine, other, preset="dominican", near_target_20=twenty)
    assert won.winner == (0 if spades else 1)


def test_x20_both_below_18_reach_21() -> None:
    higher = settled((17, 16), SideScore(aces=4), SideScore(aces=6), preset="dominican")
    assert (higher.winner, higher.scores) == (1, (21, 22))
    equal = settled((17, 16), SideScore(aces=4), SideScore(aces=5), preset="dominican")
    assert equal.winner is None


@pytest.mark.parametrize(
    ("setting", "piles"),
    [("last_capturer", ("", "8s 8d Kc 2c")), ("nobody", ("", "8s 8d")), ("dealer_side", None)],
)
def test_x31_who_gets_what_stays_on_the_table(setting: str, piles: tuple[str, str] | None) -> None:
    start = whole("royal", "8s", "8d Kc", others=["2c", ""], residue=setting)
    told, end = events(start, "8s x 8d", "2c"), after(start, "8s x 8d", "2c")
    expected = ("Kc 2c", "8s 8d") if piles is None else piles
    assert end.piles == (cards(expected[0]), cards(expected[1]))
    side = {"last_capturer": 1, "nobody": None, "dealer_side": 0}[setting]
    assert told[1:] == (ResidueTaken(side, cards("Kc 2c")),)
    assert end.loose == (cards("Kc 2c") if side is None else NO_CARDS)
    assert end.sweeps == (0, 0)


def test_x32_when_nobody_captured_nobody_gets_it() -> None:
    assert residue_side(variant("classic"), None, 0) is None
    start = whole("classic", "8s", "Kc", others=["2c", ""])
    assert events(start, "8s", "2c")[1:] == (ResidueTaken(None, cards("Kc 8s 2c")),)


@pytest.mark.parametrize("preset", GAMES)
def test_x33_the_last_capture_scores_in_the_danish_game(preset: str) -> None:
    def last(**options: object) -> list[int]:
        result = DealResult(HALVES, (0, 0), 1, (0, 0))
        return [side.last for side in score_deal(variant(preset, **options), result).sides]

    assert last() == [0, int(preset == "danish")]
    assert last(last_capture_point=2) == [0, 2]


def test_x34_the_order_of_scoring_decides_in_the_royal_game_only() -> None:
    sides = (SideScore(cards=3), SideScore(sweeps=5))
    both = [settled((18, 18), *sides, preset=preset).winner for preset in GAMES[:3]]
    assert both == [1, 0, 1]
    assert settled((18, 18), *sides, preset="royal", end_resolution="highest").winner == 1


@pytest.mark.parametrize(("setting", "worth"), [("none", ()), ("11_12_13", (11,))])
def test_x35_whether_faces_have_numbers(setting: str, worth: tuple[int, ...]) -> None:
    jack = next(iter(cards("Jc")))
    assert variant("danish", face_values=setting).values.hand[jack] == worth
    assert variant("danish").values.hand[jack] == (11,)


def test_x36_the_danish_game_goes_to_the_highest_or_by_choice_the_closest() -> None:
    sides = (SideScore(aces=2), SideScore(aces=4))
    assert settled((20, 20), *sides, preset="danish").winner == 1
    near = settled((20, 20), *sides, preset="danish", end_resolution="closest")
    assert (near.winner, near.decision) == (0, Decision.CLOSEST)


@pytest.mark.parametrize(
    ("setting", "first"),
    [
        ("others_table_dealer", (1, 1, None, None, 0, 0)),
        ("players_table", (1, 1, 0, 0, None, None)),
    ],
)
def test_x37_where_the_table_stands_in_the_order_of_dealing(
    setting: str, first: tuple[int | None, ...]
) -> None:
    for preset in GAMES:
        rules = variant(preset, deal_order=setting, direction="clockwise")
        assert recipients(rules, 2, 0, 1) == first * 2
    orders = [str(variant(preset).deal.deal_order) for preset in GAMES]
    assert [order == "players_table" for order in orders] == [False, False, True, False]


def test_x38_only_the_dominican_four_are_partners_by_default() -> None:
    assert [default_partners(variant(preset), 4) for preset in GAMES] == [False] * 3 + [True]
    assert Match.start(variant("classic"), seats=4, partners=True).scores == (0, 0)
    assert Match.start(variant("dominican"), seats=4, partners=False).scores == (0, 0, 0, 0)


def test_x40_the_requirement_is_looked_at_when_the_deal_is_over() -> None:
    start = whole(
        "dominican",
        "Th 3c",
        "Td",
        others=["4c 5c", ""],
        place={"scores": [0, 19], "dealer": 0},
    )
    at = after(start, "Th x Td")
    assert not at.is_over
    assert list(legal_moves(at))


@pytest.mark.parametrize(("counts", "sweeps"), [(True, (0, 1)), (False, (0, 0))])
def test_x41_whether_sweeps_of_the_last_hand_count(counts: bool, sweeps: tuple[int, int]) -> None:
    start = whole("danish", "8s", "8d", place={"hand_number": 6}, sweeps_in_last_hand=counts)
    assert after(start, "8s x 8d").sweeps == sweeps
    assert Swept(1) in events(start, "8s x 8d")
    earlier = whole("danish", "8s", "8d", place={"hand_number": 5}, sweeps_in_last_hand=counts)
    assert after(earlier, "8s x 8d").sweeps == (0, 1)


def test_x53_danish_later_hands_are_dealt_in_the_order_of_the_first() -> None:
    danish = variant("danish")
    assert recipients(danish, 3, 0, 2) == recipients(danish, 3, 0, 3) == (1, 1, 2, 2, 0, 0) * 2
    at = deal(danish, seed="x53", seats=3)
    told: list[object] = []
    while not told or not isinstance(told[-1], Dealt):
        at, more = play(at, list(legal_moves(at))[-1])
        told += more
    assert at.turn == 2


def test_x54_sweeps_are_counted_where_they_are_worth_nothing() -> None:
    assert after(whole("classic", "8s", "8d"), "8s x 8d").sweeps == (0, 1)
    assert sweep_points((0, 1), "classic") == [0, 0]


def test_x55_after_a_tie_at_the_target_the_higher_total_wins_without_counting_out() -> None:
    sides = (SideScore(cards=3), SideScore(sweeps=4))
    tied = settled((21, 21), *sides, preset="royal")
    assert (tied.winner, tied.decision) == (1, Decision.HIGHEST)
    fresh = settled((20, 20), *sides, preset="royal")
    assert (fresh.winner, fresh.decision) == (0, Decision.COUNTED_OUT)


def test_x55_closest_compares_sides_at_the_target_only() -> None:
    sides = (SideScore(), SideScore(aces=4))
    assert settled((20, 20), *sides, preset="danish", end_resolution="closest").winner == 1


def test_x55_the_last_capture_counts_after_sweeps() -> None:
    sides = (SideScore(last=1), SideScore(sweeps=1))
    won = settled((20, 20), *sides, preset="royal", last_capture_point=1)
    assert (won.winner, won.item) == (1, "sweeps")


def test_x56_after_a_tie_the_limits_and_the_bar_on_sweeps_are_lifted() -> None:
    won = settled((22, 22), SideScore(aces=2), SideScore(cards=3), preset="dominican")
    assert (won.winner, won.scores) == (1, (24, 25))
    result = DealResult(HALVES, (2, 0), None, (21, 21))
    score = score_deal(variant("dominican"), result)
    assert [side.sweeps for side in score.sides] == [2, 0]
    barred = score_deal(variant("dominican"), DealResult(HALVES, (2, 0), None, (20, 20)))
    assert [side.sweeps for side in barred.sides] == [0, 0]


def test_x56_under_accrue_a_side_above_20_has_no_requirement() -> None:
    accrue = variant("dominican", near_target_miss="accrue")
    assert requirement(accrue, 24) is None
    won = settle(accrue, (24, 0), DealScore((SideScore(), SideScore(aces=2))))
    assert won.winner == 0
