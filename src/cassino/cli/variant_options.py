"""Options for every switch of the rules: ``--raise-own no``, ``--target 11`` and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

from cassino.rules import SWITCHES, Variant, variant
from cassino.words import SOURCE, say_switch

F = TypeVar("F", bound=Callable[..., Any])

OPTION_OF: Final = {name: "--" + name.replace("_", "-") for name in SWITCHES}
"""The option of every switch."""


class SwitchOption(click.Option):
    """The option of one switch; its help is put together only when it's read."""

    def __init__(self, name: str) -> None:
        """Make the option of the switch of that name."""
        super().__init__([OPTION_OF[name], name], metavar="VALUE")
        self.switch = SWITCHES[name]

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:  # noqa: ARG002
        """The option and what it may be set to."""
        about = say_switch(SOURCE, self.switch.name)
        return f"{OPTION_OF[self.switch.name]} VALUE", f"{about}: {self.switch.domain.expected}"


def switch_options(function: F) -> F:
    """Add an option for every switch to a command; the function gets texts, None where not set."""
    options = [SwitchOption(name) for name in SWITCHES]
    kept: list[click.Parameter] = getattr(function, "__click_params__", [])
    vars(function)["__click_params__"] = [*reversed(options), *kept]
    return function


def chosen_switches(values: Mapping[str, Any]) -> dict[str, str]:
    """The switches among a command's values that were set.

    >>> chosen_switches({"target": "11", "raise_own": None, "seed": "a"})
    {'target': '11'}
    """
    return {name: values[name] for name in SWITCHES if values.get(name) is not None}


def read_variant_options(preset: str, values: Mapping[str, Any]) -> Variant:
    """The variant of a preset's name and a command's values.

    Raises:
        UnknownName: for a preset that doesn't exist.
        InvalidOption: for a setting that a switch can't have.

    >>> read_variant_options("royal", {"raise_own": "no", "target": None}).build.raise_own
    False
    """
    return variant(preset, **chosen_switches(values))
