"""Deciding about matches and deals: starting, stirring, dealing, resigning."""

from __future__ import annotations

from typing import assert_never

from cassino.table.commands import (
    AddSalt,
    ComputerMove,
    MatchCommand,
    NextDeal,
    PlayMove,
    PrepareDeal,
    Resign,
    StartMatch,
)
from cassino.table.deciding_moves import decide_computer_move, decide_move
from cassino.table.events import (
    DealBegan,
    DealCommitted,
    Happening,
    MatchResigned,
    MatchStarted,
    QuestionAnswered,
    QuestionAsked,
    SaltAdded,
    SeatSet,
)
from cassino.table.questions import QuestionKind
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.seats import SeatKind
from cassino.table.sending import (
    Outcome,
    Sender,
    between_matches_only,
    host_only,
    house_only,
    owner_only,
    seated_or_host_only,
)
from cassino.table.shuffles import Shuffle, commitment_of
from cassino.table.state import Phase, Table
from cassino.table.texts import is_salt, is_secret


def decide_match(table: Table, sender: Sender, command: MatchCommand) -> Outcome:
    """What a command about the match leads to."""
    match command:
        case StartMatch():
            outcome = _start(table, sender, command)
        case PrepareDeal(secret):
            outcome = _prepare(table, sender, secret)
        case AddSalt():
            outcome = _add_salt(table, sender, command)
        case NextDeal():
            outcome = _next_deal(table, sender)
        case PlayMove(seat, move):
            outcome = decide_move(table, sender, seat, move)
        case ComputerMove():
            outcome = decide_computer_move(table, sender, command)
        case Resign(seat):
            outcome = _resign(table, sender, seat)
        case _:
            assert_never(command)
    return outcome


def _start(table: Table, sender: Sender, command: StartMatch) -> Outcome:
    refused = host_only(table, sender) or between_matches_only(table)
    if refused is not None:
        return refused
    if not is_secret(command.secret):
        return refuse_command(TableWhy.BAD_SHUFFLE)
    if not table.has_seat(command.dealer):
        return refuse_command(TableWhy.NO_SUCH_SEAT, seat=command.dealer)
    refused = waiting_refusal(table)
    if refused is not None:
        return refused
    return (*filling(table), MatchStarted(command.dealer), _committed(table, command.secret))


def waiting_refusal(table: Table) -> TableRefusal | None:
    """The refusal of a match while a seat waits for a person."""
    for at, seat in enumerate(table.seats):
        if seat.kind is SeatKind.PERSON and seat.guest is None:
            return refuse_command(TableWhy.SEAT_WAITS, seat=at)
    return None


def filling(table: Table) -> tuple[Happening, ...]:
    """The computers that fill empty seats."""
    return tuple(
        SeatSet(at, SeatKind.COMPUTER, table.rules.level)
        for at, seat in enumerate(table.seats)
        if seat.kind is SeatKind.EMPTY
    )


def _committed(table: Table, secret: str) -> DealCommitted:
    return DealCommitted(commitment_of(secret, range(len(table.seats))), secret)


def _prepare(table: Table, sender: Sender, secret: str) -> Outcome:
    refused = house_only(sender)
    if refused is not None:
        return refused
    if table.live is None or table.phase is not Phase.BEFORE_DEAL:
        return _no_deal_next(table)
    if table.live.shuffle is not None:
        return refuse_command(TableWhy.ALREADY_COMMITTED)
    if not is_secret(secret):
        return refuse_command(TableWhy.BAD_SHUFFLE)
    if any(secret == deal.shuffle.secret for deal in table.live.played):
        return refuse_command(TableWhy.SHUFFLE_USED)
    return (_committed(table, secret),)


def _no_deal_next(table: Table) -> TableRefusal:
    """Why no deal can be prepared or begun now."""
    return refuse_command(TableWhy.DEAL_ON if table.position is not None else TableWhy.NO_MATCH)


def _coming_shuffle(table: Table) -> Shuffle | TableRefusal:
    """The shuffle of the deal to come."""
    if table.live is None or table.phase is not Phase.BEFORE_DEAL:
        return _no_deal_next(table)
    return table.live.shuffle or refuse_command(TableWhy.NOT_COMMITTED)


def _add_salt(table: Table, sender: Sender, command: AddSalt) -> Outcome:
    refused = owner_only(table, sender, command.seat)
    if refused is not None:
        return refused
    shuffle = _coming_shuffle(table)
    if isinstance(shuffle, TableRefusal):
        return shuffle
    if shuffle.salt_of(command.seat):
        return refuse_command(TableWhy.SALT_GIVEN, seat=command.seat)
    if not is_salt(command.salt):
        return refuse_command(TableWhy.BAD_SALT)
    return (SaltAdded(command.seat, command.salt),)


def _next_deal(table: Table, sender: Sender) -> Outcome:
    """The house deals at once; people deal when all of them who are there have said so."""
    shuffle = _coming_shuffle(table)
    if isinstance(shuffle, TableRefusal):
        return shuffle
    if sender.is_house:
        return (DealBegan(shuffle.deck),)
    refused = seated_or_host_only(table, sender)
    if refused is not None:
        return refused
    question = table.question(QuestionKind.NEXT_DEAL)
    if question is None:
        return (QuestionAsked(QuestionKind.NEXT_DEAL, None, sender.number),)
    if sender.number in question.yes:
        return refuse_command(TableWhy.ALREADY_ASKED)
    return (QuestionAnswered(QuestionKind.NEXT_DEAL, sender.number),)


def _resign(table: Table, sender: Sender, seat: int) -> Outcome:
    """With two sides the other one wins; a person who is a partner isn't given up by the other."""
    refused = owner_only(table, sender, seat)
    if refused is not None:
        return refused
    if not table.is_match_on:
        return refuse_command(TableWhy.NO_MATCH)
    if table.rules.sides != 2:
        return refuse_command(TableWhy.TWO_SIDES_ONLY)
    if table.rules.partners:
        partner = table.seats[(seat + 2) % 4]
        if partner.guest not in (None, table.seats[seat].guest):
            return refuse_command(TableWhy.PARTNER_PLAYS_ON)
    return (MatchResigned(seat),)
