"""A program as a child process: lines out, lines in, and never longer than until a deadline."""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import IO, Final

from cassino.arena.programs.faults import Fault, Wrong

LONGEST_LINE: Final = 65_536
"""A longer line of a program, in bytes, is a fault."""
_PIECE: Final = 65_536
_FAREWELL: Final = 0.3
"""Seconds a program gets to end by itself."""

Trace = Callable[[str, str], None]
"""Told of every line: ``>`` to the program or ``<`` from it, and the line."""


class Child:
    """A running program; every wait has a deadline, in seconds of ``time.monotonic``."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        trace: Trace | None = None,
        errors: int | IO[bytes] = subprocess.DEVNULL,
    ) -> None:
        """Start a program in a process group of its own.

        Args:
            command: its words.
            trace: who wants to know of every line.
            errors: where its standard error goes.

        Raises:
            Fault: when there is no such program.
        """
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person's own program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as wrong:
            why = getattr(wrong, "strerror", None) or str(wrong)
            raise Fault(Wrong.NOT_STARTED, f"{command[0]!r} can't be started: {why}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._into, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._into, False)
        os.set_blocking(self._from, False)
        self._unread = bytearray()
        self._trace = trace

    def send(self, line: str, deadline: float) -> None:
        """Write a line.

        Raises:
            Fault: when the program has ended, or doesn't read.
        """
        if self._trace is not None:
            self._trace(">", line)
        left = memoryview(f"{line}\n".encode())
        while left:
            if not _ready(self._into, select.POLLOUT, deadline):
                raise Fault(Wrong.DEAF, "the program doesn't read what it is told")
            try:
                left = left[os.write(self._into, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def receive(self, deadline: float) -> str | None:
        """Read a line, without its end; None when none comes in time.

        Raises:
            Fault: when the program has ended, or the line is too long.
        """
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise Fault(Wrong.LONG_LINE, f"a line of more than {LONGEST_LINE} bytes")
            if not _ready(self._from, select.POLLIN, deadline):
                return None
            piece = os.read(self._from, _PIECE)
            if not piece:
                raise self._ended()
            self._unread += piece
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Fault(Wrong.LONG_LINE, f"a line of more than {LONGEST_LINE} bytes")
        text = line.decode("utf-8", "replace").rstrip("\r")
        if self._trace is not None:
            self._trace("<", text)
        return text

    def _ended(self) -> Fault:
        try:
            status = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return Fault(Wrong.EXITED, "the program has closed its lines")
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        return Fault(Wrong.EXITED, f"the program has ended {how}")

    def end(self) -> None:
        """Say goodbye, and end the program with all it has started if it doesn't go by itself."""
        with suppress(Fault):
            self.send("quit", monotonic() + _FAREWELL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program, and all that it has started in its group, at once."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


def _ready(handle: int, event: int, deadline: float) -> bool:
    """Whether something can be read or written before the deadline."""
    poll = select.poll()
    poll.register(handle, event)
    return bool(poll.poll(max(0, ceil(1000 * (deadline - monotonic())))))
