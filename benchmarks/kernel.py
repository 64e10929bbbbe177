"""The kernel beside the plain rules, and beside OpenSpiel's card games, in turns on one core.

python -m benchmarks.kernel [--rounds N]

OpenSpiel (`pip install open_spiel`) is left out, and said so, where it isn't installed. Its games
are played by its own random bots in its own C++ loop (`pyspiel.evaluate_bots`), the fastest way to
whole random games that its Python package offers; Python only starts each game.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from itertools import count
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.samples import positions, seeded
from cassino import kernel
from cassino.rules import variant

GAMES: Final = ("classic", "royal", "danish", "dominican")
PEERS: Final = ("hearts", "bridge(use_double_dummy_result=false)", "skat", "spades", "cribbage")
POLICIES: Final = {"random": kernel.RANDOM, "greedy": kernel.GREEDY, "counting": kernel.COUNTING}
BATCH: Final = 250
"""So many deals are handed over at once; looking at what is handed over costs some microseconds."""
PLAYS_IN_A_DEAL: Final = 48

Round = Callable[[], int]
"""Does some work and tells how many plays, or playouts, that were."""


def deals_by(policy: int, preset: str, deals: int) -> Round:
    """Whole deals of two seats in the kernel: shuffled, dealt, played."""
    rules, work = kernel.rules_of(variant(preset)), kernel.new_work()
    states = kernel.new_states(BATCH)
    states["seats"] = 2
    states["dealer"] = np.arange(BATCH) % 2
    numbers = count()

    def work_through() -> int:
        for _ in range(deals // BATCH):
            seeds = np.arange(BATCH, dtype=np.int64) + BATCH * next(numbers)
            kernel.batch_start(rules, states, work, seeds)
            kernel.batch_play(rules, states, work, kernel.policies(policy))
        return deals // BATCH * BATCH * PLAYS_IN_A_DEAL

    return work_through


def hands_by(policy: int, preset: str, hands: int) -> Round:
    """Playouts of a whole hand, eight plays, from the same start with other random numbers."""
    rules, work = kernel.rules_of(variant(preset)), kernel.new_work()
    first = kernel.new_states(BATCH)
    first["seats"] = 2
    kernel.batch_start(rules, first, work, np.arange(BATCH, dtype=np.int64))

    def work_through() -> int:
        for _ in range(hands // BATCH):
            states = first.copy()
            kernel.batch_play(rules, states, work, kernel.policies(policy), until=1)
        return hands // BATCH * BATCH

    return work_through


def by_the_rules(preset: str) -> Round:
    """Whole deals by the plain rules: list every legal move, play one of them."""
    numbers = count()

    def work_through() -> int:
        plays = 0
        for _ in range(8):
            plays += sum(1 for _ in positions(variant(preset), f"kernel {next(numbers)}"))
        return plays

    return work_through


def by_openspiel(pyspiel: Any, name: str) -> Round:  # noqa: ANN401 - it has no types
    """Whole games by OpenSpiel's random bots; only what players decide is counted."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    numbers = count()
    decisions = _decisions(pyspiel, game, bots)

    def work_through() -> int:
        for _ in range(400):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(numbers))
        return round(400 * decisions)

    return work_through


def _decisions(pyspiel: Any, game: Any, bots: list[Any]) -> float:  # noqa: ANN401
    """How many decisions a game has, on average over many."""
    made = 0
    for seed in range(500):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        made += sum(each.player >= 0 for each in state.full_history())
    return made / 500


def in_turns(contenders: dict[str, Round], rounds: int) -> dict[str, list[float]]:
    """How many a second of the processor each did in each round, all taking turns."""
    for work_through in contenders.values():
        work_through()
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name in seeded(str(rounds)).sample(list(contenders), len(contenders)):
            started = process_time()
            done = contenders[name]()
            speeds[name].append(done / (process_time() - started))
    return speeds


def table(what: str, speeds: dict[str, list[float]], beside: float) -> str:
    """Medians with the slowest and fastest round, and the ratio to one of them."""
    rows = [
        (
            name,
            f"{median(each):,.0f}",
            f"{min(each):,.0f}-{max(each):,.0f}",
            f"{median(each) / beside:.2f}",
        )
        for name, each in speeds.items()
    ]
    return markdown((what, "a second", "slowest-fastest", "ratio"), rows)


def main(arguments: Namespace) -> None:
    """Measure and print."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    kernel.warm()
    show(heading("The kernel"))
    rules = {f"rules, {game}": by_the_rules(game) for game in GAMES}
    ours = {
        f"kernel, {game}, {name}": deals_by(policy, game, 1_000)
        for game in GAMES
        for name, policy in POLICIES.items()
    }
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        show("OpenSpiel isn't installed: `pip install open_spiel` puts its games into the table.")
        peers: dict[str, Round] = {}
    else:
        peers = {f"OpenSpiel, {name}": by_openspiel(pyspiel, name) for name in PEERS}
    speeds = in_turns({**ours, **peers, **rules}, arguments.rounds)
    fastest = (
        max(median(speeds[name]) for name in peers) if peers else median(speeds[next(iter(rules))])
    )
    show(table("plays, whole games", speeds, fastest))
    for game in GAMES:
        twin = median(speeds[f"kernel, {game}, random"]) / median(speeds[f"rules, {game}"])
        show(f"Random plays of {game}: {twin:.0f} times as many as by the rules.")
    hands = {
        f"{game}, {name}": hands_by(POLICIES[name], game, 2_000)
        for game in GAMES
        for name in POLICIES
    }
    done = in_turns(hands, arguments.rounds)
    show(table("playouts of a hand (8 plays)", done, 40_000))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.kernel", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each (default 9)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
