"""Making a data set: games out to a crew, pieces in by their order, and at last the file.

Until then the pieces are kept in a journal beside it, ``FILE.partial``; whoever asks for the same
again goes on where that ends.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from cassino.arena import Crew, Failure
from cassino.arena.running import fetch, lost
from cassino.dataset.files import plan_in, write_file
from cassino.dataset.jobs import Job, Piece, run_job
from cassino.dataset.journals import Journal, open_journal, refuse_other
from cassino.dataset.plans import Plan
from cassino.disk import Watch

PIECE_SECONDS: Final = 0.6
"""How long a job should take."""
PIECE_PLAYS: Final = 4096
"""How many plays a piece has at most, about, so that memory stays flat."""

Ask: TypeAlias = Callable[[Plan | None], Plan]
"""Gives what is to be made, told what was begun before, if anything was."""


class Stage(NamedTuple):
    """How each part of the work begins: recruiting a crew, and showing how far it has got."""

    crew: Callable[[], AbstractContextManager[Crew]]
    games: Callable[[], AbstractContextManager[Watch]]
    plays: Callable[[], AbstractContextManager[Watch]]


def partial_of(path: Path) -> Path:
    """The journal of a data set that isn't all there yet.

    >>> partial_of(Path("plays.parquet")).name
    'plays.parquet.partial'
    """
    return path.with_name(path.name + ".partial")


def make_dataset(path: Path, ask: Ask, stage: Stage) -> Plan:
    """Make a data set, go on with one, or see that it is there; its plan.

    Args:
        path: where it comes to stand; nothing stands there before all of it is made.
        ask: what is to be made.
        stage: who plays, and who watches.

    Raises:
        ValueError: coded, when something else is there, or it can't be played or written.
    """
    there = plan_in(path)
    if there is not None:
        refuse_other(path, there, ask(there))
        _tidy(path, there)
        return there
    with open_journal(partial_of(path)) as journal:
        plan = ask(journal.plan)
        journal.begin(plan)
        if journal.games < plan.games:
            with stage.crew() as crew, stage.games() as watch:
                _play(journal, plan, crew, watch)
        with stage.plays() as watch:
            write_file(journal, plan, path, watch)
        journal.path.unlink()
    return plan


def _tidy(path: Path, plan: Plan) -> None:
    """Take the journal away that somebody left who was killed when all was done."""
    partial = partial_of(path)
    if partial.exists():
        with open_journal(partial) as journal:
            if journal.plan == plan:
                partial.unlink()


def _play(journal: Journal, plan: Plan, crew: Crew, watch: Watch) -> None:
    """Play all games that the journal hasn't; pieces are written in the order of their games."""
    most = 1 if crew.width == 1 else 2 * crew.width
    pending: deque[tuple[int, Future[Piece | Failure]]] = deque()
    upcoming, size = journal.games, 1
    while True:
        watch(journal.games, plan.games)
        while len(pending) < most and upcoming < plan.games:
            games = min(size, plan.games - upcoming)
            pending.append((games, _hand_out(crew, Job.of(plan, upcoming, games))))
            upcoming += games
        if not pending:
            return
        games, future = pending.popleft()
        piece = fetch(future)
        journal.keep(games, piece)
        size = _next_size(games, piece)


def _next_size(games: int, piece: Piece) -> int:
    """How many games the next job gets."""
    in_time = PIECE_SECONDS / max(1e-6, piece.seconds / games)
    in_room = PIECE_PLAYS / (piece.plays / games)
    return max(1, int(min(in_time, in_room, 2 * games)))


def _hand_out(crew: Crew, job: Job) -> Future[Piece | Failure]:
    try:
        return crew.executor.submit(run_job, job)
    except RuntimeError as wrong:
        raise lost(wrong) from None
