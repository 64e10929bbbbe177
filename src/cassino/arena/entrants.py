"""Entrants: who plays in a contest, written as a text.

``greedy`` is the agent of that name, ``greedy@moves=8`` the same with a budget of its own,
``py:module:object`` an agent written in Python (the object, or what it gives when it is called
without arguments), and ``exec:command`` a program that speaks the line protocol.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from importlib import import_module
from typing import Any, cast

from cassino.agents import Agent, Budget, agent, searches
from cassino.arena.errors import ArenaError


class Kind(StrEnum):
    """Where an entrant's moves come from."""

    NAMED = "named"
    PYTHON = "py"
    PROGRAM = "exec"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays: a name for the report, what it is made of, and how much it may think."""

    name: str
    kind: Kind
    source: str
    budget: Budget

    @property
    def command(self) -> list[str]:
        """The words of a program's command line."""
        return shlex.split(self.source)

    @property
    def searches(self) -> bool:
        """Whether it needs what ``cassino warm`` compiles; programs see to that themselves."""
        return self.kind is not Kind.PROGRAM and searches(self.agent())

    def agent(self) -> Agent:
        """The agent that plays; programs have none.

        Raises:
            UnknownAgent: for a name that nobody has.
            ArenaError: when an object can't be had from its module.
        """
        return agent(self.source) if self.kind is Kind.NAMED else _imported(self.source)


BUDGET_FIELDS = tuple(each.name for each in fields(Budget))
"""What a budget can limit."""


def parse_entrant(text: str, budget: Budget) -> Entrant:
    """The entrant that a text means; programs aren't started for it.

    Args:
        text: as above.
        budget: how much it may think, as far as it has no budget of its own.

    Raises:
        UnknownAgent: for a name that nobody has.
        InvalidBudget: for a budget out of bounds.
        ArenaError: for anything else that is wrong with it.

    >>> parse_entrant("greedy@moves=8", Budget()).budget.moves
    8
    >>> parse_entrant("exec:./robot --fast", Budget()).command
    ['./robot', '--fast']
    """
    head, _, rest = text.partition(":")
    if head == Kind.PROGRAM:
        entrant = Entrant(text, Kind.PROGRAM, rest, budget)
        _check_command(entrant)
        return entrant
    source, own_budget, limits = text.partition("@")
    own = replace(budget, **dict(_limits(limits))) if own_budget else budget
    if head == Kind.PYTHON:
        entrant = Entrant(text, Kind.PYTHON, source.partition(":")[2], own)
    else:
        entrant = Entrant(text, Kind.NAMED, source, own)
    entrant.agent()
    return entrant


def _check_command(entrant: Entrant) -> None:
    try:
        words = entrant.command
    except ValueError as wrong:
        reason = f"{entrant.source!r} is no command line: {wrong}"
        raise ArenaError("arena/bad-entrant", reason) from None
    if not words:
        raise ArenaError("arena/bad-entrant", "exec: needs a command line after it")


def _limits(text: str) -> Iterator[tuple[str, int]]:
    for limit in text.split(","):
        name, _, number = limit.partition("=")
        if name not in BUDGET_FIELDS or not (number.isascii() and number.isdecimal()):
            expected = " or ".join(f"{field}=NUMBER" for field in BUDGET_FIELDS)
            raise ArenaError("arena/bad-entrant", f"{limit!r} is no budget: expected {expected}")
        yield name, int(number)


def _imported(source: str) -> Agent:
    module, _, name = source.partition(":")
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        made: Any = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    except KeyboardInterrupt:
        raise
    except BaseException as wrong:  # noqa: BLE001 - whatever a module of somebody's own does
        reason = f"{source!r} can't be had: {type(wrong).__name__}: {wrong}"
        raise ArenaError("arena/bad-entrant", reason) from None
    if not callable(getattr(made, "choose", None)):
        raise ArenaError("arena/bad-entrant", f"{source!r} has no method choose")
    return cast("Agent", made)


def told_apart(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The entrants, with a number behind a name that stood before.

    >>> twice = [parse_entrant("greedy", Budget())] * 2
    >>> [entrant.name for entrant in told_apart(twice)]
    ['greedy', 'greedy#2']
    """
    names: list[str] = []
    for entrant in entrants:
        name, number = entrant.name, 1
        while name in names:
            number += 1
            name = f"{entrant.name}#{number}"
        names.append(name)
    return tuple(replace(each, name=name) for each, name in zip(entrants, names, strict=True))
