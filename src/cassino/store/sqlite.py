"""SQLite: one thread writes, and commits together what came in while it was at it.

A second writer in the same process would only wait for the first one's lock, and SQLite waits by
sleeping. Every piece of work is one hop to a thread and back, however many statements it has.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from cassino.store.database import PATIENCE, json_options, reasons
from cassino.store.places import make_folder

T = TypeVar("T")

_WRITES: Final = "cassino_writes"
_READERS: Final = 2
_AGAIN: Final = 0.02
"""Seconds before a file that others have locked is asked again."""
_MOST_TOGETHER: Final = 64
"""Pieces of work that are committed at once."""


@dataclass(slots=True)
class _Write:
    """A piece of work that waits to be done, and what came of it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    wrong: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Do the work alone; its error is its own transaction's."""
        with reasons():
            self.result = self.work(connection)

    def do_among_others(self, connection: Connection) -> None:
        """Do the work in a transaction that others share: when it fails, it alone is undone."""
        try:
            with reasons(), connection.begin_nested():
                self.result = self.work(connection)
        except Exception as wrong:  # noqa: BLE001 - whoever asked for the work is told
            self.wrong = wrong

    def tell(self) -> None:
        """Tell who asked for it, in the event loop."""
        if self.done.done():
            return
        if self.wrong is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.wrong)


class SqliteDatabase:
    """A database in a file."""

    def __init__(self, url: URL) -> None:
        """Make its folder; nothing is opened yet.

        Raises:
            Unreachable: when the folder can't be made.
        """
        make_folder(url)
        self.url = url
        self._engine = create_engine(
            url,
            hide_parameters=True,
            connect_args={
                "timeout": PATIENCE,
                "isolation_level": None,
                "check_same_thread": False,
            },
            **json_options(),
        )
        event.listen(self._engine, "connect", _set_pragmas)
        event.listen(self._engine, "begin", _begin)
        self._waiting: deque[_Write] = deque()
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(_READERS, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that sees one state of the database.

        Raises:
            StoreError: when the database fails.
        """

        def do() -> T:
            with reasons(), self._engine.connect() as connection, connection.begin():
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, do)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work whose changes are on disk when this returns: all of them, or none.

        Raises:
            KeyTaken: when a key is there already, or one that it refers to isn't.
            StoreError: when the database fails.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Write(work, done))
        self._writer.submit(self._write_waiting, loop)
        return await done

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do what waits, in the writer's thread; nothing may be left when an earlier call did."""
        together: list[_Write] = []
        with suppress(IndexError):
            while len(together) < _MOST_TOGETHER:
                together.append(self._waiting.popleft())
        if not together:
            return
        try:
            self._commit(together)
        except Exception as wrong:  # noqa: BLE001 - all who asked for it are told
            for each in together:
                each.wrong = each.wrong or wrong
        with suppress(RuntimeError):  # the loop has ended, and with it all who asked
            loop.call_soon_threadsafe(_tell_all, together)

    def _commit(self, together: Sequence[_Write]) -> None:
        with reasons(), self._engine.connect() as plain:
            connection = plain.execution_options(**{_WRITES: True})
            with connection.begin():
                if len(together) == 1:
                    together[0].do(connection)
                    return
                for each in together:
                    each.do_among_others(connection)

    async def close(self) -> None:
        """Do what still waits, and let all connections go."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def _tell_all(together: Sequence[_Write]) -> None:
    for each in together:
        each.tell()


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401
    """Readers don't wait for the writer; a commit is on disk before it returns."""
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Have changes written ahead; SQLite doesn't wait here while others ask the same."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if monotonic() > deadline:
                raise
            sleep(_AGAIN)
        else:
            return


def _begin(connection: Connection) -> None:
    """Begin by hand: Python's driver would begin too late, or not at all.

    A writer takes its turn at once; a reader that became one could fail half-way.
    """
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
