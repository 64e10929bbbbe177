"""What changes when people come, sit down, are renamed, lost or gone, and when rules change."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cassino.table.events import (
    GuestCame,
    GuestLeft,
    PresenceChanged,
    Renamed,
    RoomHappening,
    RulesChanged,
    SeatSet,
    SeatTaken,
    TableClosed,
    TableOpened,
)
from cassino.table.house import HouseRules
from cassino.table.questions import Question, QuestionKind
from cassino.table.seats import Guest, Seat, SeatKind
from cassino.table.state import Table


def after_room_event(table: Table, what: RoomHappening, seq: int, at: int) -> Table:
    """The table after somebody came, went or changed how it is set up."""
    match what:
        case TableOpened(rules):
            after = replace(_with_rules(table, rules, seq), is_open=True)
        case RulesChanged(rules):
            after = replace(_with_rules(table, rules, seq), live=None)
        case SeatSet(seat, kind, level):
            after = table.with_seat(seat, Seat(kind, level=level))
            after = replace(after, questions=())
        case GuestCame():
            after = _with_guest(table, what, at)
        case SeatTaken():
            after = _with_owner(table, what)
        case Renamed():
            after = _renamed(table, what)
        case GuestLeft(guest):
            after = _without_guest(table, guest)
        case PresenceChanged():
            after = _with_presence(table, what, at)
        case TableClosed():
            after = replace(table, is_closed=True, questions=())
        case _:
            assert_never(what)
    return after


def _with_rules(table: Table, rules: HouseRules, seq: int) -> Table:
    """The table with other house rules and as many seats as they have."""
    more = (Seat(),) * (rules.seats - len(table.seats))
    seats = (*table.seats[: rules.seats], *more)
    return replace(table, rules=rules, rules_since=seq, seats=seats, questions=())


def _with_guest(table: Table, came: GuestCame, at: int) -> Table:
    guest = Guest(came.guest, came.id, came.name, connected=True, since=at)
    host = came.guest if table.host is None else table.host
    return replace(table, guests=(*table.guests, guest), arrivals=came.guest, host=host)


def _with_owner(table: Table, what: SeatTaken) -> Table:
    after = table.with_seat(what.seat, Seat(SeatKind.PERSON, what.guest, what.name))
    live = after.live
    if live is not None:
        live = replace(live, witnesses=live.witnesses | after.owners)
    return replace(after, live=live, questions=())


def _renamed(table: Table, what: Renamed) -> Table:
    if what.seat is not None:
        return table.with_seat(what.seat, replace(table.seats[what.seat], name=what.name))
    for seat in table.seats_of(what.guest):
        table = table.with_seat(seat, replace(table.seats[seat], name=what.name))
    guests = tuple(
        replace(guest, name=what.name) if guest.number == what.guest else guest
        for guest in table.guests
    )
    return replace(table, guests=guests)


def _without_guest(table: Table, number: int) -> Table:
    """The table without a guest; the host's office passes to a seated guest before a watcher."""
    deserted, own = table.deserted_seat, table.seats_of(number)
    for seat in own:
        table = table.with_seat(seat, deserted)
    questions = () if own else tuple(each for each in table.questions if each.by != number)
    guests = tuple(guest for guest in table.guests if guest.number != number)
    host = table.host
    if host == number:
        seated = (seat.guest for seat in table.seats if seat.guest is not None)
        host = next(seated, guests[0].number if guests else None)
    return replace(table, guests=guests, host=host, questions=questions)


def _with_presence(table: Table, what: PresenceChanged, at: int) -> Table:
    """The table with a guest lost or back; nobody needs to stand in for one who is back."""
    guests = tuple(
        replace(guest, connected=what.connected, since=at) if guest.number == what.guest else guest
        for guest in table.guests
    )
    own = table.seats_of(what.guest)
    questions = tuple(question for question in table.questions if not _is_idle(question, own))
    return replace(table, guests=guests, questions=questions if what.connected else table.questions)


def _is_idle(question: Question, seats_back: tuple[int, ...]) -> bool:
    return question.kind is QuestionKind.STAND_IN and question.seat in seats_back
