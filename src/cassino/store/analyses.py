"""What was found out about finished matches, piece by piece, so that no work is done twice.

All of it can be found out again, so here, and here alone, rows are replaced and taken away.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from cassino.store.database import Database, insert_into
from cassino.store.rows import AnalysisPart
from cassino.store.schema import analysis_part


class Analyses:
    """The analyses of finished matches, each in parts; they go with their matches."""

    def __init__(self, database: Database) -> None:
        """Keep the database."""
        self._database = database

    async def parts(self, match_id: str) -> list[AnalysisPart]:
        """All that is kept about a match, by step.

        Raises:
            StoreError: when the database fails.
        """
        columns = (analysis_part.c.step, analysis_part.c.found, analysis_part.c.seal)
        mine = select(*columns).where(analysis_part.c.match_id == match_id)
        query = mine.order_by(analysis_part.c.step)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [AnalysisPart(*row) for row in rows]

    async def keep(self, match_id: str, parts: Iterable[AnalysisPart]) -> None:
        """Keep parts; each takes the place of one that was kept for its step.

        Raises:
            KeyTaken: when there is no such match.
            StoreError: when the database fails.
        """
        await self._database.write(lambda connection: _put(connection, match_id, parts))

    async def finish(self, match_id: str, whole: AnalysisPart) -> None:
        """Keep a part that stands for all others, and take the others away.

        Raises:
            KeyTaken: when there is no such match.
            StoreError: when the database fails.
        """

        def replace(connection: Connection) -> None:
            mine = analysis_part.c.match_id == match_id
            connection.execute(delete(analysis_part).where(mine))
            _put(connection, match_id, [whole])

        await self._database.write(replace)


def _put(connection: Connection, match_id: str, parts: Iterable[AnalysisPart]) -> None:
    for part in parts:
        values = {"found": part.found, "seal": part.seal}
        new = insert_into(connection, analysis_part).values(
            match_id=match_id, step=part.step, **values
        )
        connection.execute(
            new.on_conflict_do_update(index_elements=["match_id", "step"], set_=values)
        )
