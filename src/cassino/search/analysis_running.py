"""Questions out to an executor, answers in, each kept in a file: nothing is asked twice.

The first line of the file tells the record and how thoroughly it is looked at, every other is an
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

from cassino.disk import Kind, Watch, open_journal
from cassino.notation import Record, format_record
from cassino.search.analysis_editions import FORMAT, Thoroughness
from cassino.search.analysis_plays import Question, study_step
from cassino.search.analysis_records import PlayFound

Answers: TypeAlias = dict[int, PlayFound]
Keep: TypeAlias = Callable[[int, PlayFound], None]


class AnalysisError(ValueError):
    """An analysis that can't be kept or gone on with."""

    def __init__(self, code: str, reason: str) -> None:
        """Keep the code."""
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class _Head:
    """The first line."""

    format: str
    record: str
    thorough: Thoroughness


@dataclass(frozen=True, slots=True)
class _Entry:
    """Another line."""

    step: int
    found: PlayFound


def run_questions(
    questions: Sequence[Question],
    thorough: Thoroughness,
    executor: Executor,
    width: int,
    answers: Answers,
    keep: Keep,
    tell: Watch | None = None,
) -> None:
    """Ask all questions that aren't answered yet.

    Args:
        questions: the questions of a record.
        thorough: how much is looked at.
        executor: who answers.
        width: how many questions at once.
        answers: the answers so far; new ones are put in.
        keep: is given every new answer before anything else happens.
        tell: is told how many are answered, and of how many.
    """
    waiting = iter([each for each in questions if each.step not in answers])
    pending: set[Future[tuple[int, PlayFound]]] = set()
    while True:
        if tell is not None:
            tell(len(answers), len(questions))
        for question in waiting:
            pending.add(executor.submit(study_step, question, thorough))
            if len(pending) > width:
                break
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            step, found = future.result()
            keep(step, found)
            answers[step] = found


_KIND: Final = Kind(FORMAT, _Head, _Entry, "analysis", AnalysisError)


@contextmanager
def kept_answers(
    path: Path | None, record: Record, thorough: Thoroughness
) -> Generator[tuple[Answers, Keep]]:
    """The answers in a file and how to add to them; without a path nothing is kept.

    Raises:
        AnalysisError: when the file is of something else, in use, or can't be written.
    """
    if path is None:
        yield {}, lambda _step, _found: None
        return
    head = _Head(FORMAT, sha256(format_record(record).encode()).hexdigest(), thorough)
    with open_journal(_KIND, path) as journal:
        if journal.head is None:
            journal.begin(head)
        elif journal.head != head:
            reason = f"{str(path)!r} is of another record, or was begun with other options"
            raise AnalysisError("analysis/differs", reason)
        answers = {entry.step: entry.found for entry in journal.entries()}
        yield answers, lambda step, found: journal.keep(_Entry(step, found))
