"""The table as things that stand in sums, and the groups that a move makes of them."""

from __future__ import annotations

from collections.abc import Iterable

from cassino.cards import Card, CardSet
from cassino.rules.moves import BuildMove, Capture, Move, Raise, Trail
from cassino.rules.position import Build
from cassino.rules.sums import ROOM, Seed, Thing, can_divide, divide
from cassino.rules.turn import Turn


def loose_things(turn: Turn, cards: int) -> list[Thing]:
    """These loose number cards as things, from high to low."""
    table = turn.values.table
    things: list[Thing] = []
    bits = int(cards)
    while bits:
        top = bits.bit_length() - 1
        bits ^= 1 << top
        if table[top]:
            things.append(Thing(1 << top, table[top]))
    return things


def build_things(turn: Turn, builds: Iterable[Build], value: int) -> list[Thing]:
    """These builds as things for a capture at ``value``, as notation orders them (CL16, X50)."""
    as_cards = turn.variant.build.build_as_card
    wanted = [b for b in builds if b.value == value or (as_cards and not b.is_multiple)]
    wanted.sort(key=lambda build: group_order(build.cards))
    return [Thing(int(build.cards), (build.value,)) for build in wanted]


def group_order(cards: CardSet | int) -> tuple[int, tuple[int, ...]]:
    """Where a group stands among others: fewer cards first, then by its cards from high to low.

    >>> group_order(CardSet.of("8h")) < group_order(CardSet.of("5c", "3d"))
    True
    """
    held = CardSet(cards)
    return len(held), tuple(-card for card in held.high_to_low())


def split_table(turn: Turn, cards: int) -> tuple[int, list[Build]] | None:
    """The loose cards and whole builds that make up a set of table cards, or None.

    None when a card isn't on the table or stands for only a part of its build (CL16).
    """
    loose = cards & turn.loose
    rest = cards & ~loose
    builds: list[Build] = []
    for build in turn.builds if rest else ():
        inside = int(build.cards)
        if rest & inside:
            if inside & ~rest:
                return None
            rest &= ~inside
            builds.append(build)
    return None if rest else (int(loose), builds)


def capture_things(turn: Turn, taken: int, value: int) -> list[Thing] | None:
    """What is taken, as things for a capture at ``value``; None when some of it never can be."""
    parts = split_table(turn, taken)
    if parts is None:
        return None
    loose, builds = parts
    things = loose_things(turn, loose)
    if builds:
        things[:0] = build_things(turn, builds, value)
    whole = loose.bit_count() + len(builds)
    return things if len(things) == whole else None


def can_take_at(turn: Turn, taken: int, value: int) -> bool:
    """Whether a card played at ``value`` takes exactly these table cards (CL13, CL17)."""
    things = capture_things(turn, taken, value)
    return things is not None and len(things) > 0 and can_divide(things, value)


def same_rank(card: Card, cards: int) -> int:
    """Those of the cards that have the card's rank, as bits."""
    return cards & (0b1111 << (card & ~3))


def build_seed(turn: Turn, move: BuildMove) -> tuple[Seed, bool]:
    """What the played card brings into a build's first group, and whether others may join it."""
    played = turn.values.hand[move.card]
    if not isinstance(move, Raise):
        return Seed(played, 1), True
    old = next(build.value for build in turn.builds if build.cards == move.build)
    return Seed(tuple(old + value for value in played), 2), turn.variant.build.table_cards_may_raise


def build_room(turn: Turn) -> int:
    """Most cards that a group of a build may have (X49)."""
    return turn.variant.build.group_max_cards or ROOM


def divide_build(turn: Turn, move: BuildMove) -> tuple[int, ...] | None:
    """The division of a legal build move: the cards beside the played one, then other groups.

    None when the table cards make the build alone (CL22).
    """
    seed, is_open = build_seed(turn, move)
    things = loose_things(turn, move.loose)
    room = build_room(turn)
    if is_open:
        return divide(things, move.value, room, seed)
    rest = divide(things, move.value, room)
    return None if rest is None else (0, *rest)


def groups_of(turn: Turn, move: Move) -> tuple[CardSet, ...]:
    """The groups of a legal move, as notation writes them.

    Of a capture: the groups taken, a build being one. Of a build move: first the played card's
    group (with the cards of the raised build), then the others, without a build that is added to.
    A move by the power of the five of spades, or by a face that pairs, gives one group a card.

    >>> from cassino.cards import parse_card
    >>> from cassino.notation import parse_position
    >>> from cassino.rules import turn_of
    >>> at = parse_position({"variant": "classic", "loose": ["5c", "3h", "8d"], "builds": [],
    ...                      "turn": 1, "hands": [["??"], ["8s"]]})
    >>> groups_of(turn_of(at), Capture(parse_card("8s"), CardSet.of("5c", "3h", "8d")))
    ({8d}, {3h 5c})
    """
    if isinstance(move, Trail):
        return ()
    if isinstance(move, Capture):
        return _capture_groups(turn, move)
    first = CardSet(1 << move.card)
    divided = divide_build(turn, move)
    if divided is None:
        alone = divide(loose_things(turn, move.loose), move.value, build_room(turn))
        return (first, *map(CardSet, alone or ()))
    if isinstance(move, Raise):
        first |= move.build
    return (first | divided[0], *map(CardSet, divided[1:]))


def _capture_groups(turn: Turn, move: Capture) -> tuple[CardSet, ...]:
    for value in turn.values.hand[move.card]:
        things = capture_things(turn, move.taken, value)
        if things and can_divide(things, value):
            return tuple(map(CardSet, divide(things, value) or ()))
    builds = [build.cards for build in turn.builds]
    loose = [CardSet(1 << card) for card in (move.taken & turn.loose).high_to_low()]
    return (*builds, *loose) if builds and not move.taken.isdisjoint(builds[0]) else tuple(loose)


def capture_value(turn: Turn, move: Capture) -> int | None:
    """The lowest value at which a card takes what it takes; None for faces and the power.

    >>> from cassino.cards import parse_card
    >>> from cassino.notation import parse_position
    >>> from cassino.rules import turn_of
    >>> at = parse_position({"variant": "royal", "loose": ["9c", "5d"], "builds": [],
    ...                      "turn": 1, "hands": [["??"], ["As"]]})
    >>> capture_value(turn_of(at), Capture(parse_card("As"), at.loose))
    14
    """
    for value in turn.values.hand[move.card]:
        if can_take_at(turn, move.taken, value):
            return value
    return None
