"""Who has won after a deal (CL43-44, RY8-9, DK23, DR20-26, X4-5, X16-20, X34, X36, X55-56)."""

from typing import Any

from tests.oracle.position import Rules, switches

BEFORE_ACES = ("cards", "spades", "big_casino", "little_casino")
ACES_IN_ORDER = "schd"
AFTER_ACES = ("sweeps", "last")
ITEMS = (*BEFORE_ACES, "aces", *AFTER_ACES)

Items = dict[str, Any]


def settle(case: dict[str, Any]) -> dict[str, Any]:
    """The expected object of a case of the kind `match`."""
    rules = switches(case["variant"], case.get("options"))
    before: list[int] = case["scores_before"]
    deal: list[Items] = case["deal"]
    wanted = requirements(rules, before)
    met = [item is not None and deal[side][item] > 0 for side, item in enumerate(wanted)]
    missed = [item is not None and not met[side] for side, item in enumerate(wanted)]
    scores = [
        _stopped(rules, before[side], _total(deal[side]))
        if missed[side]
        else before[side] + _total(deal[side])
        for side in range(len(before))
    ]
    if any(met):
        order = [ITEMS.index(item) if item else len(ITEMS) for item in wanted]
        first = min(order[side] for side in range(len(before)) if met[side])
        automatic = [s for s in range(len(before)) if met[s] and order[s] == first]
        return {"scores": scores, "winner": _highest(scores, automatic)}
    able = [side for side in range(len(before)) if not missed[side]]
    return {"scores": scores, "winner": _winner(rules, before, deal, scores, able)}


def reaches(rules: Rules, score: int) -> bool:
    """Whether a score is enough to win (X4)."""
    target: int = rules["target"]
    return score > target if rules["reach"] == "more_than" else score >= target


def limits_are_lifted(rules: Rules, before: list[int]) -> bool:
    """After a tie at the top, at the target or above, there are no limits (DR25, X56)."""
    top = max(before)
    return top >= rules["target"] and before.count(top) > 1


def requirements(rules: Rules, before: list[int]) -> list[str | None]:
    """The item that each side must take to win in this deal, by its score before (DR21)."""
    if not rules["near_target"] or limits_are_lifted(rules, before):
        return [None] * len(before)
    last = "spades" if rules["near_target_20"] == "most_spades" else "little_casino"
    short_of = {3: "cards", 2: "big_casino", 1: last}
    return [short_of.get(rules["target"] - score) for score in before]


def _total(items: Items) -> int:
    return sum(int(items[item]) for item in ITEMS)


def _stopped(rules: Rules, before: int, points: int) -> int:
    """The score of a side that missed its requirement (X18)."""
    match rules["near_target_miss"]:
        case "freeze":
            return before
        case "accrue":
            return before + points
        case _:
            return min(before + points, int(rules["target"]) - 1)


def _winner(
    rules: Rules, before: list[int], deal: list[Items], scores: list[int], able: list[int]
) -> int | None:
    there = [side for side in able if reaches(rules, scores[side])]
    if rules["end_resolution"] == "closest":
        return _highest([-score for score in scores], there)
    fresh = not any(reaches(rules, score) for score in before)
    if rules["end_resolution"] == "count_out" and len(there) > 1 and fresh:
        there = _first_there(rules, before, deal, there)
    return _highest(scores, there)


def _highest(scores: list[int], sides: list[int]) -> int | None:
    """The one side with the highest score, or None when nobody is alone at the top."""
    top = max((scores[side] for side in sides), default=None)
    best = [side for side in sides if scores[side] == top]
    return best[0] if len(best) == 1 else None


def _first_there(rules: Rules, before: list[int], deal: list[Items], sides: list[int]) -> list[int]:
    """The sides that stand at the target first when the items are counted in order (RY8)."""
    running = list(before)
    for step in (*BEFORE_ACES, *ACES_IN_ORDER, *AFTER_ACES):
        for side in sides:
            running[side] += _counted(rules, deal[side], step)
        there = [side for side in sides if reaches(rules, running[side])]
        if there:
            return there
    return sides


def _counted(rules: Rules, items: Items, step: str) -> int:
    if step not in ACES_IN_ORDER:
        return int(items[step])
    return int(rules["ace"]) if step in items.get("ace_suits", "") else 0
