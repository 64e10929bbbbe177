"""What changes when people ask and agree, hand their seat to a computer, or run out of time."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cassino.table.events import (
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    Said,
    StandInEnded,
    StandInSet,
    TalkHappening,
    TimeUp,
)
from cassino.table.questions import Question, QuestionKind
from cassino.table.seats import StandIn
from cassino.table.state import Table


def after_talk_event(table: Table, what: TalkHappening, seq: int) -> Table:
    """The table after something was asked, answered, said or handed over."""
    match what:
        case QuestionAsked(kind, seat, guest):
            asked = Question(kind, seat, guest, seq, frozenset({guest}))
            after = replace(table, questions=(*_without(table, kind), asked))
        case QuestionAnswered(kind, guest):
            questions = tuple(
                question.agreed_by(guest) if question.kind is kind else question
                for question in table.questions
            )
            after = replace(table, questions=questions)
        case QuestionDropped(kind):
            after = replace(table, questions=_without(table, kind))
        case StandInSet(seat, stand_in):
            after = _with_stand_in(table, seat, stand_in)
        case StandInEnded(seat):
            after = _with_stand_in(table, seat, None)
        case TimeUp() | Said():
            after = table
        case _:
            assert_never(what)
    return after


def _without(table: Table, kind: QuestionKind) -> tuple[Question, ...]:
    return tuple(question for question in table.questions if question.kind is not kind)


def _with_stand_in(table: Table, seat: int, stand_in: StandIn | None) -> Table:
    """The table with a computer in or out of a person's place, and nothing more to ask about it."""
    after = table.with_seat(seat, replace(table.seats[seat], stand_in=stand_in))
    questions = tuple(
        question
        for question in table.questions
        if question.kind is not QuestionKind.STAND_IN or question.seat != seat
    )
    return replace(after, questions=questions)
