"""``cassino serve`` and ``cassino`` alone: the house opens, says where, and closes in order."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest


@contextmanager
def running(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A house in a process of its own, and its address once it has said it."""
    environment = os.environ | {"CASSINO_HOME": str(home), "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, "-m", "cassino", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as house:
        try:
            assert house.stderr is not None
            told = re.search(r"http://\S+", house.stderr.readline())
            assert told is not None
            yield house, told.group()
        finally:
            house.kill()


@pytest.mark.parametrize("arguments", [("serve", "--no-open", "--port", "0"), ()])
def test_the_house_opens_and_closes(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with running(tmp_path, *arguments) as (house, address):
        with urlopen(f"{address}health", timeout=120) as answer:  # noqa: S310
            assert answer.status == 200
        house.send_signal(signal.SIGINT)
        assert house.wait(120) in (0, 130)


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "cassino", "serve", "--no-open", "--port", port],
            capture_output=True,
            text=True,
            env=os.environ | {"CASSINO_HOME": str(tmp_path)},
            check=False,
            timeout=240,
        )
    assert done.returncode == 2
    assert re.fullmatch(r"cassino: server/bad-setting: .*\n", done.stderr)
