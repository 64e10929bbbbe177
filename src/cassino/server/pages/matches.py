"""Your matches, the replay of a finished one, and its record."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from cassino.notation import parse_record
from cassino.server.pages.replaying import replay_steps
from cassino.server.pages.running import day_of, running_matches
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem
from cassino.store import FinishedMatch, KnownTable
from cassino.words import Language, say, say_players, say_preset


async def matches_page(request: Request) -> Response:
    """``GET /matches``: what goes on, and what is over."""
    site = site_of(request)
    visitor = site.visitor(request)
    tables: list[KnownTable] = []
    finished: list[FinishedMatch] = []
    if visitor.is_known:
        tables = await site.store.books.tables_of(visitor.guest)
        finished = await site.store.books.matches_of(visitor.guest)
    return site.page(
        request,
        visitor,
        "matches",
        running=await running_matches(site, visitor, tables),
        finished=[_finished(visitor.language, match) for match in finished],
    )


def _finished(language: Language, match: FinishedMatch) -> dict[str, Any]:
    summary = match.summary
    names, scores = say_players(language, summary["names"]), summary["scores"]
    sides = [" + ".join(names[side :: len(scores)]) for side in range(len(scores))]
    results = [
        say(language, "matches-result", name=name, score=score)
        for name, score in zip(sides, scores, strict=True)
    ]
    return {
        "id": match.id,
        "day": day_of(match.at),
        "game": say_preset(language, summary["variant"]),
        "results": results,
    }


async def match_page(request: Request) -> Response:
    """``GET /match/ID``: the replay of a finished match."""
    site = site_of(request)
    visitor = site.visitor(request)
    match = await match_of(request)
    return site.page(
        request,
        visitor,
        "replay",
        match=match.id,
        told=_finished(visitor.language, match),
        record=match.record,
    )


async def match_record(request: Request) -> Response:
    """``GET /match/ID.cassino``: the record."""
    match = await match_of(request)
    return Response(
        match.record,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{match.id}.cassino"'},
    )


async def match_steps(request: Request) -> Response:
    """``GET /match/ID.json``: the match step by step, for its replay."""
    site = site_of(request)
    match = await match_of(request)
    language, record = site.visitor(request).language, parse_record(match.record)
    steps = await run_in_threadpool(replay_steps, language, record)
    return Response(msgspec.json.encode(steps), media_type="application/json")


async def match_of(request: Request) -> FinishedMatch:
    """The finished match that an address names.

    Raises:
        Problem: when there is no such match.
        StoreError: when the database fails.
    """
    site = site_of(request)
    found = await site.store.books.match(request.path_params["match"])
    if found is None:
        raise Problem(404, "page/not-found")
    return found
