"""The store: one database with the logs and the books of the house, and its analyses."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.engine import URL

from cassino.store.analyses import Analyses
from cassino.store.books import Books
from cassino.store.database import Database
from cassino.store.errors import StoreError
from cassino.store.logs import Logs
from cassino.store.migrating import migrate
from cassino.store.places import read_url
from cassino.store.postgres import PostgresDatabase
from cassino.store.sqlite import SqliteDatabase


@dataclass(frozen=True, slots=True)
class Store:
    """An open database."""

    database: Database
    logs: Logs
    books: Books
    analyses: Analyses

    @property
    def name(self) -> str:
        """The database in words for people: its kind and place, without a password."""
        return self.database.url.render_as_string(hide_password=True)

    async def check(self) -> None:
        """Ask the database whether it is there.

        Raises:
            StoreError: when it isn't.
        """
        await self.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").one())

    async def close(self) -> None:
        """Let all connections go."""
        await self.database.close()


async def open_store(url: str) -> Store:
    """Open a database, and bring it to the form that this release needs.

    Args:
        url: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``.

    Raises:
        StoreError: with a code and one line of why, when it can't be opened.
    """
    database = make_database(read_url(url))
    try:
        await migrate(database)
    except StoreError:
        await database.close()
        raise
    return Store(database, Logs(database), Books(database), Analyses(database))


def make_database(url: URL) -> Database:
    """The database of an address; nothing is opened yet.

    Raises:
        Unreachable: when the folder of a database file can't be made.
    """
    is_file = url.get_backend_name() == "sqlite"
    return SqliteDatabase(url) if is_file else PostgresDatabase(url)
