"""Move texts: what a text claims, which move that is, and whether the claim holds.

A claim states its grouping, and a wrong grouping of a right set doesn't hold.
"""

import re
from dataclasses import dataclass

from tests.oracle.building import loose_terms, played_term
from tests.oracle.capturing import CLEARING
from tests.oracle.groups import Cards, Term, cards_of, groups_with
from tests.oracle.keys import NO_CARDS, MoveKey, build, capture, trail
from tests.oracle.moves import is_legal
from tests.oracle.position import Build, Position, Scene, read
from tests.oracle.values import hand_values, is_numberless, table_values

CARD = r"[A2-9TJQK][cdhs]"
TRAIL = re.compile(rf"({CARD})")
CAPTURE = re.compile(rf"({CARD})(?:=(\d+))?x(.+)")
BUILD = re.compile(r"(.+)=(\d+)")


class Unfounded(ValueError):
    """The text claims something that doesn't lie there."""


@dataclass(frozen=True)
class Group:
    """One stated group: loose cards and bracketed builds, each in the order written."""

    cards: tuple[str, ...]
    builds: tuple[Build, ...]


@dataclass(frozen=True)
class Claim:
    """A move as stated. `groups` is None for a trail and for the clear of the table."""

    kind: str
    card: str
    value: int | None = None
    groups: tuple[Group, ...] | None = None


def check(position: Position, text: str) -> bool:
    """Whether the text states a legal move in a right grouping."""
    scene = read(position)
    try:
        claim = parse(scene, text)
        return _groups_hold(scene, claim) and is_legal(position, key_of(scene, claim))
    except Unfounded:
        return False


def move_key(position: Position, text: str) -> MoveKey:
    """The move that a text of a legal move stands for."""
    scene = read(position)
    return key_of(scene, parse(scene, text))


def parse(scene: Scene, text: str) -> Claim:
    """Read a text into a claim about this table."""
    bare = re.sub(r"\s", "", text).replace("×", "x")
    if found := TRAIL.fullmatch(bare):
        return Claim("trail", found[1])
    if found := CAPTURE.fullmatch(bare):
        value = int(found[2]) if found[2] else None
        groups = None if found[3] == "*" else _groups(scene, found[3])
        return Claim("capture", found[1], value, groups)
    if found := BUILD.fullmatch(bare):
        groups = _groups(scene, found[1])
        if not groups[0].cards:
            raise Unfounded(f"{text}: no card is played")
        return Claim("build", groups[0].cards[0], int(found[2]), groups)
    raise ValueError(f"{text!r} is no move")


def key_of(scene: Scene, claim: Claim) -> MoveKey:
    """The move by effect that the claim states."""
    if claim.kind == "trail":
        return trail(claim.card)
    if claim.groups is None:
        return capture(claim.card, scene.table)
    named = [card for group in claim.groups for card in group.cards]
    builds = [b for group in claim.groups for b in group.builds]
    in_builds = frozenset().union(*(b.cards for b in builds))
    if claim.kind == "capture":
        return capture(claim.card, in_builds | frozenset(named))
    if len(builds) > 1 or claim.value is None:
        raise Unfounded("builds are not joined")
    return build(claim.card, in_builds, frozenset(named) - {claim.card}, claim.value)


def _groups(scene: Scene, text: str) -> tuple[Group, ...]:
    groups = tuple(_group(scene, part) for part in _split(text, ","))
    named = [c for group in groups for c in group.cards]
    named += [c for group in groups for b in group.builds for c in b.cards]
    if len(set(named)) < len(named):
        raise Unfounded(f"{text}: a card used twice")
    return groups


def _group(scene: Scene, text: str) -> Group:
    cards: list[str] = []
    builds: list[Build] = []
    for word in _split(text, "+"):
        if word.startswith("["):
            builds.append(_named_build(scene, word))
        elif re.fullmatch(CARD, word):
            cards.append(word)
        else:
            raise ValueError(f"{word!r} is no card")
    return Group(tuple(cards), tuple(builds))


def _split(text: str, mark: str) -> list[str]:
    """Split at a mark, but not inside brackets."""
    return re.split(rf"{re.escape(mark)}(?![^\[]*\])", text)


def _named_build(scene: Scene, word: str) -> Build:
    """A build may be named by one of its cards, else by all of them in its groups."""
    stated = [frozenset(group.split("+")) for group in word.strip("[]").split("|")]
    for standing in scene.builds:
        by_one = len(stated) == 1 and len(stated[0]) == 1 and stated[0] <= standing.cards
        if by_one or sorted(map(sorted, stated)) == sorted(map(sorted, standing.groups)):
            return standing
    raise Unfounded(f"{word}: no such build")


def _groups_hold(scene: Scene, claim: Claim) -> bool:
    if claim.kind == "trail":
        return True
    if claim.groups is None:
        return claim.card == CLEARING and bool(scene.rules["five_of_spades_clears"])
    if claim.kind == "capture":
        return _capture_holds(scene, claim, claim.groups)
    return _build_holds(scene, claim, claim.groups)


def _capture_holds(scene: Scene, claim: Claim, groups: tuple[Group, ...]) -> bool:
    if any(card not in scene.loose for group in groups for card in group.cards):
        return False
    if is_numberless(claim.card, scene.rules):
        return claim.value is None and all(_is_equal_face(claim.card, g) for g in groups)
    values = hand_values(claim.card, scene.rules)
    if claim.value is not None:
        values &= {claim.value}
    return any(all(_taken_at(scene, group, value) for group in groups) for value in values)


def _is_equal_face(card: str, group: Group) -> bool:
    return not group.builds and len(group.cards) == 1 and group.cards[0][0] == card[0]


def _taken_at(scene: Scene, group: Group, value: int) -> bool:
    if not group.cards and len(group.builds) == 1 and group.builds[0].value == value:
        return True
    if group.builds and not scene.rules["build_as_card"]:
        return False
    if not all(b.is_single for b in group.builds):
        return False
    terms = [Term(frozenset({c}), table_values(c, scene.rules)) for c in group.cards]
    terms += [Term(b.cards, frozenset({b.value})) for b in group.builds]
    return _sums(terms, value)


def _sums(terms: list[Term], value: int, limit: int = 99) -> bool:
    first, *rest = terms
    whole = cards_of(tuple(terms))
    return any(cards_of(g) == whole for g in groups_with(first, tuple(rest), value, limit))


def _build_holds(scene: Scene, claim: Claim, groups: tuple[Group, ...]) -> bool:
    """The played card's group stands first; a build of the table alone leaves it by itself."""
    value = claim.value or 0
    first, *others = groups
    standing = [group for group in others if group.builds]
    plain = [group for group in others if not group.builds]
    if any(g.cards or [b.value for b in g.builds] != [value] for g in standing):
        return False
    if not all(_loose_group_sums(scene, frozenset(g.cards), value) for g in plain):
        return False
    if _played_group_sums(scene, first, value):
        return True
    alone = len(first.cards) == 1 and not first.builds and not standing
    return bool(scene.rules["table_only_builds"]) and alone


def _played_group_sums(scene: Scene, group: Group, value: int) -> bool:
    if len(group.builds) > 1:
        return False
    target = group.builds[0] if group.builds else None
    if target is not None and target.value == value:
        return False
    card, *more = group.cards
    rest = _terms_named(scene, frozenset(more))
    return rest is not None and _sums(
        [played_term(scene, card, target, value), *rest], value, _limit(scene)
    )


def _loose_group_sums(scene: Scene, cards: Cards, value: int) -> bool:
    terms = _terms_named(scene, cards)
    return terms is not None and cards != NO_CARDS and _sums(terms, value, _limit(scene))


def _terms_named(scene: Scene, cards: Cards) -> list[Term] | None:
    terms = [term for term in loose_terms(scene) if term.cards <= cards]
    return terms if cards_of(tuple(terms)) == cards else None


def _limit(scene: Scene) -> int:
    return scene.rules["group_max_cards"] or 99
