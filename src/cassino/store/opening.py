"""The store: one database with the logs and the books of the house."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from cassino.store.books import Books
from cassino.store.engine import make_engine, reading
from cassino.store.errors import StoreError
from cassino.store.logs import Logs
from cassino.store.migrating import migrate
from cassino.store.places import read_url


@dataclass(frozen=True, slots=True)
class Store:
    """An open database."""

    engine: AsyncEngine
    logs: Logs
    books: Books

    @property
    def name(self) -> str:
        """The database in words for people: its kind and place, without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    async def check(self) -> None:
        """Ask the database whether it is there.

        Raises:
            StoreError: when it isn't.
        """
        async with reading(self.engine) as connection:
            await connection.exec_driver_sql("SELECT 1")

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()


async def open_store(url: str) -> Store:
    """Open a database, and bring it to the form that this release needs.

    Args:
        url: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``.

    Raises:
        StoreError: with a code and one line of why, when it can't be opened.
    """
    engine = make_engine(read_url(url))
    try:
        await migrate(engine)
    except StoreError:
        await engine.dispose()
        raise
    return Store(engine, Logs(engine), Books(engine))
