"""Brings a database to the form that this release needs, when it is opened."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from cassino.store.database import Database
from cassino.store.errors import NewerDatabase

_LOCK: Final = 0xCA551
"""The number of the lock that keeps two starting houses from migrating at once."""


async def migrate(database: Database) -> None:
    """Make every change that is missing, all or none.

    Raises:
        NewerDatabase: when the database is of a later release.
        StoreError: when it fails.
    """
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", "cassino.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as wrong:
        raise NewerDatabase(f"the database is of a later release: {wrong}") from None
