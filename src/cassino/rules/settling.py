"""Settling a match after a deal: the new scores, and whether somebody has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from cassino.rules.scoring import (
    ACE_ORDER,
    ITEMS,
    DealScore,
    SideScore,
    has_reached,
    is_past_a_tie,
)
from cassino.rules.settings import EndResolution, NearTarget20, NearTargetMiss, Objective
from cassino.rules.variants import Variant


class Decision(StrEnum):
    """What decided a match, or why it goes on."""

    NOT_REACHED = "not-reached"
    TIED = "tied"
    HIGHEST = "highest"
    COUNTED_OUT = "counted-out"
    CLOSEST = "closest"
    REQUIREMENT = "requirement"
    AT_ONCE = "at-once"
    FEWEST = "fewest"


@dataclass(frozen=True, slots=True)
class Settlement:
    """The scores after a deal, the winning side or None when another deal follows, and why.

    ``item`` names the item that decided by counting out or by a near-target requirement.
    """

    scores: tuple[int, ...]
    winner: int | None
    decision: Decision
    item: str | None = None


def settle(variant: Variant, before: Sequence[int], deal: DealScore) -> Settlement:
    """The scores and the winner after a deal (CL43, CL44, RY8, DK23, DR20-DR26).

    Args:
        variant: the rules.
        before: each side's score before the deal.
        deal: what the deal was worth.

    >>> from cassino.rules import variant
    >>> settle(variant(), (18, 15), DealScore((SideScore(cards=3), SideScore(aces=4)))).winner
    0
    """
    totals = [score + side.total for score, side in zip(before, deal.sides, strict=True)]
    if deal.out_at_once is not None:
        return Settlement(tuple(totals), deal.out_at_once, Decision.AT_ONCE)
    rules = variant.match
    if rules.near_target and not is_past_a_tie(variant, before):
        return _near_target(variant, before, deal.sides)
    if rules.objective is Objective.FEWEST:
        return _fewest(variant, totals)
    reached = [at for at, total in enumerate(totals) if has_reached(variant, total)]
    fresh = not any(has_reached(variant, score) for score in before)
    if rules.end_resolution is EndResolution.COUNT_OUT and len(reached) > 1 and fresh:
        return _count_out(variant, before, deal.sides, totals)
    if rules.end_resolution is EndResolution.CLOSEST:
        return _best(totals, reached, Decision.CLOSEST, sign=-1)
    return _best(totals, reached, Decision.HIGHEST)


def _best(
    totals: Sequence[int],
    among: Sequence[int],
    decision: Decision,
    item: str | None = None,
    sign: int = 1,
) -> Settlement:
    """The single best of some sides wins; equal ones play another deal."""
    scores = tuple(totals)
    if not among:
        return Settlement(scores, None, Decision.NOT_REACHED)
    top = max(sign * totals[at] for at in among)
    first = [at for at in among if sign * totals[at] == top]
    if len(first) > 1:
        return Settlement(scores, None, Decision.TIED)
    alone = len(among) == 1 and decision is Decision.CLOSEST
    return Settlement(scores, first[0], Decision.HIGHEST if alone else decision, item)


def _fewest(variant: Variant, totals: Sequence[int]) -> Settlement:
    """The match ends when a side reaches the target, and the lowest score wins."""
    if not any(has_reached(variant, total) for total in totals):
        return Settlement(tuple(totals), None, Decision.NOT_REACHED)
    return _best(totals, range(len(totals)), Decision.FEWEST, sign=-1)


def counting_steps(sides: Sequence[SideScore]) -> list[tuple[str, tuple[int, ...]]]:
    """The items in the order of counting, each with every side's points (RY8).

    Aces are counted one by one as far as their suits are known, others after them.

    >>> [item for item, _ in counting_steps((SideScore(aces=1, ace_suits="d"), SideScore()))]
    ['cards', 'spades', 'big_casino', 'little_casino', 'ace_d', 'sweeps', 'last']
    """
    steps: list[tuple[str, tuple[int, ...]]] = []
    for item in ITEMS:
        if item != "aces":
            steps.append((item, tuple(getattr(side, item) for side in sides)))
            continue
        steps += _ace_steps(sides)
    return steps


def _ace_steps(sides: Sequence[SideScore]) -> list[tuple[str, tuple[int, ...]]]:
    steps: list[tuple[str, tuple[int, ...]]] = []
    worth = [side.aces // len(side.ace_suits or ACE_ORDER) for side in sides]
    left = [side.aces for side in sides]
    for suit in ACE_ORDER:
        has = [suit in side.ace_suits for side in sides]
        points = tuple(w * h for w, h in zip(worth, has, strict=True))
        left = [have - less for have, less in zip(left, points, strict=True)]
        if any(points):
            steps.append((f"ace_{suit}", points))
    if any(left):
        steps.append(("aces", tuple(left)))
    return steps


def _count_out(
    variant: Variant, before: Sequence[int], sides: Sequence[SideScore], totals: Sequence[int]
) -> Settlement:
    """Credit items one by one; the first side to stand at the target wins (RY8, X55)."""
    running, steps = list(before), iter(counting_steps(sides))
    out: list[int] = []
    item = ""
    while not out:  # the totals reach the target, so counting comes to it
        item, points = next(steps)
        running = [have + more for have, more in zip(running, points, strict=True)]
        out = [at for at, score in enumerate(running) if has_reached(variant, score)]
    return _best(totals, out, Decision.COUNTED_OUT, item)


def requirement(variant: Variant, score: int) -> str | None:
    """The item that a side with this score must get to win, or None (DR21, X16).

    >>> from cassino.rules import variant
    >>> requirement(variant("dominican"), 19)
    'big_casino'
    """
    spades = variant.match.near_target_20 is NearTarget20.MOST_SPADES
    items = {3: "cards", 2: "big_casino", 1: "spades" if spades else "little_casino"}
    return items.get(variant.match.target - score)


def _near_target(variant: Variant, before: Sequence[int], sides: Sequence[SideScore]) -> Settlement:
    """The Dominican limits at 18, 19 and 20 (DR21-DR26)."""
    needs = [requirement(variant, score) for score in before]
    met = [need is not None and getattr(s, need) > 0 for need, s in zip(needs, sides, strict=True)]
    totals = [
        score + side.total if need is None or ok else _after_miss(variant, score, side.total)
        for score, side, need, ok in zip(before, sides, needs, met, strict=True)
    ]
    for item in ITEMS:
        winners = [at for at, need in enumerate(needs) if need == item and met[at]]
        if winners:
            return _best(totals, winners, Decision.REQUIREMENT, item)
    free = [at for at, need in enumerate(needs) if need is None]
    reached = [at for at in free if has_reached(variant, totals[at])]
    return _best(totals, reached, Decision.HIGHEST)


def withheld(before: Sequence[int], deal: DealScore, settlement: Settlement) -> tuple[int, ...]:
    """The points that each side counted and wasn't credited with near the target (DR23, X18).

    >>> from cassino.rules import variant
    >>> counted = DealScore((SideScore(cards=3), SideScore(aces=4)))
    >>> withheld((20, 3), counted, settle(variant("dominican"), (20, 3), counted))
    (3, 0)
    """
    return tuple(
        score + side.total - after
        for score, side, after in zip(before, deal.sides, settlement.scores, strict=True)
    )


def _after_miss(variant: Variant, score: int, points: int) -> int:
    """The score of a side that missed its requirement (DR23, X18)."""
    miss = variant.match.near_target_miss
    match miss:
        case NearTargetMiss.CAP_AT_20:
            return max(score, min(score + points, variant.match.target - 1))
        case NearTargetMiss.FREEZE:
            return score
        case NearTargetMiss.ACCRUE:
            return score + points
        case _:
            assert_never(miss)
