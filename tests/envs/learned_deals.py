"""A program: python learned_deals.py EXAMPLES WEIGHTS DEALS.

Plays deals by the best steps of a trained learner, on the vector environment, and asks the agent
of the arena about the same views. Prints how many plays were compared, and the learner's lead over
greedy on 1,000 decks with half of its interval.
"""

import os
import sys
from importlib import import_module
from typing import Any

import numpy as np

from cassino.agents import Budget
from cassino.envs.vector import VectorCassino
from cassino.kernel import decode, decode_move
from cassino.rules import view_of


def compare(agent: Any, learn: Any, deals: int) -> int:  # noqa: ANN401 - examples have no types
    """Compare both, play by play; how many plays of the learner there were."""
    compared = 0
    table = VectorCassino(deals, opponents="greedy", autoreset="Disabled")
    batch = table.reset(seed=4)
    while not batch.terminations.all():
        states, plays = table.states.copy(), table.turns["plays"].copy()
        table.step(np.asarray(learn.best_steps(agent.weights, batch.observations, batch.masks)))
        for at in np.flatnonzero(table.turns["plays"] > plays).tolist():
            position = decode(states, table.game.variant, at)
            code = int(table.turns[at].codes[plays[at]])
            move = decode_move(code, [int(build.cards) for build in position.builds])
            assert agent.choose(view_of(position, position.turn), Budget(), 0) == move
            compared += 1
    return compared


def main(examples: str, weights: str, deals: str) -> None:
    """Compare, and measure."""
    sys.path.insert(0, examples)
    os.environ["CASSINO_LEARNED"] = weights
    agent, learn = import_module("evaluate").Learned(), import_module("learn")
    lead, half = learn.lead_over(agent.weights, "greedy", boards=1000, seed=3)
    sys.stdout.write(f"{compare(agent, learn, int(deals))} {lead} {half}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
