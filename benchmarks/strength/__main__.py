"""The strength report, made again by one command.

python -m benchmarks.strength [PART ...] [--boards N] [--matches N] [--keep FOLDER]

Parts: ``ladder`` (the top level against the agents below it), ``steps`` (each level for people
against the one below), ``partners`` (four seats, with and without an eye for the partner),
``cheating`` (a search that sees all hands), ``endings`` (loss in the last hand), ``presets``
(greedy against random in every game, in four also with partners). With ``--keep`` the report goes
on where it was stopped.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from itertools import pairwise
from pathlib import Path
from typing import Final

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.strength.cheating import CHEATING, jobs
from benchmarks.strength.endings import regrets
from benchmarks.strength.meetings import COLUMNS, Meeting, meet
from cassino.agents import LEVELS
from cassino.arena import Crew, Seating, Sums, cores, local_crew, mean_of, scale_of
from cassino.rules import PRESETS, variant

GAMES: Final = ("classic", "royal", "danish", "dominican")
BELOW: Final = ("greedy", "counting", "sampling", "+patient_sampling")
QUICK: Final = "@moves=64"
"""A quarter of the usual playouts: partners differ by so little that they need many boards."""
ALONE: Final = (
    (f"searching{QUICK}", f"+searching_alone{QUICK}"),
    ("counting", "+counting_alone"),
)
HONEST: Final = ("counting", "searching")


def _presets(game: str, asked: Namespace) -> list[Meeting]:
    seats = (2, 4) if game in GAMES else (2,)
    return [Meeting(game, "greedy", "random", asked.boards, 0, each) for each in seats]


def _ladder(game: str, asked: Namespace) -> list[Meeting]:
    return [Meeting(game, LEVELS[-1], other, asked.boards, asked.matches) for other in BELOW]


def _steps(game: str, asked: Namespace) -> list[Meeting]:
    return [Meeting(game, upper, lower, 0, asked.matches) for lower, upper in pairwise(LEVELS)]


def _partners(game: str, asked: Namespace) -> list[Meeting]:
    return [Meeting(game, *both, boards=asked.boards, matches=0, seats=4) for both in ALONE]


MEETINGS: Final = {
    "presets": (_presets, PRESETS),
    "ladder": (_ladder, GAMES),
    "steps": (_steps, GAMES),
    "partners": (_partners, GAMES),
}
"""The parts that are meetings of two: what is played in a game, and in which games."""
PARTS: Final = (*MEETINGS, CHEATING, "endings")


def tell_meetings(part: str, asked: Namespace, crew: Crew) -> None:
    """Play the meetings of a part; every row is shown as soon as it is known."""
    made, games = MEETINGS[part]
    rows: list[list[str]] = []
    for meeting in (each for game in asked.preset or games for each in made(game, asked)):
        rows.append(meet(meeting, crew, f"{asked.seed}/{part}", asked.keep))
        show(" | ".join(rows[-1]))
    show(heading(f"Strength: {part}"))
    show(markdown(COLUMNS, rows))


def tell_cheating(asked: Namespace, crew: Crew) -> None:
    """By how much a search that sees all hands is ahead."""
    rows: list[list[str]] = []
    for game in asked.preset or GAMES:
        seating = Seating(variant(game), 2, partners=False)
        for other in HONEST:
            pieces = jobs(seating, other, f"{asked.seed}/{CHEATING}", asked.boards)
            futures = [crew.executor.submit(piece) for piece in pieces]
            sums = sum((future.result() for future in futures), Sums())
            scale = scale_of(seating)
            lead = mean_of(sums.boards, sums.lead / scale, sums.lead_squares / scale**2)
            rows.append([game, other, f"{lead.mean:+.2f} ±{lead.half or 0:.2f}", str(sums.boards)])
    show(heading("Strength: a search that sees all hands"))
    show(markdown(("game", "against", "points a deal", "boards"), rows))


def tell_endings(asked: Namespace) -> None:
    """What the last hand of two seats lost."""
    rows: list[list[str]] = []
    for game in asked.preset or GAMES:
        lost = regrets(variant(game), f"{asked.seed}/endings", asked.boards)
        rows.append([game, str(asked.boards), str(len(lost)), f"{sum(lost):g}", f"{max(lost):g}"])
    show(heading("Strength: what searching loses in last hands"))
    show(markdown(("game", "deals", "choices", "points lost", "most by one"), rows))


def main(asked: Namespace) -> None:
    """Measure and print."""
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    with local_crew(asked.workers) as crew:
        for part in asked.part or PARTS:
            if part in MEETINGS:
                tell_meetings(part, asked, crew)
            elif part == CHEATING:
                tell_cheating(asked, crew)
            else:
                tell_endings(asked)


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("part", nargs="*", choices=[[], *PARTS], help="all unless some are named")
    parser.add_argument("--boards", type=int, default=200, help="of one deal, a row (default 200)")
    parser.add_argument("--matches", type=int, default=100, help="of a match, a row (default 100)")
    parser.add_argument("--preset", nargs="+", choices=PRESETS, help="the games")
    parser.add_argument("--seed", default="strength", help="another seed deals other decks")
    parser.add_argument("--workers", type=int, default=cores(), help="processes")
    parser.add_argument("--keep", type=Path, help="a folder for what has been played")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
