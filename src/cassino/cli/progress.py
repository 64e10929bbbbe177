"""How far long work has got: a bar at a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from time import monotonic
from typing import Final

import click

from cassino.disk import Watch

EVERY: Final = 10.0
"""Seconds from one line to the next; quick work has none."""


@contextmanager
def progress(label: str, *, is_counted: bool = True) -> Generator[Watch]:
    """Shows on standard error how much is done, and of how much.

    Args:
        label: what is counted, or what is being done.
        is_counted: whether the numbers count something; else they are shares of the whole.
    """
    if not sys.stderr.isatty():
        yield _lines(label)
        return
    with click.progressbar(
        length=1, label=label, file=sys.stderr, show_pos=is_counted, show_eta=is_counted
    ) as bar:

        def watch(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield watch


def _lines(label: str) -> Watch:
    said = monotonic()

    def watch(done: int, whole: int) -> None:
        nonlocal said
        if monotonic() - said >= EVERY:
            said = monotonic()
            click.echo(f"{label}: {done} of {whole}", err=True)

    return watch
