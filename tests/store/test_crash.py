"""A writer killed at any moment: all that was acknowledged is there, and no part of a batch."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from cassino.store import open_store

WRITER = Path(__file__).with_name("writer.py")
KILLS = 6


def _kill_after(url: str, seconds: float) -> int:
    """Runs a writer, kills it a while after its first event; returns the last one it told."""
    command = [sys.executable, str(WRITER), url, "t1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline()]
        time.sleep(seconds)
        writer.send_signal(signal.SIGKILL)
        told += writer.stdout.read().splitlines(keepends=True)
    assert writer.returncode == -signal.SIGKILL
    whole = [int(line) for line in told if line.endswith("\n")]
    return whole[-1]


async def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    store = await open_store(url)
    await store.books.add_table("t1", 1)
    await store.close()
    moments = random.Random(7)  # noqa: S311
    told = 0
    for _ in range(KILLS):
        before = told
        told = _kill_after(url, moments.uniform(0.0, 0.25))
        assert told > before
        store = await open_store(url)
        log = await store.logs.read("t1")
        await store.close()
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert all(entry.data["n"] == entry.seq for entry in log)
        assert told <= len(log) <= told + 3
        batches, seq = set(), 0
        while seq < len(log):
            seq += 1 + seq % 3
            batches.add(seq)
        assert len(log) in batches
