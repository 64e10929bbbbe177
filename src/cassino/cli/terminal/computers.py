"""The computers' moves: agents that are given a view, never a position."""

from __future__ import annotations

from hashlib import sha256

from cassino.agents import Budget, agent
from cassino.cli.terminal.sittings import Progress
from cassino.rules import Move, view_of


def choose_move(progress: Progress) -> Move:
    """What the computer at the turn plays; the same whenever the match is resumed here."""
    position = progress.position
    assert position is not None
    level = progress.sitting.players[position.turn]
    return agent(level).choose(view_of(position, position.turn), Budget(), _seed(progress))


def _seed(progress: Progress) -> int:
    """A number that depends on the match's seed and the place in the match alone."""
    place = f"{progress.sitting.seed}/{len(progress.deals)}/{len(progress.deals[-1].moves)}"
    return int.from_bytes(sha256(place.encode()).digest()[:8], "big")
