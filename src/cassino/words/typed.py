"""What is wrong with a move that was typed, in words."""

from __future__ import annotations

from typing import Final

from cassino.notation.errors import Expected, NotationError
from cassino.words.catalogues import Argument, say
from cassino.words.languages import Language

_CAPTURE: Final = "8s x 5c+3h"
_BUILD: Final = "3d+5c = 8"


def say_typed_fault(language: Language, wrong: NotationError) -> str:
    """Where a text goes wrong, what was expected there, and a move as it should look.

    >>> say_typed_fault(Language.EN, NotationError("8 + x", 5, Expected.CARD))
    'Character 5: expected a card, such as 5c, found “x”. A move looks like this: 8s x 5c+3h.'
    """
    expected = say(language, f"typed-{wrong.expected.name.lower().replace('_', '-')}")
    told: dict[str, Argument] = {"column": wrong.column, "found": wrong.found, "expected": expected}
    fault = say(language, "typed-fault" if wrong.found else "typed-fault-end", **told)
    example = _BUILD if wrong.expected is Expected.VALUE else _CAPTURE
    hint = say(language, "typed-example", example=example)
    return say(language, "sentence-next", text=fault, next=hint)
