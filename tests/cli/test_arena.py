"""``cassino arena`` and ``cassino engine``: what is asked, what is printed, what is refused."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.arena.contests import timeless
from tests.cli.console import ENVIRONMENT, Console, Outcome, Terminal, program

BOT = Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py"
BAD = Path(__file__).parents[1] / "arena" / "bad_program.py"
ASKED = ("arena", "greedy", "random", "--boards", "4", "--seed", "cli", "--workers", "1")


def told(outcome: Outcome) -> dict[str, Any]:
    """The report that was printed."""
    assert outcome.status == 0, outcome.err
    report: dict[str, Any] = json.loads(outcome.out)
    return report


def test_a_report_reads_well(console: Console) -> None:
    asked = ("--matches", "1", "--test", "0:1", "--target", "11", "--milliseconds", "2000")
    printed = console.run(*ASKED[:-4], "--seed", "cli", "--workers", "1", *asked)
    assert printed.status == 0
    assert printed.err == "seed: cli\n"
    lines = printed.lines
    assert lines[0] == "# greedy – random"
    assert lines[2].startswith("Classic Cassino with house rules, 2 seats, seed `cli`. House rules")
    assert "House rules: `target=11`." in lines[2]
    assert lines[2].endswith("Budget for a move: 256 moves, 2000 milliseconds.")
    titles = [line for line in lines if line.startswith("## ")]
    assert titles == ["## Deals", "## Test", "## Matches to 11", "## Ratings by matches", "## Time"]
    deals = next(line for line in lines if line.startswith("| greedy – random |"))
    assert re.fullmatch(
        r"\| greedy – random \| +4 \| +\+\d+\.\d\d \| +±\d\.\d\d \| +\d+\.\d\d – \d+\.\d\d \|"
        r" +\d+\.\d % \| +\d+\.\d–\d+\.\d \|",
        deals,
    )
    tables = [line for line in lines if line.startswith("|")]
    assert max(map(len, tables)) < 120


def test_the_report_for_programs_has_everything(console: Console) -> None:
    report = told(console.run(*ASKED, "--json", "--variant", "royal", "--raise-own", "no"))
    assert report["format"] == "cassino-arena-report/1"
    plan = report["contest"]
    assert (plan["variant"], plan["options"]) == ("royal", {"raise_own": False})
    assert (plan["seed"], plan["boards"], plan["matches"], plan["test"]) == ("cli", 4, 0, None)
    (pairing,) = report["pairings"]
    assert pairing["seed"] == "cli/1-2"
    assert pairing["deals"]["boards"] * 2 == pairing["deals"]["deals"] == 8
    lead = pairing["deals"]["lead"]
    first, second = pairing["deals"]["points"]
    assert lead["mean"] == pytest.approx(first - second)
    assert lead["low"] < lead["mean"] < lead["high"]
    assert pairing["matches"] is pairing["test"] is None
    assert report["timing"]["thinking"]["greedy"]["choices"] == 4 * 48


def test_the_same_seed_shows_the_same(console: Console) -> None:
    first, again = (told(console.run(*ASKED, "--json")) for _ in range(2))
    assert timeless(first) == timeless(again)
    mirrored = told(console.run("arena", "random", "greedy", *ASKED[3:], "--json"))
    assert mirrored["pairings"][0]["deals"]["lead"]["mean"] == pytest.approx(
        -first["pairings"][0]["deals"]["lead"]["mean"]
    )


def test_a_seed_is_made_up_and_told(console: Console) -> None:
    runs = [console.run(*ASKED[:5], "--workers", "1", "--json") for _ in range(2)]
    seeds = [told(run)["contest"]["seed"] for run in runs]
    assert [run.err for run in runs] == [f"seed: {seed}\n" for seed in seeds]
    assert seeds[0] != seeds[1]


def test_budgets_are_everybodys_or_ones_own(console: Console) -> None:
    asked = ("arena", "greedy@moves=8", "greedy", "--moves", "64", *ASKED[3:])
    report = told(console.run(*asked, "--json"))
    budgets = [entrant["budget"]["moves"] for entrant in report["contest"]["entrants"]]
    assert budgets == [8, 64]
    printed = console.run(*asked)
    assert "Budgets for a move: greedy@moves=8: 8 moves; greedy: 64 moves." in printed.out


def test_reports_are_written_where_they_are_wanted(console: Console, tmp_path: Path) -> None:
    as_json, as_text = tmp_path / "report.json", tmp_path / "report.md"
    printed = console.run(*ASKED, "--report", str(as_json), "--report", str(as_text))
    assert as_text.read_text(encoding="utf-8") == printed.out
    assert timeless(json.loads(as_json.read_text(encoding="utf-8"))) == timeless(
        told(console.run(*ASKED, "--json"))
    )


def test_partners_play_where_the_game_has_them(console: Console) -> None:
    asked = (*ASKED[:3], "--boards", "2", "--workers", "1", "--json", "--variant", "dominican")
    with_partners = told(console.run(*asked, "--seats", "4"))
    without = told(console.run(*asked, "--seats", "4", "--no-partners"))
    assert with_partners["contest"]["partners"]
    assert not without["contest"]["partners"]


def test_resuming_goes_on_where_it_stopped(console: Console, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    kept = (*ASKED[:3], "--workers", "1", "--json", "--resume", str(journal))
    few = told(console.run(*kept, "--boards", "3"))
    size = journal.stat().st_size
    again = console.run("arena", "--workers", "1", "--json", "--resume", str(journal))
    assert timeless(told(again)) == timeless(few)
    assert again.err == f"seed: {few['contest']['seed']}\n"
    assert journal.stat().st_size == size
    more = console.run("arena", "--json", "--resume", str(journal), "--boards", "5")
    assert told(more)["pairings"][0]["deals"]["boards"] == 5
    assert journal.stat().st_size > size
    same = told(console.run(*kept, "--boards", "5"))
    assert timeless(same) == timeless(told(more))
    alone = (*ASKED[:3], "--boards", "5", "--json", "--seed", few["contest"]["seed"])
    assert timeless(told(console.run(*alone))) == timeless(same)


def test_an_agent_of_ones_own_is_found_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "trailing_agent.py").write_text(
        "from cassino.rules import Trail\n"
        "class Trailing:\n"
        "    def choose(self, view, budget, seed):\n"
        "        return Trail(next(iter(view.hand)))\n"
        "made = Trailing()\n"
    )
    for name in ("Trailing", "made"):
        asked = [f"py:trailing_agent:{name}", "greedy", "--boards", "2", "--seed", "own", "--json"]
        done = subprocess.run(
            [sys.executable, "-m", "cassino", "arena", *asked],
            cwd=tmp_path,
            env={**ENVIRONMENT, "CASSINO_HOME": str(tmp_path)},
            capture_output=True,
            timeout=120,
            check=True,
        )
        assert json.loads(done.stdout)["pairings"][0]["deals"]["points"][0] == 0


def test_a_module_that_ends_the_process_is_no_entrant(tmp_path: Path, console: Console) -> None:
    (tmp_path / "leaving_module.py").write_text("raise SystemExit(3)\n")
    console.monkeypatch.chdir(tmp_path)
    console.monkeypatch.syspath_prepend(str(tmp_path))
    refused = console.run("arena", "greedy", "py:leaving_module:X")
    assert refused.status == 2
    assert refused.err == (
        "cassino: arena/bad-entrant: 'leaving_module:X' can't be had: SystemExit: 3\n"
    )


def test_a_program_plays_and_one_that_breaks_down_forfeits(console: Console) -> None:
    bot, bad = (f"exec:{shlex.join([sys.executable, *words])}" for words in _PROGRAMS)
    asked = ("arena", bot, "random", bad, "--boards", "8", "--workers", "1", "--seed", "programs")
    printed = console.run(*asked, "--set", "Equal=first")
    assert printed.status == 0
    assert printed.err.splitlines() == [
        "seed: programs",
        f"cassino: arena/forfeited: {bot} – {bad}: {bad} forfeits",
        f"cassino: arena/forfeited: random – {bad}: {bad} forfeits",
    ]
    assert "## Faults" in printed.lines
    (fault,) = [line for line in printed.lines if line.startswith(f"- random – {bad}: ")]
    assert re.search(r": `engine/exited` \d\d times and forfeits\.$", fault)
    example = printed.lines[printed.lines.index(fault) + 1]
    assert example.startswith("  - `engine/exited`, once: ")


_PROGRAMS = ((str(BOT),), (str(BAD), "leaves"))

REFUSED = {
    "nobody": ((), "usage: name two entrants or more"),
    "one": (("greedy",), "arena/bad-contest: a contest needs two entrants"),
    "unknown": (("greedy", "deep"), "agent/unknown: unknown agent 'deep'"),
    "no budget": (("greedy", "random@"), "arena/bad-entrant: '' is no budget"),
    "odd budget": (("greedy", "random@depth=3"), "arena/bad-entrant: 'depth=3' is no budget"),
    "no number": (("greedy", "random@moves=x"), "arena/bad-entrant: 'moves=x' is no budget"),
    "small budget": (("greedy", "random@moves=0"), "budget/invalid: moves can't be 0"),
    "budget for all": (("greedy", "random", "--moves", "0"), "budget/invalid: moves can't be 0"),
    "no module": (("greedy", "py:nowhere:X"), "arena/bad-entrant: 'nowhere:X' can't be had"),
    "no object": (("greedy", "py:json:X"), "arena/bad-entrant: 'json:X' can't be had"),
    "no module at all": (("greedy", "py:"), "arena/bad-entrant: '' can't be had"),
    "no agent": (("greedy", "py:tests.arena.players:nobody"), "arena/bad-entrant: "),
    "no method": (
        ("greedy", "py:json:JSONDecoder"),
        "arena/bad-entrant: 'json:JSONDecoder' has no",
    ),
    "no command": (("greedy", "exec:"), "arena/bad-entrant: exec: needs a command line"),
    "open quote": (("greedy", "exec:a 'b"), 'arena/bad-entrant: "a \'b" is no command line'),
    "no program": (("greedy", "exec:./none"), "engine/not-started: exec:./none: './none' can't be"),
    "variant": (("greedy", "random", "--variant", "bridge"), "option/unknown: "),
    "switch": (("greedy", "random", "--target", "0"), "option/invalid: "),
    "seats": (("greedy", "random", "--variant", "draw", "--seats", "3"), "seats/invalid: "),
    "partners": (("greedy", "random", "--partners"), "seats/invalid: "),
    "boards": (("greedy", "random", "--boards", "-1"), "arena/bad-contest: boards can't be -1"),
    "nothing": (("greedy", "random", "--boards", "0"), "arena/bad-contest: neither"),
    "test": (("greedy", "random", "--test", "1"), "arena/bad-test: '1' is no test"),
    "test round": (("greedy", "random", "--test", "2:1"), "arena/bad-test: H1 must be above"),
    "alpha": (("greedy", "random", "--test", "0:1", "--alpha", "1"), "arena/bad-test: alpha"),
    "alpha alone": (("greedy", "random", "--alpha", "0.1"), "usage: --alpha is of use only"),
    "option": (("greedy", "random", "--set", "Depth"), "usage: --set 'Depth': expected NAME=VALUE"),
    "whose option": (("greedy", "random", "--set", "D=1"), "engine/no-such-option: no program"),
    "two crews": (("greedy", "random", "--workers", "2", "--dask", "x"), "usage: --workers and"),
    "no worker": (("greedy", "random", "--workers", "0"), "usage: "),
    "no folder": (("greedy", "random", "--resume", "no/such/folder"), "file/unwritable: "),
    "no report": (
        ("greedy", "random", "--boards", "1", "--workers", "1", "--report", "no/such/file.md"),
        "file/unwritable: ",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_told_in_one_line(console: Console, what: str) -> None:
    asked, why = REFUSED[what]
    answer = console.run("arena", *asked)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.splitlines()[-1].startswith(f"cassino: {why}")


def test_a_report_that_cannot_be_written_is_refused_before_the_first_card(
    console: Console, tmp_path: Path
) -> None:
    there = tmp_path / "there.md"
    there.write_text("last year's\n")
    for bad in (tmp_path, tmp_path / "none" / "report.md", tmp_path / ("x" * 300)):
        reports = ("--report", str(there), "--report", str(bad))
        answer = console.run(*ASKED, "--resume", str(tmp_path / "kept"), *reports)
        assert (answer.status, answer.out) == (2, "")
        assert answer.err.startswith("cassino: file/unwritable: ")
        assert answer.err.count("\n") == 1
        assert there.read_text() == "last year's\n"
        assert list(tmp_path.iterdir()) == [there]


def test_a_report_that_cannot_be_written_at_the_end_is_printed(
    console: Console, tmp_path: Path
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    console.monkeypatch.setattr("os.fsync", full)
    there = tmp_path / "there.json"
    there.write_text("{}")
    answer = console.run(*ASKED, "--json", "--report", str(there))
    assert json.loads(answer.out)["pairings"][0]["deals"]["boards"] == 4
    assert answer.status == 2
    why = f"cassino: file/unwritable: {str(there)!r}: No space left on device"
    assert answer.err.splitlines() == ["seed: cli", why]
    assert there.read_text() == "{}"
    assert list(tmp_path.iterdir()) == [there]


def test_resuming_keeps_to_its_contest(console: Console, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    empty = console.run("arena", "--resume", str(journal))
    assert empty.err.startswith("cassino: usage: name two entrants")
    kept = (*ASKED, "--resume", str(journal))
    assert console.run(*kept).status == 0
    other = console.run(*kept, "--variant", "royal")
    assert other.err.startswith("cassino: journal/differs: ")
    assert other.err.endswith("of another contest: variant\n")
    changed = console.run("arena", "--resume", str(journal), "--variant", "royal")
    assert changed.err.startswith("cassino: usage: a contest that is gone on with")
    journal.write_text("notes\n")
    spoilt = console.run(*kept)
    assert spoilt.err.startswith("cassino: journal/invalid: ")
    assert journal.read_text() == "notes\n"


def test_a_failing_agent_is_told_with_the_deal(console: Console) -> None:
    failed = console.run("arena", "py:tests.arena.players:Broken", *ASKED[2:])
    assert failed.status == 2
    assert failed.err.splitlines()[-1] == (
        "cassino: arena/entrant-failed: py:tests.arena.players:Broken against random,"
        " deal of seed 'cli/1-2/1': RuntimeError: out of order"
    )


def test_a_terminal_shows_how_far_it_has_got(home: Path) -> None:
    terminal = Terminal(home, *ASKED[:3], "--boards", "60", "--workers", "1", "--seed", "bar")
    terminal.wait_for("seed: bar")
    terminal.wait_for("boards  [")
    terminal.wait_for("60/60")
    assert terminal.end() == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_is_quiet_and_keeps_what_was_played(home: Path, workers: str) -> None:
    home.mkdir()
    journal = home / "journal"
    asked = ("arena", "greedy", "py:tests.arena.players:Sleepy", "--seed", "stop")
    terminal = Terminal(home, *asked, "--workers", workers, "--resume", str(journal))
    terminal.wait_for("seed: stop")
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert terminal.process.poll() is None
        sleep(0.05)
    terminal.press("\x03")
    terminal.wait_for("stopped; the same command goes on with")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
    lines = journal.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") for line in lines)
    assert len(lines) >= 3


def test_the_engine_speaks_the_protocol(home: Path) -> None:
    done = program(
        home, "engine", "--agent", "random", typed="cassino 1\nisready\ngo\nquit\nisready\n"
    )
    assert done.status == 0
    assert done.lines[0].startswith("id name cassino ")
    assert done.lines[-3:] == [
        "cassinook 1",
        "readyok",
        "error engine/no-position there is no position to move in",
    ]
    nobody = program(home, "engine", "--agent", "nobody")
    assert (nobody.status, nobody.out) == (2, "")
    assert nobody.err.startswith("cassino: agent/unknown: ")
