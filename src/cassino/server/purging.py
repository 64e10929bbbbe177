"""Purging: old tables that came to nothing are taken out of the database."""

from __future__ import annotations

import asyncio
from typing import Final

from cassino.server.rooms import wall_clock
from cassino.server.running import HouseError
from cassino.server.settings import SettingError, read_settings
from cassino.store import StoreError, open_store

_DAY: Final = 24 * 3600 * 1000


def purge(days: int, database_url: str | None = None) -> int:
    """Take away tables that never finished a match and have been still for so many days.

    Returns:
        How many tables went.

    Raises:
        HouseError: when it can't be done, with a code and one line of why.
    """
    try:
        found = read_settings(None, database_url=database_url)
        return asyncio.run(_purge(found.database, wall_clock() - days * _DAY))
    except (SettingError, StoreError) as wrong:
        raise HouseError(wrong.code, str(wrong)) from None


async def _purge(url: str, before: int) -> int:
    store = await open_store(url)
    try:
        return await store.books.purge(before)
    finally:
        await store.close()
