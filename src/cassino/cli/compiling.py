"""Saying once that something is being compiled, which takes a while."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click

from cassino import agents

if TYPE_CHECKING:
    from cassino.arena import Entrant

NOTICE: Final = "compiling, once on this machine: it takes a minute or more"


class _Once:
    """Hears from the compiler that it begins, and says so the first time."""

    def __init__(self) -> None:
        self._is_said = False

    def notify(self, _event: object) -> None:
        """Take up a beginning or an end; a beginning comes first."""
        if not self._is_said:
            self._is_said = True
            click.echo(NOTICE, err=True)


@contextmanager
def compiling_told() -> Generator[None]:
    """Says on standard error when something is compiled within; what is kept on disk isn't."""
    events: Any = import_module("numba.core.event")  # loaded only where something may be compiled
    events.Listener.register(_Once)
    with events.install_listener("numba:compile", _Once()):
        yield


def compile_ahead_for(entrants: Iterable[Entrant]) -> None:
    """Compile ahead what entrants need that processes of this machine will play for."""
    if any(entrant.searches for entrant in entrants):
        compile_ahead()


def compile_ahead() -> None:
    """Compile for processes to come what each of them would compile, unless that was done."""
    if not agents.is_warm():
        with compiling_told():
            agents.warm()
