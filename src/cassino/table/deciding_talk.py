"""Deciding about what people ask each other, say, and leave to computers; and about time."""

from __future__ import annotations

from typing import assert_never

from cassino.table.clocks import is_run_out
from cassino.table.commands import (
    Answer,
    AskStandIn,
    AskUndo,
    HandOver,
    OfferRematch,
    Say,
    TakeBack,
    TalkCommand,
    Tick,
)
from cassino.table.deciding_match import filling, waiting_refusal
from cassino.table.deciding_moves import decide_undo, turn_refusal
from cassino.table.events import (
    DealBegan,
    Happening,
    MatchStarted,
    MovesUndone,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    Said,
    Speech,
    StandInEnded,
    StandInSet,
    TimeUp,
)
from cassino.table.folding_match import live_match
from cassino.table.questions import Question, QuestionKind
from cassino.table.refusals import TableWhy, refuse_command
from cassino.table.seats import StandIn, Until
from cassino.table.sending import (
    Outcome,
    Sender,
    connected,
    guest_only,
    house_only,
    is_away,
    owner_only,
    playing_guests,
    seated_or_host_only,
)
from cassino.table.state import Phase, Table
from cassino.table.texts import is_word, tidy_chat


def decide_talk(table: Table, sender: Sender, command: TalkCommand) -> Outcome:
    """What a command among people, or a look at the clock, leads to."""
    match command:
        case AskUndo(seat):
            outcome = decide_undo(table, sender, seat)
        case AskStandIn(seat):
            outcome = _ask_stand_in(table, sender, seat)
        case OfferRematch():
            outcome = _offer_rematch(table, sender)
        case Answer():
            outcome = _answer(table, sender, command)
        case HandOver():
            outcome = _hand_over(table, sender, command)
        case TakeBack(seat):
            outcome = _take_back(table, sender, seat)
        case Say():
            outcome = _say(table, sender, command)
        case Tick():
            outcome = house_only(sender) or _time_up(table, sender.now)
        case _:
            assert_never(command)
    return outcome


def _ask_stand_in(table: Table, sender: Sender, seat: int) -> Outcome:
    """Only another player may ask, when it's the turn of one who is away or out of time."""
    refused = guest_only(sender) or turn_refusal(table, seat)
    if refused is not None:
        return refused
    owner = table.guest(table.seats[seat].guest or 0)
    if owner is None or not table.seats[seat].is_played_by_person:
        return refuse_command(TableWhy.COMPUTER_PLAYS, seat=seat)
    if sender.number not in playing_guests(table) - {owner.number}:
        return refuse_command(TableWhy.NOT_YOURS_TO_ANSWER)
    if not table.clock.time_up and not is_away(owner, sender.now):
        return refuse_command(TableWhy.NOT_ABSENT, seat=seat)
    if table.question(QuestionKind.STAND_IN) is not None:
        return refuse_command(TableWhy.ALREADY_ASKED)
    return (QuestionAsked(QuestionKind.STAND_IN, seat, sender.number),)


def _offer_rematch(table: Table, sender: Sender) -> Outcome:
    refused = seated_or_host_only(table, sender)
    if refused is not None:
        return refused
    if table.phase is not Phase.OVER:
        return refuse_command(TableWhy.MATCH_NOT_OVER)
    if table.question(QuestionKind.REMATCH) is not None:
        return refuse_command(TableWhy.ALREADY_ASKED)
    refused = waiting_refusal(table)
    return refused or (QuestionAsked(QuestionKind.REMATCH, None, sender.number),)


def _answer(table: Table, sender: Sender, command: Answer) -> Outcome:
    """Who asked may only take the question back; the others may agree or refuse."""
    refused = guest_only(sender)
    if refused is not None:
        return refused
    question = table.question(command.kind)
    if question is None:
        return refuse_command(TableWhy.NOT_ASKED)
    if sender.number not in asked_guests(table, question) | {question.by}:
        return refuse_command(TableWhy.NOT_YOURS_TO_ANSWER)
    if not command.yes:
        return (QuestionDropped(command.kind, sender.number),)
    if sender.number in question.yes:
        return refuse_command(TableWhy.ALREADY_ASKED)
    return (QuestionAnswered(command.kind, sender.number),)


def asked_guests(table: Table, question: Question) -> frozenset[int]:
    """The guests who must agree; who asked does.

    To an undo and a rematch everybody who plays, also while their line is down; to a deal and to
    a computer's standing in those who are there, of the latter not the person it stands in for.
    """
    players = playing_guests(table)
    match question.kind:
        case QuestionKind.UNDO | QuestionKind.REMATCH:
            return players
        case QuestionKind.NEXT_DEAL:
            return connected(table, players)
        case QuestionKind.STAND_IN:
            owner = None if question.seat is None else table.seats[question.seat].guest
            return connected(table, players) - {owner or 0}


def agreed(table: Table) -> tuple[Happening, ...]:
    """What follows from the first question to which all have agreed."""
    for question in table.questions:
        if asked_guests(table, question) <= question.yes:
            return _consequence(table, question)
    return ()


def _consequence(table: Table, question: Question) -> tuple[Happening, ...]:
    """What was asked for; a question lives no longer than what it is about."""
    live, seat = live_match(table), question.seat
    match question.kind:
        case QuestionKind.UNDO:
            assert seat is not None
            return (MovesUndone(seat, 1, freely=False),)
        case QuestionKind.STAND_IN:
            assert seat is not None
            until = Until.TURN if table.clock.time_up else Until.RETURN
            return (StandInSet(seat, StandIn(table.rules.level, until)),)
        case QuestionKind.NEXT_DEAL:
            assert live.shuffle is not None
            return (DealBegan(live.shuffle.deck),)
        case QuestionKind.REMATCH:
            return (*filling(table), MatchStarted(live.match.dealer))


def _hand_over(table: Table, sender: Sender, command: HandOver) -> Outcome:
    refused = owner_only(table, sender, command.seat)
    if refused is not None:
        return refused
    level = table.rules.level if command.level is None else command.level
    if not is_word(level):
        return refuse_command(TableWhy.BAD_LEVEL)
    if not table.is_match_on:
        return refuse_command(TableWhy.NO_MATCH)
    stand_in = StandIn(level, Until.OWNER)
    if table.seats[command.seat].stand_in == stand_in:
        return refuse_command(TableWhy.NOTHING_CHANGES)
    return (StandInSet(command.seat, stand_in),)


def _take_back(table: Table, sender: Sender, seat: int) -> Outcome:
    refused = owner_only(table, sender, seat)
    if refused is not None:
        return refused
    if table.seats[seat].stand_in is None:
        return refuse_command(TableWhy.NOTHING_CHANGES)
    return (StandInEnded(seat),)


def _say(table: Table, sender: Sender, command: Say) -> Outcome:
    refused = guest_only(sender)
    if refused is not None:
        return refused
    if command.speech is not Speech.CHAT:
        text = command.text if is_word(command.text) else None
    elif not table.rules.chat:
        return refuse_command(TableWhy.CHAT_OFF)
    else:
        text = tidy_chat(command.text)
    if text is None:
        return refuse_command(TableWhy.BAD_WORDS)
    return (Said(sender.number, command.speech, text),)


def _time_up(table: Table, now: int) -> Outcome:
    """Time that is up is told; where there is nobody to ask, a computer plays the turn at once."""
    seat = table.clock.running
    if seat is None or not is_run_out(table.clock, now):
        return ()
    up = TimeUp(seat)
    if playing_guests(table) - {table.seats[seat].guest}:
        return (up,)
    return up, StandInSet(seat, StandIn(table.rules.level, Until.TURN))
