"""Problems: what a page or a program is told when something can't be done."""

from __future__ import annotations

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from cassino.words import Language, negotiate, say, say_error


class Problem(Exception):
    """Something that can't be done: a status, a code, and the sentence that the code has.

    Programs get a problem document, people a page.
    """

    def __init__(
        self, status: int, code: str, sentence: str | None = None, field: str = ""
    ) -> None:
        """Keep the status and the code; a sentence of its own stands for that of the code.

        ``field`` is the field of a form that is wrong, where it is one alone.
        """
        super().__init__(code)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.field = field

    def title(self, language: Language) -> str:
        """The sentence."""
        return self.sentence or say_error(language, self.code)

    def document(self, language: Language) -> Response:
        """The problem document."""
        body = {
            "type": f"urn:cassino:problem:{self.code.replace('/', ':')}",
            "title": self.title(language),
            "status": self.status,
            "code": self.code,
        }
        return Response(
            msgspec.json.encode(body), self.status, media_type="application/problem+json"
        )

    def response(self, scope: Scope) -> Response:
        """An answer that needs no template: the document, or its sentence as plain text."""
        headers = Headers(scope=scope)
        language = negotiate(headers.get("accept-language", ""))
        if wants_json(headers):
            return self.document(language)
        told = f"{say(language, 'error-title')}: {self.title(language)}\n"
        return Response(told, self.status, media_type="text/plain; charset=utf-8")


def wants_json(headers: Headers) -> bool:
    """Whether a program asks."""
    accept = headers.get("accept", "")
    return "json" in accept and "text/html" not in accept
