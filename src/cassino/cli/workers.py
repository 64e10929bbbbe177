"""Processes for a command's work, gone when the command ends, however it is told to."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NoReturn

import click

from cassino.arena import Crew, cores, local_crew


def working(workers: int | None) -> AbstractContextManager[Crew]:
    """So many processes of this machine, as many as it has cores when that isn't said."""
    return local_crew(workers or cores())


@contextmanager
def ending_quietly(kept: Path | None = None) -> Generator[None]:
    """Let the command, when it is told to terminate, end as by Ctrl+C.

    Args:
        kept: the file that has what was done so far, to be named then.
    """
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    except KeyboardInterrupt:
        if kept is not None:
            click.echo(f"\nstopped; the same command goes on with {kept}", err=True)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt
