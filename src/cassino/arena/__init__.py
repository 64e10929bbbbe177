"""The arena: agents and programs against each other, until it is measured who is stronger.

A contest is played in boards, the same decks once in every line-up, by a crew of workers; its
result follows from its seed, whoever played what when. ``run_contest`` runs one, ``report_of`` says
what it showed. Programs of others join by the line protocol of ``cassino.arena.programs``.
"""

from cassino.arena.boards import Player, Round, Unit, board_seed, play_board, play_round
from cassino.arena.casting import AgentPlayer, Pairing
from cassino.arena.clusters import dask_crew, ray_crew
from cassino.arena.contests import LOOK, Contest, Stage
from cassino.arena.crews import Crew, Inline, cores, local_crew
from cassino.arena.entrants import BUDGET_FIELDS, Entrant, Kind, parse_entrant, told_apart
from cassino.arena.errors import ArenaError
from cassino.arena.intervals import Estimate, mean_of, share_of
from cassino.arena.jobs import Failure, Job, Piece, run_job
from cassino.arena.journals import Journal, open_journal
from cassino.arena.markdown import markdown, report_text
from cassino.arena.plans import Plan
from cassino.arena.ratings import Meeting, ratings
from cassino.arena.reports import Report, report_of
from cassino.arena.running import Standing, run_contest
from cassino.arena.seating import Seating, line_ups, scale_of
from cassino.arena.sequential import SequentialTest, Verdict, parse_test
from cassino.arena.sums import Sums

__all__ = [
    "BUDGET_FIELDS",
    "LOOK",
    "AgentPlayer",
    "ArenaError",
    "Contest",
    "Crew",
    "Entrant",
    "Estimate",
    "Failure",
    "Inline",
    "Job",
    "Journal",
    "Kind",
    "Meeting",
    "Pairing",
    "Piece",
    "Plan",
    "Player",
    "Report",
    "Round",
    "Seating",
    "SequentialTest",
    "Stage",
    "Standing",
    "Sums",
    "Unit",
    "Verdict",
    "board_seed",
    "cores",
    "dask_crew",
    "line_ups",
    "local_crew",
    "markdown",
    "mean_of",
    "open_journal",
    "parse_entrant",
    "parse_test",
    "play_board",
    "play_round",
    "ratings",
    "ray_crew",
    "report_of",
    "report_text",
    "run_contest",
    "run_job",
    "scale_of",
    "share_of",
    "told_apart",
]
