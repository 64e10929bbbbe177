"""``cassino score``: what a deal is worth, what it settles, and who is dealt what."""

from __future__ import annotations

from typing import Any, cast

import click

from cassino.cli.answering import answer_all
from cassino.cli.answers import answer
from cassino.cli.errors import InvalidCase

_KINDS = ("score", "match", "deal")


@click.command()
@click.argument("file", default="-")
def command(file: str) -> int:
    """Count deals, settle matches, and say who is dealt what.

    FILE (or standard input, -) holds one JSON object, laid out in any way, or one a line, each of
    the kind "score" (piles and sweeps a seat, last_capturer; cards in no pile stayed on the table),
    "match" (scores_before and the items of a deal a side) or "deal" (dealer, hand_number). For each
    there is one line: the answer, or {"error": {"code": ..., "message": ...}}.

    The exit status is 2 when the only object was in error; with more of them the errors are in
    their lines, and it is 0.
    """
    return answer_all(file, _answer)


def _answer(case: object) -> object:
    if not isinstance(case, dict):
        raise InvalidCase(["case: expected an object"])
    given = cast("dict[str, Any]", case)
    if given.get("kind") not in _KINDS:
        raise InvalidCase([f"kind: expected {', '.join(_KINDS[:2])} or {_KINDS[2]}"])
    return answer(given)
