"""``cassino verify``: deals and plays a record again, and says what that proves."""

from __future__ import annotations

import json

import click

from cassino.cli.proofs import prove
from cassino.cli.streams import read_text
from cassino.notation import parse_record


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on one line.")
def command(file: str, as_json: bool) -> None:
    """Deal and play a record again, and say what that proves.

    FILE is a record, or - for standard input. Every deck with a seed is made again from it, every
    move is judged by the rules, every deal and the result are counted. The first thing that
    doesn't fit is refused in one line.
    """
    proof = prove(parse_record(read_text(file)))
    if as_json:
        click.echo(json.dumps(proof.as_object(), ensure_ascii=False))
        return
    for line in proof.lines():
        click.echo(line)
