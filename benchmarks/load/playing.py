"""Plays at a steady rate, sent when they are due whether or not the ones before are answered."""

from __future__ import annotations

import asyncio
import random
from itertools import cycle, islice
from time import perf_counter

from benchmarks.load.crowd import Crowd, Line, TableLines

_LAST_ANSWERS = 2.0
"""Seconds that the last plays have to become known."""


async def play_for(crowd: Crowd, rate: float, seconds: float, chance: random.Random) -> None:
    """Play at tables in turn, at moments of chance that come ``rate`` times a second on average.

    A table where nobody may play yet is passed over; the rhythm doesn't wait for answers, so a
    slow server isn't spared.
    """
    tables = cycle(crowd.tables)
    due = perf_counter()
    end = due + seconds
    while (due := due + chance.expovariate(rate)) < end:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        found = _next_ready(islice(tables, len(crowd.tables)))
        if found is None:
            crowd.tally.crowded += 1
            continue
        table, line = found
        crowd.tally.late.append(perf_counter() - due)
        await table.send_play(line)
    await asyncio.sleep(max(0.0, end - perf_counter()))


def _next_ready(tables: islice[TableLines]) -> tuple[TableLines, Line] | None:
    for table in tables:
        line = table.ready()
        if line is not None:
            return table, line
    return None


async def last_answers(crowd: Crowd) -> None:
    """Let the last plays become known; those that don't are counted."""
    await asyncio.sleep(_LAST_ANSWERS)
    for table in crowd.tables:
        table.close()
