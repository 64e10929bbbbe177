"""What may be handed in from Python for many deals at once.

Compiled code looks at nothing: it would divide by no seats, and read and write beyond the arrays.
So whatever is entered for whole arrays looks once here; functions for one deal, which are called
far more often, leave it to who calls them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from cassino.kernel.records import RULES, STATE, WORK, Codes, Rules, States, Work

_FEWEST: Final = 2
_MOST: Final = 4
_ODD_BITS: Final = 0b01010101


class BatchError(ValueError):
    """Arrays that the kernel can't work on, in one line; ``code`` says what for."""

    def __init__(self, code: str, reason: str) -> None:
        """Keep the code."""
        super().__init__(reason)
        self.code = code


def check_deals(rules: Rules, states: States, work: Work | None = None) -> None:
    """Nothing, unless the arrays aren't the kernel's, or some deal has seats that can't be.

    Raises:
        BatchError: ``kernel/bad-array``, ``kernel/bad-seats`` or ``kernel/bad-dealer``.
    """
    _check_kind("rules", rules, RULES, 1, "rules_of")
    _check_kind("states", states, STATE, 1, "new_states")
    if work is not None:
        _check_kind("work", work, WORK, 1, "new_work")
    seats, dealers = states["seats"], states["dealer"]
    if (wrong := (seats < _FEWEST) | (seats > _MOST)).any():
        at = int(wrong.argmax())
        raise BatchError("kernel/bad-seats", f"state {at} has {seats[at]} seats; there are 2 to 4")
    if (wrong := (dealers < 0) | (dealers >= seats)).any():
        at = int(wrong.argmax())
        reason = f"state {at} has dealer {dealers[at]} of {seats[at]} seats, counted from 0"
        raise BatchError("kernel/bad-dealer", reason)


def check_rows(states: States, dimensions: int = 1, **arrays: Codes) -> None:
    """Nothing, unless an array isn't one of 64-bit whole numbers with a row for each state.

    Raises:
        BatchError: ``kernel/bad-array`` or ``kernel/bad-length``.
    """
    for name, array in arrays.items():
        _check_kind(name, array, np.dtype(np.int64), dimensions)
        if len(array) != len(states):
            reason = f"{name} has {len(array)} rows for {len(states)} states"
            raise BatchError("kernel/bad-length", reason)


def check_plan(seated: int, limits: Mapping[str, int]) -> None:
    """Nothing, unless some seat has no policy that there is, or a limit is below 0.

    Raises:
        BatchError: ``kernel/bad-policies`` or ``kernel/bad-limit``.
    """
    if not 0 <= seated < 1 << 2 * _MOST or seated & seated >> 1 & _ODD_BITS:
        raise BatchError("kernel/bad-policies", f"{seated} isn't what policies() gives")
    for name, limit in limits.items():
        if limit < 0:
            raise BatchError("kernel/bad-limit", f"{name} is {limit}; it can't be less than 0")


def _check_kind(
    name: str, array: object, kind: np.dtype[Any], dimensions: int, maker: str = ""
) -> None:
    found = getattr(array, "dtype", None)
    is_kind = found is kind or found == kind
    if is_kind and isinstance(array, np.ndarray) and array.ndim == dimensions:
        return
    wanted = f"what {maker} makes" if maker else f"an array of {kind}, {dimensions}-dimensional"
    raise BatchError("kernel/bad-array", f"{name} isn't {wanted}")
