"""The books of the house: its tables, their links and guests, and finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select
from sqlalchemy.sql.schema import Table

from cassino.store.database import Database, insert_into
from cassino.store.rows import FinishedMatch, KnownTable, Link, LinkKind, Status
from cassino.store.schema import (
    event,
    finished_match,
    game_table,
    link,
    match_player,
    milestone,
    place,
)


class Books:
    """Which tables there are, who has been there, and what was played to its end."""

    def __init__(self, database: Database) -> None:
        """Keep the database."""
        self._database = database

    async def add_table(self, table_id: str, created: int, links: Iterable[Link] = ()) -> None:
        """Enter a new table with its links.

        Raises:
            KeyTaken: when the table is there already.
            StoreError: when the database fails.
        """

        def add(connection: Connection) -> None:
            connection.execute(insert(game_table), {"id": table_id, "created": created})
            for each in links:
                _add_link(connection, each)

        await self._database.write(add)

    async def add_link(self, new: Link) -> None:
        """Enter a link; entering it again does nothing.

        Raises:
            StoreError: when the database fails.
        """
        await self._database.write(lambda connection: _add_link(connection, new))

    async def find_link(self, digest: str) -> Link | None:
        """The link of a secret's hash.

        Raises:
            StoreError: when the database fails.
        """
        query = select(link.c.table_id, link.c.kind, link.c.guest).where(link.c.digest == digest)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Link(digest, row.table_id, LinkKind(row.kind), row.guest)

    async def add_place(self, table_id: str, guest: str, acts_as: str, at: int) -> None:
        """Enter a guest at a table, under its own id or another's; the last entry counts.

        Raises:
            StoreError: when the database fails.
        """
        row = {"table_id": table_id, "guest": guest, "acts_as": acts_as, "at": at}
        await self._database.write(lambda connection: _add_once(connection, place, row))

    async def find_place(self, table_id: str, guest: str) -> str | None:
        """Under which id a guest is at a table, or None.

        Raises:
            StoreError: when the database fails.
        """
        mine = select(place.c.acts_as).where(place.c.table_id == table_id, place.c.guest == guest)
        last = mine.order_by(place.c.at.desc()).limit(1)
        return await self._database.read(lambda connection: connection.scalar(last))

    async def table(self, table_id: str) -> KnownTable | None:
        """A table, or None.

        Raises:
            StoreError: when the database fails.
        """
        found = await self._tables(_with_status().where(game_table.c.id == table_id))
        return found[0] if found else None

    async def tables_of(self, guest: str, limit: int = 100) -> list[KnownTable]:
        """The tables at which a guest has been, the latest first.

        Raises:
            StoreError: when the database fails.
        """
        been = select(place.c.table_id).where(place.c.guest == guest)
        return await self._tables(_with_status().where(game_table.c.id.in_(been)).limit(limit))

    async def tables_with(self, *statuses: Status, limit: int = 1000) -> list[KnownTable]:
        """The tables that stand so, the latest first: to resume, the open and the running ones.

        Raises:
            StoreError: when the database fails.
        """
        return await self._tables(
            _with_status().where(milestone.c.status.in_(statuses)).limit(limit)
        )

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[KnownTable]:
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [KnownTable(r.id, r.created, Status(r.status), r.at) for r in rows]

    async def match(self, match_id: str) -> FinishedMatch | None:
        """A finished match, or None.

        Raises:
            StoreError: when the database fails.
        """
        found = await self._matches(select(finished_match).where(finished_match.c.id == match_id))
        return found[0] if found else None

    async def matches_of(self, guest: str, limit: int = 100) -> list[FinishedMatch]:
        """The finished matches in which a guest played, the latest first.

        Raises:
            StoreError: when the database fails.
        """
        played = select(match_player.c.match_id).where(match_player.c.guest == guest)
        query = select(finished_match).where(finished_match.c.id.in_(played))
        latest = query.order_by(finished_match.c.at.desc(), finished_match.c.id)
        return await self._matches(latest.limit(limit))

    async def _matches(self, query: Select[*tuple[Any, ...]]) -> list[FinishedMatch]:
        return await self._database.read(lambda connection: _read_matches(connection, query))

    async def purge(self, before: int) -> int:
        """Take away tables that never finished a match and have been still since before a time.

        Returns:
            How many tables went.

        Raises:
            StoreError: when the database fails.
        """
        at_table = event.c.table_id == game_table.c.id
        last = select(func.max(event.c.at)).where(at_table).scalar_subquery()
        finished = select(finished_match.c.table_id)
        old = delete(game_table).where(
            game_table.c.id.not_in(finished),
            func.coalesce(last, game_table.c.created) < before,
        )
        return await self._database.write(lambda connection: connection.execute(old).rowcount)


def _with_status() -> Select[*tuple[Any, ...]]:
    """Tables with their last milestone, the latest first."""
    of_table = milestone.c.table_id == game_table.c.id
    last = milestone.alias("last")
    newest = (
        select(func.max(last.c.seq)).where(last.c.table_id == game_table.c.id).scalar_subquery()
    )
    return (
        select(game_table.c.id, game_table.c.created, milestone.c.status, milestone.c.at)
        .select_from(game_table.join(milestone, of_table & (milestone.c.seq == newest)))
        .order_by(milestone.c.at.desc(), game_table.c.id)
    )


def _read_matches(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[FinishedMatch]:
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    sat = select(match_player).where(match_player.c.match_id.in_(ids))
    players: dict[str, dict[int, str]] = {match_id: {} for match_id in ids}
    for row in connection.execute(sat.order_by(match_player.c.seat)):
        players[row.match_id][row.seat] = row.guest
    return [
        FinishedMatch(r.id, r.table_id, r.number, r.at, r.record, r.summary, players[r.id])
        for r in rows
    ]


def _add_link(connection: Connection, new: Link) -> None:
    row = {"digest": new.digest, "table_id": new.table_id, "kind": new.kind, "guest": new.guest}
    _add_once(connection, link, row)


def _add_once(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Add a row unless one with its key is there."""
    connection.execute(insert_into(connection, table).values(row).on_conflict_do_nothing())
