"""One measurement: a server is started, filled, played on for a while, and ended."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.load.crowd import Crowd, Tally
from benchmarks.load.players import Contender, Player, TablePlan, plans
from benchmarks.load.playing import last_answers, play_for
from benchmarks.load.processes import ServerProcess, on_core, running

_SET_UP_WITHIN = 300.0


@dataclass(frozen=True, slots=True)
class Load:
    """How much is asked of a server; ``with_computer`` tables have one."""

    sockets: int
    tables: int
    rate: float
    seconds: float
    with_computer: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes of the server's resident memory, step by step."""

    idle: int
    seated: int
    connected: int
    dealt: int
    ended: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was measured; seconds, and bytes.

    Attributes:
        name: the server.
        load: what was asked of it.
        tally: times and counts while it was played.
        memory: the server's memory.
        worked: seconds that the server's core worked for it during the plays.
        waited: seconds that the server was ready then, while others had its core.
        crowd_worked: seconds that the crowd's own process worked then.
    """

    name: str
    load: Load
    tally: Tally
    memory: Memory
    worked: float
    waited: float
    crowd_worked: float

    @property
    def plays(self) -> int:
        """Plays that the server took, computers' among them."""
        return len(self.tally.answers) + self.tally.by_computers


def measure(contender: Contender, load: Load, server_core: int, core: int) -> Outcome:
    """Put a server on its core under a load from another one.

    Raises:
        ServerError: when it doesn't start.
        PageError: when it doesn't open tables.
        TimeoutError: when not everybody gets to a table.
    """
    with TemporaryDirectory(prefix="cassino-load-") as folder, on_core(core):
        home = Path(folder)
        command, env = contender.command(), contender.environment(home)
        with running(command, env, home, server_core) as server:
            return uvloop.run(_measure(contender, load, server, core))


async def _measure(contender: Contender, load: Load, server: ServerProcess, core: int) -> Outcome:
    async with asyncio.timeout(_SET_UP_WITHIN):
        await _warm_up(contender, server, with_computer=load.with_computer > 0)
        server.move_children(core)
        idle = server.memory()
        planned = plans(load.sockets, load.tables, load.with_computer)
        crowd = Crowd(_open_tables(contender, server, planned))
        seated = server.memory()
        await crowd.connect()
        connected = server.memory()
        await crowd.begin()
        dealt = server.memory()
    chance = random.Random(load.tables)  # noqa: S311 - the same moments for every server
    await play_for(crowd, load.rate, load.seconds / 10, chance)
    server.move_children(core)
    _forget(crowd.tally)
    gc.collect()
    gc.freeze()
    before = _Clocks.read(server)
    await play_for(crowd, load.rate, load.seconds, chance)
    after = _Clocks.read(server)
    await last_answers(crowd)
    memory = Memory(idle, seated, connected, dealt, server.memory())
    await crowd.leave()
    gc.unfreeze()
    return Outcome(
        contender.name,
        load,
        crowd.tally,
        memory,
        after.worked - before.worked,
        after.waited - before.waited,
        after.own - before.own,
    )


@dataclass(frozen=True, slots=True)
class _Clocks:
    """The server's seconds of work and of waiting for its core, and the crowd's of work."""

    worked: float
    waited: float
    own: float

    @classmethod
    def read(cls, server: ServerProcess) -> _Clocks:
        """Read all three at once."""
        return cls(server.processor_seconds(), server.waited_seconds(), time.process_time())


def _open_tables(
    contender: Contender, server: ServerProcess, planned: Sequence[TablePlan]
) -> list[list[Player]]:
    return [contender.open_table(server.address, plan) for plan in planned]


async def _warm_up(contender: Contender, server: ServerProcess, *, with_computer: bool) -> None:
    """Play a little at one table, so that memory afterwards is that of guests, not of code."""
    plan = TablePlan(2, 1 if with_computer else 2, 3)
    crowd = Crowd(_open_tables(contender, server, [plan]))
    await crowd.connect()
    await crowd.begin()
    await play_for(crowd, 20.0, 2.0, random.Random(0))  # noqa: S311 - any moment will do
    await crowd.leave()


def _forget(tally: Tally) -> None:
    """Begin to count anew."""
    fresh = Tally()
    for name in Tally.__slots__:
        setattr(tally, name, getattr(fresh, name))
