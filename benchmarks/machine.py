"""What a measurement was made on, so that its figures can be read a year later."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def cpu_name() -> str:
    """The processor's name, or its architecture where the system doesn't tell."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def heading(title: str) -> str:
    """A table's title with the machine, the interpreter, the load and the day.

    The load is the mean of the last minute; on a busy machine figures are lower and wander.
    """
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    today = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"## {title}\n\n{today}, {cpu_name()}, {os.cpu_count()} cores{load}, {python}."
