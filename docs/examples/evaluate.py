"""Takes a trained learner to the arena, against greedy and counting.

Usage: python evaluate.py [--weights FILE] [--boards N] [--workers N] [OPPONENT ...]

Needs the extra `learn`. `learned.npz` beside this file has weights that `learn.py` has found. The
same by the arena's own command, in this folder: cassino arena py:evaluate:Learned greedy
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from learn import Weights, best_steps

from cassino.agents import Budget
from cassino.arena import (
    Contest,
    Seating,
    cores,
    local_crew,
    parse_entrant,
    report_of,
    report_text,
    run_contest,
)
from cassino.envs import DONE, STEPS, TRAIL, move_of, observe
from cassino.envs.crowded import crowded_steps
from cassino.rules import Move, PlayerView, variant

WEIGHTS = "CASSINO_LEARNED"  # so that the arena's other processes find the file too
FOLDER = Path(__file__).parent


def read_weights(file: Path) -> Weights:
    """Weights as `learn.py` keeps them."""
    try:
        with np.load(file) as kept:
            return {name: kept[name].astype(np.float32) for name in kept.files}
    except (OSError, ValueError, AttributeError, EOFError, BadZipFile):
        raise ValueError(f"{str(file)!r} can't be read: expected weights of learn.py") from None


class Learned:
    """An agent of the arena: all that it is given is what its seat sees."""

    def __init__(self) -> None:
        """Read the weights."""
        self.weights = read_weights(Path(os.environ.get(WEIGHTS, FOLDER / "learned.npz")))

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        """The move of the steps that are most likely; where there is one step only, that."""
        steps: tuple[int, ...] = ()
        while True:
            may = crowded_steps(view, steps)
            step = may[0] if len(may) == 1 else self._best(view, steps, may)
            steps = (*steps, step)
            if step in (TRAIL, DONE):
                return move_of(steps, view.builds)

    def _best(self, view: PlayerView, steps: tuple[int, ...], may: list[int]) -> int:
        mask = np.zeros((1, STEPS), np.int8)
        mask[0, may] = 1
        return int(best_steps(self.weights, observe(view, steps)[None], mask)[0])


def main() -> None:
    """Play the boards, and print a report for every opponent."""
    words = ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("opponents", nargs="*", default=["greedy", "counting"])
    words.add_argument("--weights", type=Path, default=FOLDER / "learned.npz")
    words.add_argument("--boards", type=int, default=1000, help="each is two deals")
    words.add_argument("--workers", type=int, default=cores())
    words.add_argument("--seed", default="learned")
    given = words.parse_args()
    try:
        evaluate(given)
    except ValueError as wrong:  # nobody of that name, no boards: whatever the arena refuses
        words.error(str(wrong))


def evaluate(given: Namespace) -> None:
    """Play, and print."""
    os.environ[WEIGHTS] = str(given.weights.resolve())
    read_weights(given.weights)
    learned = parse_entrant("py:evaluate:Learned", Budget())
    with local_crew(given.workers) as crew:
        for name in given.opponents:
            pair = (learned, parse_entrant(name, Budget()))
            contest = Contest(Seating(variant()), pair, seed=given.seed, boards=given.boards)
            begun = time.perf_counter()
            standing = run_contest(contest, crew)
            sys.stdout.write(report_text(report_of(standing, time.perf_counter() - begun)) + "\n")


if __name__ == "__main__":
    main()
