"""Groups on the table by their total, and what disjoint groups make together, as bits."""

from __future__ import annotations

from typing import Final

from cassino.kernel.compiling import compiled, count, highest
from cassino.kernel.records import (
    MOST_GROUPS,
    MOST_MOVES,
    SLOTS,
    RulesRecord,
    StateRecord,
    WorkRecord,
)

_FEW: Final = 16
"""Up to so many sets are looked through one by one, more are found by the index."""


@compiled
def list_loose(rules: RulesRecord, work: WorkRecord, loose: int, most: int) -> int:
    """List the groups of some loose cards for every total up to ``most``, in one pass.

    The totals that there are come back as bits.
    """
    for total in range(1, most + 1):
        work.sizes[total] = 0
    work.groups[0, 0] = 0
    work.sizes[0] = 1
    totals = 1
    while loose:
        card = highest(loose)
        loose ^= 1 << card
        low, high = rules.table_low[card], rules.table_high[card]
        if low:
            totals = _join(work, 1 << card, low, high, totals, most)
    return totals


@compiled
def list_groups(rules: RulesRecord, state: StateRecord, work: WorkRecord, most: int) -> None:
    """List the groups on the table: those of loose cards, then those with builds in them (X50)."""
    totals = list_loose(rules, work, state.loose, most)
    for total in range(most + 1):
        work.loose_sizes[total] = work.sizes[total]
    work.loose_totals = totals
    standing = 0
    for at in range(state.build_count):
        value = int(state.build_value[at])
        standing |= 1 << value
        if rules.build_as_card and not state.build_multiple[at]:
            totals = _join(work, state.build_cards[at], value, 0, totals, most)
    work.takeable = totals | standing


@compiled
def _join(work: WorkRecord, cards: int, low: int, high: int, totals: int, most: int) -> int:
    """Let a thing of one or two values join all groups so far; the totals there are, as bits."""
    new = totals << low
    if high:
        new |= totals << high
    new &= (2 << most) - 1
    left = new
    while left:
        total = highest(left)  # from the top, so that the thing joins no group that it is in
        left ^= 1 << total
        if total >= low:
            _copy_with(work, cards, total - low, total)
        if high and total >= high:
            _copy_with(work, cards, total - high, total)
    return totals | new


@compiled
def _copy_with(work: WorkRecord, cards: int, source: int, total: int) -> None:
    start, more = work.sizes[total], work.sizes[source]
    if start + more > MOST_GROUPS:
        raise OverflowError("more groups on the table than the kernel holds")
    for at in range(more):
        work.groups[total, start + at] = work.groups[source, at] | cards
    work.sizes[total] = start + more


@compiled
def begin_unions(work: WorkRecord) -> None:
    """Forget the unions made so far."""
    work.stamp += 1
    work.indexed = 0


@compiled
def add_union(work: WorkRecord, made: int, union: int) -> int:
    """Add a set to the ``made`` unions unless it is one of them; how many there are now."""
    if made <= _FEW:
        for at in range(made):
            if work.unions[at] == union:
                return made
    else:
        while work.indexed < made:
            remember(work, work.unions[work.indexed])
            work.indexed += 1
        if is_remembered(work, union):
            return made
    if made == MOST_MOVES:
        raise OverflowError("more sets of table cards than the kernel holds")
    work.unions[made] = union
    return made + 1


@compiled
def extend_unions(work: WorkRecord, made: int, group: int) -> int:
    """Add every union that a disjoint group makes with those so far; how many there are now."""
    known = made
    for at in range(known):
        union = work.unions[at]
        if not union & group:
            made = add_union(work, made, union | group)
    return made


@compiled
def extend_by_total(work: WorkRecord, made: int, total: int, groups: int, room: int) -> int:
    """Extend the unions by the first ``groups`` of a total that have ``room`` cards or fewer."""
    for at in range(groups):
        group = work.groups[total, at]
        if count(group) <= room:
            made = extend_unions(work, made, group)
    return made


@compiled
def _slot(key: int) -> int:
    """Where a set of cards begins to be looked for; no product leaves 63 bits."""
    mixed = (key & 0x3FFFFFF) * 0x5BD1E995 + (key >> 26) * 0x2C1B3C6D
    return (mixed ^ mixed >> 17 ^ mixed >> 34) & (SLOTS - 1)


@compiled
def remember(work: WorkRecord, key: int) -> None:
    """Put a set into the index; it must not be there."""
    slot = _slot(key)
    while work.stamps[slot] == work.stamp:
        slot = (slot + 1) & (SLOTS - 1)
    work.stamps[slot] = work.stamp
    work.keys[slot] = key


@compiled
def is_remembered(work: WorkRecord, key: int) -> bool:
    """Whether a set is in the index."""
    slot = _slot(key)
    while work.stamps[slot] == work.stamp:
        if work.keys[slot] == key:
            return True
        slot = (slot + 1) & (SLOTS - 1)
    return False
