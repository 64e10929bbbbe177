"""One suite for both databases: every test that takes a store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from cassino.store import Store, open_store
from tests.store.databases import fresh_postgres


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Gives the address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house' / 'cassino.db'}"
        return
    postgres: str = request.getfixturevalue("postgres_url")
    async with fresh_postgres(postgres) as fresh:
        yield fresh


@pytest.fixture
async def store(url: str) -> AsyncGenerator[Store]:
    """Gives an open store."""
    opened = await open_store(url)
    yield opened
    await opened.close()
