"""A match analysed: every play's loss, accuracy, turning points, and the chances step by step.

The questions of a record are independent of each other: ask them anywhere (``study_step``), in any
order, and put the answers together (``put_together``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from cassino.disk import Watch
from cassino.notation import Record, replay
from cassino.rules import Carry, Dealt, Move, Position
from cassino.search.analysis_chances import DEALS
from cassino.search.analysis_editions import THOROUGH, Thoroughness
from cassino.search.analysis_plays import Question, study_step
from cassino.search.analysis_records import (
    Analysis,
    Basis,
    Grade,
    PlayFound,
    SeatFound,
    StepFound,
    TurningPoint,
)

MOST_TURNS: Final = 5
LEAST_SWING: Final = 0.06
"""Smaller swings of the chance to win turn no match."""


def questions_of(record: Record) -> list[Question]:
    """What is to be asked of a record, a question for every deal and play.

    Raises:
        RecordError: at the first thing in the record that isn't so.
    """
    return [question for question, _ in _steps(record)]


def _steps(record: Record) -> Iterator[tuple[Question, StepFound]]:
    """Every question, and its step as far as it is known before any answer."""
    before: Position | None = None
    carry = Carry()
    past: list[tuple[Position, Move]] = []
    for at, step in enumerate(replay(record)):
        match, after = step.match, step.match.position
        seat = None if step.move is None or before is None else before.turn
        known = (match.scores, match.winner, tuple(past))
        question = Question(at, before, step.move, after, carry, *known)
        dealt = any(isinstance(event, Dealt) for event in step.events)
        yield question, StepFound(step.deal, step.number, seat, dealt, (), False, 0.0, None)
        if before is not None and step.move is not None:
            past.append((before, step.move))
        if after is None or before is None or after.hand_number != before.hand_number:
            past.clear()
        before, carry = after, match.carry


def put_together(
    record: Record, answers: Mapping[int, PlayFound], thorough: Thoroughness
) -> Analysis:
    """The analysis of a record from the answers to all its questions, by their steps."""
    steps = tuple(_with_answer(step, answers[q.step]) for q, step in _steps(record))
    seats = range(record.seats)
    return Analysis(
        record.variant.preset,
        record.seats,
        record.partners,
        thorough.worlds,
        DEALS,
        steps,
        tuple(_seat([s.play for s in steps if s.play and s.seat == seat]) for seat in seats),
        _turning_points(steps),
    )


def _with_answer(step: StepFound, found: PlayFound) -> StepFound:
    return replace(
        step,
        chances=found.chances,
        is_exact=found.chance_basis is Basis.EXACT,
        error=found.chance_error,
        play=None if step.seat is None else found,
    )


def _seat(plays: Sequence[PlayFound]) -> SeatFound:
    """How well somebody played."""
    chosen = [play for play in plays if play.basis in (Basis.EXACT, Basis.ESTIMATED)]
    grades = [play.grade for play in chosen]
    marks = [100 * 0.5**play.cost for play in chosen]
    return SeatFound(
        sum(marks) / len(marks) if marks else None,
        len(chosen),
        sum(play.cost for play in chosen),
        grades.count(Grade.SLIP),
        grades.count(Grade.MISTAKE),
        grades.count(Grade.BLUNDER),
    )


def _turning_points(steps: Sequence[StepFound]) -> tuple[TurningPoint, ...]:
    """The steps that moved a side's chance most."""
    found: list[TurningPoint] = []
    for at in range(1, len(steps)):
        now, then = steps[at].chances, steps[at - 1].chances
        swings = [after - before for after, before in zip(now, then, strict=True)]
        side = max(range(len(swings)), key=lambda side: abs(swings[side]))
        if abs(swings[side]) >= LEAST_SWING:
            found.append(TurningPoint(at, side, swings[side], steps[at].dealt))
    found.sort(key=lambda turn: (-abs(turn.swing), turn.step))
    return tuple(found[:MOST_TURNS])


def analyse(
    record: Record,
    thorough: Thoroughness = THOROUGH,
    tell: Watch | None = None,
) -> Analysis:
    """A record analysed in this process.

    Args:
        record: the match.
        thorough: how much is looked at.
        tell: is told how many steps are done, and of how many.

    Raises:
        RecordError: at the first thing in the record that isn't so.
    """
    questions = questions_of(record)
    answers: dict[int, PlayFound] = {}
    for question in questions:
        answers.update([study_step(question, thorough)])
        if tell is not None:
            tell(len(answers), len(questions))
    return put_together(record, answers, thorough)
