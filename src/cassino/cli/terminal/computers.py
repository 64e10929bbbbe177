"""The computers' moves: agents that are given a view, never a position."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from cassino.agents import Budget, Memory, RememberingView, agent
from cassino.cli.terminal.sittings import Progress
from cassino.rules import Move, Played

_BUDGET: Final = Budget(milliseconds=1000)
"""With a limit of time a computer that searches doesn't wait for anything to be compiled."""


def choose_move(progress: Progress) -> Move:
    """What the computer at the turn plays.

    Its chance is the same whenever the match is resumed here.
    """
    position = progress.position
    assert position is not None
    level = progress.sitting.players[position.turn]
    return agent(level).choose(seen_by_turn(progress), _BUDGET, _seed(progress))


def seen_by_turn(progress: Progress) -> RememberingView:
    """What the seat to move sees, and what it remembers of the match."""
    position = progress.position
    assert position is not None
    memory = Memory()
    for happening in progress.told:
        if isinstance(happening.event, Played):
            assert happening.before is not None
            memory = memory.with_play(happening.before, happening.event.move)
    return memory.view_of(position, position.turn)


def _seed(progress: Progress) -> int:
    """A number that depends on the match's seed and the place in the match alone."""
    place = f"{progress.sitting.seed}/{len(progress.deals)}/{len(progress.deals[-1].moves)}"
    return int.from_bytes(sha256(place.encode()).digest()[:8], "big")
