"""How a server fares with many sockets at many tables, and what boardgame.io does with the same.

python -m benchmarks.load [--sockets N] [--tables N] [--rate N] [--seconds N] [--runs N] [--peer]

The server has a core to itself, as far as other programs leave it; the crowd and the computer
players have another one. Everything is on loopback, and ends by itself.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from types import FrameType

from benchmarks.layout import show
from benchmarks.load.boardgame import BoardgameIo, is_installed
from benchmarks.load.cassino import Cassino
from benchmarks.load.measuring import Load, Outcome, measure
from benchmarks.load.pages import PageError
from benchmarks.load.players import Contender
from benchmarks.load.processes import ServerError, cores
from benchmarks.load.report import ratios, remarks, results
from benchmarks.machine import heading

MOST_SOCKETS, MOST_RATE, MOST_SECONDS, MOST_RUNS = 4000, 2000.0, 300.0, 20


def main(options: Namespace) -> None:
    """Measure, the servers taking turns so that a busy moment hits all, and print."""
    contenders = _contenders(options)
    server_core, core = cores()
    os.setpriority(os.PRIO_PROCESS, 0, options.nice)
    runs: list[list[Outcome]] = []
    show(heading(_title(options)))
    where = f"Server on core {server_core}, all else on core {core}, niceness {options.nice}"
    show(f"{where}. Times in milliseconds.")
    for _ in range(options.runs):
        outcomes = [measure(each, load, server_core, core) for each, load in contenders]
        runs.append(outcomes)
        show("\n".join(f"- {remarks(outcome)}" for outcome in outcomes))
    show(results(runs))
    if options.peer:
        show(ratios([(outcomes[-2], outcomes[-1]) for outcomes in runs]))


def _title(options: Namespace) -> str:
    return (
        f"{options.sockets:,} sockets at {options.tables} tables, "
        f"{options.rate:g} plays a second for {options.seconds:g} s"
    )


def _contenders(options: Namespace) -> list[tuple[Contender, Load]]:
    """What is measured: Cassino, and for a comparison also without computers, and the other."""
    sizes = (options.sockets, options.tables, options.rate, options.seconds)
    full, alone = Load(*sizes, options.computers), Load(*sizes, 0)
    if not options.peer:
        return [(Cassino(), full)]
    peers: list[tuple[Contender, Load]] = [
        (Cassino("Cassino without computers"), alone),
        (BoardgameIo(), alone),
    ]
    return [(Cassino(), full), *peers] if options.computers else peers


def _refusal(options: Namespace) -> str | None:
    """Why this can't be measured, or None."""
    bounds = {
        "sockets": MOST_SOCKETS,
        "rate": MOST_RATE,
        "seconds": MOST_SECONDS,
        "runs": MOST_RUNS,
    }
    for name, most in bounds.items():
        if not 1 <= getattr(options, name) <= most:
            return f"--{name} is from 1 to {most:g}"
    if not 1 <= options.tables <= options.sockets // 2:
        return "--tables is from 1 to half the number of sockets"
    if not 0 <= options.computers <= options.tables:
        return "--computers is from 0 to the number of tables"
    if not -20 <= options.nice <= 19:
        return "--nice is from -20 to 19"
    if options.peer and not is_installed():
        return "--peer needs Node.js, and once: npm ci --prefix benchmarks/peer"
    return None


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(
        prog="python -m benchmarks.load",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    whole = parser.add_argument
    whole("--sockets", type=int, default=1000, help="in all (default 1000)")
    whole("--tables", type=int, default=330, help="two and three seats in turns (default 330)")
    whole("--computers", type=int, help="tables that have a computer (default a tenth)")
    whole("--rate", type=float, default=100, help="plays a second, in all (default 100)")
    whole("--seconds", type=float, default=30, help="of plays, after a tenth more (default 30)")
    whole("--runs", type=int, default=1, help="how often everything is measured (default 1)")
    whole("--nice", type=int, default=0, help="below 0: before other programs (default 0)")
    whole("--peer", action="store_true", help="measure boardgame.io too, and compare")
    options = parser.parse_args()
    if options.computers is None:
        options.computers = options.tables // 10
    return options


def _end(_number: int, _frame: FrameType | None) -> None:
    """End as at a fault, so that the server is ended too."""
    raise SystemExit(143)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _end)
    asked = arguments()
    refused = _refusal(asked)
    try:
        if refused is not None:
            sys.exit(f"benchmarks.load: {refused}")
        main(asked)
    except (ServerError, PageError, OSError) as wrong:
        sys.exit(f"benchmarks.load: {wrong}")
    except KeyboardInterrupt:
        sys.exit(130)
