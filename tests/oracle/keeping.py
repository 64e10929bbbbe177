"""Who owns a build after the play, and whether his hand answers for it.

CL20, CL32-34, DR10, DR14, DK16, DK18, X27, X45, X46, and `for_partner`.
"""

from collections.abc import Iterable

from tests.oracle.position import Build, Scene
from tests.oracle.values import build_values, hand_values


def unanswered(scene: Scene, values: Iterable[int], hand: tuple[str, ...]) -> int:
    """How many values go without a held card of their own, at the best match (X45)."""
    wanted = sorted(set(values))
    if not wanted:
        return 0
    first, others = wanted[0], wanted[1:]
    fewest = 1 + unanswered(scene, others, hand)
    for card in hand:
        if first in hand_values(card, scene.rules):
            left = tuple(held for held in hand if held != card)
            fewest = min(fewest, unanswered(scene, others, left))
    return fewest


def builds_on_trust(scene: Scene) -> bool:
    """Whether a build may stand with no card at all to answer for it."""
    return scene.partner is not None and scene.rules["for_partner"] == "allowed"


def already_unanswered(scene: Scene) -> int:
    """How many own values the hand can't answer before the play."""
    return unanswered(scene, scene.own_values(), scene.hand)


def keeps(scene: Scene, owned_after: Iterable[int], hand_after: tuple[str, ...]) -> bool:
    """The keep rule: no own build is left without its card (CL34).

    With `for_partner` allowed the number of unanswered values may only not grow.
    """
    allowance = already_unanswered(scene) if builds_on_trust(scene) else 0
    return unanswered(scene, owned_after, hand_after) <= allowance


def merged_into(scene: Scene, target: Build | None, value: int) -> Build | None:
    """The standing build that a raise onto its value joins (X51, merge)."""
    if target is None or target.value == value or scene.rules["same_value_builds"] != "merge":
        return None
    return next((b for b in scene.builds if b != target and b.value == value), None)


def untouched(scene: Scene, target: Build | None, value: int) -> list[Build]:
    """The builds that stand as before after building on `target`."""
    joined = merged_into(scene, target, value)
    return [b for b in scene.builds if b not in (target, joined)]


def owner_after_building(scene: Scene, card: str, target: Build | None, value: int) -> int | None:
    """The seat that owns the build, or None when nobody may own it so."""
    others = untouched(scene, target, value)
    owner = _answering_seat(scene, card, others, value)
    limit = scene.rules["max_own_builds"]
    if owner is None or limit is None:
        return owner
    owned = 1 + sum(b.owner == owner for b in others)
    return owner if owned <= limit else None


def _answering_seat(scene: Scene, card: str, others: list[Build], value: int) -> int | None:
    hand = scene.hand_without(card)
    mine = {b.value for b in others if b.owner == scene.seat}
    held = any(value in hand_values(kept, scene.rules) for kept in hand)
    if held and keeps(scene, mine | {value}, hand):
        return scene.seat
    if _partner_answers(scene, value) and keeps(scene, mine, hand):
        return scene.partner
    return None


def _partner_answers(scene: Scene, value: int) -> bool:
    match scene.rules["for_partner"]:
        case "allowed":
            return scene.partner is not None and value in build_values(scene.rules)
        case "provable":
            return any(b.owner == scene.partner and b.value == value for b in scene.builds)
        case _:
            return False
