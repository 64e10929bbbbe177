"""``cassino-move-v1`` read back, from codes that may be anything."""

from __future__ import annotations

from collections.abc import Iterable

from cassino import kernel
from cassino.cards import CARDS
from cassino.envs.arguments import whole
from cassino.envs.errors import EnvError
from cassino.rules import Move


def decode_move(code: int, builds: Iterable[int]) -> Move:
    """The move of a code, signed or not; whether it is legal isn't looked at.

    Args:
        code: the code.
        builds: the cards of each build on the table.

    Raises:
        EnvError: for a number that is no code, and where a build that it names isn't on the table.

    >>> decode_move(0x7C00000000010400, ())
    Capture(card=8s, taken={3h 5c})
    """
    number = whole("code", code)
    if not -(1 << 63) <= number < 1 << 64 or number >> 58 & 63 >= len(CARDS):
        raise EnvError("act/invalid", f"{number} is no code of a move")
    try:
        return kernel.decode_move(number, builds)
    except StopIteration:
        raise EnvError("act/invalid", f"{number} names a build that isn't there") from None
