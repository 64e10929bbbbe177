"""Deciding who may sit where, and how the table is set up."""

from __future__ import annotations

from typing import Final, assert_never

from cassino.table.commands import (
    ChangeRules,
    Close,
    Join,
    Leave,
    OpenTable,
    Presence,
    Rename,
    RoomCommand,
    SetSeat,
)
from cassino.table.events import (
    GuestCame,
    GuestLeft,
    PresenceChanged,
    Renamed,
    RulesChanged,
    SeatSet,
    SeatTaken,
    StandInEnded,
    TableClosed,
    TableOpened,
)
from cassino.table.house import HouseRules, house_refusal
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.seats import SeatKind, Until
from cassino.table.sending import (
    Outcome,
    Sender,
    between_matches_only,
    guest_only,
    host_only,
    house_only,
    owner_only,
)
from cassino.table.state import Table
from cassino.table.texts import is_word, name_or_none, tidy_name

MOST_GUESTS: Final = 200
"""So many people may be at a table, watchers included."""


def decide_room(table: Table, sender: Sender, command: RoomCommand) -> Outcome:
    """What a command about seats and setting up leads to."""
    match command:
        case OpenTable():
            outcome = _open(table, sender, command)
        case ChangeRules(rules):
            outcome = _change_rules(table, sender, rules)
        case SetSeat():
            outcome = _set_seat(table, sender, command)
        case Join():
            outcome = _join(table, sender, command)
        case Leave():
            outcome = _leave(table, sender, command)
        case Rename():
            outcome = _rename(table, sender, command)
        case Presence():
            outcome = _presence(table, sender, command)
        case Close():
            outcome = host_only(table, sender) or (TableClosed(),)
        case _:
            assert_never(command)
    return outcome


def _open(table: Table, sender: Sender, command: OpenTable) -> Outcome:
    if table.is_open:
        return refuse_command(TableWhy.ALREADY_OPEN)
    refused = house_refusal(command.rules)
    if refused is not None:
        return refused
    opened = TableOpened(command.rules)
    if sender.id is None:
        return (opened,)
    name = name_or_none(command.name)
    if name is None:
        return refuse_command(TableWhy.BAD_NAME)
    return opened, GuestCame(1, sender.id, name)


def _change_rules(table: Table, sender: Sender, rules: HouseRules) -> Outcome:
    refused = host_only(table, sender) or between_matches_only(table) or house_refusal(rules)
    if refused is not None:
        return refused
    if rules == table.rules:
        return refuse_command(TableWhy.NOTHING_CHANGES)
    for seat, cut in enumerate(table.seats[rules.seats :], rules.seats):
        if cut.guest is not None:
            return refuse_command(TableWhy.SEAT_TAKEN, seat=seat)
    return (RulesChanged(rules),)


def _set_seat(table: Table, sender: Sender, command: SetSeat) -> Outcome:
    refused = host_only(table, sender) or between_matches_only(table)
    if refused is not None:
        return refused
    if not table.has_seat(command.seat):
        return refuse_command(TableWhy.NO_SUCH_SEAT, seat=command.seat)
    is_computer = command.kind is SeatKind.COMPUTER
    if is_computer != (command.level is not None) or not is_word(command.level or "none"):
        return refuse_command(TableWhy.BAD_LEVEL)
    seat = table.seats[command.seat]
    if seat.guest is None and (seat.kind, seat.level) == (command.kind, command.level):
        return refuse_command(TableWhy.NOTHING_CHANGES)
    return (SeatSet(command.seat, command.kind, command.level),)


def _join(table: Table, sender: Sender, command: Join) -> Outcome:
    if sender.id is None:
        return refuse_command(TableWhy.NEEDS_GUEST)
    name = name_or_none(command.name)
    if name is None:
        return refuse_command(TableWhy.BAD_NAME)
    refused = _seat_refusal(table, sender, command.seat)
    if refused is not None:
        return refused
    number = sender.number or table.arrivals + 1
    came = () if sender.guest is not None else (GuestCame(number, sender.id, name),)
    if command.seat is None:
        return came or refuse_command(TableWhy.ALREADY_HERE)
    return (*came, SeatTaken(command.seat, number, name or _known_name(table, sender)))


def _known_name(table: Table, sender: Sender) -> str:
    """What a guest is called who sits down; whoever has a seat takes the next for somebody else."""
    return "" if sender.guest is None or table.seats_of(sender.number) else sender.guest.name


def _seat_refusal(table: Table, sender: Sender, seat: int | None) -> TableRefusal | None:
    """Why a guest can't sit down there; who sees one hand of a deal doesn't get to see another."""
    if sender.guest is None and len(table.guests) >= MOST_GUESTS:
        return refuse_command(TableWhy.FULL)
    if seat is None:
        return None
    if not table.has_seat(seat):
        return refuse_command(TableWhy.NO_SUCH_SEAT, seat=seat)
    if table.seats[seat].guest is not None:
        return refuse_command(TableWhy.SEAT_TAKEN, seat=seat)
    seen = {at for guest, at in table.witnesses if guest == sender.id}
    if seen and seat not in seen:
        return refuse_command(TableWhy.SAW_ANOTHER_HAND, seat=seat)
    return None


def _leave(table: Table, sender: Sender, command: Leave) -> Outcome:
    if command.seat is None:
        return guest_only(sender) or (GuestLeft(sender.number),)
    refused = owner_only(table, sender, command.seat)
    if refused is not None:
        return refused
    deserted = table.deserted_seat
    return (SeatSet(command.seat, deserted.kind, deserted.level),)


def _rename(table: Table, sender: Sender, command: Rename) -> Outcome:
    seat = command.seat
    refused = guest_only(sender) if seat is None else owner_only(table, sender, seat)
    if refused is not None:
        return refused
    name = tidy_name(command.name)
    if name is None:
        return refuse_command(TableWhy.BAD_NAME)
    return (Renamed(sender.number, seat, name),)


def _presence(table: Table, sender: Sender, command: Presence) -> Outcome:
    """A seated guest is kept until back; a mere watcher without a line is gone."""
    refused = house_only(sender)
    if refused is not None:
        return refused
    guest = table.guest_by_id(command.guest)
    if guest is None or guest.connected == command.connected:
        return ()
    own = table.seats_of(guest.number)
    if not command.connected:
        stays = own or guest.number == table.host
        return (PresenceChanged(guest.number, False) if stays else GuestLeft(guest.number),)
    seats = [(seat, table.seats[seat].stand_in) for seat in own]
    back = (seat for seat, by in seats if by is not None and by.until is Until.RETURN)
    return (PresenceChanged(guest.number, True), *map(StandInEnded, back))
