"""A process that appends to a log until it is killed, and says what was acknowledged.

Usage: python writer.py URL TABLE
"""

import asyncio
import sys

from cassino.store import Batch, Entry, open_store


async def main(url: str, table: str) -> None:
    """Appends batches of one to three events, and prints the last number after each."""
    store = await open_store(url)
    seq = await store.logs.last(table)
    while True:
        count = 1 + seq % 3
        new = tuple(
            Entry(n, n, "x", {"n": n, "pad": "♣" * 300}) for n in range(seq + 1, seq + 1 + count)
        )
        await store.logs.append(Batch(table, new))
        seq += count
        sys.stdout.write(f"{seq}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
