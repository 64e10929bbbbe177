"""Small requests for JSON over HTTP, for setting tables up."""

from __future__ import annotations

from collections.abc import Mapping
from http.client import HTTPConnection
from urllib.parse import urlsplit

import msgspec

_PATIENCE = 60.0


class PageError(RuntimeError):
    """A server didn't do what a request asked for, in one line."""


def ask(
    address: str,
    path: str,
    fields: Mapping[str, object] | None = None,
    cookie: str = "",
) -> tuple[dict[str, object], str]:
    """Ask for a document, or send fields to get one; it comes with the cookies that came along.

    Raises:
        PageError: when the answer isn't good.
    """
    parts = urlsplit(address)
    line = HTTPConnection(parts.hostname or "127.0.0.1", parts.port, timeout=_PATIENCE)
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    body = None if fields is None else msgspec.json.encode(fields)
    line.request("GET" if body is None else "POST", path, body, headers)
    answer = line.getresponse()
    text, cookies = answer.read(), answer.headers.get_all("Set-Cookie") or []
    line.close()
    if answer.status != 200:
        raise PageError(f"{path.partition('/')[0] or path[:16]} answered {answer.status}")
    document = msgspec.json.decode(text, type=dict[str, object])
    return document, "; ".join(each.partition(";")[0] for each in cookies)
