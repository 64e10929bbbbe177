"""One suite for both databases: every test that takes a store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cassino.store import Store, open_store
from cassino.store.places import read_url


async def empty_postgres(url: str) -> None:
    """Drops everything in the test database."""
    engine = create_async_engine(read_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Returns the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house' / 'cassino.db'}"
    postgres: str = request.getfixturevalue("postgres_url")
    await empty_postgres(postgres)
    return postgres


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Gives an open store."""
    opened = await open_store(url)
    yield opened
    await opened.close()
