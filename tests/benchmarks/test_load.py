"""The load: that it runs, counts, refuses what it can't do, and leaves nothing running."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks.load.boardgame import BoardgamePlayer
from benchmarks.load.players import TablePlan, plans

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
SMALL = ("--sockets", "6", "--tables", "2", "--seconds", "2", "--rate", "20", "--computers", "1")

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


def _start(home: Path, *options: str) -> subprocess.Popen[str]:
    env = os.environ | {"TMPDIR": str(home), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load", *options],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _run(home: Path, *options: str) -> tuple[int, str, str]:
    with _start(home, *options) as process:
        try:
            said, wrong = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    return process.returncode, said, wrong


def _left(home: Path) -> Iterator[str]:
    """Processes that were started for a measurement in a folder, and files in it."""
    mark = f"TMPDIR={home}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                yield (folder / "cmdline").read_text().replace("\0", " ")
    yield from (path.name for path in home.iterdir())


def _gone(home: Path) -> list[str]:
    """What is left after a while; a process that was killed may take a moment."""
    until = time.monotonic() + PATIENCE
    while (left := list(_left(home))) and time.monotonic() < until:
        time.sleep(0.1)
    return left


@linux
def test_a_small_load_is_measured_and_leaves_nothing(tmp_path: Path) -> None:
    status, said, wrong = _run(tmp_path, *SMALL)
    assert (status, wrong) == (0, "")
    plays = re.search(r"- Cassino: (\d+) plays of people, (\d+) of computers, 0 refused", said)
    assert plays is not None, said
    assert int(plays[1]) > 0
    assert " 0 lines lost" in said
    row = next(line for line in said.splitlines() if line.startswith("| Cassino, run 1"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert int(cells[1]) == int(plays[1]) + int(plays[2])
    assert all(float(cell) > 0 for cell in cells[2:6])
    assert _gone(tmp_path) == []


@linux
def test_a_measurement_that_is_ended_ends_its_server(tmp_path: Path) -> None:
    with _start(tmp_path, "--sockets", "6", "--tables", "2") as process:
        until = time.monotonic() + PATIENCE
        while not any("serve" in each for each in _left(tmp_path)):
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 143
    assert _gone(tmp_path) == []


@linux
@pytest.mark.peer
def test_the_peer_is_measured_beside(tmp_path: Path) -> None:
    status, said, wrong = _run(tmp_path, *SMALL, "--peer")
    assert (status, wrong) == (0, "")
    plays = re.search(r"- boardgame.io: (\d+) plays of people, 0 of computers, 0 refused", said)
    assert plays is not None, said
    assert int(plays[1]) > 0
    assert "| boardgame.io / Cassino without computers |" in said
    assert _gone(tmp_path) == []


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--sockets", "5", "--tables", "3"), "--tables is from 1 to half the number of sockets"),
        (("--sockets", "100000"), "--sockets is from 1 to 4000"),
        (("--seconds", "3600"), "--seconds is from 1 to 300"),
        (("--tables", "10", "--computers", "11"), "--computers is from 0 to the number of tables"),
    ],
)
def test_what_cannot_be_measured_is_one_line(
    tmp_path: Path, options: tuple[str, ...], why: str
) -> None:
    status, said, wrong = _run(tmp_path, *options)
    assert (status, said, wrong) == (1, "", f"benchmarks.load: {why}\n")


def test_sockets_are_shared_out_evenly() -> None:
    planned = plans(1000, 330, 33)
    assert sum(plan.sockets for plan in planned) == 1000
    assert {plan.sockets for plan in planned} == {3, 4}
    assert sum(plan.people < plan.seats for plan in planned) == 33
    assert {plan.seats for plan in planned[33:]} == {2, 3}
    assert plans(4, 2, 0) == [TablePlan(2, 2, 2), TablePlan(2, 2, 2)]


def _state(version: int, player: int) -> str:
    hands = '{"0":[{"id":"8s"}],"1":4}'
    return f'{{"G":{{"hands":{hands}}},"ctx":{{"currentPlayer":"{player}"}},"_stateID":{version}}}'


def test_the_peers_players_speak_as_its_clients_do() -> None:
    player = BoardgamePlayer("ws://127.0.0.1/", "match", "0", "key")
    assert player.hear('0{"sid":"a"}').replies == ("40/cards,",)
    assert player.hear('40/cards,{"sid":"b"}').replies == ('42/cards,["sync","match","0","key"]',)
    assert not player.is_here
    seen = player.hear(f'42/cards,["sync","match",{{"state":{_state(3, 0)}}}]')
    assert (seen.version, seen.answered, player.may_play) == (3, False, True)
    assert player.play() == (
        '42/cards,["update",{"type":"MAKE_MOVE","payload":{"type":"playCard","args":["8s"],'
        '"playerID":"0","credentials":"key"}},3,"match","0"]'
    )
    assert player.hear("2").replies == ("3",)
    told = player.hear(f'42/cards,["update","match",{_state(4, 1)},[]]')
    assert (told.version, told.answered, player.may_play) == (4, True, False)
