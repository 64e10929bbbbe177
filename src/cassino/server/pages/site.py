"""What all pages share: the house, its secrets, templates and files, and how a page is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from cassino.server.assets import Assets
from cassino.server.problems import wants_json
from cassino.server.rooms import House
from cassino.server.studying import Studies
from cassino.server.visitors import CookieJar, Visitor, visitor_of
from cassino.store import LinkKind, Store
from cassino.table.texts import LONGEST_NAME
from cassino.words import Language, say

LANGUAGE_NAMES: Final = {
    Language.EN: "English",
    Language.CS: "Čeština",
    Language.DA: "Dansk",
    Language.JA: "日本語",
    Language.SW: "Kiswahili",
}
"""What each language calls itself."""


@dataclass(frozen=True, slots=True)
class Site:
    """What all pages share."""

    house: House
    jar: CookieJar
    assets: Assets
    templates: Environment
    studies: Studies

    @property
    def store(self) -> Store:
        """The house's store."""
        return self.house.desk.store

    def visitor(self, request: HTTPConnection) -> Visitor:
        """Who asks."""
        return visitor_of(request, self.jar.keys)

    def address(self, request: HTTPConnection, path: str) -> str:
        """A path as an address that can be handed to others."""
        public = self.jar.settings.public_url.rstrip("/")
        return f"{public}{path}" if public else str(request.url.replace(path=path, query=""))

    def link_path(self, kind: LinkKind, table_id: str, guest: str = "") -> str:
        """The path of a secret link."""
        letter = {LinkKind.JOIN: "j", LinkKind.WATCH: "w", LinkKind.SEAT: "s"}[kind]
        return f"/{letter}/{self.jar.keys.link_secret(table_id, kind, guest)}"

    def page(
        self, request: Request, visitor: Visitor, page: str, status: int = 200, **context: object
    ) -> Response:
        """A page from its template; whoever reads it is the same guest next time."""
        told = self.templates.get_template(f"{page}.html").render(
            page=page,
            script=self._script(page),
            language=visitor.language.value,
            languages={language.value: label for language, label in LANGUAGE_NAMES.items()},
            words=f"/words/{visitor.language.value}.json?{self.assets.version}",
            say=_sayer(visitor.language),
            asset=self.assets.path,
            **context,
        )
        response = HTMLResponse(told, status)
        self.jar.remember(request, response, visitor)
        return response

    def _script(self, page: str) -> str | None:
        path = f"js/pages/{page}.js"
        return self.assets.path(path) if path in self.assets.files else None

    def done(
        self, request: Request, visitor: Visitor, path: str, document: dict[str, Any]
    ) -> Response:
        """The answer to a form that did what it should: onwards, or for programs a document."""
        response: Response = (
            JSONResponse(document)
            if wants_json(request.headers)
            else RedirectResponse(path, status_code=303)
        )
        self.jar.remember(request, response, visitor)
        return response


def _sayer(language: Language) -> Callable[..., str]:
    """The words of a language, for templates."""
    return cast("Callable[..., str]", partial(say, language))


def make_templates() -> Environment:
    """The templates of the pages; what is put into them is never taken for markup."""
    templates = Environment(
        loader=PackageLoader("cassino.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    cast("Any", templates).globals["longest_name"] = LONGEST_NAME
    return templates


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request is for."""
    return cast("Site", connection.app.state.site)
