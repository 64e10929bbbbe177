"""How long agents think about one move, on common tables and on crowded ones.

python -m benchmarks.agents [--deals N] [--crowded N]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import partial

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.samples import crowded, seeded
from benchmarks.timing import milliseconds, quantile
from cassino.agents import AGENTS, Agent, Budget, agent
from cassino.rules import PRESETS, PlayerView, deal, is_over, play, variant, view_of

SIZES = (8, 12, 16, 24, 32, 48)


def common(deals: int) -> list[PlayerView]:
    """What a seat sees in deals that greedy plays against itself, of every preset."""
    views: list[PlayerView] = []
    greedy, budget = agent("greedy"), Budget()
    for preset in PRESETS:
        for at in range(deals):
            position = deal(variant(preset), seed=f"{preset} {at}")
            while not is_over(position):
                views.append(view_of(position, position.turn))
                position, _ = play(position, greedy.choose(views[-1], budget, 0))
    return views


def full(loose: int, count: int) -> list[PlayerView]:
    """What a seat sees on tables with so many loose cards."""
    rng = seeded(f"{loose} loose")
    return [view_of(crowded(rng, variant(rng.choice(PRESETS)), loose), 1) for _ in range(count)]


def times(player: Agent, views: Iterable[PlayerView]) -> list[float]:
    """The milliseconds of each choice."""
    budget = Budget()
    return [milliseconds(partial(player.choose, view, budget, 0)) for view in views]


def main(arguments: Namespace) -> None:
    """Measure and print."""
    show(heading("One choice of an agent: milliseconds"))
    tables = {"common": common(arguments.deals)}
    tables |= {f"{loose} loose": full(loose, arguments.crowded) for loose in SIZES}
    rows: list[tuple[str, ...]] = []
    for name in AGENTS:
        for table, views in tables.items():
            taken = times(agent(name), views)
            figures = (quantile(taken, 0.5), quantile(taken, 0.99), max(taken))
            cells = (f"{figure:.2f}" for figure in figures)
            rows.append((f"{name}, {table}", f"{len(taken):,}", *cells))
    show(markdown(("agent, table", "choices", "median", "p99", "worst"), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.agents", description=__doc__)
    parser.add_argument("--deals", type=int, default=4, help="deals a preset (default 4)")
    parser.add_argument("--crowded", type=int, default=100, help="tables of a size (default 100)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
