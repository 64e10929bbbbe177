"""Whoever has compiled ahead waits for nothing: every function that is entered from Python is."""

import subprocess
import sys

PROGRAM = """
from cassino.envs import arrays, batches, observations, turns, unfolding, warming
warming.warm()
entered = [
    *(getattr(arrays, name) for name in ("advance_one", "show_one", "recall_one", "worth_of_one")),
    *(getattr(arrays, name) for name in ("go_on_one", "end_move", "_play_whole")),
    *(getattr(batches, name) for name in ("step_all", "begin_some", "show_all", "first_illegal")),
    observations._observe, turns.take_step, unfolding._look, unfolding._code,
]
assert warming.is_warm()
print([each.__name__ for each in entered if not each.signatures])

from cassino.envs.vector import VectorCassino
before = [len(each.signatures) for each in entered]
for arguments in ({}, {"opponents": "random", "autoreset": "SameStep"}, {"reward": "match"}):
    env = VectorCassino(3, "royal", seats=4, **arguments)
    batch = env.reset(seed=1)
    for _ in range(60):
        batch = env.step(batch.masks.argmax(axis=1))
assert [len(each.signatures) for each in entered] == before
"""


def test_everything_is_compiled_ahead() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=600, check=False
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr[-2000:]
