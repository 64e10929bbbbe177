"""The examples of the docs: a learner learns, is cut off and goes on, and plays in the arena."""

import csv
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import numpy as np
import pytest

pytestmark = pytest.mark.learn

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SMALL = ("--places", "16", "--boards", "8", "--updates", "30", "--every", "5")


def environment(cache: Path) -> dict[str, str]:
    """Two processes that compile the same share it."""
    kept = {"JAX_COMPILATION_CACHE_DIR": str(cache), "JAX_PLATFORMS": "cpu"}
    always = {"JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
    return {**os.environ, **kept, **always}


def example(name: str, *arguments: str, cache: Path) -> str:
    """What an example says."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    told = subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=True, env=environment(cache)
    )
    return told.stdout


def curve(folder: Path) -> list[tuple[int, int, float]]:
    """Updates, deals and leads."""
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [(int(row["updates"]), int(row["deals"]), float(row["lead"])) for row in rows]


def test_a_learner_that_was_cut_off_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    said = example("learn.py", str(whole), *SMALL, cache=tmp_path)
    assert said.count("against greedy") == 8
    assert "at the end, against counting: -" in said
    cut_off(cut, tmp_path)
    done = curve(cut)
    assert 0 < len(done) < 7
    example("learn.py", str(cut), *SMALL, cache=tmp_path)
    assert curve(cut) == curve(whole)
    assert [updates for updates, _, _ in curve(whole)] == [0, 5, 10, 15, 20, 25, 30]
    with np.load(whole / "learned.npz") as one, np.load(cut / "learned.npz") as other:
        assert one.files == other.files
        assert all(np.array_equal(one[name], other[name]) for name in one.files)
    assert (whole / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    other_seed = [sys.executable, str(EXAMPLES / "learn.py"), str(cut), "--seed", "2"]
    refused = subprocess.run(
        other_seed, capture_output=True, text=True, check=False, env=environment(tmp_path)
    )
    assert refused.returncode == 1
    assert refused.stderr == f"{cut} has a run with seed 1 and 16 places\n"


@pytest.mark.parametrize(
    ("name", "arguments", "why"),
    [
        ("evaluate.py", ["nobody"], "nobody"),
        ("evaluate.py", ["--weights", "no.npz"], "'no.npz' can't be read: expected weights of"),
        ("evaluate.py", ["--weights", __file__], "can't be read: expected weights of"),
        ("evaluate.py", ["--boards", "0", "--workers", "1"], "are to be played"),
        ("learn.py", ["--places", "0"], "--places: 0 is less than 1"),
        ("learn.py", ["--boards", "1"], "--boards: 2 or more"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    name: str, arguments: list[str], why: str, tmp_path: Path
) -> None:
    told = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    assert told.returncode == 2
    assert why in told.stderr.splitlines()[-1]
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("name", ["learn", "evaluate"])
def test_without_its_packages_it_says_what_to_do(name: str) -> None:
    program = f"import sys; sys.modules['jax'] = None; import {name}"
    told = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=EXAMPLES,
    )
    how = "this needs jax: in a clone of the repository, pip install '.[learn]'\n"
    assert (told.returncode, told.stderr) == (1, how)


def cut_off(folder: Path, cache: Path) -> None:
    """Begin to learn, and end it by force after the first checkpoint."""
    command = [sys.executable, str(EXAMPLES / "learn.py"), str(folder), *SMALL]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment(cache)) as running:
        late = monotonic() + 300
        while not (folder / "curve.svg").exists():
            assert running.poll() is None
            assert monotonic() < late
            sleep(0.002)
        running.kill()


def test_the_agent_plays_what_the_learner_does_and_beats_greedy(tmp_path: Path) -> None:
    program, weights = Path(__file__).with_name("learned_deals.py"), EXAMPLES / "learned.npz"
    command = [sys.executable, str(program), str(EXAMPLES), str(weights), "6"]
    told = subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=True, env=environment(tmp_path)
    )
    compared, lead, half = map(float, told.stdout.split())
    assert compared > 100
    assert lead - half > 0


def test_the_arena_reports_on_the_learner(tmp_path: Path) -> None:
    said = example(
        "evaluate.py", "greedy", "random", "--boards", "4", "--workers", "1", cache=tmp_path
    )
    titles = [line for line in said.splitlines() if line.startswith("# ")]
    assert titles == ["# py:evaluate:Learned – greedy", "# py:evaluate:Learned – random"]
    assert said.count("| py:evaluate:Learned – ") >= 2
