"""What programs ask for: files, words, the schema of frames, and whether the house is well."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

import cassino
from cassino.server.labels import word_list
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem
from cassino.server.protocol import PROTOCOL, schema
from cassino.store import StoreError
from cassino.words import language_named

_FOREVER = "public, max-age=31536000, immutable"
_AN_HOUR = "public, max-age=3600"


async def static_file(request: Request) -> Response:
    """``GET /static/VERSION/PATH``: a file, to be kept for good."""
    site = site_of(request)
    found = site.assets.files.get(request.path_params["path"])
    if found is None:
        raise Problem(404, "page/not-found")
    current = request.path_params["version"] == site.assets.version
    headers = {"Cache-Control": _FOREVER if current else "no-cache", "Vary": "Accept-Encoding"}
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers["Content-Encoding"] = "gzip"
    body = found.packed if packs else found.body
    return Response(body, media_type=found.media_type, headers=headers)


async def icon(request: Request) -> Response:
    """``GET /favicon.ico``: the drawn one."""
    return RedirectResponse(site_of(request).assets.path("art/favicon.svg"))


async def words(request: Request) -> Response:
    """``GET /words/LANGUAGE.json``: names of cards and labels."""
    language = language_named(request.path_params["language"])
    if language is None:
        raise Problem(404, "page/not-found")
    body = msgspec.json.encode(word_list(language))
    kept = _FOREVER if request.url.query == site_of(request).assets.version else _AN_HOUR
    return Response(body, media_type="application/json", headers={"Cache-Control": kept})


async def protocol_schema(_request: Request) -> Response:
    """``GET /protocol/schema.json``: the JSON schema of every frame."""
    body = msgspec.json.encode(schema())
    return Response(body, media_type="application/schema+json", headers={"Cache-Control": _AN_HOUR})


async def health(request: Request) -> Response:
    """``GET /health``: whether the house takes guests, and database and Redis answer."""
    site = site_of(request)
    redis = await site.house.desk.owning.is_well()
    status = "ok" if redis is not False else "no-redis"
    if site.house.is_stopping:
        status = "stopping"
    else:
        try:
            await site.store.check()
        except StoreError:
            status = "no-database"
    told = {
        "status": status,
        "redis": redis,
        "version": cassino.__version__,
        "protocol": PROTOCOL,
        "tables": site.house.rooms,
    }
    return JSONResponse(told, 200 if status == "ok" else 503)
