"""Random numbers of the kernel's own: the same from the same seed on every machine.

Multiply with carry: the state is 63 bits, of which the lower 32 are multiplied and the upper are
carried; a number is both halves put together by exclusive or. No step leaves 63 bits, so that
the numbers are the same without the compiler.
"""

from __future__ import annotations

from typing import Final

from cassino.kernel.compiling import compiled
from cassino.kernel.records import WorkRecord

_FACTOR: Final = 2147483085  # the greatest below 2**31 with a period of nearly 2**62
_HALF: Final = 0xFFFFFFFF


@compiled
def seed_random(work: WorkRecord, seed: int) -> None:
    """Begin the random numbers of a seed, a whole number from 0 to 2**63 - 1."""
    left = seed & _HALF
    right = seed >> 32
    for turn in range(1, 7):  # a small Feistel network: near seeds begin far apart
        mixed = ((right ^ turn * 0x1F83D9AB) & _HALF) * 0x5BE0CD19
        left, right = right, left ^ ((mixed >> 13 ^ mixed >> 31) & _HALF)
    work.random = (right & 0x3FFFFFFF) << 32 | left | 1


@compiled
def draw(work: WorkRecord, below: int) -> int:
    """A random whole number from 0 to ``below - 1``, for ``below`` up to 2**31."""
    state = _FACTOR * (work.random & _HALF) + (work.random >> 32)
    work.random = state
    return ((state ^ state >> 32) & _HALF) * below >> 32
