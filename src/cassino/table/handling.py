"""Handling a command: from a table and what somebody wants to events, or to a refusal."""

from __future__ import annotations

from typing import TypeAlias

from cassino.table.commands import (
    AddSalt,
    Answer,
    AskStandIn,
    AskUndo,
    ChangeRules,
    Close,
    Command,
    ComputerMove,
    Envelope,
    HandOver,
    Join,
    Leave,
    NextDeal,
    OfferRematch,
    OpenTable,
    PlayMove,
    PrepareDeal,
    Presence,
    Rename,
    Resign,
    Say,
    SetSeat,
    StartMatch,
    TakeBack,
    Tick,
)
from cassino.table.deciding_match import decide_match
from cassino.table.deciding_moves import last_move_of
from cassino.table.deciding_room import decide_room
from cassino.table.deciding_talk import agreed, decide_talk
from cassino.table.events import Cause, Happening, TableEvent
from cassino.table.folding import Step, apply
from cassino.table.receipts import receipt_for
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.sending import Outcome, Sender
from cassino.table.state import Table
from cassino.table.texts import is_key

Handled: TypeAlias = tuple[Table, tuple[TableEvent, ...]] | TableRefusal


def handle(table: Table, envelope: Envelope, now: int) -> Handled:
    """What a command does to a table.

    Either everything that follows from the command happens or nothing does. A command that was
    accepted before, known by its sender and id, does nothing: the answer is the same table without
    events, and ``acknowledged`` still tells the version it led to. A refused command leaves no
    trace; sent again it is judged anew.

    A command from an older version than the table's is accepted where it still means what its
    sender meant: a move only in the very turn that its sender saw (no deal, move or undo since),
    an answer only to the question it saw, a salt or a deal only for the shuffle it saw, an undo
    only of a move it saw and not after another undo, sitting down and starting only under the
    house rules it saw, resigning only the match it saw. Everything else holds at any version.

    Args:
        table: the table.
        envelope: the command with its sender.
        now: the time in milliseconds; a clock that goes backwards is taken to stand still.
    """
    taken = act(table, envelope, now)
    if isinstance(taken, TableRefusal):
        return taken
    return taken[-1].after if taken else table, tuple(step.event for step in taken)


def act(table: Table, envelope: Envelope, now: int) -> tuple[Step, ...] | TableRefusal:
    """The steps that a command takes a table, or its refusal; as ``handle``."""
    at = max(now, table.at)
    outcome = judge(table, envelope, at)
    if isinstance(outcome, TableRefusal):
        return outcome
    cause = None if envelope.guest is None else Cause(envelope.guest, envelope.id)
    return _record(table, outcome, cause, at)


def judge(table: Table, envelope: Envelope, now: int) -> Outcome:
    """What a command leads to, or its refusal, before anything has happened; as ``handle``."""
    refused = _envelope_refusal(table, envelope)
    if refused is not None:
        return refused
    if acknowledged(table, envelope.guest, envelope.id) is not None:
        return ()
    if table.is_closed:
        return refuse_command(TableWhy.CLOSED)
    if not table.is_open and not isinstance(envelope.command, OpenTable):
        return refuse_command(TableWhy.NOT_OPEN)
    guest = None if envelope.guest is None else table.guest_by_id(envelope.guest)
    sender = Sender(envelope.guest, guest, max(now, table.at))
    return _unless_stale(table, envelope, _decide(table, sender, envelope.command))


def acknowledged(table: Table, guest: str | None, command_id: str) -> int | None:
    """The version that a guest's command led to, or None when it isn't remembered."""
    return None if guest is None else receipt_for(table.receipts, guest, command_id)


def _envelope_refusal(table: Table, envelope: Envelope) -> TableRefusal | None:
    if envelope.guest is not None and not is_key(envelope.guest):
        return refuse_command(TableWhy.MALFORMED, field="guest")
    if not is_key(envelope.id):
        return refuse_command(TableWhy.MALFORMED, field="id")
    if envelope.version > table.version:
        return refuse_command(TableWhy.VERSION_AHEAD, seen=envelope.version, version=table.version)
    return None


def _decide(table: Table, sender: Sender, command: Command) -> Outcome:
    match command:
        case (
            OpenTable()
            | ChangeRules()
            | SetSeat()
            | Join()
            | Leave()
            | Rename()
            | Presence()
            | Close()
        ):
            return decide_room(table, sender, command)
        case (
            StartMatch()
            | PrepareDeal()
            | AddSalt()
            | NextDeal()
            | PlayMove()
            | ComputerMove()
            | Resign()
        ):
            return decide_match(table, sender, command)
        case (
            AskUndo()
            | AskStandIn()
            | OfferRematch()
            | Answer()
            | HandOver()
            | TakeBack()
            | Say()
            | Tick()
        ):
            return decide_talk(table, sender, command)


def _unless_stale(table: Table, envelope: Envelope, outcome: Outcome) -> Outcome:
    """The outcome, or the refusal of what its sender would not mean any more.

    That the rules refuse a move says nothing to one who saw another table; any other refusal does.
    """
    if isinstance(outcome, TableRefusal) and outcome.why is not TableWhy.ILLEGAL_MOVE:
        return outcome
    needed = version_needed(table, envelope.command)
    if envelope.version >= needed:
        return outcome
    return refuse_command(TableWhy.STALE, seen=envelope.version, needed=needed)


def version_needed(table: Table, command: Command) -> int:
    """The version that the sender of a command must have seen; 0 when any will do."""
    live = table.live
    needed = 0
    match command:
        case StartMatch() | ChangeRules():
            needed = table.rules_since
        case Join(seat):
            needed = 0 if seat is None else table.rules_since
        case Answer(kind):
            question = table.question(kind)
            needed = 0 if question is None else question.since
        case _ if live is None:
            pass
        case PlayMove() | ComputerMove() | AskStandIn():
            needed = live.since
        case AskUndo(seat):
            made = last_move_of(live, seat)
            needed = max(live.undone, 0 if made is None else made.version)
        case AddSalt() | NextDeal():
            needed = 0 if live.shuffle is None else live.shuffle.since
        case Resign() | OfferRematch():
            needed = live.started
        case _:
            pass
    return needed


def _record(
    table: Table, happenings: tuple[Happening, ...], cause: Cause | None, at: int
) -> tuple[Step, ...]:
    """The steps that everything takes that happened, and what people had agreed to with it."""
    taken: list[Step] = []
    while happenings:
        for what in happenings:
            event = TableEvent(table.version + 1, at, cause, what)
            taken.append(Step(table, event, apply(table, event)))
            table = taken[-1].after
        happenings = agreed(table)
    return tuple(taken)
