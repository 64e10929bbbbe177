"""JSON from a file or a pipe: one object, however it is laid out, or one object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from cassino.cli.errors import CommandError

_MOST_CHARACTERS = 20_000_000


@dataclass(frozen=True, slots=True)
class JsonText:
    """One JSON text of the input: the value, or why it is none."""

    value: object
    error: CommandError | None = None


def read_json(text: str) -> object:
    """The value of one JSON text, strictly.

    Raises:
        CommandError: when it is no JSON, has a key twice, or goes too deep.

    >>> read_json('{"turn": 0}')
    {'turn': 0}
    """
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}" if wrong.lineno > 1 else ""
        where = where or f"column {wrong.colno}"
        raise CommandError("json/syntax", f"{wrong.msg} at {where}") from None
    except RecursionError:
        raise CommandError("json/syntax", "brackets within brackets, too deep") from None
    except CommandError:
        raise
    except ValueError:
        raise CommandError("json/syntax", "a number with too many digits") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise CommandError("json/key-twice", f"the key {twice!a} stands twice")
    return read


def _no_number(name: str) -> NoReturn:
    raise CommandError("json/syntax", f"{name} is no number in JSON")


def json_texts(lines: Iterable[str]) -> Iterator[JsonText]:
    """The JSON texts of the input, each as soon as it is whole.

    When the first line is an object by itself, so is every other: each can be answered before the
    next is read. Otherwise the input is one text over several lines, unless half of its lines or
    more are objects and it is only the first that is broken.
    """
    source = (line for line in lines if line.strip())
    first = next(source, None)
    if first is None:
        yield JsonText(None, CommandError("input/empty", "there is nothing to read"))
        return
    head = _read(first)
    if head.error is None:
        yield head
        yield from map(_read, source)
        return
    rest = list(source)
    whole = _read("".join((first, *rest)))
    read = [head, *map(_read, rest)]
    if whole.error is None or not _are_objects(read):
        yield whole
    else:
        yield from read


def _read(text: str) -> JsonText:
    if len(text) > _MOST_CHARACTERS:
        return JsonText(None, CommandError("input/too-long", "too long for one JSON text"))
    try:
        return JsonText(read_json(text))
    except CommandError as wrong:
        return JsonText(None, wrong)


def _are_objects(read: list[JsonText]) -> bool:
    """Whether at least half of the lines are objects by themselves."""
    return 2 * sum(isinstance(each.value, dict) for each in read) >= len(read)
