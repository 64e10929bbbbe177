"""How long it takes to start: opening the rules, and the command line's version.

python -m benchmarks.startup [--runs N]
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.timing import of_children, waited

PROGRAMS = {
    "bare interpreter": ["-c", "pass"],
    "import cassino.rules": ["-c", "import cassino.rules"],
    "import cassino.agents": ["-c", "import cassino.agents"],
    "cassino --version": ["-m", "cassino", "--version"],
}
HEAD = ("", "clock", "over bare", "times bare", "least-most", "processor", "over bare")


@dataclass(frozen=True, slots=True)
class Start:
    """One start of a program: milliseconds by the clock and of the processor."""

    clock: float
    processor: float


def start(program: Sequence[str]) -> Start:
    """Start a new interpreter and wait until it has ended well."""
    command = [sys.executable, *program]
    before = of_children()
    run = partial(subprocess.run, command, check=True, capture_output=True)
    clock = waited(run)
    return Start(clock, of_children() - before)


def row(name: str, starts: Sequence[Start], bare: Sequence[Start]) -> tuple[str, ...]:
    """A line of the table; differences are taken run by run."""
    clocks = [each.clock for each in starts]
    over = [a.clock - b.clock for a, b in zip(starts, bare, strict=True)]
    worked = [a.processor - b.processor for a, b in zip(starts, bare, strict=True)]
    return (
        name,
        f"{median(clocks):.1f}",
        f"{median(over):.1f}",
        f"{median(clocks) / median(each.clock for each in bare):.1f}",
        f"{min(clocks):.1f}-{max(clocks):.1f}",
        f"{median(each.processor for each in starts):.1f}",
        f"{median(worked):.1f}",
    )


def main(arguments: Namespace) -> None:
    """Measure, the programs taking turns so that a busy moment hits all, and print."""
    for program in PROGRAMS.values():
        start(program)
    starts: dict[str, list[Start]] = {name: [] for name in PROGRAMS}
    for _ in range(arguments.runs):
        for name, program in PROGRAMS.items():
            starts[name].append(start(program))
    bare = starts["bare interpreter"]
    show(heading("Start, in milliseconds"))
    show(markdown(HEAD, [row(name, some, bare) for name, some in starts.items()]))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.startup", description=__doc__)
    parser.add_argument("--runs", type=int, default=21, help="runs for the median (default 21)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
