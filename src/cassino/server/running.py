"""Running the house: a port, a browser to look at it, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from cassino.server.app import house_of, make_app
from cassino.server.protocol import MOST_BYTES
from cassino.server.reporting import note, set_up_logging
from cassino.server.settings import DEFAULT_PORT, SettingError, Settings, read_settings
from cassino.store import StoreError, held_alone, open_store

_BACKLOG: Final = 512
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_LAST_REQUESTS: Final = 5
"""Seconds that requests have to end once the house closes."""


class HouseError(Exception):
    """The house can't be run, in one line; ``code`` says what for."""

    def __init__(self, code: str, reason: str) -> None:
        """Keep the code and the reason."""
        super().__init__(reason)
        self.code = code


def run(
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    *,
    open_browser: bool = False,
    on_ready: Callable[[str], None] | None = None,
    **settings: object,
) -> None:
    """Run a house until it is told to stop.

    What isn't given here comes from the environment (``CASSINO_HOST`` and so on), and from there
    the defaults. Without a port it is 8017, or a free one where that is taken.

    Args:
        host: the address to listen on.
        port: the port.
        database_url: the database.
        open_browser: show the first screen in the person's browser.
        on_ready: told the address of the first screen once the house takes guests.
        settings: any other setting by its name.

    Raises:
        HouseError: when it can't be run, with a code and one line of why.
    """
    with ExitStack() as held:
        try:
            found = read_settings(None, host=host, port=port, database_url=database_url, **settings)
            listening = held.enter_context(_listen_alone(found))
            app = make_app(found)
            asyncio.run(_check(found))
        except (SettingError, StoreError) as wrong:
            raise HouseError(wrong.code, str(wrong)) from None
        set_up_logging(found)
        address = address_of(listening)
        ready = partial(_ready, address, open_browser=open_browser, tell=on_ready)
        server = Server(app, found, ready)
        _spare_the_collector()
        server.run(sockets=[listening])


@contextmanager
def _listen_alone(settings: Settings) -> Generator[socket.socket]:
    """Listen, and hold the database meanwhile, unless processes share it by a Redis."""
    with ExitStack() as held:
        tell = None
        if not settings.redis_url:
            tell = held.enter_context(held_alone(settings.database))
        listening = held.enter_context(listen(settings))
        if tell is not None:
            tell(address_of(listening))
        yield listening


def _spare_the_collector() -> None:
    """Let garbage be looked for seldom: a full search among many tables stops all plays meanwhile.

    Tables are trees of frozen values that go when their last holder lets go; cycles are few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000)


async def _check(settings: Settings) -> None:
    """Ask database and Redis once, so that what's wrong there is said before anything else."""
    await (await open_store(settings.database)).close()
    if settings.redis_url:
        await _check_redis(settings.redis_url)


async def _check_redis(url: str) -> None:
    from cassino.server.sharing import NoRedis, open_wire

    wire = open_wire(url)
    try:
        await wire.check()
    except NoRedis as wrong:
        raise HouseError(wrong.code, str(wrong)) from None
    finally:
        await wire.close()


def listen(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say, or on a free port.

    Raises:
        SettingError: when there is no such address, or the port is taken.
    """
    ports = (DEFAULT_PORT, 0) if settings.port is None else (settings.port,)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    reason = ""
    for port in ports:
        try:
            return socket.create_server(
                (settings.host, port), family=family, backlog=_BACKLOG, reuse_port=False
            )
        except (OSError, UnicodeError) as wrong:
            reason = wrong.strerror or str(wrong) if isinstance(wrong, OSError) else str(wrong)
    reason = reason.partition(" (while")[0]
    raise SettingError(f"can't listen on {settings.host}, port {ports[0]}: {reason}")


def address_of(listening: socket.socket) -> str:
    """The address of the first screen."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, str(host))  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _ready(address: str, *, open_browser: bool, tell: Callable[[str], None] | None) -> None:
    if tell is not None:
        tell(address)
    else:
        sys.stderr.write(f"Cassino is at {address} (Ctrl+C ends it)\n")
        sys.stderr.flush()
    if open_browser:
        webbrowser.open(address)


class Server(uvicorn.Server):
    """The web server: it tells when it is ready, and lets the house close before lines are cut."""

    def __init__(self, app: Starlette, settings: Settings, on_ready: Callable[[], None]) -> None:
        """Serve an application."""
        self._app = app
        self._on_ready = on_ready
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=MOST_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=30,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=True,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies or None,
                timeout_graceful_shutdown=_LAST_REQUESTS,
            )
        )

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Take a signal as the wish to end, once, and end well: it isn't raised again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Wish to end; wishing again changes nothing, for the orderly end is on its way."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take guests."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the house finish what it does and say goodbye, then close."""
        await house_of(self._app).stop()
        note(logging.INFO, "stopped taking guests")
        await super().shutdown(sockets)
