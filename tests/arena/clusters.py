"""Clusters of two nodes on loopback, each with one processor, for as long as a test runs."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.arena.watching import marked, wait_until

ROOT = Path(__file__).parents[2]
SIGNS = "CASSINO_TEST_SIGNS"
MARK = "CASSINO_TESTMARK"


def environment(folder: Path, mark: str) -> dict[str, str]:
    """What every process of a cluster finds: the tests' modules, and where to sign."""
    signs = folder / "signs"
    signs.mkdir(exist_ok=True)
    path = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    return {**os.environ, "PYTHONPATH": path, SIGNS: str(signs), MARK: mark}


@contextmanager
def nodes(mark: str) -> Generator[list[subprocess.Popen[bytes]]]:
    """A list of processes to fill; they end with the block, and all that they started."""
    started: list[subprocess.Popen[bytes]] = []
    try:
        yield started
    finally:
        for process in started:
            process.terminate()
        for process in started:
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
        for pid in marked(mark):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for process in started:
            process.wait(10)
        wait_until(lambda: not marked(mark))


def start(command: list[str], given: Mapping[str, str], log: Path) -> subprocess.Popen[bytes]:
    """Start a node; what it says is in the log."""
    with log.open("wb") as file:
        return subprocess.Popen(command, env=given, stdout=file, stderr=subprocess.STDOUT)


@contextmanager
def dask_cluster(folder: Path) -> Generator[tuple[str, dict[str, str]]]:
    """A scheduler with a worker on 127.0.0.2 and one on 127.0.0.3: its address, and how to run."""
    mark = f"dask-{secrets.token_hex(4)}"
    given = environment(folder, mark)
    told = folder / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    with nodes(mark) as started:
        scheduler = [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        asked = [*scheduler, "--scheduler-file", str(told)]
        started.append(start(asked, given, folder / "scheduler.log"))
        wait_until(lambda: told.exists() and told.stat().st_size > 0)
        address = json.loads(told.read_text())["address"]
        for at in (2, 3):
            worker = [*dask, "worker", address, "--host", f"127.0.0.{at}", "--nthreads", "1"]
            worker += ["--no-nanny", "--no-dashboard", "--local-directory", str(folder)]
            started.append(start(worker, given, folder / f"worker{at}.log"))
        yield address, given


@contextmanager
def ray_cluster(folder: Path) -> Generator[tuple[str, dict[str, str]]]:
    """A head on 127.0.0.2 and a node on 127.0.0.3 that share a token: address, and how to run."""
    mark = f"ray-{secrets.token_hex(4)}"
    given = environment(folder, mark) | {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    place = tempfile.mkdtemp(prefix="ray")  # short: sockets lie there
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus", "1"]
    ray += ["--object-store-memory", "80000000", "--disable-usage-stats"]
    address = f"127.0.0.2:{_free_port('127.0.0.2')}"
    port = address.partition(":")[2]
    head = ["--head", "--node-ip-address", "127.0.0.2", "--port", port]
    head += ["--include-dashboard", "false", "--temp-dir", place]
    try:
        with nodes(mark) as started:
            log = folder / "head.log"
            started.append(start([*ray, *head], given, log))
            wait_until(lambda: b"Ray runtime started" in log.read_bytes(), 120)
            other = [*ray, "--address", address, "--node-ip-address", "127.0.0.3"]
            log = folder / "node.log"
            started.append(start(other, given, log))
            wait_until(lambda: b"Ray runtime started" in log.read_bytes(), 120)
            yield address, given
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _free_port(host: str) -> int:
    with socket.create_server((host, 0)) as server:
        port: int = server.getsockname()[1]
        return port
