"""Builds as they stand in a position's JSON, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from cassino.cards import Card, CardSet
from cassino.notation.faults import FaultFinder, shown
from cassino.rules import HIGHEST_VALUE, Build, Variant

_KEYS: Final = ("value", "groups", "owner")


def read_builds(
    given: object, rules: Variant, seats: int, faults: FaultFinder
) -> tuple[Build, ...]:
    """The builds of a position, with every fault noted."""
    rows = faults.rows("builds", given)
    if rows and not rules.build.builds:
        faults.note("builds", f"{rules.preset} has no builds here")
    read = [_build(f"builds[{at}]", row, rules, seats, faults) for at, row in enumerate(rows)]
    return tuple(build for build in read if build is not None)


def _build(
    where: str, given: object, rules: Variant, seats: int, faults: FaultFinder
) -> Build | None:
    if not isinstance(given, Mapping):
        faults.note(where, f"expected an object, found {shown(given)}")
        return None
    data = cast("Mapping[object, Any]", given)
    for key in data:
        if key not in _KEYS:
            faults.note(where, f"unknown key {shown(key)}")
    missing = [key for key in _KEYS if key not in data]
    for key in missing:
        faults.note(where, f"missing key {key!r}")
    if missing:
        return None
    value = faults.whole(f"{where}.value", data["value"], 1, HIGHEST_VALUE)
    owner = faults.whole(f"{where}.owner", data["owner"], 0, seats - 1)
    rows = faults.rows(f"{where}.groups", data["groups"])
    groups = [faults.cards(f"{where}.groups[{at}]", row) for at, row in enumerate(rows)]
    if value is None or owner is None:
        return None
    _check_groups(where, value, groups, rules, faults)
    return Build(value, tuple(sorted(map(CardSet.from_cards, groups), key=_order)), owner)


def _order(group: CardSet) -> tuple[int, list[int]]:
    return len(group), [-card for card in group.high_to_low()]


def _check_groups(
    where: str,
    value: int,
    groups: list[tuple[Card, ...]],
    rules: Variant,
    faults: FaultFinder,
) -> None:
    """Note groups that are empty or don't make the value, and a build of one card."""
    if sum(map(len, groups)) < 2:
        faults.note(where, "a build has two cards or more")
    if not rules.values.hand_worth[value]:
        faults.note(f"{where}.value", f"no card is worth {value} in {rules.preset}")
    for at, group in enumerate(groups):
        sums = {0}
        for card in group:
            values = rules.values.build[card]
            if not values:
                faults.note(f"{where}.groups[{at}]", f"{card.text} has no number")
            sums = {have + each for have in sums for each in values or (0,)}
        if value not in sums:
            texts = "+".join(card.text for card in group) or "an empty group"
            faults.note(f"{where}.groups[{at}]", f"{texts} does not make {value}")
