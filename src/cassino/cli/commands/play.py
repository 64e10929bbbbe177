"""``cassino play``: a match in the terminal, against computers or with others, or for a program."""

from __future__ import annotations

from pathlib import Path

import click

from cassino.agents import LEVELS, USUAL_LEVEL
from cassino.cli.language_option import language_option
from cassino.cli.playing import play_match
from cassino.cli.style_options import style_options
from cassino.cli.variant_options import switch_options

_NEWEST = "\0newest"


@click.command()
@click.option("--variant", help="The game; without it a person at a terminal is asked.")
@click.option("--seats", type=click.IntRange(2, 4), help="How many play.  [default: 2]")
@click.option("--partners/--no-partners", default=None, help="Four play two against two.")
@click.option("--name", "names", multiple=True, help="The name of the next seat, from seat 0.")
@click.option(
    "--computer",
    "computers",
    multiple=True,
    metavar="SEAT[=LEVEL]",
    help="A computer at this seat. By default you are seat 0, and all others are computers.",
)
@click.option("--humans", type=click.IntRange(0, 4), help="So many people, from seat 0.")
@click.option(
    "--opponent",
    "--level",
    "level",
    default=USUAL_LEVEL,
    show_default=True,
    metavar="LEVEL",
    help=f"The computers: {', '.join(LEVELS)}, or an agent.",
)
@click.option("--seed", help="The text that all decks are made of.")
@click.option(
    "--dealer", type=click.IntRange(0, 3), default=0, show_default=True, help="Who deals first."
)
@click.option("--save", type=click.Path(path_type=Path), help="Keep the match in this file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=_NEWEST,
    metavar="[FILE]",
    help="Go on with the match in this file, or with the one played last.",
)
@click.option(
    "--record", type=click.Path(path_type=Path), help="Put the finished match's record here."
)
@style_options
@click.option("--json", "as_json", is_flag=True, help="For programs: objects out, moves in.")
@language_option
@switch_options
def command(**given: object) -> None:
    """Play a match of Cassino in the terminal.

    Moves are typed in notation (8s x 8d, 5c+3h), in short (8 x 5+3), or by their number after
    "moves"; ? lists what else can be typed. The match is kept after every play, and goes on
    with --resume. Every switch of the rules has an option, such as --raise-own no.

    With --language, all that is said at the table is in that language. What is typed there stays
    the same in all of them; options and what is wrong with them are in English.

    With --json, every line out is an object with a "type", and each "turn" waits for a move; the
    words moves, why MOVE, hint, undo and quit are understood too.
    """
    given["resume"] = "" if given["resume"] == _NEWEST else given["resume"]
    play_match(given)
