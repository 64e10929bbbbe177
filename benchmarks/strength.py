"""How strong one agent is against another, in points a deal, by duplicate pairs.

python -m benchmarks.strength [FIRST [SECOND]] [--pairs N] [--preset NAME ...]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import process_time

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.pairs import margin, pairs, seeds_from
from cassino.agents import AGENTS, agent
from cassino.rules import PRESETS, variant


def main(arguments: Namespace) -> None:
    """Measure and print."""
    first, second = arguments.first, arguments.second
    show(heading(f"{first} against {second}: points a deal, {arguments.seats} seats"))
    rows: list[tuple[str, ...]] = []
    for preset in arguments.preset:
        started = process_time()
        seeds = seeds_from(f"{arguments.seed}/{preset}", arguments.pairs)
        found = margin(
            list(pairs(variant(preset), agent(first), agent(second), seeds, arguments.seats))
        )
        deals = 2 * found.pairs / (process_time() - started)
        rows.append(
            (preset, f"{found.mean:+.2f}", f"±{found.error:.2f}", f"{found.pairs}", f"{deals:.1f}")
        )
    show(markdown(("preset", "better by", "95 %", "pairs", "deals/s"), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("first", nargs="?", choices=AGENTS, default="greedy")
    parser.add_argument("second", nargs="?", choices=AGENTS, default="random")
    parser.add_argument("--pairs", type=int, default=200, help="pairs a preset (default 200)")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 4), help="4: as partners")
    parser.add_argument("--seed", default="strength", help="another seed deals other decks")
    parser.add_argument("--preset", nargs="*", choices=PRESETS, default=list(PRESETS))
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
