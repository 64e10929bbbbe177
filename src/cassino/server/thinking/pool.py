"""Processes in which computers think: bounded, nice to the server, and replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

from cassino.rules import Move, PlayerView
from cassino.server.reporting import note
from cassino.server.thinking.compiling import compile_ahead
from cassino.server.thinking.workers import (
    Hint,
    choose_move,
    find_hint,
    load_search,
    prepare,
    prepared,
)

_MARGIN: Final = 10.0
"""Seconds beyond its time that a computer gets, a new process's start included."""

_TRIES: Final = 2

P = ParamSpec("P")
T = TypeVar("T")

Choose = Callable[[str, PlayerView, int, int], Move]


class ThinkingFailed(Exception):
    """No process gave an answer: each died, or took far too long."""

    code = "agent/failed"


class Thinkers:
    """The processes that think, started when the first thought is asked for."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        *,
        choose: Choose = choose_move,
        margin: float = _MARGIN,
    ) -> None:
        """Think in so many processes, and so many seconds about a move."""
        self._workers = workers
        self._seconds = seconds
        self._choose = choose
        self._margin = margin
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._is_compiled = False

    async def warm(self) -> None:
        """Start a process now, so that the first computer's first move needn't wait for it."""
        with suppress(ThinkingFailed):
            await self._run(prepared)

    async def warm_search(self) -> None:
        """Compile behind the games what computers need that search, then load it everywhere."""
        if await compile_ahead():
            self._is_compiled = True
            with suppress(ThinkingFailed):
                await asyncio.gather(*(self._run(load_search) for _ in range(self._workers)))

    async def choose(self, level: str, view: PlayerView, seed: int) -> Move:
        """The move of a computer of a level.

        Raises:
            ThinkingFailed: when nobody gave one.
            ValueError: when the computer refused to.
        """
        milliseconds = max(1, round(self._seconds * 1000))
        return await self._run(self._choose, level, view, milliseconds, seed)

    async def hint(self, view: PlayerView) -> Hint:
        """A good move and why.

        Raises:
            ThinkingFailed: when nobody gave one.
        """
        return await self._run(find_hint, view, self._is_compiled)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._free:
            for _ in range(_TRIES):
                pool = self._ready_pool()
                with _unheard_interrupts():
                    thought = asyncio.get_running_loop().run_in_executor(
                        pool, partial(function, *args, **kwargs)
                    )
                try:
                    return await asyncio.wait_for(thought, self._seconds + self._margin)
                except BrokenExecutor:
                    self._drop(pool, "died")
                except TimeoutError:
                    self._drop(pool, "took too long")
        raise ThinkingFailed("no computer gave an answer")

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), prepare
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Let a pool go with its processes; the next thought gets a new one."""
        if pool is not self._pool:
            return
        note(logging.WARNING, "a thinking process was replaced", why=why)
        self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)
        _end_children()

    def close(self) -> None:
        """End the processes, whatever they think about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            _end_children()


@contextmanager
def _unheard_interrupts() -> Generator[None]:
    """Processes that are started now won't hear Ctrl+C, not even while they begin."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_children() -> None:
    """End the processes that this one has started; it starts none but those that think."""
    for child in multiprocessing.active_children():
        child.kill()
