"""How likely the next rival can answer a move: counted exactly, from the cards out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from cassino.agents.groups import groups_by_total, parts_of
from cassino.agents.offers import Offers
from cassino.agents.tables import Table
from cassino.agents.unseen import Other, Unseen
from cassino.agents.weighing import Scales, Weighed


def next_rival(unseen: Unseen) -> Other | None:
    """The first seat of another side that plays next; None when none will hold a card."""
    return next((other for other in unseen.others if other.held and not other.is_partner), None)


def answer_chance(scales: Scales, best: Weighed, rival: Other) -> float:
    """The chance that a rival can take something once the move is made."""
    offers = _offers(scales, best.table)
    cards = 0
    for kind, _ in scales.kinds:
        if offers.to(kind) is not None:
            cards |= kind.cards
    return hold_chance(scales, rival, cards)


def build_chance(scales: Scales, best: Weighed, rival: Other) -> float:
    """The chance that a rival can take the build that the move makes, alone or in a sum (X43)."""
    offers, build = _offers(scales, best.table), best.table.stacks[-1].cards
    cards = 0
    for kind, _ in scales.kinds:
        groups = (group for value in kind.values for _, group in offers.takeable(value))
        if kind.clears or any(group & build for group in groups):
            cards |= kind.cards
    return hold_chance(scales, rival, cards)


def _offers(scales: Scales, table: Table) -> Offers:
    """All that a table offers: also what isn't worth taking, and the new build in sums."""
    groups = groups_by_total(parts_of(scales.turn, table, scales.prices))
    return Offers(scales.turn, scales.prices, table, groups, is_owed=True)


def hold_chance(scales: Scales, rival: Other, cards: int) -> float:
    """The chance that a rival holds one of these cards (bits), knowing its builds (CL20)."""
    worth = scales.turn.values.hand_worth
    promised = [worth[b.value] for b in scales.view.builds if b.owner == rival.seat]
    return chance_to_hold(scales.unseen, rival.held, cards, promised)


def chance_to_hold(unseen: Unseen, held: int, cards: int, promised: Sequence[int]) -> float:
    """The chance that a hand has one of some cards, given that it has one of each promised set.

    The hands that are possible are counted, those that lack promised sets taken off and those that
    lack two of them put back.

    Args:
        unseen: the cards out of sight.
        held: how many of them the hand holds.
        cards: what it may have (bits).
        promised: sets (bits) of which it surely has a card each.

    >>> four = Unseen(0b1111, 4, ())
    >>> chance_to_hold(four, 2, 0b0001, ())
    0.5
    >>> round(chance_to_hold(four, 2, 0b0001, [0b0011]), 3)
    0.6
    """
    held = min(held, unseen.count)
    possible = _hands(unseen, held, 0, promised)
    if not possible:
        return chance_to_hold(unseen, held, cards, ()) if promised else 0.0
    return 1 - _hands(unseen, held, cards, promised) / possible


def _hands(unseen: Unseen, held: int, without: int, promised: Sequence[int]) -> int:
    """How many hands have none of some cards, and one of each promised set."""
    count = 0
    for size in range(len(promised) + 1):
        for lacking in combinations(promised, size):
            gone = without
            for each in lacking:
                gone |= each
            count += (-1) ** size * comb(unseen.count - (gone & unseen.cards).bit_count(), held)
    return count
