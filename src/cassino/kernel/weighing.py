"""What a move is worth to a policy: what it takes, what it leaves, what it may bring.

The counting policy knows what its seat may know: its hand, the table, and every card that went
into a pile; of other hands how many cards they hold, and that the owner of a build holds a card
for it. It prices what a move takes, what rivals may be expected to take of what it leaves, what it
may take itself next time, and the last capture. The greedy policy sees only what lies before it.
"""

from __future__ import annotations

from typing import Final

from cassino.kernel.choices import RESIDUE_LAST
from cassino.kernel.coding import ADDS, TAKES, card_of, kind_of, table_of, value_of
from cassino.kernel.compiling import compiled, count, lowest
from cassino.kernel.dealing import is_last_hand
from cassino.kernel.pricing import LAST, SWEEP, count_unseen, is_rival, set_prices, worth
from cassino.kernel.records import KINDS, RulesRecord, StateRecord, WorkRecord
from cassino.rules import HIGHEST_VALUE

THREAT: Final = 0.8
"""What rivals may take counts so much."""
LOOSE: Final = 0.5
"""The chance that a loose group is still there at the seat's next turn."""
SINGLE: Final = 0.9
"""The chance that nobody raises a single build until then."""
KEPT: Final = 0.25
"""What is held back in the hand counts so much."""
IDLE: Final = 0.55
"""The chance that a later play captures nothing."""

_FACES: Final = HIGHEST_VALUE + 1


@compiled
def weigh_greedily(work: WorkRecord, code: int) -> float:
    """What lies before one's eyes: the cards that a capture takes, else nothing."""
    table = table_of(code)
    if kind_of(code) != TAKES or not table:
        return 0.0
    return worth(work, table | 1 << card_of(code))


@compiled
def look_around(rules: RulesRecord, state: StateRecord, work: WorkRecord) -> None:
    """Set what is the same for all moves of the seat to move."""
    set_prices(rules, state, work)
    count_unseen(state, work)


@compiled
def weigh(rules: RulesRecord, state: StateRecord, work: WorkRecord, code: int) -> float:
    """What a move is worth to one who counts."""
    seat = state.turn
    card, table = 1 << card_of(code), table_of(code)
    takes = kind_of(code) == TAKES
    loose = state.loose & ~table
    if takes and not table:
        loose |= card
    standing = _price_builds(state, work, code)
    total = _price_loose(rules, work, loose)
    amount = KEPT * worth(work, state.hands[seat] & ~card)
    if takes and table:
        amount += worth(work, table | card)
        if not loose and not standing:
            amount += work.prices[SWEEP]
    amount -= THREAT * _threat(rules, state, work, loose, standing, total)
    amount += _prospect(rules, work, state.hands[seat] & ~card)
    if is_last_hand(rules, state):
        amount += _last(rules, state, work, takes and table != 0, loose | standing)
    return amount


@compiled
def kind_cards(rules: RulesRecord, kind: int) -> int:
    """The cards of a kind."""
    if kind < _FACES:
        return rules.hand_worth[kind]
    return 15 << (4 * (kind - _FACES + 10))


@compiled
def _price_builds(state: StateRecord, work: WorkRecord, code: int) -> int:
    """Price the builds after a move by their values; their cards."""
    table, kind = table_of(code), kind_of(code)
    for value in range(KINDS):
        work.build_takes[value] = 0.0
        work.own_builds[value] = 0.0
    cards = 0
    for at in range(state.build_count):
        each = state.build_cards[at]
        if not each & table:
            is_multiple = state.build_multiple[at] != 0
            value = int(state.build_value[at])
            _price_build(work, each, value, state.build_owner[at] == state.turn, is_multiple)
            cards |= each
    if kind != TAKES:
        built = table | 1 << card_of(code)
        _price_build(work, built, value_of(code), True, kind == ADDS)
        cards |= built
    return cards


@compiled
def _price_build(work: WorkRecord, cards: int, value: int, is_own: bool, is_multiple: bool) -> None:
    amount = worth(work, cards)
    work.build_takes[value] += amount
    if is_own:
        work.own_builds[value] += amount if is_multiple else SINGLE * amount


@compiled
def _price_loose(rules: RulesRecord, work: WorkRecord, loose: int) -> int:
    """Price what each kind of card takes of loose cards: equals, and the dearest group of more.

    The sum of all loose cards comes back, 0 when a face without a number is among them.
    """
    for kind in range(KINDS):
        work.singles[kind] = 0.0
        work.several[kind] = 0.0
        work.loose_takes[kind] = 0.0
    summed = 0
    singles = 0
    several = 0
    has_face = False
    while loose:
        card = lowest(loose)
        loose &= loose - 1
        amount = worth(work, 1 << card)
        low, high = rules.table_low[card], rules.table_high[card]
        if not low:
            has_face = True
            face = _FACES + (card >> 2) - 10
            work.loose_takes[face] = max(work.loose_takes[face], amount)
            continue
        summed += low
        several = _join_groups(work, amount, low, singles, several)
        singles = _add_single(work, amount, low, singles)
        if high:
            singles = _add_single(work, amount, high, singles)
    while several:
        value = lowest(several)
        several &= several - 1
        work.loose_takes[value] += work.several[value]
    return 0 if has_face else summed


@compiled
def _add_single(work: WorkRecord, amount: float, value: int, singles: int) -> int:
    work.loose_takes[value] += amount
    if not singles >> value & 1 or amount > work.singles[value]:
        work.singles[value] = amount
    return singles | 1 << value


@compiled
def _join_groups(work: WorkRecord, amount: float, value: int, singles: int, several: int) -> int:
    """Let a card join single cards and groups; the totals of groups of more, as bits."""
    new = ((singles | several) << value) & ((2 << HIGHEST_VALUE) - 1)
    reached = several | new
    for total in range(HIGHEST_VALUE, value, -1):
        if new >> total & 1:
            rest = total - value
            best = work.several[total] if several >> total & 1 else -1000.0
            if singles >> rest & 1:
                best = max(best, amount + work.singles[rest])
            if several >> rest & 1:
                best = max(best, amount + work.several[rest])
            work.several[total] = best
    return reached


@compiled
def _clears(rules: RulesRecord, value: int, loose: int, total: int, has_builds: bool) -> bool:
    """Whether a card of the value surely takes all loose cards, there being no builds."""
    if has_builds or not total or value >= _FACES or total % value:
        return False
    equal = count(loose & rules.table_worth[value])
    return total // value - equal <= 1


@compiled
def _threat(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, loose: int, builds: int, total: int
) -> float:
    """What rivals may be expected to take, each by the dearest capture that it has a card for."""
    floor = 0.0
    for at in range(state.build_count):
        if state.build_cards[at] & builds and is_rival(state, state.build_owner[at]):
            value = int(state.build_value[at])
            floor = max(floor, work.build_takes[value] + work.loose_takes[value])
    offers = 0
    for kind in range(1, KINDS):
        amount = work.build_takes[kind] + work.loose_takes[kind]
        if amount and _clears(rules, kind, loose, total, builds != 0):
            amount += work.prices[SWEEP]
        work.singles[kind] = amount
        if amount > floor:
            offers |= 1 << kind
    expected, missed, cards = 0.0, 1.0, 0
    while offers:
        best = _dearest(work, offers)
        offers ^= 1 << best
        cards += count(kind_cards(rules, best) & work.unseen)
        chance = work.missed[cards] if cards < 53 else 0.0
        expected += (missed - chance) * work.singles[best]
        missed = chance
    rivals = 1 if state.partners else state.seats - 1
    return (expected + missed * floor) / rivals


@compiled
def _dearest(work: WorkRecord, offers: int) -> int:
    """The kind of card, of some as bits, that takes most."""
    best = lowest(offers)
    offers &= offers - 1
    while offers:
        kind = lowest(offers)
        offers &= offers - 1
        if work.singles[kind] > work.singles[best]:
            best = kind
    return best


@compiled
def _prospect(rules: RulesRecord, work: WorkRecord, rest: int) -> float:
    """What the seat may take on its next turn with a card that it keeps, if others leave it."""
    best = 0.0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        kinds = rules.hand_values[card]
        if not kinds:
            kinds = 1 << (_FACES + (card >> 2) - 10)
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            amount = LOOSE * work.loose_takes[kind]
            if work.own_builds[kind]:
                against = count(kind_cards(rules, kind) & work.unseen)
                amount += work.own_builds[kind] * work.missed[against]
            best = max(best, amount)
    return best


@compiled
def _last(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, captures: bool, left: int
) -> float:
    """What the last capture is worth, as likely as it is to be this one (CL38)."""
    holder = state.turn if captures else state.last_capturer
    if holder < 0:
        return 0.0
    still = 1.0
    for seat in range(state.seats):
        if seat != state.turn:
            for _ in range(count(state.hands[seat])):
                still *= IDLE
    amount = work.prices[LAST]
    if rules.residue == RESIDUE_LAST:
        amount += worth(work, left)
    if is_rival(state, holder):
        return -still * amount / (1 if state.partners else state.seats - 1)
    return still * amount
