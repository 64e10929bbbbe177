"""``cassino warm``: compile ahead what the strong computers and the environments need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click

from cassino import agents
from cassino.cli.compiling import NOTICE
from cassino.cli.progress import progress

_STEPS: Final = 100


def warm(tell: Callable[[float], None]) -> None:
    """Compile all of it; what is told are shares of the whole."""
    from cassino.envs import warming

    agents.warm(lambda share: tell(share / 2))
    warming.warm()
    tell(1.0)


def is_warm() -> bool:
    """Whether all of it is compiled."""
    from cassino.envs import warming

    return agents.is_warm() and warming.is_warm()


@click.command()
def command() -> None:
    """Compile what searching computers and the environments need, now rather than later.

    It takes some minutes, once for every version on a machine. Nobody has to: the table in the
    browser does it while people play, and until it is done strong computers count instead.
    """
    if not is_warm():
        click.echo(NOTICE, err=True)
        with progress("compiled", is_counted=False) as tell:
            warm(lambda share: tell(round(_STEPS * share), _STEPS))
    click.echo("Everything is compiled.")
