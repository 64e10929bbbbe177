"""Fresh PostgreSQL databases for tests, beside the one that the environment names."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cassino.store.places import read_url


@asynccontextmanager
async def fresh_postgres(server: str) -> AsyncGenerator[str]:
    """Gives the address of a database that nobody else has, and drops it in the end."""
    url = read_url(server)
    name = f"cassino_test_{secrets.token_hex(6)}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        yield url.set(database=name).render_as_string(hide_password=False)
        async with engine.connect() as connection:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        await engine.dispose()
