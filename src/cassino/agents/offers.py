"""What a table offers to those who may play next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cassino.agents.groups import Group, can_fill, packed
from cassino.agents.prices import Prices
from cassino.agents.tables import Table
from cassino.agents.unseen import Kind
from cassino.rules import Turn
from cassino.rules.settings import FaceCapture

MOST_TO_CLEAR = 9
"""Most things on a table that anybody is expected to clear at one stroke."""


class Offer(NamedTuple):
    """The best that a card can take: what it's worth without sweep, and whether that clears."""

    worth: float
    clears: bool


@dataclass(frozen=True, slots=True)
class Offers:
    """What a table offers, by the cards that may be played.

    ``groups`` are the groups of loose cards by total, the dearest first; ``is_owed`` tells that
    whoever can capture must, which matters where captures cost points.
    """

    turn: Turn
    prices: Prices
    table: Table
    groups: list[list[Group]]
    is_owed: bool

    def to(self, kind: Kind) -> Offer | None:
        """The best capture by a card of a kind, or None when there is none worth making."""
        best: Offer | None = None
        if kind.clears and self.table.cards:
            best = Offer(self.prices.of(self.table.cards), clears=True)
        if not kind.values:
            best = self._pair(kind.cards)
        for value in kind.values:
            offer = self.at(value)
            if offer is not None and (best is None or offer > best):
                best = offer
        if best is None or (best.worth <= 0 and not best.clears and not self.is_owed):
            return None
        return best

    def at(self, value: int) -> Offer | None:
        """The best capture at a value."""
        groups = self.takeable(value)
        if not groups:
            return None
        worth, cards = packed(groups)
        everything = self.table.cards
        if cards == everything:
            return Offer(worth, clears=True)
        if self.table.size <= MOST_TO_CLEAR and self._may_clear(groups, everything):
            return Offer(self.prices.of(everything), clears=True)
        return Offer(worth, clears=False)

    def takeable(self, value: int) -> list[Group]:
        """The groups that a card takes at a value, the dearest first."""
        groups = self.groups[value]
        stacks = [(self.prices.of(s.cards), s.cards) for s in self.table.stacks if s.value == value]
        return sorted({*groups, *stacks}, reverse=True) if stacks else groups

    def _may_clear(self, groups: list[Group], everything: int) -> bool:
        if max(self.prices.sweeps) <= 0:
            return False
        reached = 0
        for _, group in groups:
            reached |= group
        return reached == everything and can_fill(groups, everything)

    def _pair(self, kind: int) -> Offer | None:
        """What a face takes that only pairs (CL12, X2)."""
        equal = self.table.loose & kind
        if not equal:
            return None
        rule = self.turn.variant.capture.face_capture
        takes_all = rule is FaceCapture.ALL or (
            rule is FaceCapture.ONE_OR_THREE and equal.bit_count() == 3
        )
        if takes_all:
            return Offer(self.prices.of(equal), clears=equal == self.table.cards)
        alone = equal == self.table.cards and equal.bit_count() == 1
        return Offer(self._dearest(equal), clears=alone)

    def _dearest(self, cards: int) -> float:
        prices = self.prices.cards
        return max(prices[at] for at in range(cards.bit_length()) if cards >> at & 1)
