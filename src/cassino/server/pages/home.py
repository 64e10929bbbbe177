"""The first screen, settings, rules and house rules."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cassino.agents import LEVELS
from cassino.rules import PRESETS, InvalidOption, UnknownName, Variant, options_of, variant
from cassino.rules.sheet import describe
from cassino.server.pages.forms import read_fields, text_of
from cassino.server.pages.sheets import sheet_groups, switch_fields
from cassino.server.pages.site import site_of
from cassino.server.pages.telling import chapters, comes_from
from cassino.server.problems import Problem
from cassino.store import Status
from cassino.words import Language, say, say_preset, say_preset_line, say_variant, status

_MAIN: Final = ("classic", "royal", "danish", "dominican")
_CLOCKS: Final = ("none", "move:30", "move:60", "bank:300+5", "bank:600+10")


async def home_page(request: Request) -> Response:
    """``GET /``: the first screen."""
    site = site_of(request)
    visitor = site.visitor(request)
    running = []
    if visitor.is_known:
        tables = await site.store.books.tables_of(visitor.guest, limit=10)
        running = [table for table in tables if table.status is Status.RUNNING][:1]
    return site.page(
        request,
        visitor,
        "home",
        games_main=[_game(visitor.language, preset) for preset in _MAIN],
        more=[_game(visitor.language, preset) for preset in PRESETS if preset not in _MAIN],
        levels=level_choices(visitor.language),
        resume=f"/t/{running[0].id}" if running else None,
        name=visitor.name,
    )


def _game(language: Language, preset: str) -> dict[str, str]:
    return {
        "preset": preset,
        "name": say_preset(language, preset),
        "line": say_preset_line(language, preset),
    }


def level_choices(language: Language) -> list[tuple[str, str]]:
    """The levels of computers, the weakest first, each with what people call it."""
    return [(level, say(language, f"level-{level}")) for level in LEVELS]


async def games_page(request: Request) -> Response:
    """``GET /rules``: all games, each with its rules."""
    site = site_of(request)
    visitor = site.visitor(request)
    all_games = [_game(visitor.language, preset) for preset in PRESETS]
    return site.page(request, visitor, "games", all_games=all_games)


async def rules_page(request: Request) -> Response:
    """``GET /rules/VARIANT``: the rules at length and as a sheet, house rules from the query."""
    site = site_of(request)
    visitor = site.visitor(request)
    chosen = _variant(request)
    return site.page(
        request,
        visitor,
        "rules",
        name=say_variant(visitor.language, chosen),
        about=say_preset_line(visitor.language, chosen.preset),
        preset=chosen.preset,
        chapters=chapters(visitor.language, chosen),
        comes_from=comes_from(visitor.language, chosen),
        has_house_rules=bool(options_of(chosen)),
        translation=status(visitor.language),
        sheet_groups=sheet_groups(visitor.language, describe(chosen)),
        all_games=[_game(visitor.language, preset) for preset in PRESETS],
    )


async def house_page(request: Request) -> Response:
    """``GET /house/VARIANT``: every switch as a field of the form for a new table."""
    site = site_of(request)
    visitor = site.visitor(request)
    chosen = _variant(request)
    return site.page(
        request,
        visitor,
        "house",
        preset=chosen.preset,
        name=say_preset(visitor.language, chosen.preset),
        groups=switch_fields(visitor.language, chosen),
        levels=level_choices(visitor.language),
        clocks=[(clock, _clock_label(visitor.language, clock)) for clock in _CLOCKS],
        all_games=[_game(visitor.language, preset) for preset in PRESETS],
        player=visitor.name,
    )


def _clock_label(language: Language, clock: str) -> str:
    kind, _, times = clock.partition(":")
    if kind == "none":
        return say(language, "clock-none")
    if kind == "move":
        return say(language, "clock-move", seconds=int(times))
    bank, _, more = times.partition("+")
    return say(language, "clock-bank", minutes=int(bank) // 60, seconds=int(more))


def _variant(request: Request) -> Variant:
    """The variant that an address names.

    Raises:
        Problem: when there is none, or a house rule can't be so.
    """
    options = dict(request.query_params)
    try:
        return variant(request.path_params["variant"], **options)
    except UnknownName:
        raise Problem(404, "option/unknown") from None
    except (InvalidOption, TypeError):
        raise Problem(400, "option/invalid") from None


async def settings_page(request: Request) -> Response:
    """``GET /settings``: language, and what this device keeps for itself."""
    site = site_of(request)
    return site.page(request, site.visitor(request), "settings")


async def change_settings(request: Request) -> Response:
    """``POST /settings``: go on in another language."""
    site = site_of(request)
    visitor = site.visitor(request)
    fields = await read_fields(request)
    code = text_of(fields, "language", visitor.language.value)
    if code not in [language.value for language in Language]:
        raise Problem(400, "request/invalid")
    back = text_of(fields, "back", "/settings")
    is_path = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = site.done(request, visitor, back if is_path else "/", {"language": code})
    site.jar.remember_language(request, response, Language(code))
    return response
