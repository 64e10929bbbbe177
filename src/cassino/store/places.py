"""Where the house keeps its data when nobody says otherwise, and how a database is named."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from cassino.store.errors import DriverMissing, UnknownDatabase, Unreachable

_SQLITE: Final = "sqlite+pysqlite"
_POSTGRES: Final = "postgresql+asyncpg"
_DRIVERS: Final = {
    "sqlite": _SQLITE,
    _SQLITE: _SQLITE,
    "postgres": _POSTGRES,
    "postgresql": _POSTGRES,
    _POSTGRES: _POSTGRES,
}


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """The folder of the database and the house's keys.

    ``CASSINO_HOME``, else ``cassino`` in ``XDG_DATA_HOME``, else ``~/.local/share/cassino``.

    >>> data_folder({"CASSINO_HOME": "kept"}).as_posix()
    'kept'
    >>> data_folder({"XDG_DATA_HOME": "data"}).as_posix()
    'data/cassino'
    """
    given = os.environ if environment is None else environment
    if home := given.get("CASSINO_HOME"):
        return Path(home)
    if shared := given.get("XDG_DATA_HOME"):
        return Path(shared) / "cassino"
    return Path.home() / ".local" / "share" / "cassino"


def default_url(folder: Path) -> str:
    """The database in a data folder.

    >>> default_url(Path("kept"))
    'sqlite:///kept/cassino.db'
    """
    return f"sqlite:///{folder / 'cassino.db'}"


def read_url(text: str) -> URL:
    """The address of a database with the driver that the house uses.

    Raises:
        UnknownDatabase: when it's no address, or of a database that can't be used.
        DriverMissing: when PostgreSQL is asked for and its driver isn't installed.

    >>> read_url("sqlite:///kept/cassino.db").drivername
    'sqlite+pysqlite'
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise UnknownDatabase(
            "the database's address can't be read; write sqlite:///FILE or postgresql://..."
        ) from None
    if url.port is not None and not 0 < url.port < 65536:
        raise UnknownDatabase("the database's address has no such port")
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise UnknownDatabase(
            f"a database of the kind {url.drivername!r} can't be used;"
            " write sqlite:///FILE or postgresql://..."
        )
    if driver == _POSTGRES and find_spec("asyncpg") is None:
        raise DriverMissing("PostgreSQL needs the library asyncpg: pip install 'cassino[postgres]'")
    return url.set(drivername=driver)


def database_file(url: URL) -> Path | None:
    """The file that a database is kept in; None for one on a server or in memory.

    >>> database_file(read_url("postgresql://127.0.0.1/x")), database_file(read_url("sqlite://"))
    (None, None)
    """
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name).resolve()


def make_folder(url: URL) -> None:
    """Make the folder of a database file.

    Raises:
        Unreachable: when it can't be made.
    """
    path = database_file(url)
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as wrong:
            raise Unreachable(f"the folder {path.parent} can't be made: {wrong.strerror}") from None
