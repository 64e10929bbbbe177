"""Jobs: some games of a plan, played anywhere, as a piece that doesn't depend on where or when."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from cassino.agents import get_ready
from cassino.arena import Failure
from cassino.dataset.columns import piece_of
from cassino.dataset.line_ups import LineUp, line_ups
from cassino.dataset.plans import Plan, plan_text, read_plan
from cassino.dataset.playing import Player, Row, play_game


@dataclass(frozen=True, slots=True)
class Job:
    """Games to play: so many from number ``first`` of a plan, which is written as JSON."""

    plan: bytes
    first: int
    games: int

    @classmethod
    def of(cls, plan: Plan, first: int, games: int) -> Job:
        """Some games of a plan."""
        return cls(plan_text(plan), first, games)


@dataclass(frozen=True, slots=True)
class Piece:
    """What a job came to: rows as Arrow data, how many, and how long that took."""

    data: bytes
    plays: int
    seconds: float


@lru_cache(maxsize=1)
def _prepared(text: bytes) -> tuple[Plan, tuple[Player, ...], tuple[LineUp, ...]]:
    """What a text plans, its agents, made once and ready to play, and the line-ups."""
    plan = read_plan(text)
    players = tuple(Player(each.name, each.agent(), each.budget) for each in plan.agents)
    for player in players:
        get_ready(player.agent)
    return plan, players, line_ups(plan.seating, len(players))


def run_job(job: Job) -> Piece | Failure:
    """Play a job's games; what goes wrong is handed back, not raised."""
    started, number = perf_counter(), job.first
    plan, players, lines = _prepared(job.plan)
    rows: list[Row] = []
    try:
        for number in range(job.first, job.first + job.games):
            seated = [players[at] for at in lines[number % len(lines)]]
            rows += play_game(plan, seated, number)
        data = piece_of(rows, plan)
    except KeyboardInterrupt:
        raise
    except BaseException as wrong:  # noqa: BLE001 - an agent may do anything, as sys.exit()
        names = " and ".join(each.name for each in plan.agents)
        where = f"{names}, {plan.unit} of seed {plan.seed_of(number)!r}"
        return Failure.of(wrong, where, "dataset/agent-failed")
    return Piece(data, len(rows), perf_counter() - started)
