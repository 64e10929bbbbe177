"""The moves that an agent looks at: all of them, or on a crowded table a chosen few.

Up to ten things on the table and 256 moves, every legal move is a candidate. Past that the list can
be astronomical, so candidates are made instead of listed: for every card its trail; for every value
it takes, captures that begin with one of the dearest groups, alone and with all that fits besides;
for every value it may build to, builds that begin in the same way. Each is then put to the rules.
A capture that leaves no group behind is always among them, so a move is found even where everything
must be taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, zip_longest

from cassino.agents.groups import Group, any_group, groups_by_total, parts_of, smallest_first
from cassino.agents.prices import prices_for
from cassino.agents.tables import Table, table_of
from cassino.cards import Card, CardSet
from cassino.rules import (
    Add,
    Capture,
    Move,
    NewBuild,
    PlayerView,
    Raise,
    Trail,
    Turn,
    legal_moves,
    turn_of,
    turn_refusal,
)

LISTED_TABLE = 10
"""Most things on a table whose moves are listed."""
LISTED_MOVES = 256
"""Most moves that are listed."""
DEAREST = 6
"""How many of the dearest groups of one total captures and builds begin with."""


def candidates(view: PlayerView, most: int) -> list[Move]:
    """Legal moves to look at, at least one and at most ``most``, in a stable order.

    >>> from cassino.rules import deal, variant, view_of
    >>> view = view_of(deal(variant(), seed="a"), 1)
    >>> candidates(view, 256) == list(legal_moves(view))
    True
    """
    table = table_of(view)
    if table.size <= LISTED_TABLE:
        limit = min(most, LISTED_MOVES)
        listed = list(islice(legal_moves(view), limit + 1))
        if len(listed) <= limit:
            return listed
    found = list(islice(_made(view, table), most))
    return found or [next(legal_moves(view))]


def _made(view: PlayerView, table: Table) -> Iterator[Move]:
    """Legal moves made for a crowded table, each once, the cards of the hand taking turns."""
    maker = _Maker(view, table)
    seen: set[Move] = set()
    for move in chain.from_iterable(zip_longest(*map(maker.moves, maker.turn.hand))):
        if move is not None and move not in seen:
            seen.add(move)
            if turn_refusal(maker.turn, move) is None:
                yield move


class _Maker:
    """Makes moves for one crowded table."""

    def __init__(self, view: PlayerView, table: Table) -> None:
        """List the groups once."""
        prices = prices_for(view)
        self.table = table
        self.turn: Turn = turn_of(view)
        self.parts = parts_of(self.turn, table, prices)
        self.groups = groups_by_total(self.parts)
        self.stacks = [(prices.of(s.cards), s.cards, s.value) for s in table.stacks]

    def moves(self, card: Card) -> Iterator[Move]:
        """Moves of a card; some may not be legal."""
        yield Trail(card)
        everything = self.table.cards
        if everything:
            yield Capture(card, CardSet(everything))
        values = self.turn.values.hand[card]
        if not values:
            yield from self._pairs(card)
        for value in values:
            yield from self._captures(card, value)
        if self.turn.variant.build.builds:
            yield from self._builds(card)

    def _pairs(self, card: Card) -> Iterator[Move]:
        """What a face may take that only pairs."""
        equal = CardSet(self.table.loose & 0b1111 << (card & ~3))
        for one in equal:
            yield Capture(card, CardSet(1 << one))
        if len(equal) > 1:
            yield Capture(card, equal)

    def _captures(self, card: Card, value: int) -> Iterator[Move]:
        stacks = [(price, cards) for price, cards, worth in self.stacks if worth == value]
        groups = sorted({*self.groups[value], *stacks}, reverse=True)
        whole = sum(cards for _, cards in stacks)
        other = any_group(self.parts, value, 0)
        firsts = (*(cards for _, cards in (*groups[:DEAREST], *stacks)), whole, other)
        for first in dict.fromkeys(firsts):
            if first:
                yield Capture(card, CardSet(self._filled(first, groups, value)))
                yield Capture(card, CardSet(self._filled(first, smallest_first(groups), value)))
                yield Capture(card, CardSet(first))

    def _filled(self, first: int, groups: list[Group], value: int) -> int:
        """The group with all that fits besides, until no other group is left."""
        cards = first
        for _, group in groups:
            if not group & cards:
                cards |= group
        while more := any_group(self.parts, value, cards):
            cards |= more
        return cards

    def _builds(self, card: Card) -> Iterator[Move]:
        held = self.turn.values.hand
        goals = {value for other in self.turn.hand if other != card for value in held[other]}
        for goal in sorted(goals, reverse=True):
            loose = [group for group in self.groups[goal] if not group[1] & ~self.table.loose]
            for value in held[card]:
                for first in self._firsts(goal - value):
                    full = first
                    for _, group in loose:
                        if not group & full:
                            full |= group
                    for used in dict.fromkeys((full, first)):
                        yield from self._with_groups(card, CardSet(used), goal)
                yield from self._raises(card, value, goal)

    def _firsts(self, rest: int) -> list[int]:
        """What may stand beside the played card, the dearest first."""
        if rest <= 0:
            return [0] if rest == 0 else []
        groups = (cards for _, cards in self.groups[rest] if not cards & ~self.table.loose)
        return list(islice(groups, DEAREST))

    def _with_groups(self, card: Card, loose: CardSet, goal: int) -> Iterator[Move]:
        """A new build, and additions to the builds of the value."""
        if loose:
            yield NewBuild(card, loose, goal)
        for stack in self.table.stacks:
            if stack.value == goal:
                yield Add(card, CardSet(stack.cards), loose, goal)

    def _raises(self, card: Card, value: int, goal: int) -> Iterator[Move]:
        for stack in self.table.stacks:
            if not stack.is_multiple and stack.value + value == goal:
                yield Raise(card, CardSet(stack.cards), CardSet(0), goal)
