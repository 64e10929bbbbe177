"""How long the exact last hand of two seats takes, eight cards held, and how many plays it needs.

python -m benchmarks.ending [--endings N] [--preset NAME ...]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.timing import quantile
from cassino.kernel import (
    GREEDY,
    RANDOM,
    batch_play,
    batch_start,
    new_states,
    new_work,
    policies,
    rules_of,
)
from cassino.kernel.records import States
from cassino.kernel.solving_arrays import EndSolver
from cassino.rules import PRESETS, variant

DEFAULT = ("classic", "royal", "danish", "dominican")
PLAYERS = {"random": RANDOM, "greedy": GREEDY}
COLUMNS = ("variant", "deals played by", "endings", "p50 ms", "p99 ms", "most ms", "plays", "p99")


def last_hands(preset: str, players: int, count: int) -> States:
    """Deals played until the last hand has been dealt."""
    rules, work, states = rules_of(variant(preset)), new_work(), new_states(count)
    made: Any = states
    made["seats"], made["dealer"] = 2, np.arange(count) % 2
    seeds = np.arange(count, dtype=np.int64)
    batch_start(rules, states, work, seeds)
    batch_play(rules, states, work, policies(players), until=5, seeds=seeds)
    return states


def measure(preset: str, name: str, count: int, solver: EndSolver) -> list[str]:
    """A row: the time of one answer, best move and value, and the plays that it looked at."""
    rules, states = rules_of(variant(preset)), last_hands(preset, PLAYERS[name], count)
    solver.solve(rules, states)
    times: list[float] = []
    nodes: list[float] = []
    for at in range(count):
        began = perf_counter()
        nodes.append(solver.solve(rules, states, at=at).nodes)
        times.append(1000 * (perf_counter() - began))
    figures = [f"{quantile(times, share):.2f}" for share in (0.5, 0.99, 1.0)]
    looked = [f"{sum(nodes) / count:.0f}", f"{quantile(nodes, 0.99):.0f}"]
    return [preset, name, str(count), *figures, *looked]


def options() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=2000, help="so many of each kind")
    parser.add_argument("--preset", nargs="+", choices=PRESETS, default=DEFAULT)
    return parser.parse_args()


def main() -> None:
    """Measure, and print a table."""
    asked = options()
    solver = EndSolver()
    rows = [
        measure(preset, name, asked.endings, solver) for preset in asked.preset for name in PLAYERS
    ]
    show(heading("The exact last hand"))
    show(markdown(COLUMNS, rows))


if __name__ == "__main__":
    main()
