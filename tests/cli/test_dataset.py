"""``cassino dataset``: what it writes and says, and what it refuses in one line."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cassino.arena import Unit
from cassino.dataset import plan_in
from tests.cli.console import ENVIRONMENT, Console, Terminal

parquet: Any = import_module("pyarrow.parquet")
ASKED = ("--deals", "2", "--seed", "cli", "--workers", "1")


def test_options_make_the_plan(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    asked = ("dataset", "greedy@moves=8", "random", "--variant", "royal", "--raise-own", "no")
    more = ("--matches", "1", "--target", "5", "--seats", "4", "--partners", "--moves", "16")
    told = console.run(*asked, *more, "--seed", "cli", "--workers", "1", "--out", str(path))
    assert (told.status, told.out, told.err) == (0, "", "seed: cli\n")
    plan = plan_in(path)
    assert plan is not None
    assert (plan.variant, plan.options) == ("royal", {"target": 5, "raise_own": False})
    assert (plan.seats, plan.partners, plan.unit, plan.games) == (4, True, Unit.MATCH, 1)
    assert [each.budget.moves for each in plan.agents] == [8, 16]
    assert set(parquet.read_table(path)["agent"].to_pylist()) == {"greedy@moves=8", "random"}


def test_a_seed_is_made_up_told_and_kept(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    asked = ("dataset", "random", "--deals", "1", "--workers", "1", "--out", str(path))
    first, again = console.run(*asked), console.run(*asked)
    assert first.status == again.status == 0
    plan = plan_in(path)
    assert plan is not None
    assert first.err == again.err == f"seed: {plan.seed}\n"
    other = tmp_path / "other.parquet"
    assert console.run(*asked[:-1], str(other)).err != first.err


REFUSED = {
    "nobody": ((), "dataset/bad-agents: 0 agents: expected 1 to 12"),
    "many": (("random",) * 13, "dataset/bad-agents: 13 agents"),
    "unknown": (("deep",), "agent/unknown: unknown agent 'deep'"),
    "budget": (("greedy@depth=3",), "arena/bad-entrant: 'depth=3' is no budget"),
    "no module": (("py:nowhere:X",), "arena/bad-entrant: 'nowhere:X' can't be had"),
    "program": (("exec:./robot",), "dataset/bad-agents: exec:./robot: programs play in the arena"),
    "no deals": (("random", "--deals", "0"), "dataset/bad-size: deals can't be 0"),
    "no matches": (("random", "--matches", "-1"), "dataset/bad-size: matches can't be -1"),
    "both": (("random", "--deals", "1", "--matches", "1"), "usage: --deals and --matches"),
    "variant": (("random", "--variant", "bridge"), "option/unknown: "),
    "switch": (("random", "--target", "0"), "option/invalid: "),
    "seats": (("random", "--variant", "draw", "--seats", "3"), "seats/invalid: "),
    "partners": (("random", "--partners"), "seats/invalid: "),
    "illegal": (
        ("py:tests.arena.players:Cheat", *ASKED),
        "move/illegal: py:tests.arena.players:Cheat, deal of seed 'cli/1': IllegalMove: card/not",
    ),
    "failing": (
        ("py:tests.arena.players:Broken", *ASKED),
        "dataset/agent-failed: py:tests.arena.players:Broken, deal of seed 'cli/1': RuntimeError: ",
    ),
    "leaving": (
        ("py:tests.arena.players:Quitter", *ASKED),
        "dataset/agent-failed: py:tests.arena.players:Quitter, deal of seed 'cli/1': SystemExit: 3",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_told_in_one_line(console: Console, tmp_path: Path, what: str) -> None:
    asked, why = REFUSED[what]
    path = tmp_path / "x.parquet"
    answer = console.run("dataset", *asked, "--out", str(path))
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.splitlines()[-1].startswith(f"cassino: {why}")
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "code"),
    [("no/x.parquet", "file/unwritable"), (".", "file/unreadable"), ("notes", "dataset/invalid")],
)
def test_places_that_cannot_be_are_told_in_one_line(
    console: Console, tmp_path: Path, name: str, code: str
) -> None:
    (tmp_path / "notes").write_text("my notes")
    answer = console.run("dataset", "random", *ASKED, "--out", str(tmp_path / name))
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.splitlines()[-1].startswith(f"cassino: {code}: ")
    assert (tmp_path / "notes").read_text() == "my notes"
    assert console.run("dataset", "random").err.startswith("cassino: usage: ")


def test_without_pyarrow_the_extra_is_named(tmp_path: Path) -> None:
    """Help and every other command do without it."""
    program = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from cassino.cli.command_line import run\n"
        "assert run(['dataset', '--help']) == 0\n"
        "assert run(['deal', '--seed', 'a']) == 0\n"
        f"sys.exit(run(['dataset', 'random', '--out', {str(tmp_path / 'x')!r}]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "cassino: envs/extra-missing: this needs the package pyarrow: pip install 'cassino[data]',"
        " or in a clone: pip install '.[data]'\n"
    )
    assert not list(tmp_path.iterdir())


def test_a_terminal_shows_how_far_it_has_got(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    asked = ("dataset", "random", "--deals", "30", "--workers", "1", "--seed", "bar")
    terminal = Terminal(home, *asked, "--out", str(path))
    terminal.wait_for("seed: bar")
    terminal.wait_for("deals  [")
    terminal.wait_for("30/30")
    terminal.wait_for("plays  [")
    terminal.wait_for("1440/1440")
    assert terminal.end() == 0


def test_an_interruption_is_quiet_and_keeps_what_was_played(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    agents = ("random", "py:tests.arena.players:Sleepy")
    asked = ("dataset", *agents, "--deals", "200", "--seed", "stop", "--workers", "2")
    terminal = Terminal(home, *asked, "--out", str(path))
    terminal.wait_for("deals  [")
    partial = tmp_path / "x.parquet.partial"
    while partial.stat().st_size < 4000:
        assert terminal.process.poll() is None
    terminal.press("\x03")
    terminal.wait_for("stopped; the same command goes on with")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
    assert partial.exists()
    assert not path.exists()
