"""The first screen, settings and rules."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cassino.rules import PRESETS, options_of
from cassino.rules.sheet import describe
from cassino.server.pages.forms import OpeningForm, read_fields, text_of, told
from cassino.server.pages.games import game_choice, level_choices
from cassino.server.pages.sheets import sheet_groups
from cassino.server.pages.site import Site, site_of
from cassino.server.pages.switching import house_path, variant_of
from cassino.server.pages.telling import chapters, comes_from
from cassino.server.problems import Problem
from cassino.server.rooms import RulesForm
from cassino.server.visitors import Visitor
from cassino.store import Status
from cassino.words import language_named, say_preset_line, say_variant, status

_MAIN: Final = ("classic", "royal", "danish", "dominican")


async def home_page(request: Request) -> Response:
    """``GET /``: the first screen."""
    site = site_of(request)
    visitor = site.visitor(request)
    return await show_home(request, site, visitor, OpeningForm(RulesForm(), name=visitor.name))


async def show_home(
    request: Request,
    site: Site,
    visitor: Visitor,
    form: OpeningForm,
    problem: Problem | None = None,
) -> Response:
    """The first screen with its form filled in, and what is wrong with that."""
    running = []
    if visitor.is_known:
        tables = await site.store.books.tables_of(visitor.guest, limit=10)
        running = [table for table in tables if table.status is Status.RUNNING][:1]
    return site.page(
        request,
        visitor,
        "home",
        200 if problem is None else problem.status,
        **told(visitor.language, problem),
        form=form,
        games_main=[game_choice(visitor.language, preset) for preset in _MAIN],
        more=[game_choice(visitor.language, preset) for preset in PRESETS if preset not in _MAIN],
        levels=level_choices(visitor.language),
        resume=f"/t/{running[0].id}" if running else None,
    )


async def games_page(request: Request) -> Response:
    """``GET /rules``: all games, each with its rules."""
    site = site_of(request)
    visitor = site.visitor(request)
    all_games = [game_choice(visitor.language, preset) for preset in PRESETS]
    return site.page(request, visitor, "games", all_games=all_games)


async def rules_page(request: Request) -> Response:
    """``GET /rules/VARIANT``: the rules at length and as a sheet, house rules from the query."""
    site = site_of(request)
    visitor = site.visitor(request)
    chosen = variant_of(visitor.language, request)
    return site.page(
        request,
        visitor,
        "rules",
        name=say_variant(visitor.language, chosen),
        about=say_preset_line(visitor.language, chosen.preset),
        house=house_path(chosen),
        chapters=chapters(visitor.language, chosen),
        comes_from=comes_from(visitor.language, chosen),
        has_house_rules=bool(options_of(chosen)),
        translation=status(visitor.language),
        sheet_groups=sheet_groups(visitor.language, describe(chosen)),
        all_games=[game_choice(visitor.language, preset) for preset in PRESETS],
    )


async def settings_page(request: Request) -> Response:
    """``GET /settings``: language, and what this device keeps for itself."""
    site = site_of(request)
    return site.page(request, site.visitor(request), "settings")


async def change_settings(request: Request) -> Response:
    """``POST /settings``: go on in another language."""
    site = site_of(request)
    visitor = site.visitor(request)
    fields = await read_fields(request)
    language = language_named(text_of(fields, "language", visitor.language.value))
    if language is None:
        raise Problem(400, "request/invalid")
    back = text_of(fields, "back", "/settings")
    is_path = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = site.done(request, visitor, back if is_path else "/", {"language": language.value})
    site.jar.remember_language(request, response, language)
    return response
