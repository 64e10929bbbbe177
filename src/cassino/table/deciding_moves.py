"""Deciding about moves: the turn, the rules, and taking moves back."""

from __future__ import annotations

from cassino.cards import CARDS, FULL_DECK
from cassino.rules import (
    Dealt,
    Drew,
    Move,
    refusal,
    table_cards,
    view_of,
)
from cassino.table.commands import ComputerMove
from cassino.table.events import MoveMade, MovesUndone, QuestionAsked
from cassino.table.fingerprints import view_hash
from cassino.table.questions import QuestionKind
from cassino.table.refusals import TableRefusal, TableWhy, refuse_command
from cassino.table.seats import SeatKind
from cassino.table.sending import Outcome, Sender, house_only, owner_only
from cassino.table.state import LiveMatch, MadeMove, Table


def decide_move(table: Table, sender: Sender, seat: int, move: Move) -> Outcome:
    """What a person's move leads to."""
    refused = owner_only(table, sender, seat) or turn_refusal(table, seat)
    if refused is not None:
        return refused
    if not table.seats[seat].is_played_by_person:
        return refuse_command(TableWhy.COMPUTER_PLAYS, seat=seat)
    return _move_refusal(table, move) or (MoveMade(seat, move, None, None),)


def decide_computer_move(table: Table, sender: Sender, command: ComputerMove) -> Outcome:
    """What a computer's move leads to; the computer must have seen what its seat may see."""
    seat = command.seat
    refused = house_only(sender)
    if refused is not None:
        return refused
    if not table.has_seat(seat):
        return refuse_command(TableWhy.NO_SUCH_SEAT, seat=seat)
    refused = turn_refusal(table, seat)
    if refused is not None:
        return refused
    level = table.seats[seat].computer
    if level is None:
        return refuse_command(TableWhy.NOT_A_COMPUTER, seat=seat)
    refused = _view_refusal(table, command) or _move_refusal(table, command.move)
    return refused or (MoveMade(seat, command.move, level, command.view_hash),)


def turn_refusal(table: Table, seat: int) -> TableRefusal | None:
    """The refusal of what can be done only in a seat's turn."""
    if table.turn is None:
        return refuse_command(TableWhy.NO_DEAL)
    return None if table.turn == seat else refuse_command(TableWhy.NOT_YOUR_TURN, turn=table.turn)


def _view_refusal(table: Table, command: ComputerMove) -> TableRefusal | None:
    assert table.position is not None
    if view_hash(view_of(table.position, command.seat)) != command.view_hash:
        return refuse_command(TableWhy.WRONG_VIEW, seat=command.seat)
    return None


def _move_refusal(table: Table, move: Move) -> TableRefusal | None:
    """Why the rules refuse a move in the turn of a deal, if it is one at all."""
    assert table.position is not None
    if not _is_move(move):
        return refuse_command(TableWhy.MALFORMED, field="move")
    refused = refusal(table.position, move)
    return None if refused is None else TableRefusal(TableWhy.ILLEGAL_MOVE, rules=refused)


def _is_move(move: Move) -> bool:
    """Whether every card of a move is a card; about its value the rules have a sentence."""
    return 0 <= move.card < len(CARDS) and 0 <= table_cards(move) <= FULL_DECK


def last_move_of(live: LiveMatch, seat: int) -> MadeMove | None:
    """The last move of a seat in the deal in progress."""
    return next((made for made in reversed(live.moves) if made.seat == seat), None)


def decide_undo(table: Table, sender: Sender, seat: int) -> Outcome:
    """What asking to take a move back leads to.

    Against computers alone a person goes back to their own last move whatever has followed, and
    the match is marked. Where other seats are people's, a move can be taken back only until the
    next seat has acted or cards were dealt or drawn, and only if the others agree.
    """
    refused = owner_only(table, sender, seat)
    if refused is not None:
        return refused
    live = table.live
    if live is None or table.position is None:
        return refuse_command(TableWhy.NO_DEAL)
    made = last_move_of(live, seat)
    if made is None:
        return refuse_command(TableWhy.NOTHING_TO_UNDO)
    if _plays_alone(table, seat):
        return (MovesUndone(seat, len(live.moves) - live.moves.index(made), freely=True),)
    if _is_followed(live, made):
        return refuse_command(TableWhy.UNDO_TOO_LATE)
    is_asked = table.question(QuestionKind.UNDO) is not None
    asked = QuestionAsked(QuestionKind.UNDO, seat, sender.number)
    return refuse_command(TableWhy.ALREADY_ASKED) if is_asked else (asked,)


def _is_followed(live: LiveMatch, made: MadeMove) -> bool:
    """Whether somebody has acted since a move, or cards were dealt or drawn with it."""
    return made is not live.moves[-1] or any(isinstance(each, Dealt | Drew) for each in live.told)


def _plays_alone(table: Table, seat: int) -> bool:
    """Whether all other seats are computers'."""
    return all(
        other.kind is SeatKind.COMPUTER for at, other in enumerate(table.seats) if at != seat
    )
