"""Repeated commands do nothing, stale ones are taken only where they still mean the same."""

import pytest

from cassino.rules import Move, legal_moves
from cassino.table import (
    AddSalt,
    Answer,
    AskUndo,
    ChangeRules,
    Command,
    Envelope,
    HouseRules,
    Join,
    Leave,
    NextDeal,
    OfferRematch,
    PlayMove,
    PrepareDeal,
    QuestionKind,
    Resign,
    Say,
    Speech,
    StartMatch,
    TableRefusal,
    acknowledged,
    fold,
    handle,
)
from cassino.table.receipts import (
    KEPT_IN_ALL,
    KEPT_PER_GUEST,
    Receipt,
    Receipts,
    receipt_for,
    remembering,
)
from tests.table.driver import TestHouse, dealt_house, open_house, play_moves

WAVE = Say(Speech.EMOTE, "wave")


def first_moves(house: TestHouse, count: int) -> list[Move]:
    """Some legal moves of the seat to move."""
    assert house.table.position is not None
    moves = legal_moves(house.table.position)
    return [next(moves) for _ in range(count)]


def test_a_repeated_command_is_acknowledged_again_and_does_nothing() -> None:
    house = dealt_house("anna", "bo")
    (move,) = first_moves(house, 1)
    house.send("bo", PlayMove(1, move), key="once")
    after, version = house.table, house.table.version
    for command in (PlayMove(1, move), WAVE, Leave()):
        assert house.send("bo", command, key="once") == ()
    assert house.send("bo", PlayMove(1, move), key="once", seen=0) == ()
    assert house.table is after
    assert acknowledged(after, "bo", "once") == version
    assert acknowledged(after, "anna", "once") is None
    assert acknowledged(after, None, "once") is None


def test_the_memory_is_part_of_the_log() -> None:
    house = dealt_house("anna", "bo")
    house.send("bo", WAVE, key="once")
    assert acknowledged(fold(house.log), "bo", "once") == house.table.version


def test_leaving_twice_is_leaving_once() -> None:
    house = open_house("anna", "bo")
    house.send("bo", Leave(), key="gone")
    assert house.send("bo", Leave(), key="gone") == ()
    assert house.why("bo", Leave()) == "table/not-here"


def test_a_command_with_several_events_is_acknowledged_at_the_last() -> None:
    house = open_house("anna", "bo")
    events = house.send("anna", StartMatch(house.secret()), key="start")
    assert not isinstance(events, TableRefusal)
    assert len(events) == 2
    assert acknowledged(house.table, "anna", "start") == events[-1].seq


def test_a_refused_command_is_judged_anew() -> None:
    house = open_house("anna", "bo")
    assert isinstance(house.send("anna", NextDeal(), key="deal"), TableRefusal)
    house.do("anna", StartMatch(house.secret()))
    assert house.send("anna", NextDeal(), key="deal")


def test_a_guest_s_last_commands_are_remembered_and_no_more() -> None:
    house = open_house("anna", "bo")
    house.send("bo", WAVE, key="first")
    for number in range(KEPT_PER_GUEST - 1):
        house.send("bo", WAVE, key=f"n{number}")
    assert house.send("bo", WAVE, key="first") == ()
    house.send("anna", WAVE, key="hers")
    house.send("bo", WAVE, key="one-more")
    assert house.send("bo", WAVE, key="n0") == ()
    assert house.send("bo", WAVE, key="first") != ()
    assert house.send("anna", WAVE, key="hers") == ()


def test_the_whole_memory_is_bounded() -> None:
    receipts: Receipts = ()
    for number in range(KEPT_IN_ALL + 50):
        receipts = remembering(receipts, Receipt(f"guest-{number}", "x", number))
    assert len(receipts) == KEPT_IN_ALL
    assert receipt_for(receipts, "guest-49", "x") is None
    assert receipt_for(receipts, "guest-50", "x") == 50


def test_a_version_that_is_not_yet_is_refused() -> None:
    house = open_house("anna")
    assert house.why("anna", WAVE, seen=house.table.version + 1) == "table/version-ahead"


@pytest.mark.parametrize(
    ("guest", "key"), [("", "x"), ("an na", "x"), ("anna", ""), ("anna", "x" * 65), ("anna", "é")]
)
def test_ids_have_a_form(guest: str, key: str) -> None:
    house = open_house("anna")
    handled = handle(house.table, Envelope(guest, key, 0, WAVE), 0)
    assert isinstance(handled, TableRefusal)
    assert handled.code == "table/malformed"


def test_a_move_counts_only_in_the_turn_that_its_sender_saw() -> None:
    house = dealt_house("anna", "bo")
    one, two = first_moves(house, 2)
    seen = house.table.version
    house.do("anna", WAVE)
    house.send("bo", PlayMove(1, one), seen=seen)
    assert house.why("bo", PlayMove(1, two), seen=seen) == "table/not-your-turn"
    play_moves(house, 1)
    assert house.turn() == 1
    assert house.why("bo", PlayMove(1, two), seen=seen) == "table/stale"
    (now,) = first_moves(house, 1)
    assert house.why("bo", PlayMove(1, now), seen=seen) == "table/stale"
    house.do("bo", PlayMove(1, now))


def test_a_move_for_the_turn_before_an_undo_is_stale() -> None:
    house = dealt_house("anna")
    play_moves(house, 1)
    seen = house.table.version
    (move,) = first_moves(house, 1)
    play_moves(house, 2)
    house.do("anna", AskUndo(0))
    assert house.turn() == 0
    assert house.why("anna", PlayMove(0, move), seen=seen) == "table/stale"


def test_a_double_tap_takes_one_move_back() -> None:
    house = dealt_house("anna")
    play_moves(house, 4)
    seen = house.table.version
    play_moves(house, 1)
    house.send("anna", AskUndo(0), seen=seen)
    assert house.why("anna", AskUndo(0), seen=seen) == "table/stale"
    house.do("anna", AskUndo(0))


def test_an_answer_is_to_the_question_that_was_seen() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 1)
    yes = Answer(QuestionKind.UNDO, yes=True)
    house.do("bo", AskUndo(1))
    seen = house.table.version
    house.do("anna", Answer(QuestionKind.UNDO, yes=False))
    house.do("bo", AskUndo(1))
    assert house.why("anna", yes, seen=seen) == "table/stale"
    house.do("anna", yes)


def test_a_deal_and_a_salt_are_for_the_shuffle_that_was_seen() -> None:
    house = dealt_house("anna", "bo")
    seen = house.table.version
    play_moves(house, 48)
    house.do(None, PrepareDeal(house.secret()))
    for command in (AddSalt(0, "x"), NextDeal()):
        assert house.why("anna", command, seen=seen) == "table/stale"
        house.do("anna", command)


def test_who_sits_down_or_starts_has_seen_the_house_rules() -> None:
    house = open_house("anna")
    seen = house.table.version
    house.do("anna", ChangeRules(HouseRules(seats=3)))
    assert house.why("bo", Join(1, "Bo"), seen=seen) == "table/stale"
    assert house.why("anna", StartMatch(house.secret()), seen=seen) == "table/stale"
    assert house.why("anna", ChangeRules(HouseRules()), seen=seen) == "table/stale"
    house.send("bo", Join(None, "Bo"), seen=seen)
    house.do("bo", Join(1, "Bo"))


def test_nobody_resigns_a_match_that_they_did_not_see() -> None:
    house = dealt_house("anna", "bo")
    seen = house.table.version
    house.do("bo", Resign(1))
    house.do("anna", StartMatch(house.secret()))
    assert house.why("bo", Resign(1), seen=seen) == "table/stale"
    house.do("bo", Resign(1))
    assert house.why("anna", OfferRematch(), seen=seen) == "table/stale"


@pytest.mark.parametrize("command", [WAVE, Leave(), Leave(0), Join(None, "Again")])
def test_what_holds_at_any_version(command: Command) -> None:
    house = open_house("anna", "bo")
    guest = "cyd" if isinstance(command, Join) else "anna"
    play = dealt_house("anna", "bo")
    for each in (house, play):
        done = each.send(guest, command, seen=0)
        assert not isinstance(done, TableRefusal)
        assert done
