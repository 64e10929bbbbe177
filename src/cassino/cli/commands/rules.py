"""``cassino rules``: the rules sheet of a variant, switch by switch."""

from __future__ import annotations

import click

from cassino.cli.language_option import language_option
from cassino.cli.rules_text import games_object, games_text, sheet_object, sheet_text
from cassino.cli.text_width import terminal_width
from cassino.cli.variant_options import chosen_switches, read_variant_options, switch_options
from cassino.words import Language


@click.command()
@click.argument("variant", required=False)
@switch_options
@language_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object on one line.")
def command(variant: str | None, language: Language, as_json: bool, **switches: str | None) -> None:
    """Say the rules of VARIANT in words, switch by switch.

    Switches that house rules set otherwise are marked; at the end of each line stand the rules it
    rests on. Without VARIANT and switches, all games are named.
    """
    if variant is None and not chosen_switches(switches):
        said = games_object(language) if as_json else games_text(language)
    else:
        rules = read_variant_options(variant or "classic", switches)
        width = terminal_width()
        said = sheet_object(language, rules) if as_json else sheet_text(language, rules, width)
    click.echo(said)
