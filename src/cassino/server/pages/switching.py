"""House rules: every switch of a game as a field, and what is wrong with what was set."""

from __future__ import annotations

from contextlib import suppress
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from cassino.rules import (
    PRESETS,
    InvalidOption,
    UnknownName,
    Variant,
    options_of,
    read_options,
    variant,
)
from cassino.server.pages.forms import OpeningForm, told
from cassino.server.pages.games import game_choice, level_choices
from cassino.server.pages.sheets import setting_text, switch_fields
from cassino.server.pages.site import Site, site_of
from cassino.server.problems import Problem
from cassino.server.rooms import RulesForm
from cassino.server.visitors import Visitor
from cassino.words import Language, say, say_option_fault, say_preset

_CLOCKS: Final = ("none", "move:30", "move:60", "bank:300+5", "bank:600+10")


async def house_page(request: Request) -> Response:
    """``GET /house/VARIANT``: every switch as a field, set as the query asks."""
    site = site_of(request)
    visitor = site.visitor(request)
    rules = _asked(request)
    problem = option_problem(visitor.language, rules)
    form = OpeningForm(rules, name=visitor.name)
    return await show_house(request, site, visitor, form, problem)


async def show_house(
    request: Request,
    site: Site,
    visitor: Visitor,
    form: OpeningForm,
    problem: Problem | None = None,
) -> Response:
    """The switches of a game with the form filled in, and what is wrong with that.

    Raises:
        Problem: the given one, when there is no such game.
    """
    language, rules = visitor.language, form.rules
    if problem is not None and rules.variant not in PRESETS:
        raise problem
    return site.page(
        request,
        visitor,
        "house",
        200 if problem is None else problem.status,
        **told(language, problem),
        form=form,
        preset=rules.variant,
        name=say_preset(language, rules.variant),
        groups=switch_fields(language, _as_far_as_possible(rules), rules.options),
        seats="partners" if rules.partners and rules.seats == 4 else str(rules.seats),
        levels=level_choices(language),
        clocks=[(clock, _clock_label(language, clock)) for clock in _CLOCKS],
        all_games=[game_choice(language, preset) for preset in PRESETS],
    )


def option_problem(language: Language, rules: RulesForm) -> Problem | None:
    """What is wrong with the game or a switch that was asked for."""
    try:
        variant(rules.variant, **rules.options)
    except (UnknownName, InvalidOption) as wrong:
        return Problem(400, wrong.code, say_option_fault(language, wrong))
    return None


def variant_of(language: Language, request: Request) -> Variant:
    """The game that an address names, with the switches of its query.

    Raises:
        Problem: when there is none, or a switch can't be so.
    """
    rules = _asked(request)
    problem = option_problem(language, rules)
    if problem is not None:
        raise problem
    return variant(rules.variant, **rules.options)


def _asked(request: Request) -> RulesForm:
    """The game and the switches that an address names.

    Raises:
        Problem: when there is no such game.
    """
    preset = request.path_params["variant"]
    if preset not in PRESETS:
        raise Problem(404, "option/unknown")
    return RulesForm(preset, dict(request.query_params))


def house_path(chosen: Variant) -> str:
    """Where the switches of a game are, set as it has them."""
    options = {name: setting_text(setting) for name, setting in options_of(chosen).items()}
    return f"/house/{chosen.preset}" + (f"?{urlencode(options)}" if options else "")


def _as_far_as_possible(rules: RulesForm) -> Variant:
    """The game with those switches that can be as they were set."""
    chosen = variant(rules.variant)
    for name, given in rules.options.items():
        with suppress(InvalidOption, UnknownName):
            chosen = chosen.with_settings(read_options({name: given}))
    return chosen


def _clock_label(language: Language, clock: str) -> str:
    kind, _, times = clock.partition(":")
    if kind == "none":
        return say(language, "clock-none")
    if kind == "move":
        return say(language, "clock-move", seconds=int(times))
    bank, _, more = times.partition("+")
    return say(language, "clock-bank", minutes=int(bank) // 60, seconds=int(more))
