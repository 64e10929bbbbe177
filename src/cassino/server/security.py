"""The gate in front of every page and socket: where requests come from, how many, what goes out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cassino.server.limits import Buckets
from cassino.server.problems import Problem
from cassino.server.reporting import note
from cassino.server.rooms import CloseCode
from cassino.server.settings import Settings

Line: TypeAlias = Callable[[WebSocket], Awaitable[None]]
"""What serves a client's line."""

_ALLOWED: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}

POLICY: Final = "; ".join(f"{name} {sources}" for name, sources in _ALLOWED.items())
"""What a page may load and do: nothing of others, nothing inline."""

_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Gate:
    """Refuses foreign and too frequent requests, and puts headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, line: Line) -> None:
        """Stand in front of an application, and of the lines at ``/socket``.

        Lines last, and every floor between them and the server costs memory as long as they do.
        """
        self._app = app
        self._line = line
        self._own = urlsplit(settings.public_url).netloc.lower()
        rate = settings.posts_a_minute / 60
        size = max(1.0, settings.posts_a_minute / 2)
        self._taken = {"http": Buckets(rate, size), "websocket": Buckets(rate, size)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        match scope["type"]:
            case "http":
                await self._answer(scope, receive, send)
            case "websocket":
                if scope["path"] == "/socket" and self._problem(scope) is None:
                    await self._line(WebSocket(scope, receive, send))
                else:
                    code = int(CloseCode.REFUSED)
                    await send({"type": "websocket.close", "code": code, "reason": ""})
            case _:
                await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await problem.response(scope)(scope, receive, send_with_headers)
        _write_down(scope, status, began)

    def _problem(self, scope: Scope) -> Problem | None:
        """Why a request isn't let through, or None."""
        is_change = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if is_change and not self._is_own(Headers(scope=scope)):
            return Problem(403, "request/invalid")
        if is_change and not self._taken[scope["type"]].take(address_of(scope)):
            return Problem(429, "request/too-many")
        return None

    def _is_own(self, headers: Headers) -> bool:
        """Whether a request comes from a page of this house, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        asked = urlsplit(origin).netloc.lower()
        return bool(asked) and asked in (headers.get("host", "").lower(), self._own)


def address_of(scope: Scope) -> str:
    """The address of a client; of an IPv6 one the network, which is what one person has."""
    client = scope.get("client")
    host = str(client[0]) if client else "?"
    return ":".join(host.split(":")[:4]) if ":" in host else host


def _write_down(scope: Scope, status: int, began: float) -> None:
    """Write a request down by its route; what was asked for may hold a secret."""
    path = getattr(scope.get("route"), "path", "(none)")
    taken = round((perf_counter() - began) * 1000, 1)
    method = scope["method"]
    note(logging.DEBUG, "request", method=method, route=path, status=status, ms=taken)
