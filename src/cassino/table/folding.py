"""Folding: from a table and its next event to the table after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cassino.table.clocks import Runner, clock_for, full_clock, run_out
from cassino.table.events import (
    DealBegan,
    DealCommitted,
    GuestCame,
    GuestLeft,
    MatchResigned,
    MatchStarted,
    MoveMade,
    MovesUndone,
    PresenceChanged,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    Renamed,
    RulesChanged,
    Said,
    SaltAdded,
    SeatSet,
    SeatTaken,
    StandInEnded,
    StandInSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TimeUp,
)
from cassino.table.folding_match import after_match_event
from cassino.table.folding_room import after_room_event
from cassino.table.folding_talk import after_talk_event
from cassino.table.receipts import Receipt, remembering
from cassino.table.refusals import LogError
from cassino.table.state import NEW_TABLE, Table


def apply(table: Table, event: TableEvent) -> Table:
    """The table after its next event.

    Raises:
        LogError: when the event isn't the next one or can't have happened at this table.
    """
    if event.seq != table.version + 1:
        raise LogError(table.version, f"its number is {event.seq}")
    try:
        after = _after(table, event)
    except (ValueError, IndexError) as wrong:
        if isinstance(wrong, LogError):
            raise
        raise LogError(table.version, str(wrong)) from wrong
    receipts = table.receipts
    if event.cause is not None:
        receipt = Receipt(event.cause.guest, event.cause.command, event.seq)
        receipts = remembering(receipts, receipt)
    after = replace(after, version=event.seq, at=event.at, receipts=receipts)
    return _with_clock(after, event)


def _after(table: Table, event: TableEvent) -> Table:
    """What the event itself changes."""
    match event.what:
        case (
            TableOpened()
            | RulesChanged()
            | SeatSet()
            | GuestCame()
            | SeatTaken()
            | Renamed()
            | GuestLeft()
            | PresenceChanged()
            | TableClosed()
        ):
            return after_room_event(table, event.what, event.seq, event.at)
        case (
            MatchStarted()
            | DealCommitted()
            | SaltAdded()
            | DealBegan()
            | MoveMade()
            | MovesUndone()
            | MatchResigned()
        ):
            return after_match_event(table, event.what, event.seq)
        case (
            QuestionAsked()
            | QuestionAnswered()
            | QuestionDropped()
            | StandInSet()
            | StandInEnded()
            | TimeUp()
            | Said()
        ):
            return after_talk_event(table, event.what, event.seq)


def _with_clock(table: Table, event: TableEvent) -> Table:
    """The table with its clock set for whose turn it is now."""
    clock, rules, live = table.clock, table.rules.clock, table.live
    if isinstance(event.what, MatchStarted):
        clock = full_clock(rules, len(table.seats))
    elif isinstance(event.what, TimeUp):
        clock = run_out(clock, event.at)
    seat = table.turn
    if seat is not None and not table.seats[seat].is_played_by_person:
        seat = None
    mover = event.what.seat if isinstance(event.what, MoveMade) else None
    runner = Runner(seat, live.since if live is not None else 0)
    clock = clock_for(rules, clock, runner, event.at, mover)
    return table if clock == table.clock else replace(table, clock=clock)


def fold(events: Iterable[TableEvent], table: Table = NEW_TABLE) -> Table:
    """The table after all these events.

    Raises:
        LogError: when they aren't the log of a table.

    >>> fold(()) == NEW_TABLE
    True
    """
    for event in events:
        table = apply(table, event)
    return table


@dataclass(frozen=True, slots=True)
class Step:
    """An event with the tables before and after it: all that its projections rest on."""

    before: Table
    event: TableEvent
    after: Table


def steps(table: Table, events: Iterable[TableEvent]) -> Iterator[Step]:
    """The steps that lead on from a table.

    Raises:
        LogError: as ``apply``.
    """
    for event in events:
        after = apply(table, event)
        yield Step(table, event, after)
        table = after
