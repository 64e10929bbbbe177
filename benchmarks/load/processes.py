"""The server's process: on a core of its own, measured from outside, and ended by its number."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

PROC = Path("/proc")
_ADDRESS = re.compile(r" is at (http://127\.0\.0\.1:\d+/)")
_START_WITHIN, _END_WITHIN = 60.0, 20.0


class ServerError(RuntimeError):
    """A server can't be measured, in one line."""


def cores() -> tuple[int, int]:
    """The core for the server, and the one for everything else; the same where there is one.

    Raises:
        ServerError: where processes can't be bound to cores.
    """
    if not sys.platform.startswith("linux"):
        raise ServerError("the load is measured on Linux only: it reads /proc and binds to cores")
    free = sorted(os.sched_getaffinity(0))
    return free[-1], free[0]


@contextmanager
def on_core(core: int) -> Generator[None]:
    """Be on a core, and so the programs that are started meanwhile."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class ServerProcess:
    """A server that was started here."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        """Take a process that writes its address into a log."""
        self._process = process
        self._log = log
        self.address = self._await_address()

    def _await_address(self) -> str:
        until = time.monotonic() + _START_WITHIN
        while time.monotonic() < until and self._process.poll() is None:
            found = _ADDRESS.search(self._log.read_text(encoding="utf-8", errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise ServerError(f"the server didn't start: {self.last_line}")

    @property
    def last_line(self) -> str:
        """The last that it wrote."""
        text = self._log.read_text(encoding="utf-8", errors="replace").strip()
        return text.rpartition("\n")[2][:200] or "it wrote nothing"

    def memory(self) -> int:
        """Bytes of its resident memory, without that of its children."""
        pages = int((self._folder / "statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """Seconds that the processor worked for it, all threads together."""
        fields = _stat_fields(self._folder)
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """Seconds that its main thread was ready to run while others had the core."""
        return int((self._folder / "schedstat").read_text(encoding="ascii").split()[1]) / 1e9

    def move_children(self, core: int) -> None:
        """Bind the processes that it started, which are those that think, to a core."""
        for folder in PROC.glob("[0-9]*"):
            try:
                if int(_stat_fields(folder)[1]) == self._process.pid:
                    for thread in (folder / "task").iterdir():
                        os.sched_setaffinity(int(thread.name), {core})
            except (FileNotFoundError, ProcessLookupError):
                continue

    @property
    def _folder(self) -> Path:
        return PROC / str(self._process.pid)


def _stat_fields(folder: Path) -> list[str]:
    """The fields of a process's ``stat`` behind its name: state, parent and so on."""
    return (folder / "stat").read_text(encoding="utf-8").rpartition(") ")[2].split()


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], home: Path, core: int
) -> Generator[ServerProcess]:
    """Run a server on a core for as long as this lasts.

    Raises:
        ServerError: when it doesn't start.
    """
    log = home / "log"
    env = {name: text for name, text in os.environ.items() if not name.startswith("CASSINO_")}
    env |= {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment}
    with log.open("wb") as to, on_core(core):
        process = subprocess.Popen(command, stdout=to, stderr=to, env=env)  # noqa: S603
    try:
        yield ServerProcess(process, log)
    finally:
        _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and end it where it doesn't."""
    process.terminate()
    try:
        process.wait(_END_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
