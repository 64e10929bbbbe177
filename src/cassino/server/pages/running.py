"""Matches that go on, for "Your matches": what is played, with whom, how it stands, whose turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from cassino.server.pages.site import Site
from cassino.server.rooms import NoSuchTable, Views, reader_of
from cassino.server.saying import Reading, line_of, track_shapes
from cassino.server.visitors import Visitor
from cassino.store import KnownTable, Status
from cassino.table import LogError, Table
from cassino.words import join, say_variant

_MOST_SHOWN: Final = 20


async def running_matches(
    site: Site, visitor: Visitor, tables: Sequence[KnownTable]
) -> list[dict[str, str]]:
    """What a visitor is told of the tables that are open or where a match is on, latest first."""
    on = [table for table in tables if table.status in (Status.OPEN, Status.RUNNING)]
    shown: list[dict[str, str]] = []
    for known in on[:_MOST_SHOWN]:
        try:
            table = await site.house.look(known.id)
        except (NoSuchTable, LogError):
            continue
        acts_as = await site.store.books.find_place(known.id, visitor.guest)
        shown.append(_told(visitor, table, acts_as or visitor.guest, known))
    return shown


def _told(visitor: Visitor, table: Table, guest: str, known: KnownTable) -> dict[str, str]:
    language = visitor.language
    reading = Views().read(table, reader_of(table, guest, language))
    return {
        "path": f"/t/{known.id}",
        "day": day_of(table.at),
        "game": say_variant(language, table.rules.variant),
        "players": join(language, reading.names),
        "score": _score(reading),
        "line": line_of(reading),
    }


def _score(reading: Reading) -> str:
    """How the match stands; empty before there is one."""
    if not reading.base.match_number:
        return ""
    return " · ".join(track.label for track in track_shapes(reading))


def day_of(at: int) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
