"""Jobs: some boards of a pairing, played anywhere, as sums that don't depend on where or when."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter

from cassino.arena.boards import Unit, board_seed, play_board
from cassino.arena.casting import Pairing, troupe_of
from cassino.arena.efforts import Effort
from cassino.arena.sums import Sums


@dataclass(frozen=True, slots=True)
class Job:
    """Boards to play: so many from number ``first`` of a pairing."""

    pairing: Pairing
    unit: Unit
    first: int
    boards: int


@dataclass(frozen=True, slots=True)
class Piece:
    """What a job came to: sums, and beside them what differs from run to run.

    ``efforts``, ``faults`` (by code) and ``examples`` of these have one entry an entrant;
    ``seconds`` is how long it took.
    """

    sums: Sums
    efforts: tuple[Effort, Effort]
    faults: tuple[dict[str, int], dict[str, int]]
    seconds: float
    examples: tuple[dict[str, str], dict[str, str]] = field(default_factory=lambda: ({}, {}))


@dataclass(frozen=True, slots=True)
class Failure:
    """A job that couldn't be done: a code and a sentence."""

    code: str
    sentence: str

    @classmethod
    def of(cls, wrong: BaseException, where: str, otherwise: str) -> Failure:
        """What somebody raised, by its own code if it has one of our kind."""
        code = getattr(wrong, "code", None)
        sentence = f"{where}: {type(wrong).__name__}: {wrong}"
        return cls(code if isinstance(code, str) and code else otherwise, sentence)


def run_job(job: Job) -> Piece | Failure:
    """Play a job's boards.

    The sums are a function of the job alone, as long as its entrants count moves and not time.
    What goes wrong is handed back, not raised: not every error survives the way between processes.
    """
    started = perf_counter()
    pairing, number = job.pairing, job.first
    efforts, sums = (Effort(), Effort()), Sums()
    try:
        troupe = troupe_of(pairing)
        casts = troupe.casts(efforts)
        for number in range(job.first, job.first + job.boards):
            sums += play_board(pairing.seating, casts, job.unit, board_seed(pairing.seed, number))
    except KeyboardInterrupt:
        raise
    except BaseException as wrong:  # noqa: BLE001 - an entrant may do anything, as sys.exit()
        names = " against ".join(entrant.name for entrant in pairing.entrants)
        where = f"{names}, {job.unit} of seed {board_seed(pairing.seed, number)!r}"
        return Failure.of(wrong, where, "arena/entrant-failed")
    return Piece(sums, efforts, troupe.faults, perf_counter() - started, troupe.examples)
