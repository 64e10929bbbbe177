"""``cassino engine``: our agents as a program that speaks the line protocol."""

from __future__ import annotations

import sys

import click

from cassino.arena.programs import Engine
from cassino.arena.programs.engine import LONGEST


@click.command()
@click.option("--agent", default="greedy", show_default=True, help="Who plays.")
def command(agent: str) -> None:
    """Play as a program: lines of the protocol in, lines out, until quit.

    Hosts start this command to let their own players meet ours. It answers everything, whatever
    it is told, and ends with its input.
    """
    engine = Engine(agent)
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    while line := sys.stdin.readline(LONGEST + 2):
        if line.strip() == "quit":
            return
        for answer in engine.answer(line):
            click.echo(answer)
