"""What the house does at a table by itself, without being asked."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.server.keys import new_deal_secret
from cassino.table import Command, NextDeal, Phase, PrepareDeal, Table


def next_step(table: Table) -> Command | None:
    """What the house does at once: fix the next deck, and deal first where nobody need be asked."""
    if table.wants_secret:
        return PrepareDeal(new_deal_secret())
    live = table.live
    first = table.phase is Phase.BEFORE_DEAL and live is not None and not live.played
    return NextDeal() if first and people(table) <= 1 else None


def people(table: Table) -> int:
    """How many people play seats themselves."""
    return len({seat.guest for seat in table.seats if seat.is_played_by_person})


def deals_alone(table: Table) -> bool:
    """Whether only computers play, so that the house deals after a while."""
    return table.phase is Phase.BEFORE_DEAL and people(table) == 0


@dataclass(frozen=True, slots=True)
class ToMove:
    """A computer's turn: the seat, its level, and the version that began the turn."""

    seat: int
    level: str
    since: int


def computer_to_move(table: Table) -> ToMove | None:
    """The computer whose turn it is, or None."""
    seat, live = table.turn, table.live
    if seat is None or live is None:
        return None
    level = table.seats[seat].computer
    return None if level is None else ToMove(seat, level, live.since)


def clock_wakes_in(table: Table, now: int) -> int | None:
    """Milliseconds until the running clock is at its end, or None."""
    clock = table.clock
    if clock.running is None or clock.time_up:
        return None
    return clock.left_at(clock.running, now)
