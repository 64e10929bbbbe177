"""The kernel in other processes: without the compiler, twice on one cache, with no cache at all."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cassino.kernel.compiling import stamp_of

PLAYED = """
import json, sys
import numpy as np
from cassino import kernel
from cassino.rules import variant
rules, states, work = kernel.rules_of(variant(sys.argv[1])), kernel.new_states(3), kernel.new_work()
states["seats"] = (2, 3, 4)
states["partners"][2] = 1
kernel.batch_start(rules, states, work, np.arange(3))
told = []
for most in (3, 5, 1000):
    seated = kernel.policies(*map(int, sys.argv[2]))
    codes = kernel.batch_play(rules, states, work, seated, most=most, seeds=np.arange(3))
    told.append([codes.tolist(), states["hands"].tolist(), states["loose"].tolist()])
print(json.dumps([told, kernel.batch_score(rules, states).tolist(), kernel.IS_COMPILED]))
"""

WARMED = """
import json
from cassino import kernel
from cassino.kernel import arrays
from numba.core import event
before = kernel.is_warm()
told = []
with event.install_recorder("numba:compile") as compiled:
    kernel.warm(lambda done, of: told.append((done, of)))
print(json.dumps([before, kernel.is_warm(), len(compiled.buffer), told]))
"""


def run(*command: str, timeout: int = 600, **environment: str) -> str:
    """Returns what another Python prints."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
        env={**os.environ, **environment},
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("preset", "seated"), [("classic", "0000"), ("royal", "2222"), ("dominican", "1210")]
)
def test_plays_are_the_same_without_the_compiler(preset: str, seated: str) -> None:
    compiled = json.loads(run("-c", PLAYED, preset, seated))
    interpreted = json.loads(run("-c", PLAYED, preset, seated, NUMBA_DISABLE_JIT="1"))
    assert compiled[:2] == interpreted[:2]
    assert (compiled[2], interpreted[2]) == (True, False)


def test_rules_and_kernel_agree_without_the_compiler() -> None:
    told = run(
        *("-W", "error", "-m", "tests.kernel.long_run", "--positions", "30", "--deals", "6"),
        NUMBA_DISABLE_JIT="1",
    )
    assert told.count("30 lists") == 11
    assert told.count(" 0 differ") == 22


def test_fault_of_the_kernel_would_be_told() -> None:
    program = (
        "import sys\n"
        "from cassino.kernel import taking\n"
        "from tests.kernel.long_run import main\n"
        "taking._leaves_answered = lambda *_: True\n"
        "sys.exit(1 - main(['--positions', '60', '--deals', '0', '--preset', 'royal']))"
    )
    assert "royal: ['+Capture(" in run("-c", program, NUMBA_DISABLE_JIT="1")


def test_two_processes_share_one_cache(tmp_path: Path) -> None:
    first = json.loads(run("-c", WARMED, NUMBA_CACHE_DIR=str(tmp_path)))
    second = json.loads(run("-c", WARMED, NUMBA_CACHE_DIR=str(tmp_path)))
    steps = [[0, 3], [1, 3], [2, 3], [3, 3]]
    assert first[:2] == [False, True]
    assert second[:2] == [True, True]
    assert first[2] > 50
    assert second[2] == 0
    assert first[3] == second[3] == steps


def test_nothing_is_kept_where_nothing_can_be_written(tmp_path: Path) -> None:
    program = (
        "from numba.core import caching\n"
        "caching.CacheImpl._locator_classes = []\n"
        "from cassino import kernel\n"
        "from cassino.kernel.compiling import kept_in\n"
        "print(kept_in(kernel.generate), kernel.is_warm(), kernel.card_of(5 << 58))"
    )
    assert run("-c", program, NUMBA_CACHE_DIR=str(tmp_path)).split() == ["None", "False", "5"]


def test_compiled_code_is_stale_when_a_package_above_changes(tmp_path: Path) -> None:
    """Its functions may be part of what was compiled, as the search's are of its training."""
    package = tmp_path / "above" / "below"
    package.mkdir(parents=True)
    (package / "calls.py").write_text("")
    called = package.parent / "called.py"
    called.write_text("")
    stamp = stamp_of.__wrapped__(package)
    called.write_text("changed")
    assert stamp_of.__wrapped__(package) != stamp
