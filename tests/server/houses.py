"""A house in a process of its own, on loopback, that can be stopped and killed."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

MAIN = Path(__file__).with_name("house_main.py")

FAST = {
    "CASSINO_COMPUTER_PAUSE": "0",
    "CASSINO_DEAL_PAUSE": "0.05",
    "CASSINO_GRACE": "0.2",
    "CASSINO_FRAMES_A_SECOND": "100000",
    "CASSINO_POSTS_A_MINUTE": "100000",
    "CASSINO_CONNECTIONS_AN_ADDRESS": "500",
    "CASSINO_WORKERS": "1",
    "CASSINO_COMPILE_AHEAD": "no",
    "CASSINO_LOG_JSON": "yes",
    "CASSINO_LOG_LEVEL": "debug",
}


class House:
    """A running house."""

    def __init__(self, home: Path, **settings: str) -> None:
        """Starts it, and waits until it takes guests."""
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self.log_path = home / "log"
        env = {name: text for name, text in os.environ.items() if not name.startswith("CASSINO_")}
        env |= {"CASSINO_HOME": str(home), **FAST}
        env |= {f"CASSINO_{name.upper()}": text for name, text in settings.items()}
        env["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(MAIN)], stdout=subprocess.PIPE, stderr=log, env=env, text=True
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url.startswith("http"), self.log

    @property
    def log(self) -> str:
        """All that the house has written down."""
        return self.log_path.read_text(encoding="utf-8")

    @property
    def socket_url(self) -> str:
        """The address of the socket."""
        return self.url.replace("http", "ws", 1) + "/socket"

    def kill(self) -> None:
        """Ends it at once, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """Asks it to end, and waits until it has; returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=90)
        self._close()
        return code

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


class Browser:
    """A person's browser, as far as pages go: it keeps cookies, and follows no redirects."""

    def __init__(self, url: str, language: str = "en") -> None:
        """Begins as a stranger."""
        self.url = url
        self.language = language
        self.cookies: dict[str, str] = {}
        self.seen: list[str] = []

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Asks for a page."""
        return self._ask(urllib.request.Request(self._at(path)), headers)  # noqa: S310

    def post(
        self, path: str, fields: dict[str, Any], *, page: bool = False, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a form, and asks for a document unless for a page."""
        if page:
            body = urllib.parse.urlencode(fields, doseq=True).encode()
            kind, accept = "application/x-www-form-urlencoded", "text/html"
        else:
            body = json.dumps(fields).encode()
            kind = accept = "application/json"
        request = urllib.request.Request(self._at(path), body)  # noqa: S310
        return self._ask(request, {"Content-Type": kind, "Accept": accept} | headers)

    def told(self, path: str, fields: dict[str, Any] | None = None) -> dict[str, Any]:
        """The document that a page or form answers."""
        status, _, body = self.get(path) if fields is None else self.post(path, fields)
        assert status == 200, (path, status, body)
        document: dict[str, Any] = json.loads(body)
        return document

    def _at(self, path: str) -> str:
        return path if path.startswith("http") else self.url + path

    def _ask(
        self, request: urllib.request.Request, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], bytes]:
        request.add_header("Accept-Language", self.language)
        for name, text in headers.items():
            request.add_header(name.replace("_", "-"), text)
        request.add_header("Cookie", self.cookie)
        try:
            answer = _OPENER.open(request, timeout=60)
        except urllib.error.HTTPError as refused:
            answer = refused
        with answer:
            body: bytes = answer.read()
            for text in answer.headers.get_all("Set-Cookie") or []:
                name, _, value = text.partition(";")[0].partition("=")
                self.cookies[name] = value
            self.seen.append(f"{answer.headers}\n{body.decode(errors='replace')}")
            return int(answer.status or 0), {k.lower(): v for k, v in answer.headers.items()}, body

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_args: object, **_kwargs: object) -> None:
        """Leaves redirects to the test."""


_OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirect)
