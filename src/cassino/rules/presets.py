"""The presets: each states only how it differs from the one it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from cassino.rules.errors import InvalidSeats, UnknownName
from cassino.rules.switches import Setting
from cassino.rules.variants import SWITCHES, Variant

_FROM: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "royal": (
        "classic",
        {
            "face_values": "11_12_13",
            "high_cards": "A14",
            "sweep_points": 1,
            "end_resolution": "count_out",
        },
    ),
    "danish": (
        "classic",
        {
            "deal_order": "players_table",
            "later_hands_led_by": "next_seat",
            "face_values": "11_12_13",
            "high_cards": "A14 2s15 Td16",
            "five_of_spades_clears": True,
            "max_own_builds": 1,
            "owner_may_trail": True,
            "after_build": "capture_next",
            "sweep_points": 1,
            "sweep_cancel": "all_sides",
            "last_capture_point": 1,
            "most_cards": 1,
            "most_spades": 2,
        },
    ),
    "dominican": (
        "classic",
        {
            "direction": "counter_clockwise",
            "face_values": "11_12_13",
            "high_cards": "A14",
            "compulsory": "matching_loose",
            "raise_own": False,
            "sweep_points": 1,
            "sweep_cancel": "all_sides",
            "sweeps_blocked_from": 18,
            "near_target": True,
        },
    ),
    "royal_na": ("royal", {"sweep_points": 0}),
    "swedish": (
        "royal",
        {
            "builds": False,
            "most_cards": 1,
            "most_spades": 2,
            "last_capture_point": 1,
            "target": 16,
            "end_resolution": "highest",
        },
    ),
    "finnish": (
        "swedish",
        {
            "high_cards": "A14 2s15 Td16",
            "dual_values": "hand_high",
            "sweep_cancel": "sequential",
            "sweeps_blocked_from": 10,
            "sweeps_in_last_hand": False,
            "last_capture_point": 0,
            "majority_ties": "carry",
        },
    ),
    "laistokasino": ("finnish", {"compulsory": "if_able", "objective": "fewest"}),
    "byggkasino": (
        "finnish",
        {
            "builds": True,
            "same_value_builds": "merge",
            "sweep_points": 0,
            "sweep_cancel": "none",
            "sweeps_blocked_from": None,
            "most_cards": 3,
            "most_spades": 1,
            "target": 21,
        },
    ),
    "spade": (
        "classic",
        {
            "most_spades": 0,
            "each_spade": 1,
            "jack_of_spades": 1,
            "target": 61,
            "count_at_once": True,
        },
    ),
    "draw": ("classic", {"refill": True}),
}

PRESETS: Final[tuple[str, ...]] = ("classic", *_FROM)
"""The names of the presets, the four of the mission first."""


@lru_cache(maxsize=64)
def _preset(name: str) -> Variant:
    if name == "classic":
        return Variant()
    if name not in _FROM:
        raise UnknownName("variant", name, PRESETS)
    parent, differs = _FROM[name]
    base = _preset(parent)
    return Variant(
        name, *(getattr(base, group) for group in Variant.__dataclass_fields__ if group != "preset")
    ).with_settings(read_options(differs))


def read_options(options: Mapping[str, object]) -> dict[str, Setting]:
    """Settings from text or JSON, checked.

    Raises:
        UnknownName: for a switch that doesn't exist.
        InvalidOption: for a setting that the switch can't have.

    >>> read_options({"raise_own": "no", "target": 11})
    {'raise_own': False, 'target': 11}
    """
    read: dict[str, Setting] = {}
    for name, given in options.items():
        if name not in SWITCHES:
            raise UnknownName("switch", name, tuple(SWITCHES))
        read[name] = SWITCHES[name].domain.read(name, given)
    return read


def variant(preset: str = "classic", /, **options: object) -> Variant:
    """The variant of a preset's name with some switches set otherwise.

    Raises:
        UnknownName: for a preset or switch that doesn't exist.
        InvalidOption: for a setting that the switch can't have.

    >>> variant("danish").build.max_own_builds
    1
    >>> variant("classic", sweep_points=1).sweep.sweep_points
    1
    """
    base = _preset(preset)
    return base.with_settings(read_options(options)) if options else base


def preset_of(chosen: Variant) -> Variant:
    """The preset that a variant started from.

    >>> preset_of(variant("royal", sweep_points=0)) == variant("royal")
    True
    """
    return _preset(chosen.preset)


def options_of(chosen: Variant) -> dict[str, Setting]:
    """The switches in which a variant differs from its preset.

    >>> options_of(variant("royal", raise_own="no", target=21))
    {'raise_own': False}
    """
    base = _preset(chosen.preset)
    return {
        name: chosen.setting(name)
        for name in SWITCHES
        if chosen.setting(name) != base.setting(name)
    }


def check_seats(chosen: Variant, seats: int, partners: bool) -> None:
    """Refuse a number of seats or partnership that can't be.

    Raises:
        InvalidSeats: outside 2 to 4 seats, partners without four seats, or a stock to draw from
            (``refill``) with more than two seats.

    >>> check_seats(variant("draw"), 3, False)
    Traceback (most recent call last):
    cassino.rules.errors.InvalidSeats: draw is for 2 seats, not 3
    """
    if not 2 <= seats <= 4:
        raise InvalidSeats(f"2 to 4 seats, not {seats}")
    if partners and seats != 4:
        raise InvalidSeats(f"partners need 4 seats, not {seats}")
    if chosen.deal.refill and seats != 2:
        raise InvalidSeats(f"{chosen.preset} is for 2 seats, not {seats}")
