"""Options for everything that a budget can limit: ``--moves 64``, ``--milliseconds 300``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

import click

from cassino.agents import Budget

F = TypeVar("F", bound=Callable[..., Any])

_FIELDS = fields(Budget)


def budget_options(function: F) -> F:
    """Add an option for every limit of a budget; the function gets numbers, None where not set."""
    for each in reversed(_FIELDS):
        usual = "none" if each.default is None else each.default
        function = click.option(
            f"--{each.name.replace('_', '-')}",
            each.name,
            type=int,
            help=f"An agent's {each.name} for one choice.  [default: {usual}]",
        )(function)
    return function


def chosen_budget(values: Mapping[str, Any]) -> Budget:
    """The budget of a command's values.

    Raises:
        InvalidBudget: for a limit out of bounds.

    >>> chosen_budget({"moves": 64, "milliseconds": None})
    Budget(moves=64, milliseconds=None)
    """
    names = [each.name for each in _FIELDS]
    return Budget(**{name: values[name] for name in names if values.get(name) is not None})
