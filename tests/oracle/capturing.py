"""Which sets of table cards a card takes, and whether it must take more.

CL12-17, RY2-4, DK8-12, DR5-8, X2, X10, X29, X43, X47, X50.
"""

from itertools import combinations

from tests.oracle.groups import Cards, Term, Terms, parted, unions
from tests.oracle.keeping import keeps
from tests.oracle.keys import CaptureKey, capture
from tests.oracle.position import Build, Scene
from tests.oracle.values import hand_values, is_numberless, table_values

CLEARING = "5s"


def legal_captures(scene: Scene) -> set[CaptureKey]:
    """Every legal capture with every card of the hand."""
    return {key for card in scene.hand for key in legal_captures_with(scene, card)}


def legal_captures_with(scene: Scene, card: str) -> set[CaptureKey]:
    """Every legal capture with this card."""
    if is_numberless(card, scene.rules):
        sets = _face_sets(scene, card)
    else:
        sets = _number_sets(scene, card)
    if _clears(scene, card):
        sets.add(scene.table)
    return {capture(card, taken) for taken in sets if _keeps_own(scene, card, taken)}


def is_legal_capture(scene: Scene, card: str, taken: Cards) -> bool:
    """Judge one set by itself, without listing any other."""
    if not taken or not taken <= scene.table or not _keeps_own(scene, card, taken):
        return False
    if _clears(scene, card) and taken == scene.table:
        return True
    if is_numberless(card, scene.rules):
        return taken in _face_sets(scene, card)
    return any(
        _takes_at(scene, value, taken) and _takes_enough(scene, value, taken)
        for value in hand_values(card, scene.rules)
    )


def _clears(scene: Scene, card: str) -> bool:
    """The Danish five of spades may take everything there is (DK8)."""
    return card == CLEARING and scene.rules["five_of_spades_clears"] and bool(scene.table)


def _keeps_own(scene: Scene, card: str, taken: Cards) -> bool:
    left = [b.value for b in scene.builds if b.owner == scene.seat and not b.cards <= taken]
    return keeps(scene, left, scene.hand_without(card))


def _face_sets(scene: Scene, card: str) -> set[Cards]:
    """Equal faces without numbers: one, any, or one or three of them (CL12, X2)."""
    equal = sorted(c for c in scene.loose if c[0] == card[0])
    sizes = {"one": {1}, "all": {1, 2, 3}, "one_or_three": {1, 3}}[scene.rules["face_capture"]]
    fitting = {size for size in sizes if size <= len(equal)}
    if scene.rules["compulsory"] in ("matching_loose", "maximal") and fitting:
        fitting = {max(fitting)}
    return {frozenset(chosen) for size in fitting for chosen in combinations(equal, size)}


def _number_sets(scene: Scene, card: str) -> set[Cards]:
    return {
        taken
        for value in hand_values(card, scene.rules)
        for taken in _sets_at(scene, value)
        if taken and _takes_enough(scene, value, taken)
    }


def _sets_at(scene: Scene, value: int) -> set[Cards]:
    """Every choice of disjoint groups of the value, the empty one included."""
    sets = set(unions(capture_terms(scene), value))
    for whole in _wholes(scene, value):
        sets |= {taken | whole.cards for taken in sets}
    return sets


def _takes_at(scene: Scene, value: int, taken: Cards) -> bool:
    """Whether exactly this set parts into groups and whole builds of the value."""
    rest = taken
    for whole in _wholes(scene, value):
        if whole.cards <= taken:
            rest -= whole.cards
    terms = tuple(term for term in capture_terms(scene) if term.cards <= rest)
    named: Cards = frozenset().union(*(term.cards for term in terms))
    return named == rest and parted(terms, value) is not None


def capture_terms(scene: Scene) -> Terms:
    """What may stand in a sum: loose cards, and by option single builds (X50)."""
    loose = [Term(frozenset({c}), table_values(c, scene.rules)) for c in scene.loose]
    counted = [Term(b.cards, frozenset({b.value})) for b in scene.builds if _is_card(scene, b)]
    return tuple(loose + counted)


def _wholes(scene: Scene, value: int) -> list[Build]:
    """The builds of the value that are groups of their own and nothing else (CL16)."""
    return [b for b in scene.builds if b.value == value and not _is_card(scene, b)]


def _is_card(scene: Scene, build: Build) -> bool:
    return bool(scene.rules["build_as_card"]) and build.is_single


def equal_loose(scene: Scene, value: int) -> Cards:
    """The loose cards that may count this value."""
    return frozenset(c for c in scene.loose if value in table_values(c, scene.rules))


def _takes_enough(scene: Scene, value: int, taken: Cards) -> bool:
    """What a capture at this value may not leave behind (DR6, X29, X47)."""
    match scene.rules["compulsory"]:
        case "matching_loose":
            return equal_loose(scene, value) <= taken
        case "maximal":
            return not _could_take_more(scene, value, taken)
        case _:
            return True


def _could_take_more(scene: Scene, value: int, taken: Cards) -> bool:
    left = tuple(term for term in capture_terms(scene) if not term.cards <= taken)
    wholes_left = [b for b in _wholes(scene, value) if not b.cards <= taken]
    return bool(wholes_left) or any(unions(left, value))
