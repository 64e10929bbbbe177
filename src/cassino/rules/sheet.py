"""The rules sheet: how each switch of a variant is set, without words.

A line names a message; whoever knows a language puts the words to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from cassino.cards import CARDS
from cassino.rules.presets import preset_of
from cassino.rules.settings import NearTargetMiss, Objective
from cassino.rules.switches import Number, Setting, Text
from cassino.rules.variants import SWITCHES, Variant


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One switch as it is set.

    ``message`` is the id of the sentence that says so, ``arguments`` the numbers and cards in it,
    ``rules`` the rules and ledger entries that it decides. ``differs`` marks a house rule, one
    that the variant's preset has otherwise; ``applies`` is false where the other switches leave
    this one nothing to decide.
    """

    switch: str
    group: str
    setting: Setting
    message: str
    arguments: Mapping[str, int | str]
    rules: tuple[str, ...]
    differs: bool
    applies: bool


def describe(variant: Variant) -> tuple[SheetLine, ...]:
    """The rules sheet: one line a switch, in the order of ``SWITCHES``.

    >>> from cassino.rules import variant
    >>> sheet = describe(variant("royal", raise_own="no"))
    >>> [line.message for line in sheet if line.differs]
    ['sheet-raise-own-false']
    """
    return tuple(sheet_line(variant, name) for name in SWITCHES)


def sheet_line(variant: Variant, name: str) -> SheetLine:
    """The line of one switch.

    Raises:
        KeyError: for a switch that doesn't exist.

    >>> from cassino.rules import variant
    >>> line = sheet_line(variant("danish"), "max_own_builds")
    >>> line.message, dict(line.arguments), line.rules
    ('sheet-max-own-builds', {'number': 1}, ('X27', 'X46'))
    """
    switch = SWITCHES[name]
    setting = variant.setting(name)
    return SheetLine(
        name,
        switch.group,
        setting,
        _message(name, setting),
        MappingProxyType(_arguments(variant, name, setting)),
        switch.rules,
        setting != preset_of(variant).setting(name),
        _applies(variant, name),
    )


def _message(name: str, setting: Setting) -> str:
    """The message's id: numbers and texts are arguments, every other setting has its own."""
    stem = f"sheet-{name}".replace("_", "-")
    if isinstance(SWITCHES[name].domain, Number | Text):
        return f"{stem}-none" if setting in (None, "") else stem
    return f"{stem}-{str(setting).lower()}".replace("_", "-")


def _arguments(variant: Variant, name: str, setting: Setting) -> dict[str, int | str]:
    """The numbers and cards that the sentence names."""
    target = variant.match.target
    match SWITCHES[name].domain:
        case Number() if isinstance(setting, int):
            return {"number": setting}
        case Text() if setting:
            return {"cards": str(setting)}
        case _:
            pass
    if name == "near_target" and setting:
        return {"low": target - 3, "middle": target - 2}
    if name == "near_target_20" or setting is NearTargetMiss.CAP_AT_20:
        return {"score": target - 1}
    return {"target": target} if name in _NAME_THE_TARGET else {}


_NAME_THE_TARGET: Final = frozenset({"reach", "end_resolution", "objective"})
_NEED_BUILDS: Final = frozenset(
    name
    for name, switch in SWITCHES.items()
    if switch.group in ("build", "obligation") and name != "builds"
)
_NEED_SWEEPS: Final = frozenset(
    name for name, switch in SWITCHES.items() if switch.group == "sweep" and name != "sweep_points"
)


def _applies(variant: Variant, name: str) -> bool:
    """Whether the switch has something to decide, as the others are set."""
    scoring, match = variant.scoring, variant.match
    if name in _NEED_BUILDS:
        return variant.build.builds
    if name in _NEED_SWEEPS:
        limited = name != "sweeps_block" or variant.sweep.sweeps_blocked_from is not None
        return variant.sweep.sweep_points > 0 and limited
    has_use = {
        "later_hands_led_by": not variant.deal.refill,
        "dual_values": any(len(values) > 1 for values in variant.values.build),
        "face_capture": not all(map(variant.values.is_number, CARDS)),
        "majority_ties": scoring.most_cards > 0 or scoring.most_spades > 0,
        "end_resolution": match.objective is Objective.MOST,
        "near_target_20": match.near_target,
        "near_target_miss": match.near_target,
    }
    return has_use.get(name, True)
