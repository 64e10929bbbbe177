"""The connection to the database, made so that what was acknowledged is on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cassino.store.errors import KeyTaken, Unreachable

_PATIENCE: Final = 10
"""Seconds that a writer waits for another, and a connection for the server."""

_WRITES: Final = "cassino_writes"


def make_engine(url: URL) -> AsyncEngine:
    """An engine for a database; nothing is opened yet.

    Raises:
        Unreachable: when the folder of a database file can't be made.
    """
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url)
    return create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        pool_timeout=_PATIENCE,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": _PATIENCE},
        json_serializer=_json_text,
        json_deserializer=msgspec.json.decode,
    )


def _sqlite_engine(url: URL) -> AsyncEngine:
    """Transactions are begun by hand: Python's driver would begin them too late, or not at all."""
    _make_folder(url)
    engine = create_async_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": _PATIENCE, "isolation_level": None},
        json_serializer=_json_text,
        json_deserializer=msgspec.json.decode,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _make_folder(url: URL) -> None:
    if url.database and url.database != ":memory:":
        folder = Path(url.database).parent
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as wrong:
            raise Unreachable(f"the folder {folder} can't be made: {wrong.strerror}") from None


def _json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401
    """Readers don't wait for the writer; a commit is on disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A writer takes its turn at once; a reader that became one could fail half-way."""
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """A connection that sees one state of the database.

    Raises:
        StoreError: when the database fails.
    """
    async with _Reasons(), engine.connect() as connection, connection.begin():
        yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """A connection whose changes are all made at the end, or none.

    Raises:
        KeyTaken: when a key is there already, or one that it refers to isn't.
        StoreError: when the database fails.
    """
    async with _Reasons(), engine.connect() as plain:
        connection = await plain.execution_options(**{_WRITES: True})
        async with connection.begin():
            yield connection


class _Reasons:
    """Turns the driver's errors into ours, in one line without what was written."""

    async def __aenter__(self) -> None:
        """Nothing to do."""

    async def __aexit__(self, _kind: object, wrong: BaseException | None, _trace: object) -> None:
        if isinstance(wrong, IntegrityError):
            raise KeyTaken("what was to be added is there already") from None
        if isinstance(wrong, DBAPIError | PoolTimeout | OSError | sqlite3.Error):
            raise Unreachable(f"the database doesn't answer: {_one_line(wrong)}") from None


def _one_line(wrong: BaseException) -> str:
    """The driver's own words, or the name of the error when it has none."""
    inner = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    text = " ".join(str(inner).split()) or type(inner).__name__
    return text.removeprefix(f"{type(inner)}: ")[:200]
