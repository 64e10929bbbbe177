"""Analyses that tests share: a record, and what stands for the answers of processes."""

import asyncio
import json
import os
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cassino.server.studying import Studies
from cassino.server.studying.shelf import Shelf
from cassino.server.studying.workers import put_together, study_step

RECORD = Path("tests/cli/match.cassino").read_text(encoding="utf-8")
STEPS = 98
MATCHES = ("m", "n", "o")


def whole_document() -> dict[str, Any]:
    """The record's analysis, made here."""
    answers = {step: study_step(RECORD, step) for step in range(STEPS)}
    document: dict[str, Any] = json.loads(put_together(RECORD, answers))
    return document


def slow_answer(_record: str, _step: int) -> bytes:
    """Answers after a while, without having looked."""
    time.sleep(0.02)
    return answer(loss=1.0)


def another_answer(_record: str, _step: int) -> bytes:
    """Answers at once, and otherwise."""
    return answer(loss=2.0)


def answer(loss: float) -> bytes:
    """What could have been found out about a step: so many points were lost."""
    choice = {"text": "", "worth": 0.0}
    found = {
        "basis": "exact",
        "moves": 2,
        "played": choice,
        "best": choice,
        "loss": loss,
        "error": 0.0,
        "serves_match": False,
        "chances": [0.5, 0.5],
        "chance_basis": "exact",
        "chance_error": 0.0,
    }
    return json.dumps(found).encode()


def deadly_answer(_record: str, _step: int) -> bytes:
    """Dies."""
    os._exit(3)


def wrong_answer(_record: str, step: int) -> bytes:
    """Fails."""
    raise RuntimeError(f"step {step} can't be")


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for what happens in other processes."""
    async with asyncio.timeout(90):
        while not is_so():  # noqa: ASYNC110 - there is nothing to be woken by
            await asyncio.sleep(0.01)


@asynccontextmanager
async def studying(
    shelf: Shelf, ask: Callable[[str, int], bytes] = slow_answer
) -> AsyncGenerator[Studies]:
    """Analyses with two processes, which are stopped in the end as a house stops them."""
    studies = Studies(2, shelf, ask=ask)
    try:
        yield studies
    finally:
        await studies.close()
