"""How far long work has got, as a bar at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager

import click

from cassino.disk import Watch


@contextmanager
def progress(label: str) -> Generator[Watch]:
    """Shows how much is done, and of how much, on a terminal; elsewhere nothing."""
    with click.progressbar(
        length=1, label=label, file=sys.stderr, show_pos=True, hidden=not sys.stderr.isatty()
    ) as bar:

        def watch(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield watch
