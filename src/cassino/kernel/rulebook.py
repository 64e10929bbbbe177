"""Variants as rules records, and what the kernel can't play."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

import numpy as np

from cassino.kernel.choices import number_of
from cassino.kernel.records import NO_LIMIT, RULES, SWITCH_NAMES, Rules
from cassino.rules import SWITCHES, Setting, Variant
from cassino.rules.values import Values

_KNOWN: Final = frozenset((*SWITCH_NAMES, "high_cards"))


def unsupported(variant: Variant) -> str | None:
    """The switch for which the kernel can't play the variant, or None when it can.

    The kernel plays every setting of the switches that it knows; one that it doesn't know must be
    as in classic.
    """
    for name, switch in SWITCHES.items():
        if name not in _KNOWN and variant.setting(name) != switch.default:
            return name
    return None


def supports(variant: Variant) -> bool:
    """Whether the kernel plays the variant exactly as the rules do."""
    return unsupported(variant) is None


class UnsupportedVariant(ValueError):
    """A variant that the kernel can't play; ``switch`` is what it doesn't know."""

    code = "kernel/unsupported"

    def __init__(self, switch: str) -> None:
        """Keep the switch."""
        super().__init__(f"the kernel doesn't know {switch}")
        self.switch = switch


@lru_cache(maxsize=256)
def rules_of(variant: Variant) -> Rules:
    """The rules record of a variant, in an array of one that everybody shares and nobody writes to.

    Raises:
        UnsupportedVariant: when the kernel doesn't know one of its switches.
    """
    unknown = unsupported(variant)
    if unknown is not None:
        raise UnsupportedVariant(unknown)
    rules: Rules = np.zeros(1, RULES)
    record = rules[0]
    record.step = variant.step
    for name in SWITCH_NAMES:
        setattr(record, name, _number(variant.setting(name)))
    _fill_values(rules, variant)
    return rules


def _number(setting: Setting) -> int:
    if setting is None:
        return NO_LIMIT
    return number_of(setting) if isinstance(setting, StrEnum) else int(setting)


def _fill_values(rules: Rules, variant: Variant) -> None:
    values = variant.values
    record = rules[0]
    for card in range(52):
        record.hand_low[card], record.hand_high[card] = _two(values.hand[card])
        record.table_low[card], record.table_high[card] = _two(values.table[card])
        record.hand_values[card] = sum(1 << value for value in values.hand[card])
    record.hand_worth[:] = values.hand_worth
    record.table_worth[:] = values.table_worth


def _two(values: Values) -> tuple[int, int]:
    """A card's values with nought for those that it hasn't: it has two at most."""
    return values[0] if values else 0, values[1] if len(values) > 1 else 0
