"""Opening a table: for playing at once, for friends, for passing the phone, for watching."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cassino.server.keys import new_deal_secret
from cassino.server.pages.forms import OpeningForm, name_of, read_fields, read_opening
from cassino.server.pages.home import show_home
from cassino.server.pages.lessons import lesson_secret
from cassino.server.pages.places import seat_path
from cassino.server.pages.site import Site, site_of
from cassino.server.pages.switching import option_problem, show_house
from cassino.server.problems import Problem, wants_json
from cassino.server.rooms import NoOwner, read_rules
from cassino.server.visitors import Visitor
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
from cassino.table.texts import is_salt

MODES: Final = ("play", "friends", "hotseat", "watch", "learn")


async def where_tables_open(_request: Request) -> Response:
    """``GET /tables``: an address left over from a form that was sent; on to the first screen."""
    return RedirectResponse("/", status_code=303)


async def open_table(request: Request) -> Response:
    """``POST /tables``: open a table, and go there; or show the form again, as it was filled in."""
    site = site_of(request)
    visitor = site.visitor(request)
    form = read_opening(await read_fields(request))
    show = {"home": show_home, "house": show_house}.get(form.page)
    try:
        return await _opened(request, site, visitor, form)
    except Problem as wrong:
        if show is None or wants_json(request.headers):
            raise
        return await show(request, site, visitor, form, wrong)


async def _opened(request: Request, site: Site, visitor: Visitor, form: OpeningForm) -> Response:
    rules = read_rules(form.rules)
    if isinstance(rules, str):
        raise option_problem(visitor.language, form.rules) or Problem(400, rules)
    name = name_of(visitor.language, form.name or visitor.name)
    names = [name_of(visitor.language, given, f"names-{at}") for at, given in enumerate(form.names)]
    begin = await first_deal(form, rules)
    commands = tuple(opening_commands(form, rules, name, names, begin))
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
    form: OpeningForm, rules: HouseRules, name: str, names: Sequence[str], begin: StartMatch
) -> Iterator[Command]:
    """What is done at a fresh table; ``names`` are those of several on one device.

    Where nobody is waited for, the match begins with ``begin``.

    Raises:
        Problem: for a way to play that there isn't.
    """
    if form.mode not in MODES:
        raise Problem(400, "request/invalid")
    sitting = [name]
    if form.mode == "hotseat":
        sitting = [*names, *[""] * rules.seats][: rules.seats]
    yield OpenTable(sitting[0], rules)
    if form.mode != "watch":
        for seat, each in enumerate(sitting):
            yield Join(seat, each)
    if form.mode == "friends":
        return
    for seat in range(0 if form.mode == "watch" else len(sitting), rules.seats):
        yield SetSeat(seat, SeatKind.COMPUTER, rules.level)
    yield begin
    if form.salt and form.mode != "watch":
        if not is_salt(form.salt):
            raise Problem(400, "table/bad-salt")
        yield AddSalt(0, form.salt)


async def first_deal(form: OpeningForm, rules: HouseRules) -> StartMatch:
    """How a match begins that waits for nobody; a lesson's deal is drawn away from the event loop.

    Where house rules allow no such deal, as many are drawn as may be.
    """
    dealer = _dealer(form, rules)
    if form.mode == "learn":
        return StartMatch(await run_in_threadpool(lesson_secret, rules, dealer), dealer)
    return StartMatch(new_deal_secret(), dealer)


def _dealer(form: OpeningForm, rules: HouseRules) -> int:
    """Who deals first: where a person plays alone, the seat after which that person leads."""
    return -rules.variant.step % rules.seats if form.mode in ("play", "learn") else 0
