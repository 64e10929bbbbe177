"""Running a contest: jobs out to a crew, pieces in, until every part of it is settled."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from typing import TypeVar

from cassino.arena.boards import Unit
from cassino.arena.casting import examples_of
from cassino.arena.contests import Contest, Stage
from cassino.arena.courses import Course
from cassino.arena.crews import Crew
from cassino.arena.errors import ArenaError
from cassino.arena.jobs import Failure, Job, Piece, run_job
from cassino.arena.journals import Journal
from cassino.arena.programs import MOST_FAULTS
from cassino.arena.seating import scale_of
from cassino.disk import Watch

T = TypeVar("T")


class Standing:
    """How a contest stands: the course of every part, and who broke the protocol how often."""

    def __init__(self, contest: Contest) -> None:
        """Begin a contest."""
        self.contest = contest
        scale = scale_of(contest.seating)
        self.courses = {
            stage: Course(boards, contest.test if stage.unit is Unit.DEAL else None, scale)
            for stage, boards in contest.stages().items()
        }
        self.faults: dict[tuple[int, int], tuple[Counter[str], Counter[str]]] = {
            pair: (Counter(), Counter()) for pair in contest.pairings()
        }
        self.examples: dict[tuple[int, int], tuple[dict[str, str], dict[str, str]]] = {
            pair: ({}, {}) for pair in contest.pairings()
        }

    def restore(self, journal: Journal) -> None:
        """Take up the pieces of a journal.

        Raises:
            ArenaError: when a piece stands there twice, or its part doesn't exist.
        """
        for entry in journal.entries:
            stage = entry.stage
            if stage[:2] not in self.faults:
                raise ArenaError("journal/invalid", f"{str(journal.path)!r}: no such pairing")
            course = self.courses.get(stage)
            boards = range(entry.first, entry.first + entry.piece.sums.boards)
            if course is not None and boards.stop <= course.boards:
                if not course.claim(boards):
                    reason = f"{str(journal.path)!r}: boards {boards.start + 1} on stand twice"
                    raise ArenaError("journal/invalid", reason)
                self.add(stage, entry.first, entry.piece)

    def add(self, stage: Stage, first: int, piece: Piece) -> None:
        """Count a piece."""
        self.courses[stage].add(first, piece)
        for counted, more in zip(self.faults[stage[:2]], piece.faults, strict=True):
            counted.update(more)
        for known, others in zip(self.examples[stage[:2]], piece.examples, strict=True):
            known.update(examples_of((known, others)))

    def forfeits(self, stage: Stage) -> list[int]:
        """The numbers of the entrants who have forfeited a part's pairing."""
        faults = self.faults[stage[:2]]
        return [
            number
            for number, counted in zip(stage[:2], faults, strict=True)
            if counted.total() >= MOST_FAULTS
        ]

    def is_over(self, stage: Stage) -> bool:
        """Whether nothing is left to play in a part."""
        return self.courses[stage].is_over or bool(self.forfeits(stage))

    def next_job(self) -> tuple[Stage, Job] | None:
        """Some boards that nobody plays yet; None when there are none."""
        for stage, course in self.courses.items():
            boards = None if self.is_over(stage) else course.take()
            if boards is not None:
                pairing = self.contest.stage_pairing(stage)
                return stage, Job(pairing, stage.unit, boards.start, len(boards))
        return None

    def progress(self) -> tuple[int, int]:
        """How many boards are played or needn't be any more, and how many there are."""
        whole = sum(course.boards for course in self.courses.values())
        done = sum(
            course.boards if self.is_over(stage) else course.played
            for stage, course in self.courses.items()
        )
        return done, whole


def run_contest(
    contest: Contest, crew: Crew, journal: Journal | None = None, watch: Watch | None = None
) -> Standing:
    """Play a contest to its end.

    Args:
        contest: what is played.
        crew: who plays it.
        journal: where every piece is kept, and taken up again; it must have been begun.
        watch: who wants to know how far it has got.

    Raises:
        ArenaError: when an entrant fails or a worker is lost.
    """
    standing = Standing(contest)
    if journal is not None:
        standing.restore(journal)
    pending: dict[Future[Piece | Failure], tuple[Stage, Job]] = {}
    while True:
        if watch is not None:
            watch(*standing.progress())
        _hand_out(standing, crew, pending)
        if not pending:
            return standing
        done, _ = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            stage, job = pending.pop(future)
            piece = fetch(future)
            if journal is not None:
                journal.keep(stage, job.first, piece)
            standing.add(stage, job.first, piece)
        for future in [each for each in pending if standing.is_over(pending[each][0])]:
            if future.cancel():
                del pending[future]


def _hand_out(
    standing: Standing, crew: Crew, pending: dict[Future[Piece | Failure], tuple[Stage, Job]]
) -> None:
    """Give out jobs: so many that nobody waits, so few that a verdict wastes little."""
    most = 1 if crew.width == 1 else 2 * crew.width
    while len(pending) < most:
        given = standing.next_job()
        if given is None:
            return
        try:
            pending[crew.executor.submit(run_job, given[1])] = given
        except RuntimeError as wrong:
            raise lost(wrong) from None


def fetch(future: Future[T | Failure]) -> T:
    """What a job brought.

    Raises:
        ArenaError: when it failed, or its worker is lost.
    """
    try:
        brought = future.result()
    except CancelledError as wrong:
        raise lost(wrong) from None
    except Exception as wrong:  # noqa: BLE001 - every executor loses workers in its own way
        raise lost(wrong) from None
    if isinstance(brought, Failure):
        raise ArenaError(brought.code, brought.sentence)
    return brought


def lost(wrong: BaseException) -> ArenaError:
    """That a worker is lost, and why."""
    reason = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
    return ArenaError("arena/worker-lost", f"a worker was lost ({reason})")
