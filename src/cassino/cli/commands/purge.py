"""``cassino purge``: old tables that came to nothing are taken out of the database."""

from __future__ import annotations

import re
from typing import Final

import click

from cassino.cli.errors import CommandError

_DAYS: Final = {"d": 1, "w": 7}


@click.command()
@click.option(
    "--older-than",
    required=True,
    metavar="DAYS",
    help="For how long nothing has happened there: 90d for days, 12w for weeks.",
)
@click.option("--database-url", help="Where tables are kept.  [default: a file in the data folder]")
def command(older_than: str, database_url: str | None) -> None:
    """Take away tables at which no match was finished and nothing has happened for long.

    Finished matches are kept, with the whole log of their tables. The server may be running.
    """
    from cassino.server import HouseError, purge

    try:
        gone = purge(_days(older_than), database_url)
    except HouseError as wrong:
        raise CommandError(wrong.code, str(wrong)) from None
    click.echo(f"{gone} {'table' if gone == 1 else 'tables'} taken away")


def _days(text: str) -> int:
    read = re.fullmatch(r"(\d{1,5})([dw])", text)
    if read is None:
        raise click.BadParameter(f"{text!r:.40} is no time such as 90d or 12w")
    return int(read[1]) * _DAYS[read[2]]
