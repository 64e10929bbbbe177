"""A journal keeps what was played: resuming is the same as never having stopped."""

from __future__ import annotations

import fcntl
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cassino.arena import (
    ArenaError,
    Contest,
    Report,
    SequentialTest,
    open_journal,
    report_of,
    run_contest,
)
from tests.arena.contests import INLINE, contest, report, timeless
from tests.arena.watching import marked, wait_until

HELD = contest("greedy", "random", boards=30, matches=2, test=SequentialTest(0, 0.5))


def kept(path: Path, held: Contest = HELD) -> Report:
    """What a contest shows that is kept in a journal."""
    with open_journal(path) as journal:
        journal.begin(held)
        return timeless(report_of(run_contest(held, INLINE, journal), 1.0))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Report]:
    """A journal that was kept to the end, and its report."""
    path = tmp_path_factory.mktemp("arena") / "whole"
    told = kept(path)
    return path.read_bytes(), told


def test_a_journal_changes_nothing(whole: tuple[bytes, Report]) -> None:
    assert report(HELD) == whole[1]


def test_nothing_is_played_twice(whole: tuple[bytes, Report], tmp_path: Path) -> None:
    path = tmp_path / "again"
    path.write_bytes(whole[0])
    assert kept(path) == whole[1]
    assert path.read_bytes() == whole[0]


def test_resuming_anywhere_is_the_same(whole: tuple[bytes, Report], tmp_path: Path) -> None:
    """Cut off within a line or between two, with lines missing or in another order."""
    text, told = whole
    head, *lines = text.splitlines(keepends=True)
    rng = random.Random(4)  # noqa: S311
    texts = [head[:-9], *(text[:at] for at in rng.sample(range(len(head), len(text)), 3))]
    texts += [head, head + b"".join(rng.sample(lines, len(lines) // 2))]
    for number, start in enumerate(texts):
        path = tmp_path / str(number)
        path.write_bytes(start)
        assert kept(path) == told
        assert len(path.read_bytes().splitlines()) >= len(lines) / 2


def test_a_contest_can_be_played_on(tmp_path: Path) -> None:
    """More boards than before; those of before count."""
    few, many = contest("greedy", "random", boards=5), contest("greedy", "random", boards=24)
    path = tmp_path / "on"
    kept(path, few)
    start = path.read_bytes()
    assert kept(path, many) == report(many)
    assert path.read_bytes().startswith(start)
    assert kept(path, few) == report(few)


def test_another_contest_is_refused(whole: tuple[bytes, Report], tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(whole[0])
    for other, what in (
        (contest("greedy", "greedy", boards=30), "entrants, test"),
        (contest("greedy", "random", seed="other", test=HELD.test), "seed"),
        (contest("greedy", "random", preset="royal", test=HELD.test), "variant"),
        (contest("greedy", "random", seats=3, test=HELD.test), "seats"),
    ):
        with pytest.raises(ArenaError, match=f"of another contest: {what}$") as raised:
            kept(path, other)
        assert raised.value.code == "journal/differs"
    assert path.read_bytes() == whole[0]


def _changed(line: bytes, **changes: object) -> bytes:
    return json.dumps(json.loads(line) | changes).encode() + b"\n"


def test_what_is_no_journal_is_refused_and_left_alone(
    whole: tuple[bytes, Report], tmp_path: Path
) -> None:
    head, second, *_ = whole[0].splitlines(keepends=True)
    told = json.loads(second)
    path = tmp_path / "wrong"
    for text, what in (
        (b"my notes", "line 1: not begun by this command"),
        (b"my notes\n", "line 1: "),
        (b"\n", "line 1: "),
        (b"\xff\xfe\n", "line 1: "),
        (_changed(head, format="cassino-arena-journal/9"), "line 1: not of the format"),
        (head.replace(b'"greedy"', b'"greedy', 1), "line 1: "),
        (head + second[:-20] + b"\n" + second, "line 2: "),
        (head + _changed(second, first=-1), "line 2: a piece without boards"),
        (head + _changed(second, first="0"), "line 2: "),
        (head + _changed(second, stage=[0, 5, "deal"]), "no such pairing"),
        (head + _changed(second, stage=[0, 1, "hand"]), "line 2: "),
        (head + second + second, "boards 1 on stand twice"),
        (head + _changed(second, piece=told["piece"] | {"sums": {"boards": 0}}), "without boards"),
        (head + _changed(second, piece=told["piece"] | {"efforts": []}), "line 2: "),
    ):
        path.write_bytes(text)
        with pytest.raises(ArenaError, match=what) as raised:
            kept(path)
        assert raised.value.code == "journal/invalid"
        assert path.read_bytes() == text


def test_a_journal_that_is_being_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "held"
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(ArenaError) as raised:
            kept(path)
    assert raised.value.code == "journal/in-use"
    assert kept(path) == report(HELD)


def test_a_journal_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "no" / "folder", tmp_path):
        with pytest.raises(ArenaError) as raised:
            kept(path)
        assert raised.value.code == "file/unwritable"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_and_resumed_is_the_same(tmp_path: Path, workers: str) -> None:
    """Killed again and again until one run gets through; workers don't outlive what they serve."""
    asked = ("arena", "random", "py:tests.arena.players:Sleepy", "--boards", "12", "--seed", "kill")
    path, mark = tmp_path / "journal", f"killed-{os.getpid()}-{workers}"
    command = [sys.executable, "-m", "cassino", *asked, "--json"]
    resumed = [*command, "--workers", workers, "--resume", str(path)]
    for _ in range(3):
        _kill_after_two_pieces(resumed, path, mark)
    last = subprocess.run(resumed, capture_output=True, timeout=120, check=True)
    alone = [*command, "--workers", "1"]
    told = subprocess.run(alone, capture_output=True, timeout=120, check=True).stdout
    assert timeless(json.loads(last.stdout)) == timeless(json.loads(told))
    assert last.stderr == b"seed: kill\n"


def _kill_after_two_pieces(command: list[str], path: Path, mark: str) -> None:
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "CASSINO_TEST_MARK": mark},
    ) as run:
        before = _lines(path)
        wait_until(lambda: _lines(path) >= before + 2 or run.poll() is not None)
        assert run.poll() is None
        run.kill()
    wait_until(lambda: not marked(mark))


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0
