"""Opening: the database is made and brought up to date, and what's wrong is said in one line."""

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cassino.store import Batch, Entry, Store, StoreError, data_folder, default_url, open_store
from cassino.store.opening import make_database
from cassino.store.places import read_url
from cassino.store.schema import metadata


async def test_migrations_make_what_the_program_expects(store: Store) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store.database.read(differences) == []


async def test_opening_again_keeps_what_is_there(url: str) -> None:
    first = await open_store(url)
    await first.books.add_table("t1", 1)
    await first.logs.append(Batch("t1", (Entry(1, 1, "x", {"a": 1}),)))
    await first.close()
    again = await open_store(url)
    assert await again.logs.read("t1") == [Entry(1, 1, "x", {"a": 1})]
    await again.check()
    await again.close()


async def test_two_houses_may_start_at_once(url: str) -> None:
    opened = await asyncio.gather(*(open_store(url) for _ in range(4)))
    await opened[0].books.add_table("t1", 1)
    for each in opened:
        assert await each.logs.read("t1") == []
        await each.close()


async def test_database_of_a_later_release_is_left_alone(url: str) -> None:
    await (await open_store(url)).close()
    database = make_database(read_url(url))
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(later))
    await database.close()
    with pytest.raises(StoreError) as caught:
        await open_store(url)
    assert caught.value.code == "store/newer-database"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("mysql://localhost/x", "store/unknown-database"),
        ("cassino.db", "store/unknown-database"),
        ("postgresql://127.0.0.1:99999999/x", "store/unknown-database"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "store/unreachable"),
        ("sqlite:////proc/cassino/x.db", "store/unreachable"),
    ],
)
async def test_what_is_wrong_is_said_in_a_line(address: str, code: str) -> None:
    with pytest.raises(StoreError) as caught:
        await open_store(address)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "cassino.db").write_bytes(b"not a database, but long enough to be looked at" * 40)
    with pytest.raises(StoreError) as caught:
        await open_store(default_url(tmp_path))
    assert caught.value.code == "store/unreachable"


@pytest.mark.postgres
async def test_postgres_refuses_a_stranger_in_a_line(postgres_url: str) -> None:
    wrong = read_url(postgres_url).set(database="no_such_database")
    with pytest.raises(StoreError) as caught:
        await open_store(wrong.render_as_string(hide_password=False))
    assert caught.value.code == "store/unreachable"
    assert "\n" not in str(caught.value)


async def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"pip install 'cassino\[postgres\]'") as caught:
        await open_store("postgresql://127.0.0.1/x")
    assert caught.value.code == "store/driver-missing"


async def test_the_name_of_a_store_tells_no_password(store: Store) -> None:
    assert "sqlite" in store.name or "postgresql" in store.name
    password = store.database.url.password
    assert password is None or password not in store.name


def test_data_folder_without_settings_is_in_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    assert data_folder({}) == Path("/home/anna/.local/share/cassino")
    monkeypatch.setenv("CASSINO_HOME", "/srv/cassino")
    assert data_folder() == Path("/srv/cassino")
