"""``cassino analyse`` and ``cassino solve`` as they are called."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from cassino.cli.compiling import NOTICE
from tests.cli.console import Console

RECORD = "tests/cli/match.cassino"
QUICK = ("--worlds", "16", "--workers", "1")
ENDING = {
    "variant": "royal",
    "dealer": 0,
    "turn": 1,
    "hand_number": 6,
    "loose": ["9c", "4h", "2s"],
    "builds": [],
    "hands": [["Kd", "9s"], ["6c", "Td"]],
    "stock": 0,
    "last_capturer": 0,
}


def told(console: Console, *args: str) -> tuple[int, str, str]:
    outcome = console.run(*args)
    return outcome.status, outcome.out, outcome.err


def test_an_analysis_is_told_as_text_and_as_json(console: Console) -> None:
    status, text, _ = told(console, "analyse", RECORD, *QUICK)
    assert status == 0
    assert "| South |" in text
    assert "What could have been better" in text
    status, out, _ = told(console, "analyse", RECORD, *QUICK, "--json")
    found = json.loads(out)
    assert status == 0
    assert found["format"] == "cassino-analysis/1"
    assert len(found["steps"]) == 98
    for player in found["players"]:
        assert f"| {player['accuracy']:.1f} |" in text


def test_answers_are_kept_and_gone_on_with(tmp_path: Path, console: Console) -> None:
    kept = tmp_path / "kept"
    _, whole, _ = told(console, "analyse", RECORD, *QUICK, "--json", "--resume", str(kept))
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 99
    kept.write_bytes(b"".join(lines[:40]) + lines[40][:9])
    _, again, _ = told(console, "analyse", RECORD, *QUICK, "--json", "--resume", str(kept))
    assert again == whole
    assert sorted(kept.read_bytes().splitlines()[1:]) == sorted(b"".join(lines[1:]).splitlines())
    status, _, err = told(console, "analyse", RECORD, "--worlds", "17", "--resume", str(kept))
    assert status == 2
    assert "analysis/differs" in err
    for foreign in ("what\n", "what"):
        kept.write_text(foreign)
        status, _, err = told(console, "analyse", RECORD, *QUICK, "--resume", str(kept))
        assert status == 2
        assert "analysis/invalid" in err
        assert kept.read_text() == foreign
    status, _, err = told(console, "analyse", RECORD, *QUICK, "--resume", str(tmp_path))
    assert status == 2
    assert "file/unwritable" in err


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_can_be_stopped_without_loss(tmp_path: Path, how: signal.Signals) -> None:
    kept = tmp_path / "kept"
    command = [sys.executable, "-m", "cassino", "analyse", RECORD, "--worlds", "4000"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--resume", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        deadline = monotonic() + 120
        while monotonic() < deadline and not (kept.exists() and kept.read_bytes().count(b"\n") > 2):
            sleep(0.05)
        child.send_signal(how)
        out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert out == ""
    *lines, last = filter(None, err.splitlines())
    assert all(line == NOTICE or line.startswith("plays: ") for line in lines)
    assert last == f"stopped; the same command goes on with {kept}"
    whole = kept.read_bytes()
    assert whole.count(b"\n") > 2
    assert whole.endswith(b"\n")


def test_a_record_that_is_wrong_is_refused_in_a_line(tmp_path: Path, console: Console) -> None:
    bad = tmp_path / "bad.cassino"
    bad.write_text("nothing")
    status, out, err = told(console, "analyse", str(bad))
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_an_ending_is_solved(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "ending.json"
    file.write_text(json.dumps(ENDING))
    status, out, _ = told(console, "solve", str(file))
    found = json.loads(out)
    assert status == 0
    assert found["aim"] == "points"
    assert found["values"][1] == -found["values"][0]
    assert max(move["values"][1] for move in found["moves"]) == found["values"][1]
    assert found["line"][0] in {
        move["move"] for move in found["moves"] if move["values"] == found["values"]
    }
    assert len(found["line"]) == 4
    status, out, _ = told(console, "solve", str(file), "--match")
    assert status == 0
    assert sum(json.loads(out)["values"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"stock": 8}, "ending/stock"),
        ({"hands": [["??", "??"], ["6c", "Td"]]}, "ending/hidden"),
        ({"turn": 7}, "position/invalid"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_a_code(
    change: dict[str, object], code: str, tmp_path: Path, console: Console
) -> None:
    file = tmp_path / "ending.json"
    file.write_text(json.dumps(ENDING | change))
    status, out, _ = told(console, "solve", str(file))
    assert status == 2
    assert json.loads(out)["error"]["code"] == code


def test_too_large_an_ending_says_so(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "ending.json"
    file.write_text(json.dumps(ENDING))
    status, out, _ = told(console, "solve", str(file), "--nodes", "3")
    assert status == 2
    assert json.loads(out)["error"]["code"] == "ending/too-large"


def test_puzzles_are_printed_and_made(console: Console) -> None:
    status, shipped, _ = told(console, "puzzles")
    assert status == 0
    status, made, _ = told(console, "puzzles", "--make", "4")
    assert status == 0
    assert json.loads(made)["puzzles"] == json.loads(shipped)["puzzles"][:4]
