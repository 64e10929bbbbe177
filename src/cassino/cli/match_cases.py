"""Cases about a match: the scores after a deal, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any, cast

from cassino.cli.case_faults import MOST_POINTS, TABLE_KEYS, CaseReader, shown
from cassino.cli.errors import CommandError
from cassino.rules import ACE_ORDER, ITEMS, DealScore, Settlement, SideScore, Variant, settle


def answer_match(case: object) -> dict[str, Any]:
    """The scores after a deal, and the side that has won or None.

    Raises:
        InvalidCase: naming every fault.
        CommandError: ``case/needs-ace-suits`` when the winner depends on which aces a side has
            and ``ace_suits`` doesn't say so.

    >>> deal = [dict.fromkeys(ITEMS, 0) | {"cards": 3}, dict.fromkeys(ITEMS, 0)]
    >>> answer_match({"variant": "classic", "scores_before": [18, 20], "deal": deal})
    {'scores': [21, 20], 'winner': 0}
    """
    reader = CaseReader(case, ("variant", "scores_before", "deal"), TABLE_KEYS)
    rules, seats, partners = reader.table()
    sides = 2 if partners else seats
    before = reader.faults.wholes(
        "scores_before", reader.given.get("scores_before", []), sides, MOST_POINTS
    )
    scored = _sides(reader, rules, sides)
    read = None if before is None or scored is None else (before, scored)
    settled = _settled(rules, *reader.finish(read))
    return {"scores": list(settled.scores), "winner": settled.winner}


def _sides(reader: CaseReader, rules: Variant, sides: int) -> list[SideScore] | None:
    faults = reader.faults
    rows = faults.rows("deal", reader.given.get("deal", []))
    if len(rows) != sides:
        faults.note("deal", f"expected {sides} entries, one a side, found {len(rows)}")
    read = [_side(reader, rules, f"deal[{at}]", row) for at, row in enumerate(rows)]
    good = [side for side in read if side is not None]
    suits = "".join(side.ace_suits for side in good)
    for suit in ACE_ORDER:
        if suits.count(suit) > 1:
            faults.note("deal", f"the ace of {suit} stands {suits.count(suit)} times")
    if sum(side.aces for side in good) > 4 * rules.scoring.ace:
        faults.note("deal", f"the four aces are worth {4 * rules.scoring.ace} together")
    return good if len(good) == sides else None


def _side(reader: CaseReader, rules: Variant, where: str, row: object) -> SideScore | None:
    faults = reader.faults
    if not isinstance(row, dict):
        faults.note(where, f"expected an object, found {shown(row)}")
        return None
    given = cast("dict[str, Any]", row)
    for key in given:
        if key not in (*ITEMS, "ace_suits", "total"):
            faults.note(where, f"unknown key {shown(key)}")
    missing = [item for item in ITEMS if item not in given]
    for item in missing:
        faults.note(where, f"missing key {item!r}")
    points = {
        item: faults.whole(f"{where}.{item}", given[item], 0, MOST_POINTS)
        for item in ITEMS
        if item in given
    }
    good = {item: number for item, number in points.items() if number is not None}
    suits = _ace_suits(reader, where, given.get("ace_suits", ""))
    if suits is None or len(good) < len(ITEMS):
        return None
    side = SideScore(**good, ace_suits=suits)
    _check_sums(reader, rules, where, side, given)
    return side


def _ace_suits(reader: CaseReader, where: str, given: object) -> str | None:
    if isinstance(given, str) and set(given) <= set(ACE_ORDER):
        return given
    reader.faults.note(
        f"{where}.ace_suits", f"expected letters of {ACE_ORDER!r}, found {shown(given)}"
    )
    return None


def _check_sums(
    reader: CaseReader, rules: Variant, where: str, side: SideScore, given: dict[str, Any]
) -> None:
    """Note aces that their suits or the value of an ace contradict, and a wrong total."""
    worth = rules.scoring.ace
    if side.ace_suits and side.aces != worth * len(side.ace_suits):
        right = worth * len(side.ace_suits)
        reader.faults.note(f"{where}.aces", f"these aces are worth {right}, not {side.aces}")
    elif side.aces % max(worth, 1):
        reader.faults.note(f"{where}.aces", f"an ace is worth {worth}, so not {side.aces}")
    if given.get("total", side.total) != side.total:
        found = shown(given["total"])
        reader.faults.note(f"{where}.total", f"the items make {side.total}, not {found}")


def _settled(rules: Variant, before: tuple[int, ...], sides: list[SideScore]) -> Settlement:
    """The settlement, if it is the same whichever aces the sides may have."""
    found = {
        settle(rules, before, DealScore(tuple(possible))) for possible in _with_aces(rules, sides)
    }
    outcomes = {(each.scores, each.winner) for each in found}
    if len(outcomes) > 1:
        raise CommandError(
            "case/needs-ace-suits", "the winner depends on the aces: each side needs ace_suits"
        )
    return min(found, key=repr)


def _with_aces(rules: Variant, sides: list[SideScore]) -> Iterator[list[SideScore]]:
    """The sides with every way to share out the aces whose suits aren't told."""
    told = "".join(side.ace_suits for side in sides)
    untold = [suit for suit in ACE_ORDER if suit not in told]
    counts = [
        0 if side.ace_suits or not side.aces else side.aces // rules.scoring.ace for side in sides
    ]
    for order in permutations(untold):
        left = list(order)
        shared: list[SideScore] = []
        for side, count in zip(sides, counts, strict=True):
            dealt, left = left[:count], left[count:]
            shared.append(replace(side, ace_suits=side.ace_suits or "".join(dealt)))
        yield shared
