"""Running the command line: in this process, as a program with pipes, and at a terminal."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

import cassino
from cassino.cli.command_line import run

SOURCE = Path(cassino.__file__).parents[1]
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": str(SOURCE),
    "PYTHONIOENCODING": "utf-8",
    "LANG": "C.UTF-8",
    "TERM": "xterm",
}
PAINT = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command printed, and its exit status."""

    out: str
    err: str
    status: int

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@dataclass(frozen=True, slots=True)
class Console:
    """Runs commands in this process, with a data folder of their own."""

    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]
    home: Path

    def run(self, *arguments: str, typed: str | bytes = "") -> Outcome:
        raw = typed if isinstance(typed, bytes) else typed.encode()
        stdin = io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", stdin)
        self.capsys.readouterr()
        status = run(arguments)
        out, err = self.capsys.readouterr()
        return Outcome(out, err, status)


def program(
    home: Path, *arguments: str, typed: str = "", environment: Mapping[str, str] | None = None
) -> Outcome:
    """Run the command as a program of its own, with pipes."""
    done = subprocess.run(
        [sys.executable, "-m", "cassino", *arguments],
        input=typed,
        env={**ENVIRONMENT, "CASSINO_HOME": str(home), **(environment or {})},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return Outcome(done.stdout, done.stderr, done.returncode)


OPENED: list[Terminal] = []
"""Terminals opened by the test that runs; what is left of them is ended after it."""


class Terminal:
    """The command at a terminal: what is typed, and what appears."""

    def __init__(
        self, home: Path, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (40, 80))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cassino", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**ENVIRONMENT, "CASSINO_HOME": str(home), **(environment or {})},
            start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509 - no threads here
        )
        os.close(slave)
        OPENED.append(self)
        self.seen = ""
        self.raw = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """Read until a text appears, and give everything up to and with it."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"no {text!r} in:\n{self.seen}")
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0, seconds))
        if not ready:
            return False
        try:
            got = os.read(self.master, 65536).decode("utf-8", "replace")
        except OSError:
            got = ""
        self.raw += got
        self.seen += PAINT.sub("", got).replace("\r", "")
        return bool(got)

    def type(self, *lines: str) -> None:
        """Type lines, each with Enter."""
        for line in lines:
            os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """Press a key, such as Ctrl+C as ``\\x03``."""
        os.write(self.master, key.encode())

    def kill(self) -> None:
        """End the program at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(180)
        self._close()

    def _close(self) -> None:
        OPENED.remove(self)
        os.close(self.master)

    def end(self, seconds: float = 60) -> int:
        """Wait for the program's end; whatever it still prints is in ``seen``."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        status = self.process.wait(180)
        self._close()
        return status


def _own_terminal() -> None:
    import fcntl

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
