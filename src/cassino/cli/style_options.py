"""The options that say how a table is drawn."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from cassino.cli.terminal.style import Style
from cassino.cli.text_width import NARROWEST, terminal_width

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = (
    click.option("--plain", is_flag=True, help="Sentences instead of frames and columns."),
    click.option("--ascii", is_flag=True, help="Plain ASCII; suits are letters."),
    click.option(
        "--color/--no-color", default=None, help="Colours; by default those of the terminal."
    ),
    click.option("--width", type=click.IntRange(NARROWEST, 200), help="Columns to draw for."),
)


def style_options(function: F) -> F:
    """Add ``--plain``, ``--ascii``, ``--color`` and ``--width`` to a command."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def style_of(given: Mapping[str, Any]) -> Style:
    """How a command's options and the terminal want the table shown.

    Colours are used on terminals, unless ``NO_COLOR`` is set or the terminal has none.
    """
    encoding = (sys.stdout.encoding or "ascii").lower()
    colour = given["color"]
    if colour is None:
        is_bare = os.environ.get("TERM") == "dumb" or bool(os.environ.get("NO_COLOR"))
        colour = sys.stdout.isatty() and not is_bare
    return Style(
        language=given["language"],
        width=given["width"] or terminal_width(),
        ascii=given["ascii"] or not encoding.startswith("utf"),
        colour=colour,
        framed=not given["plain"],
    )
