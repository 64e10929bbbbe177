"""Every legal move of a position, and the judgement of one move by itself."""

from dataclasses import dataclass
from functools import cached_property

from tests.oracle.building import (
    allowed_builds,
    allowed_table_builds,
    is_allowed_build,
    is_allowed_table_build,
)
from tests.oracle.capturing import (
    equal_loose,
    is_legal_capture,
    legal_captures,
    legal_captures_with,
)
from tests.oracle.groups import unions
from tests.oracle.keeping import already_unanswered, builds_on_trust, keeps
from tests.oracle.keys import BuildKey, MoveKey, trail
from tests.oracle.position import Position, Scene, read
from tests.oracle.values import hand_values, is_numberless


@dataclass(frozen=True)
class Duties:
    """What the seat must capture or extend before anything else is open to it."""

    scene: Scene

    @cached_property
    def can_capture(self) -> bool:
        """Whether any held card has a legal capture."""
        return bool(legal_captures(self.scene))

    @cached_property
    def can_extend(self) -> bool:
        """Whether any own build can be raised or added to."""
        return any(_extends_own(self.scene, key) for key in allowed_builds(self.scene))

    def leave_open(self, *, extension: bool) -> bool:
        """Whether a play that isn't a capture is open now (X22, X23, X29, X52)."""
        rules = self.scene.rules
        if rules["compulsory"] == "if_able" and self.can_capture:
            return False
        if not self.scene.owes_capture:
            return True
        if rules["after_build"] == "capture_next":
            return not self.can_capture
        return extension or not (self.can_capture or self.can_extend)


def all_moves(position: Position) -> set[MoveKey]:
    """Every legal move, once."""
    unions.cache_clear()
    scene = read(position)
    duties = Duties(scene)
    trails = {card for card in scene.hand if _may_trail(scene, duties, card)}
    moves: set[MoveKey] = {trail(card) for card in trails}
    moves |= legal_captures(scene)
    moves |= {key for key in allowed_builds(scene) if _is_open(scene, duties, key)}
    moves |= {key for key in allowed_table_builds(scene) if key[1] in trails}
    return moves


def is_legal(position: Position, key: MoveKey) -> bool:
    """Whether this move is legal, judged from its own cards and not from a list."""
    unions.cache_clear()
    scene = read(position)
    duties = Duties(scene)
    card = key[1]
    if card not in scene.hand:
        return False
    if key[0] == "trail":
        return _may_trail(scene, duties, card)
    if key[0] == "capture":
        return is_legal_capture(scene, card, key[2])
    if is_allowed_build(scene, key) and _is_open(scene, duties, key):
        return True
    return is_allowed_table_build(scene, key) and _may_trail(scene, duties, card)


def _is_open(scene: Scene, duties: Duties, key: BuildKey) -> bool:
    return duties.leave_open(extension=_extends_own(scene, key))


def _extends_own(scene: Scene, key: BuildKey) -> bool:
    return any(b.cards == key[2] and b.owner == scene.seat for b in scene.builds)


def _may_trail(scene: Scene, duties: Duties, card: str) -> bool:
    """CL33-34, DK17, DK19, DR6, DR15, X24, X30."""
    if scene.own_values() and not _owner_may_trail(scene):
        return False
    if not keeps(scene, scene.own_values(), scene.hand_without(card)):
        return False
    if scene.rules["compulsory"] == "matching_loose" and _has_equal_loose(scene, card):
        return False
    if scene.rules["compulsory"] == "maximal" and legal_captures_with(scene, card):
        return False
    return duties.leave_open(extension=False)


def _owner_may_trail(scene: Scene) -> bool:
    stranded = builds_on_trust(scene) and already_unanswered(scene) > 0
    return bool(scene.rules["owner_may_trail"]) or stranded


def _has_equal_loose(scene: Scene, card: str) -> bool:
    if is_numberless(card, scene.rules):
        return any(loose[0] == card[0] for loose in scene.loose)
    return any(equal_loose(scene, value) for value in hand_values(card, scene.rules))
