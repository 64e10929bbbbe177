"""Compiling ahead what the environments call, and knowing cheaply whether that was done."""

from __future__ import annotations

from typing import Final

import numpy as np

from cassino.envs.acts import TRAIL
from cassino.envs.arrays import end_move, go_on_one, work_here
from cassino.envs.batches import step_all
from cassino.envs.games import game_of
from cassino.envs.observations import observe
from cassino.envs.sittings import Sitting
from cassino.envs.unfolding import CHANCE, OVER, WholeDeal
from cassino.envs.vector import VectorCassino
from cassino.kernel import warming
from cassino.rules import view_of

_NAME: Final = "envs"


def warm() -> None:
    """Compile everything that environments call and keep it on disk; quick when that was done."""
    sitting = Sitting(game_of())
    sitting.start("warm")
    sitting.recall(0)
    observe(view_of(sitting.position, 0))
    sitting.observe(1 - sitting.seat)
    sitting.play(int(sitting.listed[0]))
    while not sitting.is_over:
        sitting.act(int(sitting.mask.argmax()))
    assert sum(sitting.rewards) == 0
    _lay_down(sitting)
    _unfold()
    deals = VectorCassino(2, opponents="greedy")
    batch = deals.reset(seed=0)
    while not batch.terminations.any():
        batch = deals.step(batch.masks.argmax(axis=1))
    warming.leave_marker(step_all, _NAME)


def _lay_down(sitting: Sitting) -> None:
    """Lay a card down as it is done on crowded tables."""
    sitting.start("warm")
    sitting.act(int(sitting.mask.argmax()))
    work = work_here()
    end_move(sitting.rules, sitting.states, work, sitting.turns, TRAIL)
    go_on_one(sitting.rules, sitting.states, work, sitting.turns, sitting.mask)


def _unfold() -> None:
    deal = WholeDeal(game_of(), 0)
    while deal.player != OVER:
        if deal.player == CHANCE:
            deal.bring(deal.outcomes()[0][0])
        else:
            deal.act(int(np.argmax(deal.mask)))


def is_warm() -> bool:
    """Whether nothing that environments call has to be compiled first on this machine."""
    return warming.has_marker(step_all, _NAME)
