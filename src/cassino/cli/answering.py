"""Answering JSON with JSON: one line out for every object in."""

from __future__ import annotations

import json
from collections.abc import Callable

import click

from cassino.cli.errors import error_object
from cassino.cli.json_input import json_texts
from cassino.cli.streams import lines_of

_FAILED = 2


def answer_all(file: str, reply: Callable[[object], object]) -> int:
    """Print an answer, or a coded error, for every JSON object of a file.

    Args:
        file: the file's name, ``-`` for standard input.
        reply: gives the answer to one object, or raises a coded ``ValueError``.

    Returns:
        The exit status: 2 when the only object was in error, else 0.
    """
    count = wrong = 0
    for text in json_texts(lines_of(file)):
        count += 1
        try:
            if text.error is not None:
                raise text.error
            answer = reply(text.value)
        except ValueError as error:
            answer = error_object(error)
            wrong += 1
        click.echo(json.dumps(answer, ensure_ascii=False))
    return _FAILED if count == wrong == 1 else 0
