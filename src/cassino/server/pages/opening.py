"""Opening a table: for playing at once, for friends, for passing the phone, for watching."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cassino.server.keys import new_deal_secret
from cassino.server.pages.forms import OpeningForm, read_fields, read_opening
from cassino.server.pages.places import seat_path
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem
from cassino.server.rooms import NoOwner, read_rules
from cassino.table import (
    AddSalt,
    Command,
    HouseRules,
    Join,
    OpenTable,
    SeatKind,
    SetSeat,
    StartMatch,
)
from cassino.table.texts import is_salt, tidy_name
from cassino.words import Language, say

MODES: Final = ("play", "friends", "hotseat", "watch", "learn")


async def open_table(request: Request) -> Response:
    """``POST /tables``: open a table, and go there."""
    site = site_of(request)
    visitor = site.visitor(request)
    form = read_opening(await read_fields(request))
    rules = read_rules(form.rules)
    if isinstance(rules, str):
        raise Problem(400, rules)
    name = tidy_name(form.name) if form.name else visitor.name_or_you
    if name is None:
        raise Problem(400, "table/bad-name")
    commands = tuple(opening_commands(form, rules, name, visitor.language))
    try:
        room, refused = await site.house.open_table(visitor.guest, commands)
    except NoOwner as wrong:
        raise Problem(503, wrong.code) from None
    if refused is not None:
        raise Problem(400, refused if isinstance(refused, str) else refused.code)
    page = f"/t/{room.table_id}" + ("?learn" if form.mode == "learn" else "")
    document = {
        "table": room.table_id,
        "page": page,
        "seats": [0] if form.mode != "watch" else [],
        "seat": await seat_path(site, room.table_id, visitor.guest),
    }
    response = site.done(request, visitor, page, document)
    if form.name:
        site.jar.remember_name(request, response, name)
    return response


def opening_commands(
    form: OpeningForm, rules: HouseRules, name: str, language: Language
) -> Iterator[Command]:
    """What is done at a fresh table.

    Raises:
        Problem: for a way to play that there isn't.
    """
    if form.mode not in MODES:
        raise Problem(400, "request/invalid")
    names = _names(form, rules, name, language)
    yield OpenTable(names[0], rules)
    if form.mode != "watch":
        for seat, each in enumerate(names):
            yield Join(seat, each)
    if form.mode == "friends":
        return
    for seat in range(0 if form.mode == "watch" else len(names), rules.seats):
        yield SetSeat(seat, SeatKind.COMPUTER, rules.level)
    yield StartMatch(new_deal_secret(), _dealer(form, rules))
    if form.salt and form.mode != "watch":
        if not is_salt(form.salt):
            raise Problem(400, "table/bad-salt")
        yield AddSalt(0, form.salt)


def _dealer(form: OpeningForm, rules: HouseRules) -> int:
    """Who deals first: the last seat, so that a person who plays alone leads."""
    return rules.seats - 1 if form.mode in ("play", "learn") else 0


def _names(form: OpeningForm, rules: HouseRules, name: str, language: Language) -> list[str]:
    """The names of those who sit down: one, or one a seat where the phone is passed."""
    if form.mode != "hotseat":
        return [name]
    found: list[str] = []
    for seat in range(rules.seats):
        given = form.names[seat] if seat < len(form.names) else ""
        tidy = tidy_name(given or say(language, "join-seat", seat=seat + 1))
        if tidy is None:
            raise Problem(400, "table/bad-name")
        found.append(tidy)
    return found
