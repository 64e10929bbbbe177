"""Keeping a table: what happened is stored, and then it has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, cast

from cassino.notation import format_record
from cassino.server.rooms.memory import Memory
from cassino.store import Batch, Entry, FinishedMatch, Status, Store
from cassino.table import (
    LogError,
    Phase,
    Step,
    Table,
    TableEvent,
    decode,
    encode,
    record_of,
)

_STATUS: Final = {
    Phase.LOBBY: Status.OPEN,
    Phase.BEFORE_DEAL: Status.RUNNING,
    Phase.PLAYING: Status.RUNNING,
    Phase.OVER: Status.OVER,
    Phase.CLOSED: Status.CLOSED,
}


async def load(store: Store, table_id: str) -> Memory:
    """A table from its log.

    Raises:
        StoreError: when the database fails.
        LogError: when the log isn't one.
    """
    entries = await store.logs.read(table_id)
    return await asyncio.to_thread(_remember, entries)


def _remember(entries: Sequence[Entry]) -> Memory:
    memory = Memory()
    memory.add(map(read_entry, entries))
    return memory


async def keep(store: Store, table_id: str, memory: Memory, steps: Sequence[Step]) -> None:
    """Store the steps that a table is to take, and then let it have taken them.

    Raises:
        Conflict: when another process has the table; nothing has happened.
        StoreError: when the database fails; nothing has happened.
    """
    before, after = steps[0].before, steps[-1].after
    entries = tuple(write_entry(step.event) for step in steps)
    moved = before.version == 0 or _STATUS[before.phase] is not _STATUS[after.phase]
    finished = None
    if after.phase is Phase.OVER and before.phase is not Phase.OVER:
        finished = finished_match(table_id, after)
    status = _STATUS[after.phase] if moved else None
    await store.logs.append(Batch(table_id, entries, status, finished))
    memory.take(steps)


def write_entry(event: TableEvent) -> Entry:
    """An event as the store keeps it."""
    data = cast("dict[str, Any]", encode(event))
    kind = cast("str", data["what"]["type"])
    return Entry(event.seq, event.at, kind, {"cause": data["cause"], "what": data["what"]})


def read_entry(entry: Entry) -> TableEvent:
    """An event from the store.

    Raises:
        LogError: when it isn't one.
    """
    try:
        return decode({"seq": entry.seq, "at": entry.at, **entry.data})
    except ValueError as wrong:
        raise LogError(entry.seq - 1, str(wrong)) from None


def finished_match(table_id: str, table: Table) -> FinishedMatch | None:
    """The match that has just ended, with its record."""
    live = table.live
    day = datetime.fromtimestamp(table.at / 1000, UTC).date().isoformat()
    record = record_of(table, day)
    if live is None or record is None:
        return None
    players: dict[int, str] = {}
    for at, seat in enumerate(table.seats):
        guest = None if seat.guest is None else table.guest(seat.guest)
        if guest is not None:
            players[at] = guest.id
    summary = {
        "variant": record.variant.preset,
        "seats": record.seats,
        "partners": record.partners,
        "names": [None if seat.level is not None else seat.name for seat in table.seats],
        "scores": list(live.match.scores),
        "winner": live.winner,
        "resigned": live.resigned,
        "deals": len(record.deals),
    }
    return FinishedMatch(
        f"{table_id}-{live.number}",
        table_id,
        live.number,
        table.at,
        format_record(record),
        summary,
        players,
    )
