"""``cassino warm``: compile ahead what the strong computers need."""

from __future__ import annotations

from typing import Final

import click

from cassino.agents import is_warm, warm

_STEPS: Final = 100


@click.command()
def command() -> None:
    """Compile what searching computers need, now rather than behind their first games.

    It takes a minute or two, once for every version on a machine. Nobody has to: the table in the
    browser does it while people play, and until it is done strong computers count instead.
    """
    if not is_warm():
        with click.progressbar(length=_STEPS, label="Compiling", show_eta=False) as bar:
            warm(lambda share: bar.update(round(_STEPS * share) - bar.pos))
    click.echo("Everything is compiled.")
