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
from time import sleep
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


def test_an_impatient_end_is_as_orderly(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--no-open", "--port", "0") as (house, _):
        for _ in range(20):
            house.send_signal(signal.SIGINT)
            sleep(0.005)
        assert house.wait(120) in (0, 130)
        assert house.stderr is not None
        assert "Traceback" not in house.stderr.read()


def second(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A house that can't be opened, once it has said why."""
    return subprocess.run(
        [sys.executable, "-m", "cassino", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"CASSINO_HOME": str(home), "BROWSER": "true"},
        check=False,
        timeout=240,
    )


@pytest.mark.parametrize("arguments", [("serve", "--no-open"), ()])
def test_a_second_house_on_the_same_tables_is_told_of_the_first(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with running(tmp_path, *arguments) as (house, address):
        done = second(tmp_path, *arguments)
        assert done.returncode == 2
        assert done.stderr == f"cassino: store/in-use: the house is already open at {address}\n"
        with urlopen(f"{address}health", timeout=120) as answer:  # noqa: S310
            assert answer.status == 200
        house.kill()
        house.wait(120)
        with running(tmp_path, *arguments) as (_, again):
            assert again in second(tmp_path, *arguments).stderr


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = second(tmp_path, "serve", "--no-open", "--port", port)
    assert done.returncode == 2
    assert re.fullmatch(r"cassino: server/bad-setting: .*\n", done.stderr)
