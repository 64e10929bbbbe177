"""``cassino moves``: every legal move of a position."""

from __future__ import annotations

import click

from cassino.cli.answering import answer_all
from cassino.cli.answers import DEFAULT_LIMIT, answer_moves


@click.command()
@click.argument("file", default="-")
@click.option(
    "--limit",
    type=click.IntRange(min=1),
    default=DEFAULT_LIMIT,
    show_default=True,
    help="The most moves to list; past it the answer is the error too-many-moves.",
)
def command(file: str, limit: int) -> int:
    """List every legal move of positions.

    FILE (or standard input, -) holds one position as JSON, laid out in any way, or one a line. For
    each there is one line: {"moves": [...]} or {"error": {"code": ..., "message": ...}}. A line may
    also be {"position": {...}, "card": "8s"}, for the moves of one card alone.

    The exit status is 2 when the only position was in error; with more positions the errors are
    in their lines, and it is 0.
    """
    return answer_all(file, lambda case: answer_moves(case, limit))
