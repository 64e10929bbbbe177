"""The database as the store knows it: work is done on a connection, as a whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.schema import Table

from cassino.store.errors import KeyTaken, Unreachable

T = TypeVar("T")
PATIENCE = 10
"""Seconds that a writer waits for another, and a connection for the server."""


class Database(Protocol):
    """A database; work is a function of a connection, and is done away from the event loop."""

    @property
    def url(self) -> URL:
        """Where it is."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that sees one state of the database.

        Raises:
            StoreError: when the database fails.
        """
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work whose changes are on disk when this returns: all of them, or none.

        Raises:
            KeyTaken: when a key is there already, or one that it refers to isn't.
            StoreError: when the database fails.
        """
        ...

    async def close(self) -> None:
        """Let all connections go."""
        ...


def json_options() -> dict[str, Any]:
    """How engines write and read JSON."""
    return {"json_serializer": _json_text, "json_deserializer": msgspec.json.decode}


def _json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def insert_into(connection: Connection, table: Table) -> postgresql.dml.Insert | sqlite.dml.Insert:
    """An insert that can say what becomes of a row whose key is there."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


@contextmanager
def reasons() -> Generator[None]:
    """Turn the driver's errors into ours, in one line without what was written."""
    try:
        yield
    except IntegrityError:
        raise KeyTaken("what was to be added is there already") from None
    except (DBAPIError, PoolTimeout, OSError, sqlite3.Error) as wrong:
        raise Unreachable(f"the database doesn't answer: {_one_line(wrong)}") from None


def _one_line(wrong: BaseException) -> str:
    """The driver's own words, or the name of the error when it has none."""
    inner = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    text = " ".join(str(inner).split()) or type(inner).__name__
    return text.removeprefix(f"{type(inner)}: ")[:200]
