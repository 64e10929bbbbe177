"""``cassino analyse``: what every play of a record cost."""

from __future__ import annotations

from pathlib import Path

import click

from cassino.cli.streams import read_text
from cassino.notation import parse_record


@click.command()
@click.argument("file")
@click.option("--json", "as_json_wanted", is_flag=True, help="Print JSON.")
@click.option("--markdown", is_flag=True, help="Print Markdown, which is the default.")
@click.option(
    "--worlds",
    type=click.IntRange(16, 100_000),
    default=512,
    show_default=True,
    help="In how many worlds the moves of a play are compared.",
)
@click.option("--workers", type=click.IntRange(1, 1024), help="Processes.  [default: all cores]")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep every play's answer in this file, and go on where it stops.",
)
def command(
    file: str,
    as_json_wanted: bool,
    markdown: bool,
    worlds: int,
    workers: int | None,
    resume: Path | None,
) -> None:
    """Tell of every play of a record what it cost, and how the match stood after it.

    FILE is a record, or - for standard input. A play is held against the best move as its player
    saw the table: exactly in the last hand of two seats, else in worlds that agree with all that
    was public. The same record and options give the same analysis. Ctrl+C loses nothing with
    --resume FILE: the same command again goes on.
    """
    from cassino.cli.analysing import as_json, as_markdown, run_analysis
    from cassino.search.analysis_editions import Thoroughness

    if as_json_wanted and markdown:
        raise click.UsageError("--json and --markdown can't both be")
    record = parse_record(read_text(file))
    found = run_analysis(record, Thoroughness(worlds=worlds), workers, resume)
    click.echo(as_json(found) if as_json_wanted else as_markdown(record, found), nl=False)
