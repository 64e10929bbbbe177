"""The ledger's readings of captures, builds and duties: the default and every named option."""

import pytest

from cassino.rules import legal_moves, variant
from tests.rules.tables import Built, after, builds, moves, rule, table, verdict, whole


@pytest.mark.parametrize(
    ("setting", "sizes"),
    [("one", {1}), ("all", {1, 2, 3}), ("one_or_three", {1, 3})],
)
def test_x2_how_many_equal_faces_a_face_takes(setting: str, sizes: set[int]) -> None:
    at = table("classic", "Jc", "Jd Jh Js", face_capture=setting)
    taken = {text.count("J") - 1 for text in moves(at)} - {0}
    assert taken == sizes
    assert variant("classic").capture.face_capture == "one"


def test_x2_one_or_three_of_two_is_one() -> None:
    at = table("classic", "Jc", "Jd Jh", face_capture="one_or_three")
    assert verdict(at, "Jc x Jd") is None
    assert verdict(at, "Jc x Jd, Jh") == "capture/one-or-three-faces"
    three = table("classic", "Jc", "Jd Jh Js", face_capture="one_or_three")
    assert verdict(three, "Jc x Jd, Jh") == "capture/one-or-three-faces"
    assert rule(at, "Jc x Jd, Jh") == "X2"


def test_x3_a_single_build_may_have_two_cards() -> None:
    start = whole("classic", "2c 5h Kd", "3d", others=["Kc Kh", ""])
    assert builds(after(start, "2c+3d = 5")) == ["5: 3d 2c @1"]


@pytest.mark.parametrize(
    ("setting", "taken"),
    [
        ("any", {"Ah=1 x As", "Ah=14 x Kd+As"}),
        ("low_on_table", {"Ah=1 x As", "Ah=14 x Kd+As"}),
        ("hand_high", {"Ah x Kd+As"}),
    ],
)
def test_x10_where_an_ace_counts_one_and_where_fourteen(setting: str, taken: set[str]) -> None:
    at = table("royal", "Ah", "As Kd", dual_values=setting)
    assert moves(at) - {"Ah"} == taken
    assert (verdict(at, "Ah=14 x As") is None) is (setting == "any")


def test_x11_the_power_of_the_five_of_spades_is_at_will_and_takes_builds() -> None:
    at = table("danish", "5s", "5d Kd", (9, "6c 3h", 0))
    assert moves(at) == {"5s", "5s x 5d", "5s x *"}
    start = whole("danish", "5s 3c", "Kd", (9, "6c 3h", 0), others=["2c 2d", ""])
    assert after(start, "5s x *").builds == ()


def test_x12_clearing_the_table_counts_as_a_sweep() -> None:
    start = whole("danish", "5s 3c", "Kd 2h", others=["2c 2d", ""])
    assert after(start, "5s x *").sweeps == (0, 1)


def test_x17_no_reliance_on_a_partners_card_but_his_build_may_be_changed() -> None:
    built: Built = (8, "6c 2d", 3)

    def refused(hand: str, text: str, trust: str = "never") -> str | None:
        return verdict(table("dominican", hand, "4c", built, seats=4, for_partner=trust), text)

    assert refused("8h 2c Kd", "8h, [6c+2d] = 8") == "build/no-card-in-hand"
    assert refused("8h 8s Kd", "8h, [6c+2d] = 8") is None
    assert refused("2c Td Kd", "2c+[6c+2d] = 10") is None
    assert refused("4h Kd", "4h+4c = 8") == "build/no-card-in-hand"
    assert refused("4h Kd", "4h+4c = 8", "provable") is None
    assert refused("5h Kd", "5h+4c = 9", "provable") == "build/no-card-in-hand"
    assert refused("5h Kd", "5h+4c = 9", "allowed") is None


@pytest.mark.parametrize(
    ("preset", "may"),
    [("classic", True), ("royal", True), ("danish", True), ("dominican", False)],
)
def test_x21_whether_ones_own_build_may_be_raised(preset: str, may: bool) -> None:
    built: Built = (8, "6c 2d", 1)
    own = table(preset, "2c Tc Kd", "", built)
    assert (verdict(own, "2c+[6c+2d] = 10") is None) is may
    other = table(preset, "2c Tc Kd", "", built, raise_own=not may)
    assert (verdict(other, "2c+[6c+2d] = 10") is None) is not may


@pytest.mark.parametrize(
    ("setting", "legal"),
    [
        ("capture_next", {"8s x [6c+2d]"}),
        ("capture_or_extend", {"8s x [6c+2d]", "2c+[6c+2d] = 10"}),
        ("none", {"8s x [6c+2d]", "2c+[6c+2d] = 10", "2c", "Tc"}),
    ],
)
def test_x22_what_a_builder_owes_on_the_next_turn(setting: str, legal: set[str]) -> None:
    at = table(
        "danish", "2c Tc 8s", "", (8, "6c 2d", 1), place={"must_take": [1]}, after_build=setting
    )
    assert moves(at) == legal
    if setting != "none":
        why = {"capture_next": "DK17", "capture_or_extend": "X22"}[setting]
        assert rule(at, "Tc") == why


def test_x23_without_a_capture_the_obligation_lapses() -> None:
    at = table("danish", "2c Kh", "Qd", (9, "6c 3d", 0), place={"must_take": [1]})
    assert moves(at) >= {"2c", "Kh"}


@pytest.mark.parametrize("may", [True, False])
def test_x24_whether_an_owner_may_trail(may: bool) -> None:
    at = table("danish", "3c 9s", "Kd", (9, "6c 3d", 1), owner_may_trail=may)
    assert ("3c" in moves(at)) is may
    assert verdict(at, "9s") == ("build/left-without-card" if may else "trail/owns-build")
    assert variant("danish").obligation.owner_may_trail is True


@pytest.mark.parametrize(
    ("most", "legal"),
    [(None, True), (3, True), (2, False)],
)
def test_x25_how_many_cards_a_group_of_a_build_may_have(most: int | None, legal: bool) -> None:
    at = table("danish", "4c 9s", "3h 2d", group_max_cards=most)
    assert (verdict(at, "4c+3h+2d = 9") is None) is legal
    if not legal:
        assert rule(at, "4c+3h+2d = 9") == "X25"


def test_x26_any_number_of_matches_and_sums_in_one_trick() -> None:
    at = table("danish", "9s", "9c 9d 5c 4d 6c 3h 7h 2h")
    assert verdict(at, "9s x 9c, 9d, 5c+4d, 6c+3h, 7h+2h") is None


@pytest.mark.parametrize(("most", "legal"), [(None, True), (2, True), (1, False)])
def test_x27_how_many_builds_one_may_own(most: int | None, legal: bool) -> None:
    at = table("classic", "3c 8h 9s", "5d", (9, "7c 2d", 1), max_own_builds=most)
    assert (verdict(at, "3c+5d = 8") is None) is legal
    if not legal:
        assert rule(at, "3c+5d = 8") == "X27"


@pytest.mark.parametrize(
    ("setting", "new", "raised"),
    [("allowed", True, True), ("merge", False, True), ("forbidden", False, False)],
)
def test_x28_two_builds_of_one_value(setting: str, new: bool, raised: bool) -> None:
    built: tuple[Built, Built] = ((8, "6c 2d", 0), (5, "3h 2h", 0))
    at = table("classic", "3c 8h Kd", "5d", *built, same_value_builds=setting)
    assert (verdict(at, "3c+5d = 8") is None) is new
    assert (verdict(at, "3c+[3h+2h] = 8") is None) is raised
    assert verdict(at, "3c+5d, [6c+2d] = 8") is None
    if not new:
        assert rule(at, "3c+5d = 8") == "X28"


@pytest.mark.parametrize(
    ("setting", "legal"),
    [
        ("none", {"8s", "8s x 8d", "8s x 5c+3h", "8s x 8d, 5c+3h", "Kc"}),
        ("matching_loose", {"8s x 8d", "8s x 8d, 5c+3h", "Kc"}),
        ("if_able", {"8s x 8d", "8s x 5c+3h", "8s x 8d, 5c+3h"}),
        ("maximal", {"8s x 8d, 5c+3h", "Kc"}),
    ],
)
def test_x29_which_captures_are_owed(setting: str, legal: set[str]) -> None:
    at = table("classic", "8s Kc", "8d 5c 3h", compulsory=setting)
    assert moves(at) == legal
    for text in {"8s", "8s x 8d", "8s x 5c+3h"} - legal:
        assert rule(at, text) in {"X29", "X30"}


@pytest.mark.parametrize(
    ("preset", "trails"),
    [("classic", True), ("royal", True), ("danish", True), ("dominican", False)],
)
def test_x30_whether_a_card_that_could_capture_may_be_trailed(preset: str, trails: bool) -> None:
    equal = table(preset, "8s", "8d 5c 3h")
    assert ("8s" in moves(equal)) is trails
    assert "8s" in moves(table(preset, "8s", "5c 3h"))
    assert rule(table("classic", "8s", "8d", compulsory="matching_loose"), "8s") == "X30"


def test_x39_a_dominican_raise_absorbs_loose_groups_of_the_new_value() -> None:
    at = table("dominican", "2c Td 3h", "6d 4s", (8, "6c 2d", 0))
    assert verdict(at, "2c+[6c+2d], 6d+4s = 10") is None


def test_x42_royal_faces_are_taken_without_limit() -> None:
    assert verdict(table("royal", "Js", "Jc Jd Jh"), "Js x Jc, Jd, Jh") is None


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_x43_a_build_is_no_member_of_a_sum(preset: str) -> None:
    built: Built = (8, "6c 2d", 0)
    assert verdict(table(preset, "9s", "Ac", built), "9s x [6c+2d]+Ac") == "capture/build-in-sum"
    as_card = table(preset, "9s", "Ac", built, build_as_card=True)
    assert verdict(as_card, "9s x [6c+2d]+Ac") is None


def test_x44_ones_own_build_may_be_taken_with_the_last_card_of_its_value() -> None:
    at = table("classic", "8s 3c", "Kd", (8, "6c 2d", 1))
    assert verdict(at, "8s x [6c+2d]") is None


def test_x45_every_value_owned_needs_a_card_of_its_own() -> None:
    at = table("royal", "5d Ah As Kc", "9c Ac Js Jh")
    assert verdict(at, "5d+9c = 14") is None
    later = table("royal", "Ah As Kc", "Ac Js Jh", (14, "9c 5d", 1))
    assert verdict(later, "Ah, Ac = 1") == "build/one-card-two-values"
    assert rule(later, "Ah, Ac = 1") == "X45"
    assert list(legal_moves(later))
    two = table("royal", "Ah As Ad", "Ac Js Jh", (14, "9c 5d", 1))
    assert verdict(two, "Ah, Ac = 1") is None
    same = table("classic", "3c 8h Kd", "5d", (8, "6c 2d", 1))
    assert verdict(same, "3c+5d = 8") is None


def test_x46_with_one_build_as_the_limit_none_is_taken_over() -> None:
    built: tuple[Built, Built] = ((9, "7c 2d", 1), (8, "6c 2h", 0))
    at = table("danish", "8h 9s 8d", "", *built)
    assert verdict(at, "8h, [6c+2h] = 8") == "build/too-many"
    raising = table("danish", "2s Tc 9s", "", *built)
    assert verdict(raising, "2s+[6c+2h] = 10") == "build/too-many"
    assert verdict(table("danish", "8h 9s 8d", "", built[1]), "8h, [6c+2h] = 8") is None


def test_x47_an_equal_loose_card_is_judged_at_the_value_played() -> None:
    at = table("dominican", "As", "Ac Kd Ad")
    assert verdict(at, "As=1 x Ac, Ad") is None
    assert verdict(at, "As=14 x Kd+Ac") == "capture/leaves-equal"
    assert verdict(at, "As") == "trail/equal-loose"
    low = table("dominican", "As", "Ac Kd", dual_values="low_on_table")
    assert verdict(low, "As=14 x Kd+Ac") is None
    assert verdict(table("dominican", "As", "9c 5d"), "As") is None


@pytest.mark.parametrize(
    ("setting", "low", "high"),
    [("any", True, True), ("low_on_table", True, True), ("hand_high", False, True)],
)
def test_x48_in_building_the_played_card_is_a_hand_card(
    setting: str, low: bool, high: bool
) -> None:
    at = table("finnish", "2s 3c Ad", "Ac", builds=True, dual_values=setting)
    assert (verdict(at, "2s+Ac = 3") is None) is low
    fourteen = table("finnish", "Ah 3c As", "Jc 3d", builds=True, dual_values=setting)
    assert (verdict(fourteen, "Ah, Jc+3d = 14") is None) is high


def test_x49_the_limit_of_a_group_counts_the_played_card_and_a_raised_build_as_one() -> None:
    at = table("classic", "2c 9s 3d", "4h 3h 5h 4d", (7, "4c 3s", 0), group_max_cards=2)
    assert verdict(at, "2c+4h+3h = 9") == "build/group-too-large"
    assert verdict(at, "2c+[4c+3s] = 9") is None
    assert verdict(at, "2c+[4c+3s], 5h+4h = 9") is None
    assert verdict(at, "9s x 5h+4d") is None
    assert verdict(table("classic", "9s", "4h 3h 2d", group_max_cards=2), "9s x 4h+3h+2d") is None


def test_x50_a_single_build_may_be_a_term_of_a_capture_only() -> None:
    built: Built = (8, "6c 2d", 0)
    at = table("classic", "9s Th Ac", "Ad 2h", built, build_as_card=True)
    assert verdict(at, "Th x [6c+2d]+2h") is None
    assert verdict(at, "9s x [6c+2d]+Ad") is None
    assert verdict(at, "Ac+[6c+2d]+Ad = 10") == "build/raise-with-table-cards"
    assert verdict(at, "Ac, [6c+2d]+2h = 10") == "build/add-other-value"
    multiple = table("classic", "9s", "Ad", (8, "6c 2d/8h", 0), build_as_card=True)
    assert verdict(multiple, "9s x [8h|6c+2d]+Ad") == "capture/multiple-build-in-sum"
    assert rule(multiple, "9s x [8h|6c+2d]+Ad") == "X50"


def test_x51_where_equal_builds_merge_a_raise_joins_the_standing_one() -> None:
    built: tuple[Built, Built] = ((8, "6c 2d", 0), (5, "3h 2h", 1))
    start = whole(
        "classic", "3c 8h 5c Kd", "5d", *built, others=["8s Kc Kh", ""], same_value_builds="merge"
    )
    assert builds(after(start, "3c+[3h+2h] = 8")) == ["8: 6c 2d/3h 3c 2h @1"]
    assert verdict(start, "3c+5d = 8") == "build/value-stands"
    forbidden = table("classic", "3c 8h 5c Kd", "5d", *built, same_value_builds="forbidden")
    assert verdict(forbidden, "3c+[3h+2h] = 8") == "build/value-stands"


@pytest.mark.parametrize("text", ["4c+5d = 9", "4c+[3h+2h] = 9", "4c, [3s+Ac] = 4"])
def test_x52_whoever_makes_raises_or_adds_to_a_build_owes(text: str) -> None:
    start = whole(
        "danish",
        "4c 9s 4d Kh",
        "5d Qc",
        (5, "3h 2h", 0),
        (4, "3s Ac", 0),
        others=["8d 8c 7c 5h", ""],
    )
    assert after(start, text).owes == {1}


def test_x52_the_clear_is_a_capture_and_with_nothing_to_take_every_move_is_open() -> None:
    owing = {"must_take": [1]}
    assert moves(table("danish", "5s Kh", "Qd", place=owing)) == {"5s x *"}
    free = table("danish", "4c 9h Kh", "5d", place=owing)
    assert moves(free) == {"4c", "9h", "Kh", "4c+5d = 9"}
    extend = table(
        "danish", "4c Jc Kh", "", (7, "4d 3c", 1), place=owing, after_build="capture_or_extend"
    )
    assert moves(extend) == {"4c+[4d+3c] = 11"}


def test_x1_nobody_deals_to_the_table_again() -> None:
    at = whole("classic", "Kc", "", stock="2c 2d 3c 3d 4c 4d 5c 5d", place={"hand_number": 5})
    dealt = after(at, "Kc")
    assert dealt.loose.high_to_low()[0].text == "Kc"
    assert len(dealt.loose) == 1
    assert [len(hand) for hand in dealt.hands] == [4, 4]
