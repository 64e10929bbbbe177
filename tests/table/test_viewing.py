"""A view and the events after it make the later view; a view is whole for whoever comes back."""

import json

import pytest

from cassino.rules import PRESETS, variant, view_of
from cassino.table import (
    NEW_TABLE,
    AskUndo,
    ChangeRules,
    HouseRules,
    Join,
    NextDeal,
    OfferRematch,
    Phase,
    PrepareDeal,
    Resign,
    SeatKind,
    SeenDealt,
    StartMatch,
    TableView,
    advance,
    decode_seen,
    decode_view,
    encode_seen,
    encode_view,
    project,
    steps,
    view,
)
from tests.table.driver import (
    TestHouse,
    dealt_house,
    open_house,
    play_match,
    play_moves,
    seeded,
)


def _wire(seen: TableView) -> str:
    return json.dumps(encode_view(seen))


def check_views_follow(house: TestHouse, seat: int | None) -> None:
    """From the opening on, a view goes on with the events."""
    first, *later = steps(NEW_TABLE, house.log)
    seen = view(first.after, seat)
    for step in later:
        seen = advance(seen, project(step, seat))
        assert seen == view(step.after, seat)


@pytest.mark.parametrize("preset", PRESETS)
def test_view_and_events_make_the_later_view(preset: str) -> None:
    for seats in (2,) if preset == "draw" else (2, 3, 4):
        house = open_house("anna", "bo", rules=variant(preset), seats=seats, partners=seats == 4)
        play_match(house, seeded(f"view {preset} {seats}"), most_moves=100)
        for seat in (None, 0, seats - 1):
            check_views_follow(house, seat)


def test_a_view_goes_on_through_undos_matches_and_other_rules() -> None:
    house = dealt_house("anna", rules=variant("classic", target=1))
    play_moves(house, 7)
    house.do("anna", AskUndo(0))
    play_moves(house, 3)
    while house.phase() is not Phase.OVER:
        play_moves(house, 1)
    house.do("anna", OfferRematch())
    house.do(None, PrepareDeal(house.secret()))
    house.do("anna", NextDeal())
    play_moves(house, 5)
    house.do("anna", Resign(0))
    house.do("anna", ChangeRules(HouseRules(variant("danish"), seats=3)))
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", NextDeal())
    play_moves(house, 2)
    for seat in (None, 0, 1):
        check_views_follow(house, seat)


@pytest.mark.parametrize("preset", ["classic", "danish"])
def test_view_and_events_are_the_same_over_the_wire(preset: str) -> None:
    house = open_house("anna", "bo", rules=variant(preset, target=11), chat=True)
    play_match(house, seeded(preset))
    for step in list(steps(NEW_TABLE, house.log))[1::3]:
        event = project(step, 0)
        text = json.dumps(encode_seen(event))
        before = view(step.before, 0)
        assert decode_seen(json.loads(text)) == event
        assert decode_view(json.loads(_wire(before))) == before
        changed = json.loads(_wire(before)) | json.loads(text)["changes"]
        now = json.loads(_wire(view(step.after, 0)))
        rest = ("version", "at", "moves")
        assert [changed[key] for key in now if key not in rest] == [
            now[key] for key in now if key not in rest
        ]


def test_a_gap_between_view_and_event_is_refused() -> None:
    house = dealt_house("anna")
    first, second = list(steps(NEW_TABLE, house.log))[:2]
    with pytest.raises(ValueError, match="event 2 doesn't follow version 0"):
        advance(view(NEW_TABLE, 0), project(second, 0))
    assert advance(view(NEW_TABLE, None), project(first, None)).version == 1


def test_a_seat_sees_its_own_hand_and_a_watcher_none() -> None:
    house = dealt_house("anna", "bo")
    position = house.table.position
    assert position is not None
    for seat in (0, 1, None):
        seen = view(house.table, seat)
        assert seen.play == view_of(position, seat)
        dealt = next(each for each in seen.told if isinstance(each, SeenDealt))
        assert set(dealt.hand) == (set() if seat is None else set(position.hands[seat]))
        assert dealt.sizes == (4, 4)
        assert set(dealt.table) == set(position.loose)


def test_a_view_names_people_by_number_and_says_who_is_there() -> None:
    house = open_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    seen = view(house.table, None)
    assert [(each.number, each.name) for each in seen.guests] == [
        (1, "Host"),
        (2, "Bo 1"),
        (3, "Cyd"),
    ]
    assert [(seat.kind, seat.guest, seat.name) for seat in seen.seats] == [
        (SeatKind.PERSON, 1, "Anna 0"),
        (SeatKind.PERSON, 2, "Bo 1"),
    ]
    assert seen.host == 1
    assert seen.phase is Phase.LOBBY


def test_after_a_deal_its_last_position_and_its_count_are_seen() -> None:
    house = dealt_house("anna")
    play_moves(house, 48)
    live = house.live()
    seen = view(house.table, 1)
    assert seen.phase is Phase.BEFORE_DEAL
    assert seen.play == view_of(live.match.finished[0].position, 1)
    assert len(seen.moves) == 48
    assert [each.score for each in seen.count] == [live.match.finished[0].score]
    assert seen.scores == live.match.scores == seen.count[0].settlement.scores
    house.do(None, PrepareDeal(house.secret()))
    house.do(None, NextDeal())
    assert view(house.table, 1).moves == ()


def test_a_seat_that_is_not_there_sees_what_a_watcher_sees() -> None:
    house = dealt_house("anna")
    assert view(house.table, 7) == view(house.table, None) == view(house.table, -1)


def test_a_resigned_match_is_seen_with_its_winner() -> None:
    house = dealt_house("anna", "bo")
    house.do("bo", Resign(1))
    seen = view(house.table, None)
    assert (seen.phase, seen.winner, seen.resigned) == (Phase.OVER, 0, 1)
    house.do("anna", StartMatch(house.secret()))
    assert view(house.table, None).match_number == 2
