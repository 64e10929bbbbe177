"""Crews on many machines: Dask and Ray, which are imported only when they are asked for."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, ParamSpec, TypeVar
from urllib.parse import urlsplit

from cassino.arena.casting import close_all
from cassino.arena.crews import Crew
from cassino.arena.errors import ArenaError

P = ParamSpec("P")
T = TypeVar("T")

_PATIENCE: Final = 30
"""Seconds that a cluster gets to answer."""


@contextmanager
def dask_crew(address: str) -> Generator[Crew]:
    """The workers of a Dask scheduler, such as ``tcp://host:8786``.

    Raises:
        ArenaError: when Dask isn't installed, or no worker is reached.
    """
    distributed, comm = _package("distributed", "dask"), _package("distributed.comm", "dask")
    for name in ("distributed", "distributed.client"):  # what goes wrong is told once, by us
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    what = f"Dask at {address!r}"
    try:
        scheme, place = comm.parse_address(address)
        comm.registry.get_backend(scheme)
        _knock(place)
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as wrong:
        raise _unreached(what, wrong) from None
    try:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as wrong:
            raise _unreached(what, wrong) from None
        width = sum(client.nthreads().values())
        yield Crew(client.get_executor(), width)
        client.run(close_all)
    finally:
        client.close()


@contextmanager
def ray_crew(address: str) -> Generator[Crew]:
    """The nodes of a Ray cluster, such as ``host:6379``; without an address one made for the run.

    Raises:
        ArenaError: when Ray isn't installed, or no cluster is reached.
    """
    ray = _package("ray", "ray")
    try:
        if ":" in address:  # Ray itself would ask in vain for minutes
            _knock(address.removeprefix("ray://"))
        ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR")
    except Exception as wrong:  # noqa: BLE001 - Ray raises of many kinds
        raise _unreached(f"Ray at {address or 'local'!r}", wrong) from None
    try:
        yield Crew(_RayExecutor(ray), int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


class _RayExecutor(Executor):
    """Hands jobs to Ray as tasks of one processor each."""

    def __init__(self, ray: ModuleType) -> None:
        """Take the package, connected to its cluster."""
        self._remote = cache(ray.remote)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """A future that Ray fulfils."""
        future: Future[T] = self._remote(fn).remote(*args, **kwargs).future()
        return future


def _knock(place: str) -> None:
    """See whether anybody listens at a place, written as HOST:PORT.

    Raises:
        OSError: when nobody does.
        ValueError: when it is no such place.
    """
    host, port = urlsplit(f"//{place}").hostname, urlsplit(f"//{place}").port
    if not host or port is None:
        raise ValueError("expected HOST:PORT")
    socket.create_connection((host, port), _PATIENCE).close()


def _package(name: str, extra: str) -> ModuleType:
    """A package that only an extra brings along."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        remedy = f"--{extra} needs the package {name}: pip install 'cassino[{extra}]'"
        raise ArenaError("arena/extra-missing", remedy) from None


def _unreached(what: str, wrong: Exception) -> ArenaError:
    why = str(wrong) or type(wrong).__name__
    return ArenaError("arena/no-cluster", f"{what} can't be reached: {why}")
