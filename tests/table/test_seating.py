"""Who may sit where: joining, leaving, watching, hosting, and computers in people's places."""

import pytest

from cassino.rules import variant, view_of
from cassino.table import (
    ABSENT_AFTER,
    NEW_TABLE,
    Bank,
    ChangeRules,
    Close,
    Command,
    ComputerMove,
    GuestLeft,
    HandOver,
    HouseRules,
    Join,
    Leave,
    NextDeal,
    OpenTable,
    Phase,
    PlayMove,
    Presence,
    Rename,
    Seat,
    SeatKind,
    SetSeat,
    StandIn,
    StartMatch,
    TakeBack,
    Tick,
    Until,
    view_hash,
)
from tests.table.driver import (
    TestHouse,
    dealt_house,
    open_house,
    owner,
    play_moves,
    seeded,
    some_move,
)


def wait_until_away(house: TestHouse) -> None:
    """Lets so much time pass that a lost line makes its guest absent."""
    house.now += ABSENT_AFTER


def test_who_opens_a_table_hosts_it_and_nothing_happens_before() -> None:
    house = TestHouse()
    assert house.why("anna", Join(0, "Anna")) == "table/not-open"
    assert house.why(None, Tick()) == "table/not-open"
    house.do("anna", OpenTable("Anna", HouseRules(seats=3)))
    assert house.table.host == 1
    assert house.table.seats == (Seat(), Seat(), Seat())
    assert house.why("bo", OpenTable("Bo", HouseRules())) == "table/already-open"


def test_a_table_opened_by_the_house_is_hosted_by_who_comes_first() -> None:
    house = TestHouse()
    house.do(None, OpenTable("", HouseRules()))
    assert house.host() is None
    house.do("bo", Join(1, "Bo"))
    assert house.host() == 1
    assert owner(house.table, 1) == "bo"


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (HouseRules(seats=1), "table/bad-seats"),
        (HouseRules(seats=5), "table/bad-seats"),
        (HouseRules(seats=3, partners=True), "table/bad-seats"),
        (HouseRules(variant=variant("draw"), seats=3), "table/bad-seats"),
        (HouseRules(clock=Bank(1, 1)), "table/bad-clock"),
        (HouseRules(level="Very strong"), "table/bad-level"),
    ],
)
def test_house_rules_that_cannot_be(rules: HouseRules, code: str) -> None:
    house = TestHouse()
    assert house.why("anna", OpenTable("Anna", rules)) == code
    assert house.table is NEW_TABLE


@pytest.mark.parametrize(
    "name", ["x" * 25, "a\u202eb", "bell\a", "\ud800", "n\u200d", "e" + 13 * "\u0301"]
)
def test_a_name_is_a_name(name: str) -> None:
    house = open_house("anna")
    assert house.why("bo", Join(1, name)) == "table/bad-name"
    assert house.why("anna", Rename(name)) == "table/bad-name"
    assert TestHouse().why("anna", OpenTable(name, HouseRules())) == "table/bad-name"


@pytest.mark.parametrize("name", ["👩‍👩‍👧‍👦🏳️‍🌈Å", "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 24, "Zoë"])
def test_a_name_may_be_of_joined_signs(name: str) -> None:
    house = open_house("anna")
    house.do("bo", Join(1, name))
    assert house.seat(1) == Seat(SeatKind.PERSON, 2, name)


def test_a_guest_may_come_without_a_name() -> None:
    house = open_house("anna", seats=3)
    house.do("bo", Join(1, "  "))
    assert house.seat(1) == Seat(SeatKind.PERSON, 2, "")
    assert house.why("bo", Rename(" ")) == "table/bad-name"
    house.do("eva", Join(None, "Eva"))
    house.do("eva", Join(2, ""))
    assert house.seat(2) == Seat(SeatKind.PERSON, 3, "Eva")
    other = TestHouse()
    other.do("anna", OpenTable("", HouseRules()))
    assert [guest.name for guest in other.table.guests] == [""]


def test_sitting_down_and_what_stands_in_the_way() -> None:
    house = open_house("anna", seats=3)
    assert house.why("bo", Join(0, "Bo")) == "table/seat-taken"
    assert house.why("bo", Join(3, "Bo")) == "table/no-such-seat"
    assert house.why("bo", Join(-1, "Bo")) == "table/no-such-seat"
    assert house.why(None, Join(1, "Bo")) == "table/needs-guest"
    house.do("bo", Join(None, " Bo  Bo "))
    assert house.why("bo", Join(None, "Bo")) == "table/already-here"
    house.do("bo", Join(1, "Bo"))
    guest = house.table.guest_by_id("bo")
    assert guest is not None
    assert (guest.number, guest.name) == (2, "Bo Bo")
    assert house.seat(1) == Seat(SeatKind.PERSON, 2, "Bo")


def test_one_phone_for_several_seats() -> None:
    house = open_house("anna", "anna", "anna", seats=3)
    assert house.table.seats_of(1) == (0, 1, 2)
    assert len(house.table.guests) == 1
    house.do("anna", Rename("Eva", seat=1))
    assert [seat.name for seat in house.table.seats] == ["Anna 0", "Eva", "Anna 2"]
    house.do("anna", Rename("All"))
    assert [seat.name for seat in house.table.seats] == ["All"] * 3
    house.do("anna", Leave(1))
    assert house.table.seats_of(1) == (0, 2)


def test_only_so_many_people_fit() -> None:
    house = open_house("anna")
    for number in range(199):
        house.do(f"guest-{number}", Join(None, "Guest"))
    assert house.why("late", Join(None, "Late")) == "table/full"
    house.do("guest-7", Leave())
    house.do("late", Join(1, "Late"))


def test_the_host_sets_seats_up_between_matches() -> None:
    house = open_house("anna", seats=4)
    house.do("anna", SetSeat(1, SeatKind.COMPUTER, "expert"))
    house.do("anna", SetSeat(2, SeatKind.PERSON))
    assert house.seat(1) == Seat(SeatKind.COMPUTER, level="expert")
    assert house.why("anna", StartMatch(house.secret())) == "table/seat-waits"
    house.do("bo", Join(2, "Bo"))
    assert house.why("bo", SetSeat(1, SeatKind.EMPTY)) == "table/host-only"
    assert house.why("cyd", SetSeat(1, SeatKind.EMPTY)) == "table/not-here"
    assert house.why("anna", SetSeat(9, SeatKind.EMPTY)) == "table/no-such-seat"
    assert house.why("anna", SetSeat(1, SeatKind.COMPUTER)) == "table/bad-level"
    assert house.why("anna", SetSeat(1, SeatKind.EMPTY, "expert")) == "table/bad-level"
    assert house.why("anna", SetSeat(3, SeatKind.EMPTY)) == "table/nothing-changes"
    house.do("anna", SetSeat(2, SeatKind.EMPTY))
    assert owner(house.table, 2) is None
    assert house.table.guest_by_id("bo") is not None
    house.do("anna", StartMatch(house.secret()))
    assert [seat.level for seat in house.table.seats[1:]] == ["expert", "greedy", "greedy"]
    assert house.why("anna", SetSeat(1, SeatKind.EMPTY)) == "table/match-on"


def test_the_house_rules_change_between_matches_only() -> None:
    house = open_house("anna", "bo", seats=3)
    assert house.why("bo", ChangeRules(HouseRules())) == "table/host-only"
    assert house.why("anna", ChangeRules(house.table.rules)) == "table/nothing-changes"
    assert house.why("anna", ChangeRules(HouseRules(seats=7))) == "table/bad-seats"
    house.do("anna", ChangeRules(HouseRules(variant("danish"), seats=4)))
    assert len(house.table.seats) == 4
    house.do("anna", ChangeRules(HouseRules(variant("danish"), seats=2)))
    assert [owner(house.table, seat) for seat in (0, 1)] == ["anna", "bo"]
    house.do("anna", StartMatch(house.secret()))
    assert house.why("anna", ChangeRules(HouseRules())) == "table/match-on"


def test_no_rules_take_a_person_the_seat() -> None:
    house = open_house("anna", seats=3)
    house.do("bo", Join(2, "Bo"))
    assert house.why("anna", ChangeRules(HouseRules(seats=2))) == "table/seat-taken"


def test_rules_changed_after_a_match_clear_it_away() -> None:
    house = dealt_house("anna", "bo", rules=variant("classic", target=1))
    while house.phase() is not Phase.OVER:
        play_moves(house, 1)
    house.do("anna", ChangeRules(HouseRules(seats=4)))
    assert house.phase() is Phase.LOBBY
    assert house.table.live is None


def test_a_match_goes_on_with_a_computer_when_a_person_leaves() -> None:
    house = dealt_house("anna", "bo")
    house.do("bo", Leave())
    assert house.seat(1) == Seat(SeatKind.COMPUTER, level="greedy")
    assert house.table.guest_by_id("bo") is None
    play_moves(house, 2)
    house.do("cyd", Join(1, "Cyd"))
    assert house.seat(1) == Seat(SeatKind.PERSON, 3, "Cyd")
    play_moves(house, 2)
    assert house.log[-2].cause is not None
    assert house.log[-2].cause.guest == "cyd"


def test_before_a_match_a_seat_that_is_left_is_empty() -> None:
    house = open_house("anna", "bo")
    house.do("bo", Leave(1))
    assert house.seat(1) == Seat()
    assert house.table.guest_by_id("bo") is not None
    assert house.why("bo", Leave(1)) == "table/not-your-seat"
    house.do("bo", Leave())
    assert house.why("bo", Leave()) == "table/not-here"


def test_nobody_sees_two_hands_of_one_deal() -> None:
    house = dealt_house("anna", "bo", seats=3)
    assert house.why("anna", Join(2, "Anna")) == "table/saw-another-hand"
    house.do("bo", Leave(1))
    assert house.why("bo", Join(2, "Bo")) == "table/saw-another-hand"
    house.do("bo", Leave())
    assert house.why("bo", Join(2, "Bo")) == "table/saw-another-hand"
    house.do("bo", Join(1, "Bo"))
    house.do("cyd", Join(2, "Cyd"))
    house.do("cyd", Leave())
    assert house.why("cyd", Join(1, "Cyd")) == "table/seat-taken"
    house.do("bo", Leave())
    assert house.why("cyd", Join(1, "Cyd")) == "table/saw-another-hand"
    play_moves(house, 48)
    assert house.phase() is Phase.BEFORE_DEAL
    house.do("cyd", Join(1, "Cyd"))


def test_the_host_s_office_passes_on() -> None:
    house = open_house("anna", "bo", seats=3)
    house.do("cyd", Join(None, "Cyd"))
    house.do("anna", Leave())
    assert house.table.host == 2
    house.do("bo", Leave())
    assert house.table.host == 3
    house.do("cyd", StartMatch(house.secret()))
    house.do("cyd", Leave())
    assert house.host() is None
    house.do("dan", Join(None, "Dan"))
    assert house.host() == 4


def test_while_the_host_is_away_those_who_are_seated_may_go_on() -> None:
    house = open_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    house.do(None, Presence("anna", connected=False))
    assert house.why("bo", StartMatch(house.secret())) == "table/host-only"
    wait_until_away(house)
    assert house.why("cyd", StartMatch(house.secret())) == "table/host-only"
    house.do("bo", StartMatch(house.secret()))


def test_presence_is_the_house_s_business() -> None:
    house = dealt_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    assert house.why("bo", Presence("anna", connected=False)) == "table/house-only"
    house.do(None, Presence("anna", connected=False))
    guest = house.table.guest_by_id("anna")
    assert guest is not None
    assert (guest.connected, guest.since) == (False, house.now)
    assert house.do(None, Presence("anna", connected=False)) == ()
    assert house.do(None, Presence("nobody", connected=True)) == ()
    (left,) = house.do(None, Presence("cyd", connected=False))
    assert left.what == GuestLeft(3)
    house.do(None, Presence("anna", connected=True))
    assert owner(house.table, 0) == "anna"


def test_a_person_lets_a_computer_play_and_takes_the_seat_back() -> None:
    house = dealt_house("anna", "bo")
    assert house.why("bo", TakeBack(1)) == "table/nothing-changes"
    assert house.why("anna", HandOver(1)) == "table/not-your-seat"
    assert house.why("bo", HandOver(1, "Not a level")) == "table/bad-level"
    house.do("bo", HandOver(1, "expert"))
    assert house.seat(1).stand_in == StandIn("expert", Until.OWNER)
    assert house.why("bo", HandOver(1, "expert")) == "table/nothing-changes"
    move = some_move(house, seeded(1))
    assert house.why("bo", PlayMove(1, move)) == "table/computer-plays"
    play_moves(house, 3)
    assert house.seat(1).computer == "expert"
    assert [made.level for made in house.live().moves] == ["expert", None, "expert"]
    house.do("bo", TakeBack(1))
    assert house.seat(1).is_played_by_person
    position = house.table.position
    assert position is not None
    house.do("anna", PlayMove(0, some_move(house, seeded(1))))


def test_nothing_to_hand_over_without_a_match() -> None:
    house = open_house("anna", "bo")
    assert house.why("anna", HandOver(0)) == "table/no-match"
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", HandOver(0))
    house.do(None, NextDeal())
    assert house.seat(0).stand_in is not None


def test_a_computer_plays_only_computers_seats_with_the_view_of_its_seat() -> None:
    house = dealt_house("anna")
    position = house.table.position
    assert position is not None
    move = some_move(house, seeded(2))
    right, wrong = (view_hash(view_of(position, seat)) for seat in (1, 0))
    assert house.why("anna", ComputerMove(1, move, right)) == "table/house-only"
    assert house.why(None, ComputerMove(1, move, wrong)) == "table/wrong-view"
    assert house.why(None, ComputerMove(0, move, wrong)) == "table/not-your-turn"
    assert house.why(None, ComputerMove(4, move, right)) == "table/no-such-seat"
    assert house.why(None, PlayMove(1, move)) == "table/needs-guest"
    house.do(None, ComputerMove(1, move, right))
    after = house.table.position
    assert after is not None
    own = view_hash(view_of(after, 0))
    assert house.why(None, ComputerMove(0, some_move(house, seeded(2)), own)) == (
        "table/not-a-computer"
    )


@pytest.mark.parametrize("command", [Join(1, "Bo"), NextDeal(), Tick(), Leave(), Close()])
def test_nothing_happens_at_a_closed_table(command: Command) -> None:
    house = open_house("anna")
    assert house.why("bo", Close()) == "table/not-here"
    house.do("anna", Close())
    assert house.phase() is Phase.CLOSED
    guest = None if isinstance(command, Tick) else "anna"
    assert house.why(guest, command) == "table/closed"
