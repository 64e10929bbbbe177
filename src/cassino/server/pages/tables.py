"""The pages of a table: the table itself, the door, and the links that lead there."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from cassino.rules.sheet import describe
from cassino.server.pages.forms import name_of, number_of, read_fields, text_of, told
from cassino.server.pages.places import door_of, enter, link_of, place_of, seat_path
from cassino.server.pages.sheets import sheet_groups
from cassino.server.pages.site import Site, site_of
from cassino.server.problems import Problem, wants_json
from cassino.server.protocol import requests as r
from cassino.server.rooms import Door, ask
from cassino.server.saying import seat_names
from cassino.server.visitors import Visitor
from cassino.store import LinkKind
from cassino.table import SeatKind, Table, view
from cassino.words import say, say_variant


async def table_page(request: Request) -> Response:
    """``GET /t/ID``: the table, for guests who are there."""
    site = site_of(request)
    visitor, table_id = site.visitor(request), request.path_params["table"]
    _, table = await door_of(site, table_id)
    await place_of(site, table_id, visitor.guest)
    name = say_variant(visitor.language, table.rules.variant)
    return site.page(request, visitor, "table", table=table_id, name=name)


async def table_links(request: Request) -> Response:
    """``GET /t/ID/links``: the addresses that a guest may hand out, and its own."""
    site = site_of(request)
    visitor, table_id = site.visitor(request), request.path_params["table"]
    _, table = await door_of(site, table_id)
    guest = await place_of(site, table_id, visitor.guest)
    found = {"watch": site.link_path(LinkKind.WATCH, table_id)}
    if _is_host(table, guest):
        found["join"] = site.link_path(LinkKind.JOIN, table_id)
    known = table.guest_by_id(guest)
    if known is not None and table.seats_of(known.number):
        found["seat"] = await seat_path(site, table_id, guest)
    return JSONResponse({name: site.address(request, path) for name, path in found.items()})


async def table_code(request: Request) -> Response:
    """``GET /t/ID/qr.svg``: the join link as a code to scan."""
    site = site_of(request)
    visitor, table_id = site.visitor(request), request.path_params["table"]
    _, table = await door_of(site, table_id)
    guest = await place_of(site, table_id, visitor.guest)
    if not _is_host(table, guest):
        raise Problem(403, "table/host-only")
    address = site.address(request, site.link_path(LinkKind.JOIN, table_id))
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _is_host(table: Table, guest_id: str) -> bool:
    guest = table.guest_by_id(guest_id)
    return guest is not None and guest.number == table.host


async def door_page(request: Request) -> Response:
    """``GET /j/SECRET``: who plays what, and where one may sit down."""
    site = site_of(request)
    visitor = site.visitor(request)
    link = await link_of(site, request.path_params["secret"], LinkKind.JOIN)
    _, table = await door_of(site, link.table_id)
    return _door(site, request, visitor, link.table_id, table, request.query_params)


def _door(
    site: Site,
    request: Request,
    visitor: Visitor,
    table_id: str,
    table: Table,
    fields: Mapping[str, Any],
    problem: Problem | None = None,
) -> Response:
    language = visitor.language
    host = next((g.name for g in table.guests if g.number == table.host), "")
    return site.page(
        request,
        visitor,
        "join",
        200 if problem is None else problem.status,
        title=say(language, "join-title", name=host) if host else say(language, "join-title-table"),
        game=say_variant(language, table.rules.variant),
        sheet_groups=sheet_groups(language, describe(table.rules.variant)),
        seats=_door_seats(table, visitor),
        wanted=text_of(fields, "seat"),
        name=text_of(fields, "name", visitor.name),
        action=request.url.path,
        watch=site.link_path(LinkKind.WATCH, table_id),
        **told(language, problem),
    )


def _door_seats(table: Table, visitor: Visitor) -> list[dict[str, object]]:
    """The seats with who sits there, and whether one may."""
    names = seat_names(visitor.language, view(table, None))
    return [
        {
            "number": at,
            "name": names[at],
            "free": seat.guest is None,
            "computer": seat.kind is SeatKind.COMPUTER,
        }
        for at, seat in enumerate(table.seats)
    ]


async def sit_down(request: Request) -> Response:
    """``POST /j/SECRET``: sit down, and go to the table; or see the door again."""
    site = site_of(request)
    visitor = site.visitor(request)
    link = await link_of(site, request.path_params["secret"], LinkKind.JOIN)
    door, table = await door_of(site, link.table_id)
    fields = await read_fields(request)
    guest = await site.store.books.find_place(link.table_id, visitor.guest) or visitor.guest
    try:
        name = name_of(visitor.language, text_of(fields, "name") or visitor.name)
        seat = _wanted_seat(table, fields)
        await enter(site, link.table_id, visitor.guest, guest)
        await _sit(door, guest, table, r.Sit(seat, name))
    except Problem as problem:
        if wants_json(request.headers):
            raise
        table = await door.look()
        return _door(site, request, visitor, link.table_id, table, fields, problem)
    document = {
        "table": link.table_id,
        "page": f"/t/{link.table_id}",
        "seats": [seat],
        "seat": await seat_path(site, link.table_id, guest),
    }
    response = site.done(request, visitor, f"/t/{link.table_id}", document)
    site.jar.remember_name(request, response, name)
    return response


async def _sit(door: Door, guest: str, table: Table, asked: r.Sit) -> None:
    """Sit down; a refusal is a ``Problem``."""
    code = await ask(door, guest, table.version, asked)
    if code is not None:
        raise Problem(409, code)


def _wanted_seat(table: Table, fields: Mapping[str, Any]) -> int:
    """The seat that was asked for, or a free one.

    Raises:
        Problem: when there is none.
    """
    seat = number_of(fields, "seat")
    seat = _free_seat(table) if seat is None else seat
    if seat is None:
        raise Problem(409, "table/full")
    return seat


def _free_seat(table: Table) -> int | None:
    """The first seat that nobody has, a computer's when there is no other."""
    free = [at for at, seat in enumerate(table.seats) if seat.guest is None]
    empty = [at for at in free if table.seats[at].kind is not SeatKind.COMPUTER]
    return next(iter(empty or free), None)


async def watch_page(request: Request) -> Response:
    """``GET /w/SECRET``: watch, without a seat."""
    site = site_of(request)
    visitor = site.visitor(request)
    link = await link_of(site, request.path_params["secret"], LinkKind.WATCH)
    if await site.store.books.find_place(link.table_id, visitor.guest) is None:
        await enter(site, link.table_id, visitor.guest)
    return _onwards(site, request, visitor, link.table_id)


async def seat_page(request: Request) -> Response:
    """``GET /s/SECRET``: be the guest again whose link it is."""
    site = site_of(request)
    visitor = site.visitor(request)
    link = await link_of(site, request.path_params["secret"], LinkKind.SEAT)
    await enter(site, link.table_id, visitor.guest, link.guest)
    return _onwards(site, request, visitor, link.table_id)


def _onwards(site: Site, request: Request, visitor: Visitor, table_id: str) -> Response:
    response = RedirectResponse(f"/t/{table_id}", status_code=303)
    site.jar.remember(request, response, visitor)
    return response
