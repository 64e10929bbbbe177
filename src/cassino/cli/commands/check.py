"""``cassino check``: whether a move is legal, and if not why."""

from __future__ import annotations

import click

from cassino.cli.answering import answer_all
from cassino.cli.answers import answer_check
from cassino.cli.language_option import language_option
from cassino.words import Language


@click.command()
@click.argument("file", default="-")
@click.option("--move", help="The move, for positions that name none beside themselves.")
@language_option
def command(file: str, move: str | None, language: Language) -> int:
    """Say whether a move is legal in a position, and if not why.

    FILE (or standard input, -) holds one position as JSON, laid out in any way, or one a line. For
    each there is one line: {"legal": true}, or {"legal": false, "reason": ..., "rule": ...,
    "message": ...}, or {"error": {"code": ..., "message": ...}}. A line may carry its own move:
    {"position": {...}, "move": "8s x 8d"}, or the key "move" among those of the position.

    The exit status is 2 when the only position was in error; with more positions the errors are
    in their lines, and it is 0. A move that isn't legal is an answer, not an error.
    """
    return answer_all(file, lambda case: answer_check(case, move, language))
