"""``cassino dataset``: games between agents as Parquet, one row a play."""

from __future__ import annotations

from pathlib import Path

import click

from cassino.cli.budget_options import budget_options
from cassino.cli.variant_options import switch_options


@click.command()
@click.argument("agents", nargs=-1, metavar="AGENT...")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE",
    help="Where the data set comes to stand.",
)
@click.option("--deals", type=int, help="Deals to play.  [default: 100]")
@click.option("--matches", type=int, help="Whole matches to play, instead of single deals.")
@click.option("--variant", default="classic", show_default=True, help="The game.")
@click.option(
    "--seats", type=click.IntRange(2, 4), default=2, show_default=True, help="How many play."
)
@click.option("--partners/--no-partners", default=None, help="Four play two against two.")
@click.option("--seed", help="The text that all decks and all chance are made of.")
@budget_options
@click.option("--workers", type=click.IntRange(1, 1024), help="Processes.  [default: all cores]")
@switch_options
def command(**given: object) -> None:
    """Let one or more AGENTs play, and write every play to a Parquet file.

    An AGENT is a name (random, greedy), perhaps with a budget of its own (greedy@moves=16), or
    py:MODULE:OBJECT, an agent written in Python. They sit in every line-up in turn. A row has what
    the seat saw, its legal moves, what it chose, what it held moves to be worth where it tells,
    and how the deal ended.

    The seed is printed; the same seed gives the same data, whatever the workers, as long as
    thinking is limited by moves, not by time. What is played is kept beside FILE until all of it is
    there: after any interruption the same command goes on. Needs the extra "data" (pyarrow).
    """
    from cassino.cli.datasets import write_dataset

    write_dataset(given)
