"""Whether the cards of a build make one group or several: it decides whether its value is fixed.

Cards that can be divided into several groups are divided so, as the rules do.
"""

from __future__ import annotations

from cassino.kernel.compiling import compiled, count, lowest
from cassino.kernel.groups import add_union, begin_unions, extend_by_total, list_loose
from cassino.kernel.records import RulesRecord, WorkRecord


@compiled
def division(
    rules: RulesRecord, work: WorkRecord, card: int, old: int, value: int, loose: int
) -> int:
    """How the played card and loose cards divide into groups, the build being a legal one.

    Args:
        rules: the rules.
        work: the work space; its groups are overwritten where sums don't tell.
        card: the card played, or -1 when the loose cards make the build alone.
        old: the value of the build that is raised, or 0.
        value: what each group makes.
        loose: the loose cards.

    Returns:
        0 when the card can't be part of the build, and so is laid aside (CL22); 1 when all make
        one group, 2 when they make several.
    """
    if old and not rules.table_cards_may_raise:
        return 2 if loose else 1
    low, high = 0, 0
    left = loose
    while left:
        each = lowest(left)
        left &= left - 1
        low += rules.table_low[each]
        high += max(rules.table_low[each], rules.table_high[each])
    may_lie_aside = False
    if card >= 0:
        first, second = rules.hand_low[card], rules.hand_high[card]
        if not first:
            return 0
        may_lie_aside = not old and rules.table_only_builds != 0
        if may_lie_aside and low == high and not second:
            may_lie_aside = False  # sums tell
            if first > value or (low + first) % value:
                return 0
        low += old + first
        high += old + max(first, second)
    if not may_lie_aside and low > value:
        return 2
    if not may_lie_aside and high < 2 * value:
        return 1
    return _search(rules, work, _rests(rules, card, old, value), value, loose, _size(card, old))


@compiled
def _size(card: int, old: int) -> int:
    """How many cards of the first group the card and the build count."""
    return (card >= 0) + (old > 0)


@compiled
def _rests(rules: RulesRecord, card: int, old: int, value: int) -> int:
    """What the loose cards of the first group may make, as bits."""
    if card < 0:
        return 1 << value
    rests = 0
    values = rules.hand_values[card]
    while values:
        rest = value - old - lowest(values)
        values &= values - 1
        if rest >= 0:
            rests |= 1 << rest
    return rests


@compiled
def _search(
    rules: RulesRecord, work: WorkRecord, rests: int, value: int, loose: int, size: int
) -> int:
    """The same, by making all that groups of the loose cards make together."""
    list_loose(rules, work, loose, value)
    begin_unions(work)
    made = 0
    parts = 0
    room = rules.group_max_cards
    while rests:
        rest = lowest(rests)
        rests &= rests - 1
        for at in range(work.sizes[rest]):
            group = work.groups[rest, at]
            if count(group) <= room - size:
                if group == loose:
                    parts = 1
                else:
                    made = add_union(work, made, group)
    made = extend_by_total(work, made, value, work.sizes[value], room)
    for at in range(made):
        if work.unions[at] == loose:
            return 2
    return parts
