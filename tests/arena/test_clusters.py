"""On a cluster of two nodes a contest shows the same as at home, and both nodes play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from cassino.arena import ArenaError, Crew, dask_crew, ray_crew
from tests.arena.clusters import SIGNS, dask_cluster, ray_cluster
from tests.arena.contests import timeless

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


@pytest.mark.dask
def test_a_cluster_that_is_not_there_is_told_in_one_line() -> None:
    script = "import sys, cassino.arena.clusters as c; c._PATIENCE = 1\n"
    script += "from cassino.cli.command_line import run; sys.exit(run(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, *ASKED[:2], "random", "--dask", "tcp://127.0.0.1:1"],
        env=dict(os.environ),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.splitlines()[-1].startswith(b"cassino: arena/no-cluster: Dask at 'tcp://")
