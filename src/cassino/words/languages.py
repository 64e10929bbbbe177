"""The languages of the table, and which of them a reader's browser asks for."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language that the table speaks, by its code.

    >>> Language("cs")
    <Language.CS: 'cs'>
    """

    EN = "en"
    CS = "cs"
    DA = "da"
    JA = "ja"
    SW = "sw"


SOURCE: Final = Language.EN
"""The language that the others are translated from, and that stands in for what they lack."""


def language_named(code: str) -> Language | None:
    """The language of a code, or None when the table doesn't speak it.

    >>> language_named("da"), language_named("xx")
    (<Language.DA: 'da'>, None)
    """
    return Language(code) if code in tuple(Language) else None


def negotiate(accept: str) -> Language:
    """The best language for an ``Accept-Language`` header; English when it names none of them.

    Regions and scripts are left aside; of equal wishes the first counts. What can't be read in
    the header is passed over.

    >>> negotiate("de, da-DK;q=0.9, en;q=0.8").value
    'da'
    >>> negotiate("").value
    'en'
    """
    wishes = [wish for part in accept.split(",") if (wish := _wish(part)) is not None]
    best = max(wishes, key=lambda wish: wish[1], default=(SOURCE, 1.0))
    return best[0]


def _wish(part: str) -> tuple[Language, float] | None:
    """One entry of the header: a language of ours and how much it is wanted, or None."""
    tag, _, parameter = part.partition(";")
    primary = tag.strip().lower().split("-")[0]
    weight = _weight(parameter)
    if weight <= 0 or primary not in (*Language, "*"):
        return None
    return (SOURCE if primary == "*" else Language(primary)), weight


def _weight(parameter: str) -> float:
    """The weight from 0 to 1; 0, which means unwanted, for a parameter that is none."""
    if not parameter.strip():
        return 1.0
    key, _, number = parameter.partition("=")
    digits = number.strip()
    plain = digits.replace(".", "", 1).isdecimal() and digits.isascii() and len(digits) <= 5
    return min(float(digits), 1.0) if key.strip().lower() == "q" and plain else 0.0
