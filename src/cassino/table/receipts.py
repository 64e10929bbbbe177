"""The memory of accepted commands, so that a repeated one is answered again and does nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

KEPT_PER_GUEST: Final = 32
KEPT_IN_ALL: Final = 512


@dataclass(frozen=True, slots=True)
class Receipt:
    """A command that was accepted, and the version that it led to."""

    guest: str
    command: str
    version: int


Receipts: TypeAlias = tuple[Receipt, ...]
"""The commands accepted last, oldest first."""


def receipt_for(receipts: Receipts, guest: str, command: str) -> int | None:
    """The version that a command led to, or None when it isn't remembered.

    >>> receipt_for((Receipt("anna", "1", 7),), "anna", "1")
    7
    """
    key = (guest, command)
    return next((each.version for each in receipts if (each.guest, each.command) == key), None)


def remembering(receipts: Receipts, new: Receipt) -> Receipts:
    """The memory with one more receipt, and without those that are too many.

    >>> len(remembering((Receipt("anna", "1", 7),), Receipt("anna", "1", 8)))
    1
    """
    key = (new.guest, new.command)
    others = tuple(each for each in receipts if (each.guest, each.command) != key)
    own = [each for each in others if each.guest == new.guest]
    if len(own) >= KEPT_PER_GUEST:
        others = tuple(each for each in others if each is not own[0])
    return (*others, new)[-KEPT_IN_ALL:]
