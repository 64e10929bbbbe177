"""What a table offers: the best capture at every value, and by every kind of card."""

from __future__ import annotations

from cassino.kernel import compiled, count, lowest
from cassino.kernel.choices import FACE_ALL
from cassino.kernel.records import RulesRecord, StateRecord
from cassino.search.records import ROOM, JudgeRecord


@compiled
def price_of(judge: JudgeRecord, cards: int) -> float:
    """What a set of cards is worth."""
    worth = 0.0
    while cards:
        worth += judge.price[lowest(cards)]
        cards &= cards - 1
    return worth


@compiled
def points_of(judge: JudgeRecord, cards: int) -> float:
    """What a set of cards is worth in a pile, majorities aside."""
    worth = 0.0
    while cards:
        worth += judge.points[lowest(cards)]
        cards &= cards - 1
    return worth


@compiled
def look_at_table(rules: RulesRecord, state: StateRecord, judge: JudgeRecord) -> None:
    """Find for every value the best capture at it, and for every kind of card its best one.

    Of the groups of one total the first ``ROOM`` are looked at, and of those that go together the
    dearest are taken first: a good capture, on crowded tables not always the best.
    """
    _list_groups(rules, state, judge)
    judge.things = count(state.loose) + state.build_count
    judge.table = price_of(judge, state.loose)
    for at in range(state.build_count):
        judge.table += price_of(judge, state.build_cards[at])
    for value in range(1, judge.top + 1):
        _find_best(state, judge, value)
    for kind in range(judge.kind_count):
        _find_offer(rules, state, judge, kind)


@compiled
def _list_groups(rules: RulesRecord, state: StateRecord, judge: JudgeRecord) -> None:
    top = judge.top
    for total in range(1, top + 1):
        judge.sizes[total] = 0
    judge.sizes[0] = 1
    judge.groups[0, 0] = 0
    judge.worths[0, 0] = 0.0
    loose = state.loose
    while loose:
        card = lowest(loose)
        loose &= loose - 1
        low, high = rules.table_low[card], rules.table_high[card]
        if not low:
            continue
        for total in range(top, low - 1, -1):
            _join(judge, card, total - low, total)
            if high and total >= high:
                _join(judge, card, total - high, total)


@compiled
def _join(judge: JudgeRecord, card: int, source: int, total: int) -> None:
    size = judge.sizes[total]
    more = min(judge.sizes[source], ROOM - size)
    for at in range(more):
        judge.groups[total, size + at] = judge.groups[source, at] | 1 << card
        judge.worths[total, size + at] = judge.worths[source, at] + judge.price[card]
    judge.sizes[total] = size + more


@compiled
def _find_best(state: StateRecord, judge: JudgeRecord, value: int) -> None:
    worth = 0.0
    things = 0
    for at in range(state.build_count):
        if state.build_value[at] == value:
            worth += price_of(judge, state.build_cards[at])
            things += 1
    taken = 0
    size = judge.sizes[value]
    while size:
        dearest, chosen = -1e9, -1
        for at in range(size):
            if judge.worths[value, at] > dearest and not judge.groups[value, at] & taken:
                dearest, chosen = judge.worths[value, at], at
        if chosen < 0:
            break
        taken |= judge.groups[value, chosen]
        worth += dearest
    things += count(taken)
    judge.best[value] = worth
    judge.clears[value] = things if things < judge.things else -1
    if not things:
        judge.clears[value] = 0


@compiled
def _find_offer(rules: RulesRecord, state: StateRecord, judge: JudgeRecord, kind: int) -> None:
    """The best that a card of a kind takes, its own price included; nothing is worth 0."""
    low, high = judge.kind_low[kind], judge.kind_high[kind]
    worth, clears, takes = 0.0, False, False
    if low:
        worth, clears, takes = judge.best[low], judge.clears[low] < 0, judge.clears[low] != 0
        if high and judge.clears[high] and (judge.best[high] > worth or not takes):
            worth, clears, takes = judge.best[high], judge.clears[high] < 0, True
    else:
        equal = state.loose & 15 << (lowest(judge.kind_cards[kind]) & ~3)
        takes = equal != 0
        while equal:
            price = judge.price[lowest(equal)]
            worth = worth + price if rules.face_capture == FACE_ALL else max(worth, price)
            equal &= equal - 1
        clears = takes and judge.things == 1
    if judge.kind_power[kind] and judge.things:
        worth, clears, takes = judge.table, True, True
    judge.offer[kind] = worth + judge.kind_price[kind] if takes else 0.0
    judge.clearing[kind] = clears and takes
