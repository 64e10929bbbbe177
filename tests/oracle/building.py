"""Builds: new ones, raises, additions, and builds of table cards alone.

CL19-32, RY2-4, DK13-18, DR9-14, X25, X28, X39, X46, X48, X49, X51.
"""

from tests.oracle.groups import ALL, Cards, Term, Terms, parted, unions, unions_with, without
from tests.oracle.keeping import owner_after_building
from tests.oracle.keys import NO_CARDS, BuildKey, build
from tests.oracle.position import Build, Scene
from tests.oracle.values import build_values, hand_values, table_values


def allowed_builds(scene: Scene) -> set[BuildKey]:
    """Every build with the played card in it, obligations to capture aside."""
    return {
        build(card, target.cards if target else NO_CARDS, loose, value)
        for card in scene.hand
        for target in (None, *scene.builds)
        for value in build_values(scene.rules)
        if may_build(scene, card, target, value)
        for loose in _loose_sets(scene, card, target, value)
    }


def allowed_table_builds(scene: Scene) -> set[BuildKey]:
    """Every build of loose cards alone beside a trail, the rules of trailing aside."""
    if not scene.rules["table_only_builds"]:
        return set()
    return {
        build(card, NO_CARDS, loose, value)
        for card in scene.hand
        for value in build_values(scene.rules)
        if may_build(scene, card, None, value)
        for loose in unions(loose_terms(scene), value, _limit(scene))
        if len(loose) >= 2
    }


def may_build(scene: Scene, card: str, target: Build | None, value: int) -> bool:
    """Everything about a build that its loose cards don't decide."""
    rules = scene.rules
    if not rules["builds"] or owner_after_building(scene, card, target, value) is None:
        return False
    if target is not None and target.value == value:
        return True
    stands = any(b != target and b.value == value for b in scene.builds)
    if target is None:
        return not (stands and rules["same_value_builds"] != "allowed")
    return (
        target.is_single
        and (target.owner != scene.seat or rules["raise_own"])
        and not (stands and rules["same_value_builds"] == "forbidden")
    )


def _loose_sets(scene: Scene, card: str, target: Build | None, value: int) -> set[Cards]:
    """The sets of loose cards that go with the card into a build of the value."""
    first, rest = played_term(scene, card, target, value), loose_terms(scene)
    limit = _limit(scene)
    if _raises_alone(scene, target, value):
        return set(unions(rest, value, limit)) if value in first.values else set()
    sets = {joined - first.cards for joined in unions_with(first, rest, value, limit)}
    return sets if target is not None else sets - {NO_CARDS}


def played_term(scene: Scene, card: str, target: Build | None, value: int) -> Term:
    """The played card as a member of its group; a raised build counts as one card (X49)."""
    values = hand_values(card, scene.rules)
    if target is None or target.value == value:
        return Term(frozenset({card}), values)
    return Term(frozenset({card}), frozenset(target.value + v for v in values), size=2)


def _raises_alone(scene: Scene, target: Build | None, value: int) -> bool:
    """A raise in which loose cards may not help to change the value (CL26)."""
    raises = target is not None and target.value != value
    return raises and not scene.rules["table_cards_may_raise"]


def loose_terms(scene: Scene) -> Terms:
    """The loose cards as members of a sum."""
    return tuple(Term(frozenset({c}), table_values(c, scene.rules)) for c in scene.loose)


def _limit(scene: Scene) -> int:
    limit = scene.rules["group_max_cards"]
    return ALL if limit is None else int(limit)


def grouping(
    scene: Scene, card: str, target: Build | None, loose: Cards, value: int
) -> list[Cards] | None:
    """One right way to group the card and these loose cards, the played card's group first.

    The cards of a raised build are not repeated in it. None when there's no such way.
    """
    first = played_term(scene, card, target, value)
    rest = tuple(term for term in loose_terms(scene) if term.cards <= loose)
    limit = _limit(scene)
    if _raises_alone(scene, target, value):
        others = parted(rest, value, limit) if value in first.values else None
        return None if others is None else [first.cards, *others]
    return parted((first, *rest), value, limit)


def table_grouping(scene: Scene, loose: Cards, value: int) -> list[Cards] | None:
    """One right way to group loose cards alone, or None."""
    if len(loose) < 2:
        return None
    return parted(without(loose_terms(scene), _others(scene, loose)), value, _limit(scene))


def _others(scene: Scene, loose: Cards) -> Terms:
    return tuple(term for term in loose_terms(scene) if not term.cards <= loose)


def target_named(scene: Scene, cards: Cards) -> Build | None:
    """The standing build made of exactly these cards."""
    return next((b for b in scene.builds if b.cards == cards), None)


def is_allowed_build(scene: Scene, key: BuildKey) -> bool:
    """Judge one build with the played card in it by itself, obligations to capture aside."""
    _, card, cards, loose, value = key
    target = target_named(scene, cards) if cards else None
    if (cards and target is None) or not (cards or loose) or not loose <= set(scene.loose):
        return False
    return (
        value in build_values(scene.rules)
        and may_build(scene, card, target, value)
        and grouping(scene, card, target, loose, value) is not None
    )


def is_allowed_table_build(scene: Scene, key: BuildKey) -> bool:
    """Judge one build of loose cards alone, the rules of trailing aside."""
    _, card, cards, loose, value = key
    return (
        bool(scene.rules["table_only_builds"])
        and not cards
        and loose <= set(scene.loose)
        and value in build_values(scene.rules)
        and may_build(scene, card, None, value)
        and table_grouping(scene, loose, value) is not None
    )
