"""What callers hand in, looked at: what can't be is refused in a sentence, with a code."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from operator import index
from typing import Any, Final, TypeGuard, TypeVar

import numpy as np
from numpy.typing import NDArray

from cassino.envs.errors import EnvError
from cassino.rules.errors import shown

T = TypeVar("T", bound=StrEnum)

MODES: Final = ("human", "ansi", "rgb_array")
"""The render modes."""


def refused(name: str, given: object, expected: str) -> EnvError:
    """That an argument can't be what was given."""
    return EnvError("envs/bad-option", f"{name} can't be {_told(given)}: expected {expected}")


def _told(given: object) -> str:
    """What was given, in one line."""
    return " ".join(shown(given).split())


def whole(
    name: str,
    given: Any,  # noqa: ANN401 - it may be anything
    expected: str = "a whole number",
) -> int:
    """A whole number, of Python's or of numpy's kind; True and False are none.

    >>> whole("seats", np.int64(3))
    3
    """
    if isinstance(given, bool) or not issubclass(type(given), (int, np.integer)):
        raise refused(name, given, expected)
    return index(given)


def within(name: str, given: object, least: int, most: int) -> int:
    """A whole number from ``least`` to ``most``."""
    expected = f"a whole number from {least} to {most:,}"
    found = whole(name, given, expected)
    if not least <= found <= most:
        raise refused(name, given, expected)
    return found


def seat_of(name: str, given: object, seats: int) -> int | None:
    """A seat, or None."""
    return None if given is None else within(name, given, 0, seats - 1)


def yes_or_no(name: str, given: Any) -> bool:  # noqa: ANN401 - it may be anything
    """True or False."""
    if type(given) not in (bool, np.bool_):
        raise refused(name, given, "True or False")
    return bool(given)


def one_of(kind: type[T], name: str, given: object) -> T:
    """The member of an enum that a word names."""
    return kind(word_of(name, given, tuple(kind)))


def word_of(name: str, given: object, known: Collection[str]) -> str:
    """One of some words."""
    if not isinstance(given, str) or given not in known:
        raise refused(name, given, f"one of {', '.join(known)}")
    return str(given)


def mode_of(given: object) -> str | None:
    """A render mode, or None."""
    return None if given is None else word_of("render_mode", given, MODES)


def switches_of(given: object) -> dict[str, object]:
    """Switches by name; None for none."""
    if given is None:
        return {}
    if not is_mapping(given) or not all(isinstance(name, str) for name in given):
        raise refused("options", given, "switches by name, such as {'raise_own': False}")
    return {str(name): setting for name, setting in given.items()}


def wishes_of(given: object, known: Collection[str] | None = None) -> dict[str, Any]:
    """The ``options`` of a reset, of which only some may be ``known``; None for none."""
    if given is None:
        return {}
    if not is_mapping(given):
        raise refused("options", given, "a dictionary")
    if known is not None and not set(given) <= set(known):
        raise refused("options", given, f"a dictionary with only {', '.join(known)}")
    return {str(name): wish for name, wish in given.items()}


def is_mapping(given: object) -> TypeGuard[Mapping[object, Any]]:
    """Whether it is a mapping, of whatever to whatever."""
    return isinstance(given, Mapping)


def text_of(name: str, given: object) -> str:
    """A text."""
    if not isinstance(given, str):
        raise refused(name, given, "a text")
    return given


def chance_of(seed: object) -> np.random.Generator:
    """Chance as a seed begins it; None takes a seed of the machine's."""
    if seed is None:
        return np.random.default_rng()
    expected = "a whole number, 0 or more"
    found = whole("seed", seed, expected)
    if found < 0:
        raise refused("seed", seed, expected)
    return np.random.default_rng(found)


def action_of(given: Any) -> int:  # noqa: ANN401 - learners hand in numbers of many kinds
    """An action as a number.

    Raises:
        EnvError: when it isn't one whole number.
    """
    try:
        return index(given)
    except TypeError:
        raise EnvError("act/invalid", f"{_told(given)} is no action: not a whole number") from None


def actions_of(given: object, places: int) -> NDArray[np.int64]:
    """An action for every place.

    Raises:
        EnvError: when these aren't so many whole numbers, in a row.
    """
    try:
        found = np.asarray(given)
    except (TypeError, ValueError, OverflowError):
        raise _not_actions(places, _told(given)) from None
    if found.ndim != 1:
        what = f"an array of the shape {found.shape}" if found.ndim else _told(given)
        raise _not_actions(places, what)
    if len(found) != places:
        raise _not_actions(places, str(len(found)))
    if found.dtype.kind not in "iu":
        raise EnvError("act/invalid", f"actions are whole numbers, not {found.dtype}")
    return found.astype(np.int64, copy=False)


def _not_actions(places: int, given: str) -> EnvError:
    return EnvError("act/invalid", f"{places} action{'s' * (places > 1)}, not {given}")


def flags_of(name: str, given: object, places: int) -> NDArray[np.bool_]:
    """A flag for every place; numbers of places are none.

    Raises:
        EnvError: when these aren't so many flags, in a row.
    """
    wrong = refused(name, given, f"{places} flag{'s' * (places > 1)}, True or False")
    try:
        found = np.asarray(given)
    except (TypeError, ValueError):
        raise wrong from None
    if found.dtype != np.bool_ or found.shape != (places,):
        raise wrong
    return found
