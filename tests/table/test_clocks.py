"""Clocks: none, per move, bank with increment; at zero the others may let a computer play."""

import pytest

from cassino.table import (
    Answer,
    AskStandIn,
    AskUndo,
    Bank,
    ChangeRules,
    Clock,
    ClockRules,
    HandOver,
    HouseRules,
    NoClock,
    PerMove,
    Presence,
    QuestionKind,
    StandIn,
    TakeBack,
    Tick,
    TimeUp,
    Until,
    advance,
    project,
    steps,
    view,
)
from tests.table.driver import TestHouse, dealt_house, open_house, play_moves

BANK = Bank(60_000, 5_000)


def wait(house: TestHouse, milliseconds: int) -> None:
    """Lets time pass until just before the next command."""
    house.now += milliseconds - 1


def time_up(house: TestHouse) -> list[int]:
    """The seats whose time was announced to be over."""
    return [e.what.seat for e in house.log if isinstance(e.what, TimeUp)]


def test_without_a_clock_nothing_runs() -> None:
    house = dealt_house("anna", "bo")
    wait(house, 10_000_000)
    assert house.do(None, Tick()) == ()
    assert house.clock() == Clock()


def test_a_bank_pays_for_thinking_and_gets_its_increment() -> None:
    house = dealt_house("anna", "bo", clock=BANK)
    assert house.clock().left == (60_000, 60_000)
    assert house.clock().running == 1
    wait(house, 12_000)
    play_moves(house, 1)
    assert house.clock().left == (60_000, 53_000)
    assert house.clock().running == 0
    wait(house, 1_000)
    assert house.clock().left_at(0, house.table.at + 1_000) == 59_000
    play_moves(house, 1)
    assert house.clock().left == (64_000, 53_000)


def test_every_move_has_its_time_anew() -> None:
    house = dealt_house("anna", "bo", clock=PerMove(30_000))
    wait(house, 20_000)
    play_moves(house, 1)
    assert house.clock().left == (30_000, 10_000)
    play_moves(house, 1)
    assert house.clock().left == (29_999, 30_000)
    assert house.clock().running == 1


def test_a_computer_needs_no_clock() -> None:
    house = dealt_house("anna", clock=BANK)
    assert house.turn() == 1
    assert house.clock().running is None
    wait(house, 100_000)
    assert house.do(None, Tick()) == ()
    play_moves(house, 1)
    assert house.clock().left == (60_000, 60_000)
    assert house.clock().running == 0
    computers = dealt_house(clock=BANK)
    before = computers.clock()
    play_moves(computers, 3)
    assert computers.clock() is before


def test_time_is_up_once_and_nobody_loses() -> None:
    house = dealt_house("anna", "bo", clock=BANK)
    wait(house, 59_999)
    assert house.do(None, Tick()) == ()
    house.do(None, Tick())
    assert time_up(house) == [1]
    assert house.clock().time_up
    assert house.clock().left == (60_000, 0)
    assert house.do(None, Tick()) == ()
    play_moves(house, 1)
    assert house.clock().left == (60_000, 5_000)
    assert not house.clock().time_up


def test_at_zero_the_others_may_let_a_computer_play_that_turn_alone() -> None:
    house = dealt_house("anna", "bo", clock=PerMove(30_000))
    assert house.why("anna", AskStandIn(1)) == "table/not-absent"
    wait(house, 30_000)
    house.do(None, Tick())
    house.do("anna", AskStandIn(1))
    assert house.seat(1).stand_in == StandIn("greedy", Until.TURN)
    assert house.clock().running is None
    play_moves(house, 1)
    assert house.seat(1).stand_in is None
    play_moves(house, 1)
    assert house.clock().running == 1
    assert house.clock().left[1] == 30_000


def test_all_other_players_must_agree() -> None:
    house = dealt_house("anna", "bo", "cyd", seats=3, clock=PerMove(30_000))
    wait(house, 30_000)
    house.do(None, Tick())
    house.do("anna", AskStandIn(1))
    assert house.seat(1).stand_in is None
    assert house.why("bo", Answer(QuestionKind.STAND_IN, yes=True)) == "table/not-yours-to-answer"
    house.do("cyd", Answer(QuestionKind.STAND_IN, yes=True))
    assert house.seat(1).stand_in == StandIn("greedy", Until.TURN)


def test_a_turn_that_was_interrupted_is_not_given_time_again() -> None:
    house = dealt_house("anna", "bo", clock=PerMove(30_000))
    wait(house, 10_000)
    house.do("bo", HandOver(1))
    assert house.clock().running is None
    wait(house, 50_000)
    house.do("bo", TakeBack(1))
    assert house.clock().running == 1
    assert house.clock().left[1] == 20_000


def test_a_clock_that_goes_backwards_stands_still() -> None:
    house = dealt_house("anna", "bo", clock=BANK)
    at = house.table.at
    house.now = 5
    play_moves(house, 1)
    assert house.table.at == at
    assert house.clock().left == (60_000, 65_000)


def test_a_view_shows_the_clocks_and_goes_on_with_them() -> None:
    house = dealt_house("anna", "bo", clock=BANK)
    before = house.table
    wait(house, 7_000)
    play_moves(house, 5)
    seen = view(before, 0)
    for step in steps(before, house.log[before.version :]):
        seen = advance(seen, project(step, 0))
    assert seen.clock == house.clock()
    assert seen.clock.left[1] == 60_000 - 7_000 + 3 * 5_000 - 2


@pytest.mark.parametrize(
    "clock", [PerMove(999), PerMove(86_400_001), Bank(0, 5), Bank(60_000, -1), Bank(-1, 0)]
)
def test_a_clock_beyond_reason_is_refused(clock: ClockRules) -> None:
    house = open_house("anna")
    rules = HouseRules(clock=clock)
    assert house.why("anna", ChangeRules(rules)) == "table/bad-clock"


def test_an_undo_does_not_give_time_back() -> None:
    house = dealt_house("anna", clock=BANK)
    play_moves(house, 1)
    wait(house, 9_000)
    play_moves(house, 1)
    assert house.clock().left[0] == 60_000 - 9_000 + 5_000
    house.do("anna", AskUndo(0))
    assert house.clock().left[0] == 56_000
    assert house.clock().running == 0


def test_the_rules_of_a_table_name_its_clock() -> None:
    assert HouseRules().clock == NoClock()
    house = open_house("anna", clock=BANK)
    assert view(house.table, None).rules.clock == BANK


def test_a_computer_plays_the_turn_at_once_where_there_is_nobody_to_ask() -> None:
    house = dealt_house("anna", clock=PerMove(30_000))
    play_moves(house, 1)
    assert house.turn() == 0
    wait(house, 30_000)
    house.do(None, Tick())
    assert time_up(house) == [0]
    assert house.seat(0).stand_in == StandIn("greedy", Until.TURN)
    assert house.clock().running is None
    play_moves(house, 2)
    assert house.seat(0).stand_in is None
    assert house.clock().running == 0
    assert house.clock().left[0] == 30_000


def test_one_whose_line_is_lost_is_still_to_be_asked() -> None:
    house = dealt_house("anna", "bo", clock=PerMove(30_000))
    house.do(None, Presence("anna", connected=False))
    wait(house, 30_000)
    house.do(None, Tick())
    assert time_up(house) == [1]
    assert house.seat(1).stand_in is None
