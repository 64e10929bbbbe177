"""Compiling behind the games, in a process of its own that lets everybody else go first."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from subprocess import DEVNULL
from typing import Final

COMMAND: Final = (sys.executable, "-m", "cassino", "warm")
_NICEST: Final = 19


async def compile_ahead(command: tuple[str, ...] = COMMAND) -> bool:
    """Run the command that compiles, and tell whether it did; cancelled, it ends the process."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
    )
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process.pid, _NICEST)
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
