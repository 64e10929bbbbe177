"""Classic Casino: builds, raises and additions (CL19-CL32)."""

import pytest

from cassino.rules import variant
from tests.rules.tables import after, builds, moves, rule, table, verdict, whole


def test_cl19_builds_hold_number_cards_only() -> None:
    at = table("classic", "Jc 8s 3d", "Jd 5c")
    assert verdict(at, "Jc, Jd = 11") == "build/face-card"
    assert verdict(at, "3d+Jd = 8") == "build/face-card"
    assert rule(at, "Jc, Jd = 11") == "CL19"
    assert verdict(at, "3d+5c = 8") is None


def test_cl20_the_builder_holds_a_card_of_the_value() -> None:
    at = table("classic", "3d 8s Kc", "5c 6h")
    assert moves(at, "3d") == {"3d", "3d+5c = 8"}
    assert verdict(at, "3d+6h = 9") == "build/no-card-in-hand"
    assert rule(at, "3d+6h = 9") == "CL20"
    assert verdict(table("classic", "8s 8c", "8d"), "8s, 8d = 8") is None
    assert verdict(table("classic", "8s", "8d"), "8s, 8d = 8") == "build/no-card-in-hand"


def test_cl21_every_group_of_a_new_build_makes_the_value() -> None:
    at = table("classic", "8s 8c 2d", "5c 3h 6h 4s")
    assert moves(at, "8s") >= {"8s, 5c+3h = 8"}
    assert moves(at, "2d") >= {"2d+6h = 8", "2d+6h, 5c+3h = 8"}
    assert verdict(at, "2d+5c = 8") == "build/group-sum"
    assert verdict(at, "2d+6h, 4s = 8") == "build/group-sum"
    assert rule(at, "2d+6h, 4s = 8") == "CL21"
    assert verdict(at, "8s = 8") == "build/one-card"


def test_cl22_the_played_card_is_part_of_the_build() -> None:
    at = table("classic", "2d 8c", "5c 3h 6h")
    assert verdict(at, "2d, 5c+3h = 8") == "build/played-card-outside"
    assert rule(at, "2d, 5c+3h = 8") == "CL22"
    assert moves(at, "2d") == {"2d", "2d+6h = 8", "2d+6h, 5c+3h = 8"}


def test_cl23_several_groups_are_put_together_at_once() -> None:
    start = whole("classic", "2d 9c Kh", "7s 5c 4h 9d 8c Ac", others=["Kc Kd", ""])
    assert builds(after(start, "2d+7s, 9d, 5c+4h, 8c+Ac = 9")) == ["9: 9d/8c Ac/7s 2d/5c 4h @1"]


def test_cl24_the_announced_value_decides() -> None:
    start = whole("classic", "5s 5d Tc", "5h", others=["Kc Kd", ""])
    assert builds(after(start, "5s+5h = 10")) == ["10: 5s 5h @1"]
    assert builds(after(start, "5s, 5h = 5")) == ["5: 5s/5h @1"]


def test_cl25_the_owner_is_who_last_made_or_added() -> None:
    start = whole("classic", "3d 8s", "5c", others=["8h 8c Kd", ""])
    made = after(start, "3d+5c = 8")
    assert builds(made) == ["8: 5c 3d @1"]
    assert builds(after(made, "8h, [5c+3d] = 8")) == ["8: 8h/5c 3d @0"]


def test_cl26_a_single_build_is_raised_with_one_hand_card() -> None:
    start = whole("classic", "2s 9c Kd", "9d 4h", (7, "4c 3c", 0), others=["Kc Kh", ""])
    assert builds(after(start, "2s+[4c+3c] = 9")) == ["9: 4c 3c 2s @1"]
    assert builds(after(start, "2s+[4c+3c], 9d = 9")) == ["9: 9d/4c 3c 2s @1"]
    at = table("classic", "Ac 9c Kd", "Ah 9d", (7, "4c 3c", 0))
    assert verdict(at, "Ac+[4c+3c]+Ah = 9") == "build/raise-with-table-cards"
    assert rule(at, "Ac+[4c+3c]+Ah = 9") == "CL26"
    assert verdict(at, "Ac+[4c+3c] = 8") == "build/no-card-in-hand"
    assert verdict(at, "Ac+[4c+3c] = 9") == "build/group-sum"


def test_cl26_a_raise_makes_the_value_higher() -> None:
    at = table("royal", "Ac 3d Ks", "", (9, "6c 3c", 0))
    assert verdict(at, "3d+[6c+3c] = 9") == "build/raise-is-higher"


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_cl27_anyone_raises_any_single_build(owner: int) -> None:
    at = table("classic", "2s 9c 7d", "", (7, "4c 3c", owner), seats=3)
    assert verdict(at, "2s+[4c+3c] = 9") is None


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("groups", ["6c 2c", "6c 2c/8h"])
def test_cl28_anyone_adds_to_any_build(owner: int, groups: str) -> None:
    at = table("classic", "8s 8d 3d", "5c 7h Ad", (8, groups, owner), seats=3)
    build = "[6c+2c]" if groups == "6c 2c" else "[8h|6c+2c]"
    assert moves(at, "8s") >= {f"8s, {build} = 8", f"8s, {build}, 7h+Ad = 8"}
    assert moves(at, "3d") >= {f"3d+5c, {build} = 8", f"3d+5c, {build}, 7h+Ad = 8"}
    assert verdict(at, f"3d, {build} = 8") == "build/played-card-outside"


def test_cl28_the_adder_keeps_a_card_and_owns_the_build() -> None:
    start = whole("classic", "3d 8d", "5c", (8, "6c 2c", 0), others=["8s Kc", ""])
    assert builds(after(start, "3d+5c, [6c+2c] = 8")) == ["8: 6c 2c/5c 3d @1"]
    at = table("classic", "3d 9d", "5c", (8, "6c 2c", 0))
    assert verdict(at, "3d+5c, [6c+2c] = 8") == "build/no-card-in-hand"
    assert verdict(at, "3d+5c, [6c+2c] = 9") == "build/add-other-value"
    assert rule(at, "3d+5c, [6c+2c] = 9") == "CL28"


def test_cl29_the_value_of_a_multiple_build_never_changes() -> None:
    at = table("classic", "2s Tc Td", "", (8, "6c 2c/8h", 0))
    assert verdict(at, "2s+[8h|6c+2c] = 10") == "build/multiple-is-fixed"
    assert verdict(at, "2s, [8h|6c+2c] = 10") == "build/multiple-is-fixed"
    assert rule(at, "2s+[8h|6c+2c] = 10") == "CL29"


def test_cl29_cards_of_a_build_are_not_separated() -> None:
    at = table("classic", "2s 8d Kc", "Kd", (8, "6c 2c/8h", 0))
    assert verdict(at, "2s+6c = 8") == "build/joins-builds"


def test_cl30_one_hand_card_is_used_and_builds_do_not_join() -> None:
    at = table("classic", "3h 8d 8c", "", (5, "2c 3d", 0), (8, "4c 4h", 0))
    assert verdict(at, "3h+[2c+3d], [4c+4h] = 8") == "build/joins-builds"
    assert rule(at, "3h+[2c+3d], [4c+4h] = 8") == "CL30"
    assert verdict(at, "3h+[2c+3d], 8d = 8") == "card/not-on-table"


def test_cl31_a_player_may_own_several_builds() -> None:
    at = table("classic", "2h 8d 6c", "4h 5s", (8, "5c 3d", 1))
    assert verdict(at, "2h+4h = 6") is None
    start = whole("classic", "3h 8d 2h", "5s", (8, "5c 3d", 1), others=["Kc Kd", ""])
    assert builds(after(start, "3h+5s = 8")) == ["8: 5c 3d @1", "8: 5s 3h @1"]


@pytest.mark.parametrize("partners", [False, True])
def test_cl32_a_partners_card_answers_for_nothing(partners: bool) -> None:
    place = {"partners": partners}
    at = table("classic", "3d Kc", "5c", (8, "6c 2c", 3), seats=4, place=place)
    assert verdict(at, "3d+5c = 8") == "build/no-card-in-hand"
    assert variant("classic").build.for_partner == "never"
