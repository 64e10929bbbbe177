"""Who sends a command, and what everybody may or may not do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cassino.table.events import Happening
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.seats import Guest
from cassino.table.state import Table

ABSENT_AFTER: Final = 30_000
"""Milliseconds after which a person without a line counts as away."""

Outcome: TypeAlias = tuple[Happening, ...] | TableRefusal
"""What a command leads to, or why it leads to nothing."""


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sent a command: the house (no id), or a guest, known at this table or not yet."""

    id: str | None
    guest: Guest | None
    now: int

    @property
    def is_house(self) -> bool:
        """Whether the house itself acts."""
        return self.id is None

    @property
    def number(self) -> int:
        """The number of the guest at this table; 0, which nobody has, for others."""
        return 0 if self.guest is None else self.guest.number


def house_only(sender: Sender) -> TableRefusal | None:
    """The refusal of a guest where only the house may act."""
    return None if sender.is_house else refuse_command(TableWhy.HOUSE_ONLY)


def host_only(table: Table, sender: Sender) -> TableRefusal | None:
    """The refusal of all but the house and the host; while the host is away, seated guests may."""
    if sender.is_house:
        return None
    if sender.guest is None:
        return refuse_command(TableWhy.NOT_HERE)
    if sender.number == table.host:
        return None
    host = None if table.host is None else table.guest(table.host)
    if (host is None or is_away(host, sender.now)) and table.seats_of(sender.number):
        return None
    return refuse_command(TableWhy.HOST_ONLY)


def is_away(guest: Guest, now: int) -> bool:
    """Whether a guest's line has been lost for long."""
    return not guest.connected and now - guest.since >= ABSENT_AFTER


def guest_only(sender: Sender) -> TableRefusal | None:
    """The refusal of the house, and of people who aren't at the table."""
    if sender.is_house:
        return refuse_command(TableWhy.NEEDS_GUEST)
    return refuse_command(TableWhy.NOT_HERE) if sender.guest is None else None


def owner_only(table: Table, sender: Sender, seat: int) -> TableRefusal | None:
    """The refusal of anybody who doesn't own a seat."""
    refused = guest_only(sender)
    if refused is not None:
        return refused
    if not table.has_seat(seat):
        return refuse_command(TableWhy.NO_SUCH_SEAT, seat=seat)
    if table.seats[seat].guest != sender.number:
        return refuse_command(TableWhy.NOT_YOUR_SEAT, seat=seat)
    return None


def between_matches_only(table: Table) -> TableRefusal | None:
    """The refusal of what can't be done while a match is on."""
    return refuse_command(TableWhy.MATCH_ON) if table.is_match_on else None


def seated_or_host_only(table: Table, sender: Sender) -> TableRefusal | None:
    """The refusal of the house, of strangers, and of watchers other than the host."""
    refused = guest_only(sender)
    if refused is not None or table.seats_of(sender.number):
        return refused
    return host_only(table, sender)


def playing_guests(table: Table) -> frozenset[int]:
    """The guests who play a seat themselves just now."""
    return frozenset(
        seat.guest for seat in table.seats if seat.guest is not None and seat.is_played_by_person
    )


def connected(table: Table, guests: frozenset[int]) -> frozenset[int]:
    """Those of some guests whose line is up."""
    return frozenset(g.number for g in table.guests if g.connected and g.number in guests)
