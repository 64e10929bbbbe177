"""Forms and documents that pages are sent: read with a limit, and as plain texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request

from cassino.server.problems import Problem
from cassino.server.rooms import RulesForm
from cassino.table.texts import NAME_LENGTH, NameFault, read_name
from cassino.words import Language, say

MOST_BYTES: Final = 16_384
_OPTION: Final = "option."


async def read_fields(request: Request, most: int = MOST_BYTES) -> dict[str, Any]:
    """The fields of a form, or the members of a JSON document.

    Raises:
        Problem: when there is too much, or it's neither.
    """
    body = await _read_body(request, most)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        if kind == "application/json":
            return msgspec.json.decode(body, type=dict[str, Any])
        if kind == "application/x-www-form-urlencoded" or not body:
            found = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=200)
            return {name: texts[-1] if len(texts) == 1 else texts for name, texts in found.items()}
    except (msgspec.DecodeError, ValueError):
        pass
    raise Problem(400, "request/invalid")


async def _read_body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Problem(413, "request/too-large")
    return bytes(body)


def text_of(fields: Mapping[str, Any], name: str, default: str = "") -> str:
    """A field as text.

    Raises:
        Problem: when it is something else.
    """
    value = fields.get(name, default)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if not isinstance(value, str):
        raise Problem(400, "request/invalid")
    return value.strip()


def texts_of(fields: Mapping[str, Any], name: str) -> list[str]:
    """A field that may stand several times."""
    value = fields.get(name, [])
    found = cast("list[object]", value) if isinstance(value, list) else [value]
    return [each.strip() for each in found if isinstance(each, str)]


def name_of(language: Language, text: str, field: str = "name") -> str:
    """A name as it was given in a field, in its one form; empty where somebody gave none.

    Raises:
        Problem: when it can't be a name, and why.
    """
    name = read_name(text) if text.strip() else ""
    match name:
        case str():
            return name
        case NameFault.TOO_LONG:
            sentence = say(language, "error-name-too-long", most=NAME_LENGTH)
        case _:
            sentence = say(language, "error-name-unseen")
    raise Problem(400, "table/bad-name", sentence, field)


def told(language: Language, problem: Problem | None) -> dict[str, str | dict[str, str]]:
    """What is wrong with a form, for its template: ``problem``, or in ``faults`` by field."""
    if problem is None:
        return {"problem": "", "faults": {}}
    sentence = problem.title(language)
    if problem.field:
        return {"problem": "", "faults": {problem.field: sentence}}
    return {"problem": sentence, "faults": {}}


def number_of(fields: Mapping[str, Any], name: str) -> int | None:
    """A small number, or None for none.

    Raises:
        Problem: when it is something else.
    """
    text = text_of(fields, name)
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Problem(400, "request/invalid")
    return int(text)


@dataclass(frozen=True, slots=True)
class OpeningForm:
    """What a table is opened with; ``page`` is the page that the form stands on, if any does."""

    rules: RulesForm
    mode: str = "play"
    page: str = ""
    name: str = ""
    names: tuple[str, ...] = ()
    salt: str = field(default="", repr=False)


def read_opening(fields: Mapping[str, Any]) -> OpeningForm:
    """The form for a new table.

    Raises:
        Problem: when a field is no such thing.
    """
    seats, partners = _seats(fields)
    rules, mode, names = RulesForm(), text_of(fields, "mode", "play"), texts_of(fields, "names")
    is_shared = mode == "hotseat" and bool(names)  # then the field for one name is out of sight
    return OpeningForm(
        RulesForm(
            variant=text_of(fields, "variant", rules.variant),
            options=_options(fields),
            seats=seats,
            partners=partners,
            clock=text_of(fields, "clock", rules.clock),
            chat=text_of(fields, "chat", "no") in ("yes", "on", "true"),
            level=text_of(fields, "level", rules.level),
        ),
        mode=mode,
        page=text_of(fields, "page"),
        name="" if is_shared else text_of(fields, "name"),
        names=tuple(names),
        salt=text_of(fields, "salt"),
    )


def _seats(fields: Mapping[str, Any]) -> tuple[int, bool | None]:
    """The number of seats, and whether they are partners; ``partners`` for four says both."""
    if text_of(fields, "seats") == "partners":
        return 4, True
    partners = text_of(fields, "partners")
    chosen = {"": None, "yes": True, "no": False}
    if partners not in chosen:
        raise Problem(400, "request/invalid")
    return number_of(fields, "seats") or 2, chosen[partners]


def _options(fields: Mapping[str, Any]) -> dict[str, Any]:
    """House rules: ``options`` in a document, a field ``option.NAME`` each in a form."""
    given = fields.get("options", {})
    if not isinstance(given, dict):
        raise Problem(400, "request/invalid")
    named = {
        name.removeprefix(_OPTION): value
        for name, value in fields.items()
        if name.startswith(_OPTION)
    }
    return {**cast("dict[str, Any]", given), **named}
