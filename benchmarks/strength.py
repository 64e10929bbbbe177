"""How strong one agent is against another in every game, in points a deal, by duplicate boards.

python -m benchmarks.strength [FIRST [SECOND]] [--boards N] [--preset NAME ...]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import process_time

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from cassino.agents import AGENTS, Budget
from cassino.arena import (
    Contest,
    Crew,
    Inline,
    Seating,
    mean_of,
    parse_entrant,
    run_contest,
    scale_of,
    told_apart,
)
from cassino.rules import PRESETS, variant


def row(asked: Namespace, preset: str) -> tuple[str, ...]:
    """What one preset shows."""
    entrants = told_apart([parse_entrant(name, Budget()) for name in (asked.first, asked.second)])
    seating = Seating(variant(preset), asked.seats, partners=asked.seats == 4)
    contest = Contest(seating, entrants, f"{asked.seed}/{preset}", asked.boards)
    started = process_time()
    (course,) = run_contest(contest, Crew(Inline(), 1)).courses.values()
    deals = course.sums.deals / (process_time() - started)
    sums, scale = course.sums, scale_of(seating)
    lead = mean_of(sums.boards, sums.lead / scale, sums.lead_squares / scale**2)
    error = "?" if lead.half is None else f"±{lead.half:.2f}"
    return preset, f"{lead.mean:+.2f}", error, f"{sums.boards}", f"{deals:.1f}"


def main(asked: Namespace) -> None:
    """Measure and print."""
    show(heading(f"{asked.first} against {asked.second}: points a deal, {asked.seats} seats"))
    rows = [row(asked, preset) for preset in asked.preset]
    show(markdown(("preset", "better by", "95 %", "boards", "deals/s"), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("first", nargs="?", choices=AGENTS, default="greedy")
    parser.add_argument("second", nargs="?", choices=AGENTS, default="random")
    parser.add_argument("--boards", type=int, default=200, help="boards a preset (default 200)")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 4), help="4: as partners")
    parser.add_argument("--seed", default="strength", help="another seed deals other decks")
    parser.add_argument("--preset", nargs="*", choices=PRESETS, default=list(PRESETS))
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
