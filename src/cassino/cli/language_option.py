"""The option ``--language``, for everything that is said in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from cassino.words import SOURCE, Language

F = TypeVar("F", bound=Callable[..., Any])


def language_option(function: F) -> F:
    """Add ``--language`` to a command; the function gets a ``Language``."""
    option = click.option(
        "--language",
        type=click.Choice([language.value for language in Language]),
        default=SOURCE.value,
        show_default=True,
        callback=_language,
        help="The language of the words.",
    )
    return option(function)


def _language(_context: click.Context, _option: click.Parameter, code: str) -> Language:
    return Language(code)
