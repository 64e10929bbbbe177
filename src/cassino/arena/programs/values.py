"""Values of a program's options, held against what the program announced."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import cast


def objection(option: Mapping[str, object], value: str) -> str | None:
    """What an option takes instead of a value; None where the value fits.

    An announcement that says nothing, or nothing that can be understood, takes everything.

    >>> objection({"name": "Depth", "type": "number", "min": 1, "max": 9}, "12")
    'a number from 1 to 9'
    >>> objection({"name": "Style", "type": "choice", "values": ["calm", "wild"]}, "calm")
    """
    match option.get("type"):
        case "choice":
            return _no_choice(option.get("values"), value)
        case "number":
            return _no_number(option.get("min"), option.get("max"), value)
        case "yesno":
            return None if value in ("yes", "no") else "yes or no"
        case _:
            return None


def _no_choice(values: object, value: str) -> str | None:
    if not isinstance(values, list) or not values:
        return None
    texts = [str(each) for each in cast("list[object]", values)]
    return None if value in texts else f"one of {', '.join(texts)}"


def _no_number(low: object, high: object, value: str) -> str | None:
    least = low if isinstance(low, int | float) else None
    most = high if isinstance(high, int | float) else None
    bounds = ("" if least is None else f" from {least}") + ("" if most is None else f" to {most}")
    try:
        number = float(value)
    except ValueError:
        return f"a number{bounds}"
    is_low = least is not None and number < least
    is_high = most is not None and number > most
    return f"a number{bounds}" if is_low or is_high or not isfinite(number) else None
