"""Questions out to an executor, answers in, each kept in a file: nothing is asked twice.

The first line of the file tells the record and how thoroughly it is looked at, every other is an
answer. A last line without an end was cut off, and is forgotten; a file that is nothing but such a
line is somebody else's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from cassino.notation import Record, format_record
from cassino.search.analysis_plays import Question, Thoroughness, study_step
from cassino.search.analysis_records import PlayFound

FORMAT: Final = "cassino-analysis/1"

Answers: TypeAlias = dict[int, PlayFound]
Keep: TypeAlias = Callable[[int, PlayFound], None]
Tell: TypeAlias = Callable[[int, int], None]


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
    tell: Tell | None = None,
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


@contextmanager
def kept_answers(
    path: Path | None, record: Record, thorough: Thoroughness
) -> Generator[tuple[Answers, Keep]]:
    """The answers in a file and how to add to them; without a path nothing is kept.

    Raises:
        AnalysisError: when the file is of something else, or can't be read or written.
    """
    if path is None:
        yield {}, lambda _step, _found: None
        return
    head = _Head(FORMAT, sha256(format_record(record).encode()).hexdigest(), thorough)
    try:
        with path.open("ab+", buffering=0) as file:
            file.seek(0)
            text = file.read()
            whole = text.rfind(b"\n") + 1
            if text and not whole:
                reason = f"{str(path)!r}: not begun by an analysis"
                raise AnalysisError("analysis/invalid", reason)
            answers = _read(path, text[:whole].splitlines(), head)
            file.truncate(whole)
            if not whole:
                file.write(msgspec.json.encode(head) + b"\n")

            def keep(step: int, found: PlayFound) -> None:
                file.write(msgspec.json.encode(_Entry(step, found)) + b"\n")
                os.fsync(file.fileno())

            yield answers, keep
    except OSError as wrong:
        why = wrong.strerror or "it can't be written"
        raise AnalysisError("file/unwritable", f"{str(path)!r}: {why}") from None


def _read(path: Path, lines: Sequence[bytes], head: _Head) -> Answers:
    if not lines:
        return {}
    try:
        found = msgspec.json.decode(lines[0], type=_Head)
        entries = [msgspec.json.decode(line, type=_Entry) for line in lines[1:]]
    except (msgspec.DecodeError, ValueError) as wrong:
        raise AnalysisError("analysis/invalid", f"{str(path)!r}: {wrong}") from None
    if found != head:
        reason = f"{str(path)!r} is of another record, or was begun with other options"
        raise AnalysisError("analysis/differs", reason)
    return {entry.step: entry.found for entry in entries}
