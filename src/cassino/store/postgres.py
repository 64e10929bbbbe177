"""PostgreSQL: a few connections, each for one piece of work at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from cassino.store.database import PATIENCE, json_options, reasons

T = TypeVar("T")


class PostgresDatabase:
    """A database on a server."""

    def __init__(self, url: URL) -> None:
        """Nothing is opened yet."""
        self.url = url
        self._engine = create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE},
            **json_options(),
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that sees one state of the database.

        Raises:
            StoreError: when the database fails.
        """
        return await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work whose changes are on disk when this returns: all of them, or none.

        Raises:
            KeyTaken: when a key is there already, or one that it refers to isn't.
            StoreError: when the database fails.
        """
        with reasons():
            async with self._engine.connect() as connection, connection.begin():
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Let all connections go."""
        await self._engine.dispose()
