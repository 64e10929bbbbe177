"""``cassino serve``: the table in the browser, for this device or for others."""

from __future__ import annotations

import click

from cassino.cli.errors import CommandError


@click.command()
@click.option("--host", help="The address to listen on.  [default: 127.0.0.1]")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="The port; 0 is any free one.  [default: 8017, or a free one where that is taken]",
)
@click.option("--database-url", help="Where tables are kept.  [default: a file in the data folder]")
@click.option("--redis-url", help="The Redis by which several processes share the tables.")
@click.option("--open/--no-open", "open_browser", default=True, help="Show it in the browser.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--log-json", is_flag=True, default=None, help="Tell what happens as JSON lines.")
def command(**options: object) -> None:
    """Open the house: tables in the browser, until Ctrl+C.

    Settings that have no option here come from the environment, such as CASSINO_PUBLIC_URL.
    """
    open_house(**options)


def open_house(**options: object) -> None:
    """Run the server with these settings; what keeps it from running is one line."""
    from cassino.server import HouseError, run

    try:
        run(**options)  # type: ignore[arg-type]
    except HouseError as wrong:
        raise CommandError(wrong.code, str(wrong)) from None
