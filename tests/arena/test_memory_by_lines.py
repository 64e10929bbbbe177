"""One who remembers the match chooses by lines what it chooses here."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field

import pytest

from cassino.agents import Budget, Memory, agent
from cassino.arena import AgentPlayer, Seating, Unit, boards, play_round
from cassino.arena.programs import Program, Terms, stand_in
from cassino.rules import Move, PlayerView, variant
from tests.arena.watching import marked, wait_until

SEATING = Seating(variant())


@dataclass
class Twice:
    """Asks an agent here and by lines, and plays what the program answers."""

    program: Program
    here: AgentPlayer
    killed_at: tuple[int, ...]
    mark: str
    views: list[PlayerView] = field(default_factory=list[PlayerView])
    faults: Counter[str] = field(default_factory=Counter[str])
    forgetful: int = 0

    def begin(self) -> None:
        self.program.begin()

    def choose(self, view: PlayerView, seed: int) -> Move:
        self.views.append(view)
        if len(self.views) in self.killed_at:
            (process,) = marked(self.mark)
            os.kill(process, signal.SIGKILL)
            wait_until(lambda: not marked(self.mark))
            self.faults["engine/exited"] += 1
            assert self.program.choose(view, seed) == stand_in(view)
            return stand_in(view)
        move = self.here.choose(view, seed)
        assert (self.program.choose(view, seed), self.program.faults) == (move, self.faults)
        self.forgetful += self.here.choose(Memory().added_to(view), seed) != move
        return move


def test_one_who_remembers_plays_the_same_by_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move of three deals, also after its process was killed in mid-deal."""
    monkeypatch.setattr(boards, "MOST_DEALS", 3)
    monkeypatch.setenv("CASSINO_TEST_MARK", "remembers-by-lines")
    command = [sys.executable, "-m", "cassino", "engine", "--agent", "searching"]
    budget = Budget(moves=4)
    program = Program(command, SEATING, budget, Terms(patience=900))
    player = Twice(program, AgentPlayer(agent("searching"), budget), (17, 40), "remembers-by-lines")
    try:
        play_round(SEATING, [player, AgentPlayer(agent("counting"), budget)], Unit.MATCH, "twice")
    finally:
        program.close()
    assert program.faults == {"engine/exited": 2}
    assert len(player.views) == 3 * 24
    assert player.forgetful > 0
