"""On a cluster of two nodes a contest shows the same as at home, and both nodes play."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from cassino.arena import ArenaError, Crew, dask_crew, ray_crew
from tests.arena.clusters import MARK, SIGNS, dask_cluster, ray_cluster
from tests.arena.contests import timeless
from tests.arena.watching import marked, wait_until

ASKED = ("arena", "greedy", "py:tests.arena.players:Signing", "--boards", "40", "--seed", "cluster")


def held(given: Mapping[str, str], *more: str) -> tuple[dict[str, object], set[str]]:
    """The report of the contest, and the processes that played it."""
    signs = Path(given[SIGNS])
    for sign in signs.iterdir():
        sign.unlink()
    done = subprocess.run(
        [sys.executable, "-m", "cassino", *ASKED, "--json", *more],
        env=given,
        capture_output=True,
        timeout=240,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"seed: cluster\n")
    return timeless(json.loads(done.stdout)), {sign.name for sign in signs.iterdir()}


@pytest.mark.dask
def test_dask_plays_the_same_on_two_nodes(tmp_path: Path) -> None:
    with dask_cluster(tmp_path) as (address, given):
        away, players = held(given, "--dask", address)
        home, at_home = held(given, "--workers", "1")
    assert away == home
    assert len(players) == 2
    assert len(at_home) == 1


@pytest.mark.ray
def test_ray_plays_the_same_on_two_nodes(tmp_path: Path) -> None:
    with ray_cluster(tmp_path) as (address, given):
        away, players = held(given, "--ray", address)
        home, _ = held(given, "--workers", "1")
        stranger = subprocess.run(
            [sys.executable, "-m", "cassino", *ASKED, "--ray", address],
            env={**given, "RAY_AUTH_TOKEN": "0" * 64},
            capture_output=True,
            timeout=240,
            check=False,
        )
    assert away == home
    assert len(players) >= 2
    assert stranger.returncode == 2
    assert stranger.stderr.splitlines()[-1].startswith(b"cassino: arena/no-cluster: Ray at ")


@pytest.mark.parametrize(
    ("package", "crew", "extra"),
    [("distributed", dask_crew("tcp://127.0.0.1:1"), "dask"), ("ray", ray_crew(""), "ray")],
)
def test_a_package_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, package: str, crew: AbstractContextManager[Crew], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ArenaError) as raised, crew:
        pass
    assert raised.value.code == "arena/extra-missing"
    remedy = f"--{extra} needs the package {package}: pip install 'cassino[{extra}]'"
    assert str(raised.value) == remedy


NOWHERE = ("tcp://127.0.0.1:1", "127.0.0.1:1", "nonsense://127.0.0.1:1", "127.0.0.1", "")


@pytest.mark.parametrize(
    ("option", "address"),
    [
        *(pytest.param("--dask", each, marks=pytest.mark.dask) for each in NOWHERE),
        pytest.param("--ray", "127.0.0.1:1", marks=pytest.mark.ray),
        pytest.param("--ray", "ray://127.0.0.1:1", marks=pytest.mark.ray),
    ],
)
def test_a_cluster_that_is_not_there_is_told_in_one_line(option: str, address: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cassino", *ASKED[:2], "random", "--seed", "s", option, address],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    seed, told = done.stderr.splitlines()
    assert seed == "seed: s"
    who = option.removeprefix("--").capitalize()
    assert told.startswith(f"cassino: arena/no-cluster: {who} at {address!r} can't be reached: ")


@pytest.mark.dask
def test_a_scheduler_that_is_lost_is_told_in_one_line(tmp_path: Path) -> None:
    with dask_cluster(tmp_path) as (address, given):
        asked = (*ASKED[:3], "--boards", "4000", "--dask", address)
        with subprocess.Popen(
            [sys.executable, "-m", "cassino", *asked],
            env=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as host:
            signs = Path(given[SIGNS])
            wait_until(lambda: any(signs.iterdir()), 120)
            called = {pid: Path(f"/proc/{pid}/cmdline") for pid in marked(given[MARK])}
            (scheduler,) = (
                pid for pid, at in called.items() if b"\0scheduler\0" in at.read_bytes()
            )
            os.kill(scheduler, signal.SIGKILL)
            out, told = host.communicate(timeout=120)
    assert (host.returncode, out) == (2, "")
    (line,) = [each for each in told.splitlines() if not each.startswith(("seed: ", "boards: "))]
    assert line.startswith("cassino: arena/worker-lost: ")
