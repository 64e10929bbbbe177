"""``cassino puzzles``: last hands with one clearly best move."""

from __future__ import annotations

from importlib.resources import files

import click


@click.command()
@click.option("--make", "number", type=click.IntRange(1, 10_000), help="Make so many new ones.")
@click.option(
    "--seed",
    default="cassino",
    show_default=True,
    help="The text that all chance is made of; the same seed makes the same puzzles.",
)
def command(number: int | None, seed: str) -> None:
    """Print puzzles as JSON: those that come with the package, or new ones with --make.

    A puzzle is the last hand of a deal of two seats in which one move is better than any other by
    a point or more, exactly, and isn't the one that counting alone would choose. With each come all
    moves, the lead in points that each comes to, and best play after it.
    """
    if number is None:
        shipped = files("cassino").joinpath("search", "puzzles.json").read_text("utf-8")
        click.echo(shipped, nl=False)
        return
    from cassino.cli.compiling import compiling_told
    from cassino.search.puzzles import make_puzzles, text_of

    with compiling_told():
        made = make_puzzles(number, seed)
    click.echo(text_of(seed, made), nl=False)
