"""Writing a data set: from a command's options to the file."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import click

from cassino.arena import Unit, parse_entrant
from cassino.cli.budget_options import chosen_budget
from cassino.cli.compiling import compile_ahead_for
from cassino.cli.contests import let_modules_be_found, seating_of
from cassino.cli.errors import CommandError
from cassino.cli.progress import progress
from cassino.cli.workers import ending_quietly, working
from cassino.dataset import Plan, Stage, make_dataset, plan_of

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
    crew = partial(working, given["workers"])
    stage = Stage(crew, partial(progress, what), partial(progress, "plays"))
    with ending_quietly(given["out"]):
        compile_ahead_for(plan.agents)
        make_dataset(given["out"], ask, stage)


def _plan(given: Mapping[str, Any]) -> Plan:
    if given["deals"] is not None and given["matches"] is not None:
        raise CommandError("usage", "--deals and --matches can't both be")
    unit, games = Unit.DEAL, given["deals"]
    if given["matches"] is not None:
        unit, games = Unit.MATCH, given["matches"]
    budget = chosen_budget(given)
    agents = tuple(parse_entrant(text, budget) for text in given["agents"])
    return plan_of(
        seating_of(given),
        agents,
        unit,
        _USUAL_DEALS if games is None else games,
        given["seed"] or "",
    )
