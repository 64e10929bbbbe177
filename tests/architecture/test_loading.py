"""Opening a low floor loads that floor and the standard library, and nothing else."""

import json
import subprocess
import sys

import pytest

PROGRAM = """
import json, sys
before = set(sys.modules)
__import__(sys.argv[1])
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def _loaded_by(module: str) -> set[str]:
    """Returns the modules that a new interpreter loads to import this one."""
    command = [sys.executable, "-c", PROGRAM, module]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(json.loads(done.stdout))


def _foreign(modules: set[str]) -> set[str]:
    tops = {name.partition(".")[0] for name in modules}
    return tops - set(sys.stdlib_module_names) - {"cassino"}


def test_front_door_loads_nothing_but_itself() -> None:
    assert _loaded_by("cassino") == {"cassino"}


@pytest.mark.parametrize("floor", ["cards", "rules"])
def test_low_floor_loads_nothing_foreign(floor: str) -> None:
    assert _foreign(_loaded_by(f"cassino.{floor}")) == set()


def test_foreign_modules_are_told_apart() -> None:
    assert _foreign(_loaded_by("click")) >= {"click"}
