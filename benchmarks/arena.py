"""What the arena costs: boards a second beside a plain loop that plays the same deals.

python -m benchmarks.arena [FIRST [SECOND]] [--boards N] [--runs N]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from cassino.agents import AGENTS, Agent, Budget, agent
from cassino.arena import Contest, Seating, local_crew, open_journal, parse_entrant, run_contest
from cassino.rules import deal, is_over, play, result_of, score_deal, variant, view_of


def plain(first: Agent, second: Agent, boards: int) -> None:
    """Both deals of every board, with nothing around them."""
    rules, budget = variant(), Budget()
    for board in range(boards):
        for agents in ((first, second), (second, first)):
            position, number = deal(rules, seed=f"plain/{board + 1}"), 0
            while not is_over(position):
                view = view_of(position, position.turn)
                move = agents[position.turn].choose(view, budget, number)
                position, _ = play(position, move)
                number += 1
            score_deal(rules, result_of(position))


def arena(names: tuple[str, str], boards: int, workers: int) -> None:
    """The same boards in the arena, kept in a journal."""
    entrants = tuple(parse_entrant(name, Budget()) for name in names)
    contest = Contest(Seating(variant()), entrants, "plain", boards)
    with (
        TemporaryDirectory() as folder,
        open_journal(Path(folder) / "journal") as journal,
        local_crew(workers) as crew,
    ):
        journal.begin(contest)
        run_contest(contest, crew, journal)


def rate(boards: int, run: Callable[[], None]) -> float:
    """Boards a second by the clock."""
    started = perf_counter()
    run()
    return boards / (perf_counter() - started)


def main(asked: Namespace) -> None:
    """Measure the three in turn, and print."""
    names, boards = (asked.first, asked.second), asked.boards
    runs: dict[str, Callable[[], None]] = {
        "plain loop": lambda: plain(agent(names[0]), agent(names[1]), boards),
        "arena, in this process": lambda: arena(names, boards, 1),
        "arena, two workers": lambda: arena(names, boards, 2),
    }
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(asked.runs):
        for name, run in runs.items():
            rates[name].append(rate(boards, run))
    rows = [
        (
            name,
            f"{median(found):.1f}",
            f"{min(found):.1f}-{max(found):.1f}",
            f"{median(a / b for a, b in zip(found, rates['plain loop'], strict=True)):.2f}",
        )
        for name, found in rates.items()
    ]
    show(heading(f"{names[0]} against {names[1]}: boards of two deals a second"))
    show(markdown(("", "a second", "slowest-fastest", "of plain"), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.arena", description=__doc__)
    parser.add_argument("first", nargs="?", choices=AGENTS, default="greedy")
    parser.add_argument("second", nargs="?", choices=AGENTS, default="random")
    parser.add_argument("--boards", type=int, default=1000, help="boards a run (default 1000)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each, in turn (default 5)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
