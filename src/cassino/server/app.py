"""The application: pages and sockets behind one gate, over one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from cassino.server.assets import load_assets
from cassino.server.keys import Keys, load_key
from cassino.server.limits import Places
from cassino.server.pages import ROUTES, Site, make_templates, site_of
from cassino.server.problems import Problem, wants_json
from cassino.server.reporting import failed
from cassino.server.rooms import ALONE, Desk, House, Owning
from cassino.server.security import Gate
from cassino.server.settings import Settings
from cassino.server.sockets import socket
from cassino.server.studying import Studies
from cassino.server.studying.shelf import Shelf
from cassino.server.thinking import Thinkers
from cassino.server.visitors import CookieJar
from cassino.store import Store, StoreError, open_store


def make_app(settings: Settings) -> Starlette:
    """The application of a house; its database is opened when the server starts.

    Raises:
        SettingError: when the house can't have its key.
    """
    keys = Keys(load_key(settings))
    assets, templates = load_assets(), make_templates()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncGenerator[None]:
        store = await open_store(settings.database)
        thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        owning = _owning(settings, store)
        house = House(Desk(store, thinkers, settings, keys, owning=owning))
        await owning.start(house.room)
        studies = Studies(settings.thinkers, Shelf(store.analyses))
        app.state.site = Site(house, CookieJar(keys, settings), assets, templates, studies)
        app.state.places = Places(settings.connections_an_address)
        warming = asyncio.create_task(_warm(thinkers, settings))
        try:
            yield
        finally:
            await house.stop()
            warming.cancel()
            await studies.close()
            thinkers.close()
            await store.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(Gate, settings=settings, line=socket)],
        exception_handlers={
            Problem: _problem,
            HTTPException: _http_problem,
            StoreError: _store_problem,
            Exception: _mistake,
        },
        lifespan=life,
    )


def _owning(settings: Settings, store: Store) -> Owning:
    """How this process agrees with others on tables, if there are any."""
    if not settings.redis_url:
        return ALONE
    from cassino.server.sharing import Shared, open_wire

    return Shared(open_wire(settings.redis_url), store, settings)


def house_of(app: Starlette) -> House:
    """The house of a running application."""
    return cast("Site", app.state.site).house


async def _problem(request: Request, problem: Exception) -> Response:
    """A problem, as a page for people and as a document for programs."""
    found = cast("Problem", problem)
    site = site_of(request)
    visitor = site.visitor(request)
    if wants_json(request.headers):
        return found.document(visitor.language)
    sentence = found.title(visitor.language)
    return site.page(request, visitor, "error", found.status, sentence=sentence, code=found.code)


async def _http_problem(request: Request, wrong: Exception) -> Response:
    """An address or a method that there isn't."""
    status = cast("HTTPException", wrong).status_code
    code = "page/not-found" if status == 404 else "request/invalid"
    return await _problem(request, Problem(status, code))


async def _store_problem(request: Request, wrong: Exception) -> Response:
    """The database failed."""
    failed("the database failed a page", wrong)
    return await _problem(request, Problem(503, "server/busy"))


async def _mistake(request: Request, wrong: Exception) -> Response:
    """A mistake in the program: nobody is shown what, but it is written down."""
    failed("a page failed", wrong)
    return await _problem(request, Problem(500, "server/failed"))


async def _warm(thinkers: Thinkers, settings: Settings) -> None:
    """Get the computers ready: all of them at once, those that search when they are compiled."""
    await thinkers.warm()
    if settings.compile_ahead:
        await thinkers.warm_search()
