"""The environments beside those of others, in turns on one core.

python -m benchmarks.envs [--rounds N] [--deals N ...] [--games N ...]

The one that is stepped action by action stands beside PettingZoo's Leduc hold'em, the one that
steps many deals beside games of pgx. Peers (`pip install -r benchmarks/requirements.txt`) are left
out, and said so, where they aren't installed.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from importlib import import_module
from statistics import median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.kernel import Round, in_turns, table
from benchmarks.layout import show
from benchmarks.machine import heading
from benchmarks.samples import seeded
from cassino.envs.vector import VectorCassino
from cassino.kernel import compiled

LEDUC: Final = "PettingZoo, leduc_holdem_v4"
PEERS: Final = ("sparrow_mahjong", "backgammon")
"""Games of pgx."""
GOAL_ONE: Final = 50_000
GOAL_MANY: Final = 500_000
AT_ONCE: Final = 32
"""The steps that pgx takes in one call."""
PLAYS_IN_A_DEAL: Final = 48
HOW: Final = "pip install -r benchmarks/requirements.txt"


def one_by_one(env: Any, steps: int) -> Round:  # noqa: ANN401 - PettingZoo has no types
    """Steps of an AEC environment: see, choose by chance among what the mask allows, act."""
    random = seeded("actions")
    env.reset(seed=1)

    def work_through() -> int:
        taken = 0
        while taken < steps:
            seen, _, over, broken, _ = env.last()
            if over or broken:
                env.reset()
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(allowed[int(random.random() * len(allowed))])
            taken += 1
        return taken

    return work_through


@compiled
def choose_all(
    masks: NDArray[np.int8], chance: NDArray[np.float64], actions: NDArray[np.int64]
) -> None:
    """Choose an action in every deal, by chance among what its mask allows."""
    for at in range(len(actions)):
        left = int(chance[at] * masks[at].sum())
        actions[at] = 0
        for action in range(masks.shape[1]):
            if masks[at, action]:
                if left == 0:
                    actions[at] = action
                    break
                left -= 1


class ManyDeals:
    """Many deals that are stepped in one call, each followed by the next.

    It counts the ``actions`` that were asked for, and the ``plays`` that were made: those without
    a choice among them, as nobody is asked for these.
    """

    def __init__(self, deals: int, preset: str, opponents: str | None = None) -> None:
        """Deal."""
        self._env = VectorCassino(deals, preset, opponents=opponents)
        self._batch = self._env.reset(seed=1)
        self._random = np.random.default_rng(1)
        self._chosen = np.zeros(deals, np.int64)
        self.actions = self.plays = 0

    def __call__(self, steps: int = 150) -> int:
        """Take some steps in every deal; how many actions that were."""
        env, batch, before = self._env, self._batch, self.actions
        self.plays -= int(env.turns["plays"].sum())
        for _ in range(steps):
            ended = int(batch.terminations.sum())
            self.actions += env.deals - ended
            self.plays += PLAYS_IN_A_DEAL * ended
            choose_all(batch.masks, self._random.random(env.deals), self._chosen)
            env.step(self._chosen)
        self.plays += int(env.turns["plays"].sum())
        return self.actions - before


def by_pgx(name: str, games: int, *, is_endless: bool) -> Round:
    """Games of pgx, stepped by chance in one compiled loop; one that is over begins anew.

    Where that isn't wanted (``is_endless``), games that are over are stepped too: it costs the
    same, and nothing is spent on new ones. That is more than pgx can do in earnest.
    """
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(name)
    step = env.step if is_endless else pgx.experimental.auto_reset(env.step, env.init)

    def act(carry: Any, _: None) -> tuple[Any, None]:  # noqa: ANN401 - jax's trees
        states, chance = carry
        chance, choosing, stepping = jax.random.split(chance, 3)
        odds = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, odds, axis=1)
        return (jax.vmap(step)(states, actions, jax.random.split(stepping, games)), chance), None

    run = jax.jit(lambda carry: jax.lax.scan(act, carry, None, length=AT_ONCE)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    carried = [(first, jax.random.PRNGKey(1))]

    def work_through() -> int:
        calls = max(1, 8_192 // (games * AT_ONCE))
        for _ in range(calls):
            carried[0] = jax.block_until_ready(run(carried[0]))
        return calls * games * AT_ONCE

    return work_through


def singles() -> dict[str, Round]:
    """What is stepped one action after another."""
    from cassino.envs import cassino_v0

    bare = cassino_v0.raw_env
    found = {
        "raw_env, classic, 2 seats": one_by_one(bare(), 5_000),
        "raw_env, royal, 4 seats": one_by_one(bare(variant="royal", seats=4), 5_000),
        "raw_env, danish, a match": one_by_one(bare(variant="danish", reward="match"), 5_000),
    }
    try:
        peer: Any = import_module("pettingzoo.classic.leduc_holdem_v4")
    except ImportError:
        show(f"PettingZoo's Leduc hold'em isn't installed: `{HOW}` puts it into the table.")
        return found
    return {**found, LEDUC: one_by_one(peer.raw_env(), 1_000)}


def many(deals: list[int]) -> dict[str, ManyDeals]:
    """Our own, of which many are stepped at once."""
    found = {
        f"vector, {preset}, {each:,} deals": ManyDeals(each, preset)
        for preset in ("classic", "royal", "danish", "dominican")
        for each in deals
    }
    greedy = f"vector, classic, against greedy, {deals[-1]:,} deals"
    return {**found, greedy: ManyDeals(deals[-1], "classic", "greedy")}


def peers(games: list[int]) -> dict[str, Round]:
    """The games of pgx."""
    try:
        import_module("pgx.experimental")
    except ImportError:
        show(f"pgx isn't installed: `{HOW}` puts its games into the table.")
        return {}
    return {
        f"pgx, {name}, {each:,} games{', no new ones' if is_endless else ''}": by_pgx(
            name, each, is_endless=is_endless
        )
        for name in PEERS
        for each in games
        for is_endless in (False, True)
    }


def main(arguments: Namespace) -> None:
    """Measure and print."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    show(heading("The environments"))
    speeds = in_turns(singles(), arguments.rounds)
    beside = median(speeds[LEDUC]) if LEDUC in speeds else GOAL_ONE
    show(table("steps, one by one", speeds, beside))
    ours, others = many(arguments.deals), peers(arguments.games)
    speeds = in_turns({**ours, **others}, arguments.rounds)
    fastest = max((median(speeds[name]) for name in others), default=GOAL_MANY)
    show(table("actions, many at once", speeds, fastest))
    plays = {
        name: [speed * each.plays / each.actions for speed in speeds[name]]
        for name, each in ours.items()
    }
    show(table("plays, many at once", plays, GOAL_MANY))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each (default 9)")
    parser.add_argument(
        "--deals", type=int, nargs="+", default=[1_024], help="our deals at once (1024)"
    )
    parser.add_argument(
        "--games", type=int, nargs="+", default=[64], help="pgx's games at once (64)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
