"""Holding a contest in the arena: from a command's options to its report."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import click

from cassino.arena import (
    Contest,
    Crew,
    Journal,
    Plan,
    Report,
    Seating,
    SequentialTest,
    dask_crew,
    open_journal,
    parse_entrant,
    parse_test,
    ray_crew,
    report_of,
    report_text,
    run_contest,
    told_apart,
)
from cassino.arena.programs import Terms
from cassino.cli.budget_options import chosen_budget
from cassino.cli.compiling import compile_ahead_for
from cassino.cli.errors import CommandError
from cassino.cli.progress import progress
from cassino.cli.terminal.files import refuse_unwritable, write_whole
from cassino.cli.variant_options import read_variant_options
from cassino.cli.workers import ending_quietly, working
from cassino.rules import default_partners

_LIMITS: Final = ("boards", "matches")
_OTHER: Final = {*_LIMITS, "workers", "dask", "ray", "resume", "reports", "as_json"}
"""Options that don't change what is played on which board."""


def hold_contest(given: Mapping[str, Any]) -> None:
    """Play the contest that the options of ``cassino arena`` ask for, and print its report.

    Raises:
        ValueError: coded, when it can't be played.
    """
    for path in given["reports"]:
        refuse_unwritable(path)
    let_modules_be_found()
    with _kept(given["resume"]) as journal:
        contest = _contest(given, journal)
        contest.inspect_programs()
        if journal is not None:
            journal.begin(contest)
        click.echo(f"seed: {contest.seed}", err=True)
        with ending_quietly(given["resume"]):
            if given["dask"] is None and given["ray"] is None:
                compile_ahead_for(contest.entrants)
            started = perf_counter()
            with _crew(given) as crew, progress("boards") as watch:
                standing = run_contest(contest, crew, journal, watch)
        _tell(report_of(standing, perf_counter() - started), given)


def let_modules_be_found() -> None:
    """Let ``py:`` entrants be found in the folder where the command is called."""
    if os.getcwd() not in sys.path:  # noqa: PTH109 - the path holds texts
        sys.path.insert(0, os.getcwd())  # noqa: PTH109


def _kept(path: Path | None) -> AbstractContextManager[Journal | None]:
    return nullcontext() if path is None else open_journal(path)


def _contest(given: Mapping[str, Any], journal: Journal | None) -> Contest:
    """The contest that is asked for: a new one, or the journal's when nobody is named."""
    plan = None if journal is None else journal.plan
    if given["entrants"]:
        return _new_contest(given, plan)
    if plan is None:
        raise CommandError("usage", "name two entrants or more, such as greedy random")
    changed = [name for name in given if name not in _OTHER and given[name] not in (None, ())]
    if changed:
        reason = "a contest that is gone on with without its entrants keeps everything else too"
        raise CommandError("usage", reason)
    limits = {name: given[name] for name in _LIMITS if given[name] is not None}
    return replace(plan, **limits).contest()


def _new_contest(given: Mapping[str, Any], plan: Plan | None) -> Contest:
    budget = chosen_budget(given)
    entrants = told_apart([parse_entrant(text, budget) for text in given["entrants"]])
    seed = given["seed"]
    if seed is None:
        seed = secrets.token_hex(4) if plan is None else plan.seed
    return Contest(
        seating_of(given),
        entrants,
        seed,
        200 if given["boards"] is None else given["boards"],
        given["matches"] or 0,
        _test(given),
        _terms(given),
    )


def seating_of(given: Mapping[str, Any]) -> Seating:
    """The game that a command's options ask for.

    Raises:
        ValueError: coded, when there is no such game, or not for so many.
    """
    rules = read_variant_options(given["variant"] or "classic", given)
    seats, partners = given["seats"] or 2, given["partners"]
    return Seating(rules, seats, default_partners(rules, seats) if partners is None else partners)


def _test(given: Mapping[str, Any]) -> SequentialTest | None:
    errors = {name: given[name] for name in ("alpha", "beta") if given[name] is not None}
    if given["test"] is None:
        if errors:
            raise CommandError("usage", f"--{next(iter(errors))} is of use only with --test")
        return None
    return parse_test(given["test"], **errors)


def _terms(given: Mapping[str, Any]) -> Terms:
    terms = Terms(options=tuple(map(_option, given["options"])))
    return terms if given["patience"] is None else replace(terms, patience=given["patience"])


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name or " " in name or not text.isprintable():
        raise CommandError("usage", f"--set {text!r}: expected NAME=VALUE")
    return name, value


def _crew(given: Mapping[str, Any]) -> AbstractContextManager[Crew]:
    asked = [name for name in ("workers", "dask", "ray") if given[name] is not None]
    if len(asked) > 1:
        raise CommandError("usage", f"--{asked[0]} and --{asked[1]} can't both be")
    if given["dask"] is not None:
        return dask_crew(given["dask"])
    if given["ray"] is not None:
        return ray_crew(given["ray"])
    return working(given["workers"])


def _tell(report: Report, given: Mapping[str, Any]) -> None:
    """Write the report where it is wanted, and print it, whatever can't be written."""
    as_json = json.dumps(report, ensure_ascii=False, indent=1) + "\n"
    as_text = report_text(report)
    faults: list[CommandError] = []
    for path in given["reports"]:
        try:
            write_whole(path, as_json if path.suffix == ".json" else as_text)
        except CommandError as wrong:
            faults.append(wrong)
    click.echo(as_json if given["as_json"] else as_text, nl=False)
    for pairing in report["pairings"]:
        for name in pairing["forfeited"]:
            title = " – ".join(pairing["entrants"])
            click.echo(f"cassino: arena/forfeited: {title}: {name} forfeits", err=True)
    if faults:
        raise faults[0]
