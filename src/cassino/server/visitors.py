"""Who asks for a page: a guest by its cookie, and the language it reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cassino.server.keys import COOKIE, COOKIE_AGE, Keys, new_guest_id
from cassino.server.settings import Settings
from cassino.table.texts import tidy_name
from cassino.words import Language, language_named, negotiate

LANGUAGE_COOKIE: Final = "cassino_language"
NAME_COOKIE: Final = "cassino_name"
_LONGEST_COOKIE: Final = 3072


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks.

    ``is_known`` when the cookie came with the request; ``name`` is the one given before, or empty.
    """

    guest: str = field(repr=False)
    is_known: bool
    language: Language
    name: str


def visitor_of(connection: HTTPConnection, keys: Keys) -> Visitor:
    """Who asks; somebody new gets a fresh id."""
    guest = keys.read_guest(connection.cookies.get(COOKIE))
    name = _read_name(connection.cookies.get(NAME_COOKIE, ""))
    return Visitor(guest or new_guest_id(), guest is not None, language_of(connection), name)


def _read_name(text: str) -> str:
    """A name from its cookie, where it stands percent-encoded."""
    return tidy_name(unquote(text[:_LONGEST_COOKIE])) or ""


def language_of(connection: HTTPConnection) -> Language:
    """The language chosen here before, or the one that the browser asks for."""
    chosen = language_named(connection.cookies.get(LANGUAGE_COOKIE, ""))
    return chosen or negotiate(connection.headers.get("accept-language", ""))


@dataclass(frozen=True, slots=True)
class CookieJar:
    """Puts cookies on answers as the house wants them."""

    keys: Keys
    settings: Settings

    def remember(self, connection: HTTPConnection, response: Response, visitor: Visitor) -> None:
        """Let the browser be the same guest next time."""
        self._set(connection, response, COOKIE, self.keys.sign_guest(visitor.guest))

    def remember_name(self, connection: HTTPConnection, response: Response, name: str) -> None:
        """Let the next table know the name."""
        self._set(connection, response, NAME_COOKIE, quote(name))

    def remember_language(
        self, connection: HTTPConnection, response: Response, language: Language
    ) -> None:
        """Let pages stay in a language."""
        self._set(connection, response, LANGUAGE_COOKIE, language.value)

    def _set(self, connection: HTTPConnection, response: Response, name: str, value: str) -> None:
        public = self.settings.public_url.startswith("https:")
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_AGE,
            path="/",
            secure=public or connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )
