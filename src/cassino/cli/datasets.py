"""Writing a data set: from a command's options to the file."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import click

from cassino.arena import Seating, Unit, cores, local_crew, parse_entrant
from cassino.arena.running import Watch
from cassino.cli.budget_options import chosen_budget
from cassino.cli.contests import let_modules_be_found
from cassino.cli.errors import CommandError
from cassino.cli.variant_options import read_variant_options
from cassino.dataset import Plan, Stage, make_dataset, plan_of
from cassino.rules import default_partners

_USUAL_DEALS: Final = 100


def write_dataset(given: Mapping[str, Any]) -> None:
    """Make the data set that the options of ``cassino dataset`` ask for.

    Raises:
        ValueError: coded, when it can't be made.
    """
    let_modules_be_found()
    plan = _plan(given)

    def ask(begun: Plan | None) -> Plan:
        asked = plan
        if given["seed"] is None:
            asked = plan.with_seed(secrets.token_hex(4) if begun is None else begun.seed)
        click.echo(f"seed: {asked.seed}", err=True)
        return asked

    what = "deals" if plan.unit is Unit.DEAL else "matches"
    crew = partial(local_crew, given["workers"] or cores())
    make_dataset(given["out"], ask, Stage(crew, partial(_bar, what), partial(_bar, "plays")))


def _plan(given: Mapping[str, Any]) -> Plan:
    if given["deals"] is not None and given["matches"] is not None:
        raise CommandError("usage", "--deals and --matches can't both be")
    unit, games = Unit.DEAL, given["deals"]
    if given["matches"] is not None:
        unit, games = Unit.MATCH, given["matches"]
    budget = chosen_budget(given)
    agents = tuple(parse_entrant(text, budget) for text in given["agents"])
    return plan_of(
        _seating(given), agents, unit, _USUAL_DEALS if games is None else games, given["seed"] or ""
    )


def _seating(given: Mapping[str, Any]) -> Seating:
    rules = read_variant_options(given["variant"], given)
    seats, partners = given["seats"], given["partners"]
    return Seating(rules, seats, default_partners(rules, seats) if partners is None else partners)


@contextmanager
def _bar(label: str) -> Generator[Watch]:
    """Shows on a terminal how far it has got; elsewhere nothing."""
    with click.progressbar(
        length=1, label=label, file=sys.stderr, show_pos=True, hidden=not sys.stderr.isatty()
    ) as bar:

        def watch(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield watch
