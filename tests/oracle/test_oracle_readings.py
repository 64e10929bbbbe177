"""Readings of the rarer switches, each on a table small enough to judge by eye."""

import pytest

from tests.oracle.moves import all_moves
from tests.oracle.play import play
from tests.oracle.position import Position
from tests.oracle.scoring import score, settle
from tests.oracle.texts import check, move_key
from tests.oracle.values import DECK

Built = tuple[int, str, int]  # value, groups as "5c 3d/8d", owner


def table(
    variant: str, hand: str, loose: str, *builds: Built, partners: bool = False, **options: object
) -> Position:
    """A table with seat 1 to move, of two seats or of two sides of partners."""
    seats = 4 if partners else 2
    return {
        "variant": variant,
        "options": options,
        "seats": seats,
        "partners": partners,
        "dealer": 0,
        "turn": 1,
        "hands": [hand.split() if seat == 1 else ["??"] * 3 for seat in range(seats)],
        "loose": loose.split(),
        "builds": [
            {"value": value, "groups": [g.split() for g in groups.split("/")], "owner": owner}
            for value, groups, owner in builds
        ],
        "stock": [],
        "piles": [[], []],
        "sweeps": [0, 0],
        "must_take": [],
    }


def legal(position: Position, *texts: str) -> bool:
    """Whether the list is exactly these moves, and each text holds by itself."""
    keys = {move_key(position, text) for text in texts}
    return keys == all_moves(position) and all(check(position, text) for text in texts)


def after(position: Position, text: str) -> Position:
    """The position after this move."""
    return play(position, move_key(position, text))


def owner_after(position: Position, text: str) -> int:
    """The owner of the last build after this move."""
    owner: int = after(position, text)["builds"][-1]["owner"]
    return owner


# Compulsory captures (X29, X30)


def test_if_able_leaves_only_captures() -> None:
    position = table("classic", "8s 5d", "5c 3h", compulsory="if_able")
    assert legal(position, "8s x 5c+3h", "5d x 5c")


def test_if_able_without_a_capture_leaves_everything() -> None:
    position = table("classic", "8s 4d", "4c 3h", compulsory="if_able")
    assert legal(position, "4d x 4c")
    position = table("classic", "8s 5d", "3h Kc", compulsory="if_able")
    assert legal(position, "8s", "5d", "5d+3h = 8")


def test_maximal_takes_until_no_group_is_left() -> None:
    position = table("classic", "8s", "5c 5d 3h 8d", compulsory="maximal")
    assert legal(position, "8s x 8d, 5c+3h", "8s x 8d, 5d+3h")


def test_maximal_takes_builds_of_the_value_and_bars_the_trail_of_a_capturing_card_only() -> None:
    position = table("classic", "8s 4d", "8d", (8, "6c 2c", 0), compulsory="maximal")
    assert legal(position, "8s x 8d, [6c+2c]", "4d")


def test_maximal_counts_single_builds_as_terms_when_they_are_cards() -> None:
    position = table(
        "classic", "8s", "2d 8d", (6, "4c 2c", 0), compulsory="maximal", build_as_card=True
    )
    assert legal(position, "8s x 8d, [4c+2c]+2d")


def test_maximal_may_choose_the_value() -> None:
    position = table("royal", "As", "Ah Kd", compulsory="maximal")
    assert legal(position, "As=1 x Ah", "As=14 x Kd+Ah")


def test_maximal_does_not_bind_a_build() -> None:
    position = table("classic", "8s 8c", "8d 8h", compulsory="maximal")
    assert check(position, "8s, 8d = 8")
    assert not check(position, "8s x 8d")


@pytest.mark.parametrize(
    ("face_capture", "loose", "taken"),
    [
        ("one", "Kc Kd", ["Ks x Kc", "Ks x Kd"]),
        ("all", "Kc Kd", ["Ks x Kc, Kd"]),
        ("one_or_three", "Kc Kd", ["Ks x Kc", "Ks x Kd"]),
        ("one_or_three", "Kc Kd Kh", ["Ks x Kc, Kd, Kh"]),
    ],
)
@pytest.mark.parametrize("compulsory", ["matching_loose", "maximal"])
def test_faces_without_numbers_must_take_what_they_may(
    compulsory: str, face_capture: str, loose: str, taken: list[str]
) -> None:
    position = table("classic", "Ks", loose, compulsory=compulsory, face_capture=face_capture)
    assert legal(position, *taken)


def test_the_clear_counts_as_a_capture() -> None:
    assert legal(table("danish", "5s 2c", "Kc", compulsory="if_able"), "5s x *")
    assert legal(table("danish", "5s 2c", "Kc", compulsory="maximal"), "5s x *", "2c")


# Builds of the table alone (CL22)


def test_a_build_of_the_table_alone_trails_the_card() -> None:
    position = table("classic", "2d 8s", "5c 3h", table_only_builds=True)
    assert check(position, "2d, 5c+3h = 8")
    assert check(position, "2d+3h+5c = 10") is False
    played = after(position, "2d, 5c+3h = 8")
    assert played["loose"] == ["2d"]
    assert played["builds"] == [{"value": 8, "groups": [["3h", "5c"]], "owner": 1}]


def test_a_build_of_the_table_alone_needs_two_cards_and_the_right_to_trail() -> None:
    assert not check(table("classic", "2d 8s", "8c", table_only_builds=True), "2d, 8c = 8")
    position = table("classic", "2d 8s 9s", "5c 3h", (9, "6c 3c", 1), table_only_builds=True)
    assert not check(position, "2d, 5c+3h = 8")
    position["options"]["owner_may_trail"] = True
    assert check(position, "2d, 5c+3h = 8")
    position = table("dominican", "2d 8s", "5c 3h 2c", table_only_builds=True)
    assert not check(position, "2d, 5c+3h = 8")


def test_the_ordinary_build_comes_first() -> None:
    position = table("classic", "8d 8s", "5c 3h", table_only_builds=True)
    assert after(position, "8d, 5c+3h = 8")["loose"] == []


# Building for the partner (CL32, DR14)


def test_provable_needs_a_build_of_the_value_owned_by_the_partner() -> None:
    for owner, verdict in ((3, True), (0, False), (1, False)):
        position = table(
            "classic", "3d Kc", "5c", (8, "6c 2c", owner), partners=True, for_partner="provable"
        )
        assert check(position, "3d+5c = 8") is verdict
        assert check(position, "3d+5c, [6c+2c] = 8") is verdict
    position = table(
        "classic", "3d Kc", "5c", (8, "6c 2c", 3), partners=True, for_partner="provable"
    )
    assert owner_after(position, "3d+5c = 8") == 3


def test_a_builder_who_holds_the_card_owns_the_build() -> None:
    position = table(
        "classic", "3d 8h", "5c", (8, "6c 2c", 3), partners=True, for_partner="allowed"
    )
    assert owner_after(position, "3d+5c = 8") == 1


def test_allowed_needs_no_card_but_a_partner_and_a_value_somebody_may_hold() -> None:
    position = table("classic", "3d", "5c 9c", partners=True, for_partner="allowed")
    assert legal(position, "3d", "3d+5c = 8")
    assert owner_after(position, "3d+5c = 8") == 3
    position = table("classic", "3d", "5c 9c", for_partner="allowed")
    assert legal(position, "3d")


def test_the_limit_counts_for_the_owner_to_be() -> None:
    options = {"for_partner": "allowed", "max_own_builds": 1}
    position = table("classic", "3d Kc", "5c", (4, "3c Ac", 3), partners=True, **options)
    assert not check(position, "3d+5c = 8")
    assert check(position, "3d+[3c+Ac] = 7")
    position = table("classic", "3d 8h", "5c", (4, "3c Ac", 3), partners=True, **options)
    assert check(position, "3d+5c = 8")


def test_an_owner_who_cannot_answer_may_trail_when_builds_stand_on_trust() -> None:
    builds: Built = (8, "6c 2c", 1)
    trusting = table("classic", "Kc 4s", "Qd", builds, partners=True, for_partner="allowed")
    assert legal(trusting, "Kc", "4s")
    assert legal(table("classic", "Kc 4s", "Qd", builds, partners=True, for_partner="provable"))
    answering = table("classic", "8c 4s", "Qd", builds, partners=True, for_partner="allowed")
    assert legal(answering, "8c x [6c+2c]", "8c, [6c+2c] = 8")


def test_a_raise_without_the_card_is_the_partners_even_when_the_old_value_had_none() -> None:
    position = table("classic", "Ac Kc", "", (8, "6c 2c", 1), partners=True, for_partner="allowed")
    assert owner_after(position, "Ac+[6c+2c] = 9") == 3


def test_an_extension_is_owed_when_there_is_no_capture() -> None:
    options = {"for_partner": "allowed", "after_build": "capture_or_extend"}
    position = table("classic", "Ac Kc", "", (8, "6c 2c", 1), partners=True, **options)
    assert legal(position, "Ac+[6c+2c] = 9", "Ac", "Kc")
    position["must_take"] = [1]
    assert legal(position, "Ac+[6c+2c] = 9")


# Several builds of one value (X28, X51)


def test_a_raise_merges_into_the_build_that_stands() -> None:
    builds: tuple[Built, Built] = ((5, "2c 3d", 0), (8, "4c 4h", 0))
    position = table("classic", "3h 8d", "", *builds, same_value_builds="merge", max_own_builds=1)
    assert after(position, "3h+[2c+3d] = 8")["builds"] == [
        {"value": 8, "groups": [["4c", "4h"], ["2c", "3d", "3h"]], "owner": 1}
    ]


# The points of a deal and the end of a match


NOTHING = dict.fromkeys(
    ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps", "last"), 0
)


def halves() -> list[list[str]]:
    """Every second card for each of two seats: a tie in cards."""
    return [list(DECK[::2]), list(DECK[1::2])]


@pytest.mark.parametrize(("ties", "points"), [("none", 0), ("split", 1), ("carry", 0)])
def test_a_tie_for_most_cards(ties: str, points: int) -> None:
    case = {
        "variant": "classic",
        "options": {"majority_ties": ties},
        "seats": 2,
        "piles": halves(),
        "sweeps": [0, 0],
        "last_capturer": 0,
    }
    assert [side["cards"] for side in score(case)] == [points, points]


@pytest.mark.parametrize(
    ("residue", "cards"), [("last_capturer", [0, 3]), ("nobody", [0, 0]), ("dealer_side", [3, 0])]
)
def test_who_gets_the_cards_left_on_the_table(residue: str, cards: list[int]) -> None:
    first, second = halves()
    case = {
        "variant": "classic",
        "options": {"residue": residue},
        "seats": 2,
        "piles": [first[:-1], second[:-1]],
        "sweeps": [0, 0],
        "last_capturer": 1,
    }
    assert [side["cards"] for side in score(case)] == cards


@pytest.mark.parametrize(
    ("miss", "score_then"), [("cap_at_20", 20), ("freeze", 18), ("accrue", 23)]
)
def test_a_side_that_misses_its_requirement(miss: str, score_then: int) -> None:
    case = {
        "variant": "dominican",
        "options": {"near_target_miss": miss},
        "seats": 2,
        "scores_before": [18, 3],
        "deal": [{**NOTHING, "big_casino": 2, "aces": 3}, {**NOTHING, "cards": 3}],
    }
    assert settle(case) == {"scores": [score_then, 6], "winner": None}


def test_after_a_tie_a_third_side_may_still_win_by_the_higher_total() -> None:
    case = {
        "variant": "royal",
        "seats": 3,
        "scores_before": [21, 21, 20],
        "deal": [NOTHING, {**NOTHING, "cards": 3}, {**NOTHING, "aces": 4, "sweeps": 2}],
    }
    assert settle(case) == {"scores": [21, 24, 26], "winner": 2}
