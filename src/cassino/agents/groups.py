"""Groups on the table by their total, with their prices, bounded on crowded tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from cassino.agents.prices import Prices
from cassino.agents.tables import Table
from cassino.rules import HIGHEST_VALUE, Turn
from cassino.rules.values import Values

Group: TypeAlias = tuple[float, int]
"""The price and the cards (bits) of a group."""
Part: TypeAlias = tuple[float, int, Values]
"""Something that counts once in a sum: its price, its cards and its values."""


def parts_of(turn: Turn, table: Table, prices: Prices) -> list[Part]:
    """What can stand in sums: loose number cards, and single builds where they may (X43)."""
    values = turn.values.table
    parts: list[Part] = []
    bits = table.loose
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() - 1
        if values[card]:
            parts.append((prices.cards[card], low, values[card]))
    if turn.variant.build.build_as_card:
        parts += [
            (prices.of(s.cards), s.cards, (s.value,)) for s in table.stacks if not s.is_multiple
        ]
    return parts


def group_room(count: int) -> int:
    """Most parts of a group that is looked at, by how many parts lie there.

    A dozen cards have at most a few hundred groups, and all are looked at. On fuller tables
    groups of four, three and two parts are enough to find a good capture, and keep the list short.
    """
    if count <= 12:
        return 12
    return 4 if count <= 16 else 3 if count <= 24 else 2


def groups_by_total(parts: Sequence[Part]) -> list[list[Group]]:
    """For every total up to the highest value its groups, the dearest first."""
    room = group_room(len(parts))
    made: list[list[tuple[float, int, int]]] = [[] for _ in range(HIGHEST_VALUE + 1)]
    made[0].append((0.0, 0, 0))
    for price, cards, values in parts:
        for total in range(HIGHEST_VALUE, 0, -1):
            for value in values:
                if value <= total and made[total - value]:
                    made[total] += [
                        (worth + price, group | cards, size + 1)
                        for worth, group, size in made[total - value]
                        if size < room
                    ]
    return [sorted([(w, g) for w, g, _ in groups], reverse=True) for groups in made]


def packed(groups: Sequence[Group]) -> tuple[float, int]:
    """Groups without a card in common: their price and their cards.

    Taken as they stand, the dearest first, or the smallest first, which leaves more for others:
    whichever brings more.
    """
    best = _taken(groups)
    return best if len(groups) < 3 else max(best, _taken(smallest_first(groups)))


def smallest_first(groups: Sequence[Group]) -> list[Group]:
    """The groups by their number of cards; equally small ones in their order."""
    return sorted(groups, key=lambda group: group[1].bit_count())


def _taken(groups: Iterable[Group]) -> tuple[float, int]:
    """Groups taken from first to last: the first whatever its price, the others for a gain."""
    worth = 0.0
    cards = 0
    for price, group in groups:
        if not group & cards and (price > 0 or not cards):
            worth += price
            cards |= group
    return worth, cards


def can_fill(groups: Sequence[Group], cards: int) -> bool:
    """Whether some of the groups make up exactly these cards."""
    if not cards:
        return True
    low = cards & -cards
    return any(
        group & low and not group & ~cards and can_fill(groups, cards ^ group)
        for _, group in groups
    )


def groups_after(
    groups: list[list[Group]], turn: Turn, before: Table, after: Table, prices: Prices
) -> list[list[Group]]:
    """The groups by total once a move has changed the table, without listing them anew."""
    standing = after.loose
    for stack in after.stacks:
        if stack in before.stacks:
            standing |= stack.cards
    gone = before.cards & ~standing
    if gone:
        groups = [[group for group in some if not group[1] & gone] for some in groups]
    fresh = after.loose & ~before.loose
    return _with_card(groups, turn, fresh, prices) if fresh else groups


def _with_card(
    groups: list[list[Group]], turn: Turn, fresh: int, prices: Prices
) -> list[list[Group]]:
    """The groups when one more card lies on the table."""
    card = fresh.bit_length() - 1
    price = prices.cards[card]
    more = [list(some) for some in groups]
    for value in turn.values.table[card]:
        for total in range(value, len(groups)):
            more[total] += [(worth + price, had | fresh) for worth, had in groups[total - value]]
    for some in more:
        some.sort(reverse=True)
    return more


def any_group(parts: Sequence[Part], total: int, used: int) -> int:
    """Some group that makes the total without these cards, or 0; of any number of parts."""
    reached = {0: 0}
    for _, cards, values in parts:
        if cards & used:
            continue
        for have, group in list(reached.items()):
            for value in values:
                if have + value <= total:
                    reached.setdefault(have + value, group | cards)
    return reached.get(total, 0)
