"""A process that analyses a match, and says how many steps are done, until it is killed.

Usage: python studier.py URL MATCH
"""

import asyncio
import sys

from cassino.server.studying.shelf import Shelf
from cassino.store import open_store
from tests.server.analyses import RECORD, studying


async def main(url: str, match: str) -> None:
    """Begins the analysis, and tells whenever it has grown."""
    store = await open_store(url)
    async with studying(Shelf(store.analyses)) as studies:
        study = await studies.begin(match, RECORD)
        told = 0
        while study.state == "running":
            await asyncio.sleep(0.005)
            if study.done > told:
                told = study.done
                sys.stdout.write(f"{told}\n")
                sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
