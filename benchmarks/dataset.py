"""What a data set costs: plays a second, bytes a play, and how memory stands as it grows.

python -m benchmarks.dataset [--deals N] [--large N]
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.layout import markdown, show
from benchmarks.machine import heading

SETS = (("random",), ("greedy",), ("counting",), ("sampling",), ("searching",))


def made(agents: tuple[str, ...], deals: int, workers: int) -> tuple[float, float, float, float]:
    """Make a data set in a program of its own.

    Returns:
        Its seconds by the clock and by the processor, workers included; bytes a play; and how many
        megabytes its largest process had in memory at most.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / "plays.parquet"
        command = [sys.executable, "-m", "cassino", "dataset", *agents, "--deals", str(deals)]
        command += ["--seed", "bench", "--workers", str(workers), "--out", str(path)]
        started = perf_counter()
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"benchmarks.dataset: {' '.join(command)} failed")
        seconds = perf_counter() - started
        size = path.stat().st_size / (48 * deals)
        return seconds, used.ru_utime + used.ru_stime, size, used.ru_maxrss / 1024


def main(asked: Namespace) -> None:
    """Measure and print."""
    show(heading("Data sets: classic, two seats"))
    made(("searching",), 1, 1)  # compiles what isn't compiled yet
    rows: list[tuple[str, ...]] = []
    for agents in SETS:
        few, many = (made(agents, deals, 1) for deals in (1, 1 + asked.deals))
        spent = many[1] - few[1]
        rows.append((agents[0], f"{48 * asked.deals / spent:,.0f}", f"{many[2]:.0f}"))
    show(markdown(("agents", "plays a second of one core", "bytes a play"), rows))
    rows = []
    for deals in (asked.large // 100, asked.large // 10, asked.large):
        seconds, _, size, memory = made(("random",), deals, 2)
        plays = 48 * deals
        rows.append((f"{plays:,}", f"{plays / seconds:,.0f}", f"{size:.0f}", f"{memory:.0f}"))
    title = ("plays, two workers", "a second by the clock", "bytes a play", "MB at most")
    show(markdown(title, rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.dataset", description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="deals an agent (default 40)")
    parser.add_argument("--large", type=int, default=5000, help="deals at most (default 5000)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
