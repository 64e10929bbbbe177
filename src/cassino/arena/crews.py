"""Crews: who plays the jobs. Executors as the standard library has them, and how wide they are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from cassino.arena.casting import close_all

P = ParamSpec("P")
T = TypeVar("T")

_FAREWELL: Final = 3.0
"""Seconds that a process gets to end its programs."""


@dataclass(frozen=True, slots=True)
class Crew:
    """An executor, and how many jobs it plays at once."""

    executor: Executor
    width: int


class Inline(Executor):
    """Plays every job at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """A future that is over."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as wrong:  # noqa: BLE001 - an executor hands on whatever happened
            future.set_exception(wrong)
        return future


class _Processes(ProcessPoolExecutor):
    """A pool whose processes, started as jobs come, never hear Ctrl+C."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a job to the pool."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local_crew(workers: int) -> Generator[Crew]:
    """Processes of this machine; a single worker is this process itself."""
    if workers == 1:
        try:
            yield Crew(Inline(), 1)
        finally:
            close_all()
        return
    others = set(multiprocessing.active_children())
    pool = _Processes(workers, multiprocessing.get_context("spawn"), _prepare)
    try:
        yield Crew(pool, workers)
        pool.shutdown()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        own = [child for child in multiprocessing.active_children() if child not in others]
        for child in own:
            child.terminate()
        for child in own:
            child.join(_FAREWELL)
            child.kill()


def _prepare() -> None:
    """Make a fresh process fit: deaf to Ctrl+C, and gone when it's told to or its parent is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda _number, _frame: _leave())
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave() -> None:
    close_all()
    os._exit(0)


def _leave_with_parent() -> None:
    """A process that was killed can't stop its workers, so they watch it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _leave()
