"""``cassino replay``: a record step by step."""

from __future__ import annotations

import click

from cassino.cli.language_option import language_option
from cassino.cli.streams import read_text
from cassino.cli.style_options import style_of, style_options
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.replaying import print_steps, replay_steps, step_through
from cassino.notation import parse_record


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, a line a step.")
@click.option(
    "--delay",
    type=click.FloatRange(0, 60),
    default=1.0,
    show_default=True,
    help="Seconds that each step stays with play.",
)
@style_options
@language_option
def command(file: str, as_json: bool, delay: float, **given: object) -> None:
    """Show a record step by step, all hands open.

    FILE is a record, or - for standard input. At a terminal: n (or Enter) goes on, p goes back, a
    number goes to that step, play runs through the rest until Enter pauses it, q stops. Otherwise
    every step is printed.
    A record that isn't right is refused before anything is shown.
    """
    steps = replay_steps(parse_record(read_text(file)))
    typist = Typist(style_of(given))
    if as_json:
        print_steps(steps)
    elif typist.is_person and file != "-":
        step_through(typist, steps, delay)
    else:
        for step in steps:
            typist.show(*step.lines(typist.style))
