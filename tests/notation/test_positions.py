"""Positions as JSON: what may be left out, what is refused, and that every fault is named."""

from typing import Any

import pytest

from cassino.notation import format_position, parse_position, parse_watched
from cassino.rules import (
    InvalidPosition,
    PlayerView,
    Position,
    deal,
    legal_moves,
    play,
    variant,
    view_of,
)

Data = dict[str, Any]

LEAST: Data = {
    "variant": "classic",
    "loose": ["5c"],
    "builds": [],
    "turn": 1,
    "hands": [["??", "??"], ["8h", "4s"]],
}
BUILD: Data = {"value": 8, "groups": [["6c", "2d"], ["8d"]], "owner": 0}


def faults(**changes: object) -> list[str]:
    """What is wrong with a position that differs so from a right one; ... takes a key away."""
    data = {key: value for key, value in {**LEAST, **changes}.items() if value is not ...}
    with pytest.raises(InvalidPosition) as refused:
        parse_position(data)
    assert str(refused.value) == "; ".join(refused.value.faults)
    return list(refused.value.faults)


def build(**changes: object) -> list[Data]:
    """A build that differs so from a right one."""
    return [{key: value for key, value in {**BUILD, **changes}.items() if value is not ...}]


def test_what_is_left_out_is_as_at_the_start_of_a_deal() -> None:
    at = parse_position(LEAST)
    assert isinstance(at, PlayerView)
    assert format_position(at) == {
        **LEAST,
        "options": {},
        "seats": 2,
        "partners": False,
        "dealer": 0,
        "hand_number": 1,
        "hands": [["??", "??"], ["8h", "4s"]],
        "stock": 40,
        "piles": [[], []],
        "sweeps": [0, 0],
        "last_capturer": None,
        "must_take": [],
        "scores": [0, 0],
    }


@pytest.mark.parametrize(("name", "partners"), [("dominican", True), ("royal", False)])
def test_partners_are_as_the_variant_has_them(name: str, partners: bool) -> None:
    hands = [["??"], ["8h"], ["??"], ["??"]]
    at = parse_position({**LEAST, "variant": name, "seats": 4, "hands": hands})
    assert at.partners is partners
    assert len(at.scores) == (2 if partners else 4)


def test_with_every_card_known_it_is_the_whole_truth() -> None:
    at = parse_position({**LEAST, "hands": [["Kc"], ["8h", "4s"]], "stock": ["2c", "3c"]})
    assert isinstance(at, Position)
    assert [card.text for card in at.stock] == ["2c", "3c"]
    none_left = parse_position({**LEAST, "hands": [["Kc"], ["8h", "4s"]], "stock": 0})
    assert isinstance(none_left, Position)
    some_left = parse_position({**LEAST, "hands": [["Kc"], ["8h", "4s"]], "stock": 8})
    assert isinstance(some_left, PlayerView)
    assert some_left.stock_size == 8
    listed = parse_position({**LEAST, "stock": ["2c", "3c"]})
    assert isinstance(listed, PlayerView)
    assert listed.stock_size == 2


def test_positions_and_views_come_back_as_they_were() -> None:
    at = deal(variant("danish"), seed="positions", seats=3)
    while not at.is_over:
        assert parse_position(format_position(at)) == at
        view = view_of(at, at.turn)
        if any(view.hidden) or view.stock_size:
            assert parse_position(format_position(view)) == view
        at, _ = play(at, next(legal_moves(at)))


@pytest.mark.parametrize(("preset", "seats"), [("royal", 3), ("draw", 2), ("dominican", 4)])
def test_what_a_watcher_sees_comes_back_as_it_was(preset: str, seats: int) -> None:
    at = deal(variant(preset), seed="watched", seats=seats)
    while not at.is_over:
        seen = view_of(at, None)
        assert parse_watched(format_position(seen)) == seen
        at, _ = play(at, next(legal_moves(at)))
    assert parse_watched(format_position(view_of(at, None))) == view_of(at, None)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({}, "hands[1]: who only watches sees no hand"),
        ({"stock": ["2c"]}, "stock: expected a whole number from 0 to 40"),
        ({"hands": [["Kc"], ["??"]]}, "hands[0]: who only watches sees no hand"),
        ({"hands": [["??"], ["??"]], "loose": 3}, "loose: expected a list, found 3"),
    ],
)
def test_a_watcher_sees_no_hidden_card(changes: Data, named: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        parse_watched({**LEAST, **changes})
    assert any(fault.startswith(named) for fault in refused.value.faults)


def test_spellings_of_cards_and_order_of_groups_are_free() -> None:
    one = parse_position({**LEAST, "builds": build(groups=[["8♦"], ["2D", "6c"]])})
    assert one == parse_position({**LEAST, "builds": build()})


@pytest.mark.parametrize("data", [None, 7, "classic", [], [LEAST]])
def test_a_position_is_an_object(data: object) -> None:
    with pytest.raises(InvalidPosition, match="position: expected an object"):
        parse_position(data)


@pytest.mark.parametrize("key", ["variant", "loose", "builds", "turn", "hands"])
def test_what_every_position_needs(key: str) -> None:
    assert f"position: missing key {key!r}" in faults(**{key: ...})


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"trun": 1}, "position: unknown key 'trun'"),
        ({"variant": 3}, "variant: expected a name, found 3"),
        ({"variant": "bridge"}, "variant: unknown variant 'bridge'"),
        ({"options": []}, "options: expected an object, found []"),
        ({"options": {"cheat": 1}}, "options: unknown switch 'cheat'"),
        ({"options": {"preset": "royal"}}, "options: unknown switch 'preset'"),
        ({"options": {"target": True}}, "options: target can't be True: expected 1 to 500"),
        ({"seats": 5}, "seats: expected a whole number from 2 to 4, found 5"),
        ({"seats": True}, "seats: expected a whole number from 2 to 4, found True"),
        ({"partners": True}, "seats: partners need 4 seats, not 2"),
        ({"partners": 1}, "partners: expected true or false, found 1"),
        ({"variant": "draw", "seats": 3}, "seats: draw is for 2 seats, not 3"),
        ({"turn": 2}, "turn: expected a whole number from 0 to 1, found 2"),
        ({"dealer": -1}, "dealer: expected a whole number from 0 to 1, found -1"),
        ({"hand_number": 7}, "hand_number: expected a whole number from 1 to 6, found 7"),
        ({"loose": "5c"}, "loose: expected a list, found '5c'"),
        ({"loose": [5]}, "loose: expected a card, found 5"),
        ({"loose": ["5x"]}, "loose: expected a card, found '5x'"),
        ({"hands": [["8h"]]}, "hands: expected 2 hands, found 1"),
        ({"hands": [[], "8h"]}, "hands[1]: expected a list, found '8h'"),
        (
            {"hands": [[], ["2c", "2d", "2h", "2s", "3c"]]},
            "hands[1]: 5 cards, but a hand has at most 4",
        ),
        ({"hands": [[], ["??"]]}, "hands[1]: the hand of the seat to move must be known"),
        ({"stock": 41}, "stock: expected a whole number from 0 to 40, found 41"),
        ({"stock": ["??"]}, "stock: expected a card, found '??'"),
        ({"piles": [[]]}, "piles: expected 2 piles, one a side, found 1"),
        ({"sweeps": [0]}, "sweeps: expected 2 entries, found 1"),
        ({"sweeps": [0, -1]}, "sweeps[1]: expected a whole number from 0 to 52, found -1"),
        ({"scores": 3}, "scores: expected a list, found 3"),
        ({"last_capturer": 2}, "last_capturer: expected a whole number from 0 to 1, found 2"),
        ({"must_take": [2]}, "must_take: expected a whole number from 0 to 1, found 2"),
        ({"must_take": [1, 1]}, "must_take: a seat stands twice"),
        ({"loose": ["8h"]}, "position: 8h stands 2 times"),
        ({"piles": [["5c"], []]}, "position: 5c stands 2 times"),
        ({"builds": [3]}, "builds[0]: expected an object, found 3"),
        ({"builds": build(colour=1)}, "builds[0]: unknown key 'colour'"),
        ({"builds": build(value=...)}, "builds[0]: missing key 'value'"),
        ({"builds": build(value=17)}, "builds[0].value: expected a whole number from 1 to 16"),
        ({"builds": build(owner=2)}, "builds[0].owner: expected a whole number from 0 to 1"),
        ({"builds": build(groups=[])}, "builds[0]: a build has two cards or more"),
        ({"builds": build(groups=[["8d"]])}, "builds[0]: a build has two cards or more"),
        ({"builds": build(groups=[["6c", "2d"], []])}, "an empty group does not make 8"),
        ({"builds": build(value=7)}, "builds[0].groups[0]: 6c+2d does not make 7"),
        ({"builds": build(groups=[["8d", "Kc"]])}, "builds[0].groups[0]: Kc has no number"),
        ({"builds": build(value=11)}, "builds[0].value: no card is worth 11 in classic"),
        ({"variant": "swedish", "builds": build()}, "builds: swedish has no builds here"),
        (
            {"stock": 40, "piles": [["2c", "3c", "4c", "6c", "7c", "9c", "Tc", "Jc"], []]},
            "position: 53 cards, but the pack has 52",
        ),
    ],
)
def test_faults_are_named(changes: Data, named: str) -> None:
    found = faults(**changes)
    assert any(named in fault for fault in found), found


def test_every_fault_is_named_not_only_the_first() -> None:
    found = faults(loose=["5x", "8h"], turn=9, sweeps=[1], builds=build(value=99), extra=None)
    assert len(found) == 6
    assert all("\n" not in fault for fault in found)


@pytest.mark.parametrize("key", ["loose", "turn", "stock", "variant", "options", "scores"])
def test_numbers_without_end_are_faults_too(key: str) -> None:
    for value in (10**5000, [10**5000]):
        assert any("too large to show" in fault for fault in faults(**{key: value}))
    endless = faults(options={"target": 10**5000})
    assert endless == ["options: target can't be int too large to show: expected 1 to 500"]


def test_what_is_long_is_shown_in_short() -> None:
    (fault,) = faults(turn="9" * 10_000)
    assert len(fault) < 150
