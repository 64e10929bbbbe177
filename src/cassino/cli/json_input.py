"""JSON from a file or a pipe: one object, however it is laid out, or one object a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cassino.cli.errors import CommandError
from cassino.notation import JsonError, read_json

_MOST_CHARACTERS = 20_000_000


@dataclass(frozen=True, slots=True)
class JsonText:
    """One JSON text of the input: the value, or why it is none."""

    value: object
    error: CommandError | JsonError | None = None


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
    except JsonError as wrong:
        return JsonText(None, wrong)


def _are_objects(read: list[JsonText]) -> bool:
    """Whether at least half of the lines are objects by themselves."""
    return 2 * sum(isinstance(each.value, dict) for each in read) >= len(read)
