"""Entrants of the tests' own, for ``py:``."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from time import sleep

from cassino.agents import Budget, agent
from cassino.rules import Move, PlayerView, Trail, legal_moves


@dataclass(frozen=True)
class OtherChance:
    """Plays like random, with another chance than the arena gives."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        return agent("random").choose(view, budget, seed ^ 0x5A5A)


other_chance = OtherChance()


class Broken:
    """Fails in the second half of a deal."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        if view.hand_number > 3:
            raise RuntimeError("out\nof order")
        return next(legal_moves(view))


class Quitter:
    """Ends the process that asks it."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        raise SystemExit(3)


class Closer:
    """Raises what isn't even an error."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        raise GeneratorExit


class Undecided:
    """Chooses nothing."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> None:
        pass


class Cheat:
    """Plays a card that it doesn't hold."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        table = next(iter(view.loose), None)
        return next(legal_moves(view)) if table is None else Trail(table)


class Sleepy:
    """Takes its time."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        sleep(0.004)
        return next(legal_moves(view))


class Signing:
    """Leaves a file named by its process in the folder ``CASSINO_TEST_SIGNS``."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        (Path(os.environ["CASSINO_TEST_SIGNS"]) / str(os.getpid())).touch()
        sleep(0.001)
        return next(legal_moves(view))


class Killer:
    """Kills the process that it plays in."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        os.kill(os.getpid(), signal.SIGKILL)
        return next(legal_moves(view))


nobody = 7
