"""``cassino solve``: last hands solved exactly."""

from __future__ import annotations

import click

from cassino.cli.answering import answer_all


@click.command()
@click.argument("file", default="-")
@click.option(
    "--match", is_flag=True, help="Play for the chance to win the match instead of for points."
)
@click.option(
    "--nodes",
    type=click.IntRange(1, 10**15),
    default=50_000_000,
    show_default=True,
    help="The most plays to look at for one answer; past them it is ending/too-large.",
)
def command(file: str, match: bool, nodes: int) -> int:
    """Solve last hands: the value, the best line, and what every move is worth.

    FILE (or standard input, -) holds one position as JSON, laid out in any way, or one a line; no
    cards may be left in the stock. With two seats and all piles told, the other hand may be hidden:
    it follows. For each there is one line: {"values": [...], "line": [...], "moves": [...]} or
    {"error": {"code": ..., "message": ...}}. Values are one a side, the lead in points of this deal
    over the others on average; best play of more than two sides is max^n.

    The exit status is 2 when the only position was in error, else 0.
    """
    from cassino.cli.compiling import compiling_told
    from cassino.cli.solving import answer_solve

    with compiling_told():
        return answer_all(file, lambda case: answer_solve(case, for_match=match, most_nodes=nodes))
