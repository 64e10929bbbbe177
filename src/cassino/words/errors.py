"""Coded errors in words, for those that a person can meet."""

from __future__ import annotations

from cassino.words.catalogues import UnknownMessage, say
from cassino.words.languages import Language


def say_error(language: Language, code: str) -> str:
    """A coded error as a sentence; an error without one of its own is named by its code.

    >>> say_error(Language.EN, "deck/invalid")
    'That is not a whole pack of 52 cards.'
    >>> say_error(Language.EN, "moon/full")
    'Something went wrong (moon/full).'
    """
    try:
        return say(language, f"error-{code.replace('/', '-')}")
    except UnknownMessage:
        return say(language, "error-unknown", code=code)
