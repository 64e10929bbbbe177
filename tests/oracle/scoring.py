"""The points of a deal, item by item (CL38-42, RY5-8, DK20-22, DR17-19, X7-9, X31-33, X54)."""

from typing import Any

from tests.oracle.dealing import deal
from tests.oracle.position import Rules, side_of, switches
from tests.oracle.settling import limits_are_lifted, settle
from tests.oracle.values import DECK

__all__ = ["deal", "score", "settle"]

ITEMS = ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps", "last")


def score(case: dict[str, Any]) -> list[dict[str, int]]:
    """The expected list of a case of the kind `score`: one object a side."""
    rules = switches(case["variant"], case.get("options"))
    partners = bool(case.get("partners", False))
    sides = 2 if partners else case["seats"]
    piles = _piles(case, rules, sides, partners)
    most = _majority(rules, [len(pile) for pile in piles], rules["most_cards"])
    spades = [sum(card[1] == "s" for card in pile) for pile in piles]
    most_spades = _majority(rules, spades, rules["most_spades"])
    sweeps = _sweeps(case, rules, sides, partners)
    last = case.get("last_capturer")
    table = []
    for side, pile in enumerate(piles):
        took_last = last is not None and side_of(last, partners) == side
        points = {
            "cards": most[side],
            "spades": most_spades[side],
            "big_casino": rules["big_casino"] * ("Td" in pile),
            "little_casino": rules["little_casino"] * ("2s" in pile),
            "aces": rules["ace"] * sum(card[0] == "A" for card in pile),
            "sweeps": rules["sweep_points"] * sweeps[side],
            "last": rules["last_capture_point"] * took_last,
        }
        table.append({**points, "total": sum(points[item] for item in ITEMS)})
    return table


def _piles(case: dict[str, Any], rules: Rules, sides: int, partners: bool) -> list[list[str]]:
    """What each side holds once the cards left on the table are given away (X31, X32)."""
    piles: list[list[str]] = [[] for _ in range(sides)]
    for seat, pile in enumerate(case["piles"]):
        piles[side_of(seat, partners)] += pile
    captured = {card for pile in piles for card in pile}
    receiver = {
        "last_capturer": case.get("last_capturer"),
        "nobody": None,
        "dealer_side": case.get("dealer", 0),
    }[rules["residue"]]
    if receiver is not None:
        piles[side_of(receiver, partners)] += [card for card in DECK if card not in captured]
    return piles


def _majority(rules: Rules, counts: list[int], points: int) -> list[int]:
    """The points for having most, to the one who has; ties by `majority_ties` (CL40)."""
    top = max(counts)
    leaders = [side for side, count in enumerate(counts) if count == top]
    if top == 0 or (len(leaders) > 1 and rules["majority_ties"] != "split"):
        return [0] * len(counts)
    return [points // len(leaders) if side in leaders else 0 for side in range(len(counts))]


def _sweeps(case: dict[str, Any], rules: Rules, sides: int, partners: bool) -> list[int]:
    """The sweeps left after cancelling, and after the bar near the target (X9, DR24, X56)."""
    made = [0] * sides
    for seat, count in enumerate(case["sweeps"]):
        made[side_of(seat, partners)] += count
    left = _cancelled(made, rules["sweep_cancel"])
    before = case.get("scores_before") or [0] * sides
    bar = rules["sweeps_blocked_from"]
    if bar is None or limits_are_lifted(rules, before):
        return left
    return [0 if before[side] >= bar else left[side] for side in range(sides)]


def _cancelled(made: list[int], how: str) -> list[int]:
    if how == "sequential" and len(made) > 2:
        raise ValueError("counts alone don't tell whose sweep another side's knocked out")
    if how in ("all_sides", "sequential"):
        return [count - min(made) for count in made]
    if how == "pairwise":
        second, most = sorted(made)[-2:]
        return [most - second if count == most else 0 for count in made]
    return made
