"""The logs of tables: events are added one after another and read again in their order."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from cassino.store.database import Database
from cassino.store.errors import Conflict, KeyTaken, StoreError
from cassino.store.rows import Batch, Entry, FinishedMatch
from cassino.store.schema import event, finished_match, match_player, milestone


class Logs:
    """The append-only logs of all tables."""

    def __init__(self, database: Database) -> None:
        """Keep the database."""
        self._database = database

    async def append(self, batch: Batch) -> None:
        """Add the events of one step, with the status and the match that they lead to.

        Raises:
            Conflict: when another writer was here first; nothing is stored then.
            StoreError: when the database fails; nothing is stored then.
        """
        if not batch.entries:
            raise ValueError("a batch has at least one event")
        try:
            await self._database.write(lambda connection: _add(connection, batch))
        except KeyTaken:
            raise await self._conflict(batch) from None

    async def _conflict(self, batch: Batch) -> StoreError:
        """Why a batch wasn't taken: its numbers are taken, or its table isn't there."""
        first = batch.entries[0].seq
        if await self.last(batch.table_id) >= first:
            return Conflict(batch.table_id, first)
        return StoreError(f"table {batch.table_id} doesn't take event {first}")

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """The events of a table behind a number, in their order.

        Raises:
            StoreError: when the database fails.
        """
        query = (
            select(event.c.seq, event.c.at, event.c.kind, event.c.data)
            .where(event.c.table_id == table_id, event.c.seq > after)
            .order_by(event.c.seq)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Entry(*row) for row in rows]

    async def last(self, table_id: str) -> int:
        """The number of a table's last event; 0 for none.

        Raises:
            StoreError: when the database fails.
        """
        query = select(func.max(event.c.seq)).where(event.c.table_id == table_id)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0


def _add(connection: Connection, batch: Batch) -> None:
    table_id, last = batch.table_id, batch.entries[-1]
    rows = [
        {"table_id": table_id, "seq": e.seq, "at": e.at, "kind": e.kind, "data": e.data}
        for e in batch.entries
    ]
    connection.execute(insert(event), rows)
    if batch.status is not None:
        reached = {"table_id": table_id, "seq": last.seq, "at": last.at, "status": batch.status}
        connection.execute(insert(milestone), reached)
    if batch.finished is not None:
        _add_match(connection, batch.finished)


def _add_match(connection: Connection, match: FinishedMatch) -> None:
    row = {
        "id": match.id,
        "table_id": match.table_id,
        "number": match.number,
        "at": match.at,
        "record": match.record,
        "summary": match.summary,
    }
    connection.execute(insert(finished_match), row)
    players = [
        {"match_id": match.id, "seat": seat, "guest": guest}
        for seat, guest in match.players.items()
    ]
    if players:
        connection.execute(insert(match_player), players)
