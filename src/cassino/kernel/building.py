"""Build moves listed (CL19-CL32, DK13-DK18, DR9-DR14)."""

from __future__ import annotations

from cassino.kernel.answering import has_room, may_stand, own_values
from cassino.kernel.choices import PARTNER_ALLOWED, PARTNER_NEVER
from cassino.kernel.coding import ADDS, BUILDS, RAISES, code_of, table_of
from cassino.kernel.compiling import compiled, count, lowest
from cassino.kernel.groups import (
    add_union,
    begin_unions,
    extend_by_total,
    is_remembered,
    remember,
)
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.kernel.taking import append
from cassino.rules import HIGHEST_VALUE


@compiled
def announceable(rules: RulesRecord, state: StateRecord, card: int) -> int:
    """The values (bits) that somebody may answer for when the card has left the hand."""
    values = 0
    left = state.hands[state.turn] & ~(1 << card)
    while left:
        held = lowest(left)
        left ^= 1 << held
        values |= rules.hand_values[held]
    if state.partners and rules.for_partner != PARTNER_NEVER:
        if rules.for_partner == PARTNER_ALLOWED:
            return (2 << HIGHEST_VALUE) - 2
        values |= own_values(state, (state.turn + 2) % 4, -1)
    return values


@compiled
def list_builds(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    card: int,
    end: int,
    may_trail: bool,
) -> int:
    """Append every legal build move of a card; the new end.

    Args:
        rules: the rules.
        state: the deal.
        work: the work space, with the groups on the table listed.
        card: the card played.
        end: where the list ends.
        may_trail: whether the card could be trailed, or laid beside a build (CL22).
    """
    lays_aside = may_trail and rules.table_only_builds != 0
    if not rules.builds or not (rules.hand_low[card] or rules.table_only_builds):
        return end
    values = announceable(rules, state, card)
    left = values if lays_aside else values & _new_values(rules, work, card)
    while left:
        value = lowest(left)
        left &= left - 1
        end = _list_new(rules, state, work, card, value, end, lays_aside)
    return list_extensions(rules, state, work, card, values, end, False)


@compiled
def _new_values(rules: RulesRecord, work: WorkRecord, card: int) -> int:
    """The values (bits) for which there are groups to build with the card."""
    totals = work.loose_totals & ~1
    low, high = rules.hand_low[card], rules.hand_high[card]
    values = totals << low | totals & 1 << low
    if high:
        values |= totals << high | totals & 1 << high
    return values


@compiled
def list_extensions(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    card: int,
    values: int,
    end: int,
    only_own: bool,
) -> int:
    """Append every legal raise and addition of a card; the new end.

    Args:
        rules: the rules.
        state: the deal.
        work: the work space, with the groups on the table listed.
        card: the card played.
        values: those that somebody may answer for when the card has left the hand, as bits.
        end: where the list ends.
        only_own: whether only those of the seat's own builds are wanted (X52).
    """
    if not state.build_count or not rules.builds or not rules.hand_low[card]:
        return end
    for at in range(state.build_count):
        is_own = state.build_owner[at] == state.turn
        if only_own and not is_own:
            continue
        value = int(state.build_value[at])
        if not state.build_multiple[at] and (rules.raise_own or not is_own):
            end = _list_raises(rules, state, work, card, at, values >> (value + 1), end)
        if values >> value & 1 and has_room(rules, state, card, value, at, -1):
            head = code_of(card, ADDS, value, state.build_cards[at])
            made = _first_groups(rules, work, card, 0, value, 1)
            end = _append_all(rules, work, head, value, made, 0, end)
    return end


@compiled
def _list_new(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    card: int,
    value: int,
    end: int,
    lays_aside: bool,
) -> int:
    """Append the new builds of one value."""
    made = _first_groups(rules, work, card, 0, value, 1)
    if not (made or lays_aside):
        return end
    is_bare = not state.build_count and rules.for_partner == PARTNER_NEVER  # nothing in the way
    if not is_bare and not may_stand(rules, state, card, BUILDS, value, -1):
        return end
    start = end
    head = code_of(card, BUILDS, value, 0)
    if made:
        end = _append_all(rules, work, head, value, made, 1, end)
    if lays_aside:
        end = _append_alone(rules, work, head, value, start, end)
    return end


@compiled
def _list_raises(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    card: int,
    at: int,
    above: int,
    end: int,
) -> int:
    """Append the raises of the build at a place; ``above`` are the values above its own."""
    old = int(state.build_value[at])
    while above:
        value = old + 1 + lowest(above)
        above &= above - 1
        made = _first_groups(rules, work, card, old, value, 2)
        if made and may_stand(rules, state, card, RAISES, value, at):
            head = code_of(card, RAISES, value, state.build_cards[at])
            end = _append_all(rules, work, head, value, made, 0, end)
    return end


@compiled
def _first_groups(
    rules: RulesRecord, work: WorkRecord, card: int, old: int, value: int, size: int
) -> int:
    """Begin the unions with what can stand beside the played card; how many there are.

    Args:
        rules: the rules.
        work: the work space.
        card: the card played.
        old: the value of the build that is raised, or 0.
        value: what the group makes.
        size: how many cards of a group the card and the build count.
    """
    begin_unions(work)
    made = 0
    room = rules.group_max_cards - size
    is_open = not old or rules.table_cards_may_raise
    left = rules.hand_values[card]
    while left:
        rest = value - old - lowest(left)
        left &= left - 1
        if rest == 0 and room >= 0:
            made = add_union(work, made, 0)
        elif rest > 0 and is_open:
            for at in range(work.loose_sizes[rest]):
                group = work.groups[rest, at]
                if count(group) <= room:
                    made = add_union(work, made, group)
    return made


@compiled
def _append_all(
    rules: RulesRecord,
    work: WorkRecord,
    head: int,
    value: int,
    made: int,
    least: int,
    end: int,
) -> int:
    """Append the moves of all unions with groups of the value that have ``least`` cards or more."""
    groups = work.loose_sizes[value]
    made = extend_by_total(work, made, value, groups, rules.group_max_cards)
    for at in range(made):
        union = work.unions[at]
        if union or not least:
            end = append(work, end, head | union)
    return end


@compiled
def _append_alone(
    rules: RulesRecord, work: WorkRecord, head: int, value: int, start: int, end: int
) -> int:
    """Append builds of two or more table cards by themselves that don't stand from ``start`` on."""
    begin_unions(work)
    made = add_union(work, 0, 0)
    groups = work.loose_sizes[value]
    made = extend_by_total(work, made, value, groups, rules.group_max_cards)
    begin_unions(work)
    known = end
    for at in range(start, known):
        remember(work, table_of(work.codes[at]))
    for at in range(1, made):
        union = work.unions[at]
        if count(union) > 1 and not is_remembered(work, union):
            end = append(work, end, head | union)
    return end
