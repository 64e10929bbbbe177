"""Lines from whoever types: at a terminal, or from a script."""

from __future__ import annotations

import select
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

import click

from cassino.cli.terminal.style import Style


def patient_input() -> TextIO | None:
    """Standard input, in which bytes that are no text don't end the match."""
    stream: TextIO | None = sys.stdin
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream


class Typist:
    """Reads lines and prints others, for a person at a terminal or for a script.

    A script's lines are printed as they are read, so that what comes out reads like a session.
    """

    def __init__(self, style: Style) -> None:
        """Take the standard streams as they are now."""
        self.style = style
        self.stdin = patient_input()
        self.is_person = bool(self.stdin and self.stdin.isatty() and sys.stdout.isatty())
        self._lines = iter(()) if self.stdin is None else self._script(self.stdin)
        if self.is_person:
            with suppress(ImportError):
                __import__("readline")

    def show(self, *lines: str) -> None:
        """Print drawn lines."""
        for line in lines:
            click.echo(self.style.finish(line), color=True)

    def say(self, message_id: str, **arguments: str | int) -> None:
        """Print a message."""
        self.show(*self.style.wrap(self.style.say(message_id, **arguments)))

    def read(self, prompt: str) -> str | None:
        """The next line, without spaces around it; None when there are no more."""
        asked = self.style.finish(f"{prompt} ")
        if not self.is_person:
            line = next(self._lines, None)
            click.echo(asked if line is None else asked + line)
            return line
        try:
            return input(asked).strip()
        except EOFError:
            click.echo()
            return None

    def wait(self, seconds: float) -> bool:
        """Let some time pass; True as soon as the person types a line, which is read and gone."""
        waited_for = [] if self.stdin is None else [self.stdin]
        ready, _, _ = select.select(waited_for, [], [], seconds)
        return bool(ready) and self.read("") is not None

    @staticmethod
    def _script(stdin: TextIO) -> Iterator[str]:
        for line in stdin:
            yield line.strip()

    def clear(self) -> None:
        """Empty the screen and what scrolled off it, so that a hand is seen by one person only."""
        if self.is_person:
            click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False, color=True)
