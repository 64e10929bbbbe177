"""The one place that decides whether a move is legal, and lists the moves that are.

``refusal`` judges one move and never lists any; ``legal_moves`` yields every legal move once.
What a seat owes (after building, or wherever a capture must be made if possible) is settled here,
on top of what captures, builds and trails say for themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import assert_never

from cassino.rules.builds import build_moves, build_refusal, can_extend, is_extension
from cassino.rules.capture_lists import captures
from cassino.rules.captures import can_capture, capture_refusal
from cassino.rules.errors import TooManyMoves
from cassino.rules.groups import GroupTable
from cassino.rules.moves import Add, BuildMove, Capture, Move, NewBuild, Raise, Trail
from cassino.rules.position import PlayerView, Position
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.settings import AfterBuild, Compulsory
from cassino.rules.trails import trail_refusal
from cassino.rules.turn import Turn, turn_of


class Duty(Enum):
    """What kinds of moves the seat to move is bound to."""

    FREE = auto()
    CAPTURE = auto()
    CAPTURE_OR_EXTEND = auto()


def refusal(at: Position | PlayerView, move: Move) -> Refusal | None:
    """Why a move isn't legal for the seat to move, or None when it is.

    Judges the one move, without listing any; forty loose cards take milliseconds.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import deal, variant, Trail
    >>> refusal(deal(variant(), seed="a"), Trail(parse_card("5c"))).code
    'card/not-in-hand'
    """
    return turn_refusal(turn_of(at), move)


def turn_refusal(turn: Turn, move: Move) -> Refusal | None:
    """The same for a turn already taken out of its position.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import deal, variant
    >>> turn_refusal(turn_of(deal(variant(), seed="a")), Trail(parse_card("5c"))).rule
    'CL11'
    """
    if move.card not in turn.hand:
        return refuse(turn.variant, Why.NOT_IN_HAND, card=move.card)
    wrong = _own_refusal(turn, move)
    if wrong is None and may_owe(turn) and not _satisfies(turn, move, duty := duty_of(turn)):
        return _duty_refusal(turn, duty)
    return wrong


def _own_refusal(turn: Turn, move: Move) -> Refusal | None:
    """What the move's own kind says against it."""
    match move:
        case Trail():
            return trail_refusal(turn, move.card)
        case Capture():
            return capture_refusal(turn, move)
        case NewBuild() | Raise() | Add():
            return build_refusal(turn, move)
        case _:
            assert_never(move)


def may_owe(turn: Turn) -> bool:
    """Whether the game and the seat's last turn can bind it to a kind of move at all."""
    rules = turn.variant
    if rules.capture.compulsory is Compulsory.IF_ABLE:
        return True
    return turn.owes_capture and rules.obligation.after_build is not AfterBuild.NONE


def duty_of(turn: Turn) -> Duty:
    """What the seat is bound to: nothing when no such move is to be had (DK17, X23, X52)."""
    if not may_owe(turn):
        return Duty.FREE
    able = any(can_capture(turn, card) for card in turn.hand)
    if turn.variant.capture.compulsory is Compulsory.IF_ABLE and able:
        return Duty.CAPTURE
    if not turn.owes_capture:
        return Duty.FREE
    after_build = turn.variant.obligation.after_build
    match after_build:
        case AfterBuild.CAPTURE_NEXT:
            return Duty.CAPTURE if able else Duty.FREE
        case AfterBuild.CAPTURE_OR_EXTEND:
            return Duty.CAPTURE_OR_EXTEND if able or can_extend(turn) else Duty.FREE
        case AfterBuild.NONE:
            return Duty.FREE
        case _:
            assert_never(after_build)


def _satisfies(turn: Turn, move: Move, duty: Duty) -> bool:
    match duty:
        case Duty.FREE:
            return True
        case Duty.CAPTURE:
            return isinstance(move, Capture)
        case Duty.CAPTURE_OR_EXTEND:
            if isinstance(move, Raise | Add):
                return is_extension(turn, move)
            return isinstance(move, Capture)
        case _:
            assert_never(duty)


def _duty_refusal(turn: Turn, duty: Duty) -> Refusal:
    if duty is Duty.CAPTURE_OR_EXTEND:
        return refuse(turn.variant, Why.MUST_CAPTURE_OR_EXTEND)
    if turn.variant.capture.compulsory is Compulsory.IF_ABLE:
        return refuse(turn.variant, Why.MUST_TAKE_IF_ABLE)
    return refuse(turn.variant, Why.MUST_CAPTURE)


def legal_moves(at: Position | PlayerView, limit: int | None = None) -> Iterator[Move]:
    """Every legal move once, lazily.

    The order is fixed: hand cards from low to high; of each card its captures, builds, raises and
    additions (by value, then build), and the trail last. The list can be astronomical on a crowded
    table: pass a limit, or take only as many as you need.

    Args:
        at: a position, or the view of the seat to move.
        limit: the most moves you are ready to take.

    Raises:
        TooManyMoves: when there are more moves than the limit; never a short list.

    >>> from cassino.rules import deal, variant
    >>> len(list(legal_moves(deal(variant(), seed="a"), limit=1000))) > 3
    True
    """
    for count, move in enumerate(_moves(turn_of(at))):
        if limit is not None and count >= limit:
            raise TooManyMoves(limit)
        yield move


def _moves(turn: Turn) -> Iterator[Move]:
    duty = duty_of(turn)
    table = GroupTable(turn)
    for card in turn.hand:
        yield from captures(turn, card, table)
        if duty is not Duty.CAPTURE:
            yield from _due_builds(turn, build_moves(turn, card, table), duty)
        if duty is Duty.FREE and trail_refusal(turn, card) is None:
            yield Trail(card)


def _due_builds(turn: Turn, moves: Iterator[BuildMove], duty: Duty) -> Iterator[BuildMove]:
    if duty is Duty.FREE:
        return moves
    return (move for move in moves if is_extension(turn, move))
