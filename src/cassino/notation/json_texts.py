"""JSON as people and programs write it, read strictly; what is wrong is said in a sentence."""

from __future__ import annotations

import json
from typing import Any, NoReturn


class JsonError(ValueError):
    """A text that isn't JSON, or says something twice; ``code`` names what is wrong."""

    def __init__(self, code: str, sentence: str) -> None:
        """Keep the code."""
        super().__init__(sentence)
        self.code = code


def read_json(text: str) -> object:
    """The value of one JSON text, strictly.

    Raises:
        JsonError: when it is no JSON, has a key twice, or goes too deep.

    >>> read_json('{"turn": 0}')
    {'turn': 0}
    >>> read_json("{")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    cassino.notation.json_texts.JsonError: Expecting property name ... at column 2
    """
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}" if wrong.lineno > 1 else ""
        where = where or f"column {wrong.colno}"
        raise JsonError("json/syntax", f"{wrong.msg} at {where}") from None
    except RecursionError:
        raise JsonError("json/syntax", "brackets within brackets, too deep") from None
    except JsonError:
        raise
    except ValueError:
        raise JsonError("json/syntax", "a number with too many digits") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise JsonError("json/key-twice", f"the key {twice!a} stands twice")
    return read


def _no_number(name: str) -> NoReturn:
    raise JsonError("json/syntax", f"{name} is no number in JSON")
