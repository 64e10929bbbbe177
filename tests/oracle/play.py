"""Playing moves on JSON positions, all cards known: just enough to walk through a deal."""

import copy
from collections.abc import Sequence
from typing import Any

from tests.oracle.building import grouping, is_allowed_build, table_grouping, target_named
from tests.oracle.dealing import TABLE, leader, next_seat, recipients
from tests.oracle.groups import Cards
from tests.oracle.keeping import merged_into, owner_after_building, untouched
from tests.oracle.keys import BuildKey, MoveKey
from tests.oracle.moves import all_moves
from tests.oracle.position import Build, Position, Scene, read, side_of, switches


def start(
    deck: Sequence[str],
    variant: str,
    options: dict[str, Any] | None = None,
    *,
    seats: int = 2,
    partners: bool = False,
    dealer: int = 0,
) -> Position:
    """The position after the first hand has been dealt from the deck."""
    sides = 2 if partners else seats
    position: Position = {
        "variant": variant,
        "options": dict(options or {}),
        "seats": seats,
        "partners": partners,
        "dealer": dealer,
        "turn": 0,
        "hand_number": 0,
        "loose": [],
        "builds": [],
        "hands": [[] for _ in range(seats)],
        "stock": list(deck),
        "piles": [[] for _ in range(sides)],
        "sweeps": [0] * sides,
        "last_capturer": None,
        "must_take": [],
        "scores": [0] * sides,
    }
    _deal_hand(position)
    return position


def is_over(position: Position) -> bool:
    """Whether the deal is played out."""
    return not any(position["hands"]) and not position["stock"]


def play(position: Position, key: MoveKey) -> Position:
    """The position after this move, which has to be legal; the next hand is dealt."""
    scene = read(position)
    after = copy.deepcopy(position)
    seat = scene.seat
    after["hands"][seat].remove(key[1])
    after["must_take"] = [owing for owing in position["must_take"] if owing != seat]
    if key[0] == "trail":
        after["loose"].append(key[1])
    elif key[0] == "capture":
        _capture(after, scene, key[1], key[2])
    else:
        _build(after, scene, key)
    rules = scene.rules
    after["turn"] = next_seat(rules, position["seats"], seat)
    if not any(after["hands"]) and after["stock"]:
        _deal_hand(after)
    return after


def perft(position: Position, depth: int) -> int:
    """How many move sequences of this length there are."""
    if depth == 0:
        return 1
    if is_over(position):
        return 0
    moves = all_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, key), depth - 1) for key in moves)


def _deal_hand(position: Position) -> None:
    rules = switches(position["variant"], position["options"])
    position["hand_number"] += 1
    seats, dealer, number = position["seats"], position["dealer"], position["hand_number"]
    for who in recipients(rules, seats, dealer, number):
        card = position["stock"].pop(0)
        heap = position["loose"] if who == TABLE else position["hands"][int(who)]
        heap.append(card)
    position["turn"] = leader(rules, seats, dealer, number)


def _capture(after: Position, scene: Scene, card: str, taken: Cards) -> None:
    side = side_of(scene.seat, after["partners"])
    after["piles"][side] += [card, *sorted(taken)]
    after["loose"] = [loose for loose in after["loose"] if loose not in taken]
    after["builds"] = [_written(b) for b in scene.builds if not b.cards <= taken]
    after["last_capturer"] = scene.seat
    if taken == scene.table:
        after["sweeps"][side] += 1


def _build(after: Position, scene: Scene, key: BuildKey) -> None:
    _, card, _, loose, value = key
    target = target_named(scene, key[2]) if key[2] else None
    owner = owner_after_building(scene, card, target, value)
    if owner is None:
        raise ValueError("nobody may own this build")
    groups = _groups_made(after, scene, key)
    joined = merged_into(scene, target, value)
    standing = [*joined.groups] if joined else []
    built = Build(value, (*standing, *groups), owner)
    after["loose"] = [c for c in after["loose"] if c not in loose]
    after["builds"] = [_written(b) for b in [*untouched(scene, target, value), built]]
    if scene.rules["after_build"] != "none":
        after["must_take"] = sorted({*after["must_take"], scene.seat})


def _groups_made(after: Position, scene: Scene, key: BuildKey) -> list[Cards]:
    """The groups of the build after the play; a build of the table alone trails the card."""
    _, card, cards, loose, value = key
    target = target_named(scene, cards) if cards else None
    if not is_allowed_build(scene, key):
        after["loose"].append(card)
        return table_grouping(scene, loose, value) or []
    mine = grouping(scene, card, target, loose, value) or []
    if target is None:
        return mine
    if target.value == value:
        return [*target.groups, *mine]
    return [mine[0] | target.cards, *mine[1:]]


def _written(build: Build) -> dict[str, Any]:
    return {
        "value": build.value,
        "groups": [sorted(group) for group in build.groups],
        "owner": build.owner,
    }
