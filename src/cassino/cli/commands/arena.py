"""``cassino arena``: agents and programs against each other, until it is clear who is stronger."""

from __future__ import annotations

from pathlib import Path

import click

from cassino.cli.budget_options import budget_options
from cassino.cli.contests import hold_contest
from cassino.cli.variant_options import switch_options

_LOCAL = "\0local"


@click.command()
@click.argument("entrants", nargs=-1, metavar="[ENTRANT]...")
@click.option("--variant", help="The game.  [default: classic]")
@click.option("--seats", type=click.IntRange(2, 4), help="How many play.  [default: 2]")
@click.option("--partners/--no-partners", default=None, help="Four play two against two.")
@click.option("--boards", type=int, help="Boards of one deal a pairing plays.  [default: 200]")
@click.option("--matches", type=int, help="Boards of whole matches.  [default: 0]")
@click.option(
    "--test",
    metavar="H0:H1",
    help="Stop as soon as it is clear which lead in points a deal the first entrant has.",
)
@click.option("--alpha", type=float, help="Chance to take H1 where H0 holds.  [default: 0.05]")
@click.option("--beta", type=float, help="Chance to take H0 where H1 holds.  [default: 0.05]")
@click.option("--seed", help="The text that all decks and all chance are made of.")
@budget_options
@click.option(
    "--patience",
    type=click.FloatRange(0.01, 3600),
    help="Seconds for a program to get ready, and to move without --milliseconds.  [default: 10]",
)
@click.option(
    "--set", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of programs."
)
@click.option("--workers", type=click.IntRange(1, 1024), help="Processes.  [default: all cores]")
@click.option("--dask", metavar="ADDRESS", help="Play on the workers of a Dask scheduler.")
@click.option(
    "--ray",
    is_flag=False,
    flag_value=_LOCAL,
    metavar="[ADDRESS]",
    help="Play on a Ray cluster; without an address on one made for the run.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep every piece in this file, and go on where it stops.",
)
@click.option(
    "--report",
    "reports",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    help="Also write the report here: JSON for .json, else Markdown.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@switch_options
def command(**given: object) -> None:
    """Let two or more ENTRANTs play each other, each pair of them at the same decks.

    An ENTRANT is an agent's name (random, greedy), perhaps with a budget of its own
    (greedy@moves=16); py:MODULE:OBJECT, an agent written in Python; or exec:COMMAND, a program
    that speaks the line protocol. A board is one deck, or one match of decks, that is played once
    with every entrant in every seat.

    The seed is printed; the same seed gives the same report, whatever the workers, as long as
    thinking is limited by moves, not by time. What is played is kept with --resume FILE: the same
    command again, or --resume FILE alone, goes on after any interruption.
    """
    given["ray"] = "" if given["ray"] == _LOCAL else given["ray"]
    hold_contest(given)
