"""Groups on the table: listed once by their total, and their unions listed lazily."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cassino.rules.errors import TooManyMoves
from cassino.rules.sums import Thing
from cassino.rules.things import loose_things
from cassino.rules.turn import Turn
from cassino.rules.values import HIGHEST_VALUE

MOST_UNIONS: Final = 1_000_000
"""The most sets of cards that one card is tried on at one value."""


def _by_total(things: Sequence[Thing], most: int) -> list[list[int]]:
    """For every total the groups (bits) that make it; one pass over the things."""
    found: list[list[int]] = [[0], *([] for _ in range(most))]
    for cards, values in things:
        for total in range(most, 0, -1):
            for value in values:
                if value <= total and found[total - value]:
                    found[total] += [group | cards for group in found[total - value]]
    return found


class GroupTable:
    """The groups that the table offers to one turn, by total.

    Loose cards alone make the groups of builds; where single builds may stand in sums (X50) the
    groups for captures are more. Each table is made once, when it is first asked for.
    """

    def __init__(self, turn: Turn) -> None:
        """Keep the turn; nothing is listed yet."""
        self._turn = turn
        hands = [value for card in turn.hand for value in turn.values.hand[card]]
        self._most = HIGHEST_VALUE if turn.partner is not None else max(hands, default=0)
        self._loose: list[list[int]] | None = None
        self._with_builds: list[list[int]] | None = None

    def loose(self, total: int) -> list[int]:
        """Groups of loose cards that make the total."""
        if self._loose is None:
            self._loose = _by_total(loose_things(self._turn, self._turn.loose), self._most)
        return self._loose[total]

    def takeable(self, value: int) -> list[int]:
        """Groups that a card played at the value takes, whole builds included."""
        builds = self._turn.builds
        if not builds:
            return self.loose(value)
        whole = [int(build.cards) for build in builds if build.value == value]
        if not self._turn.variant.build.build_as_card:
            return whole + self.loose(value)
        if self._with_builds is None:
            terms = [Thing(int(b.cards), (b.value,)) for b in builds if not b.is_multiple]
            things = [*terms, *loose_things(self._turn, self._turn.loose)]
            self._with_builds = _by_total(things, self._most)
        return [b for b in whole if b not in self._with_builds[value]] + self._with_builds[value]


def unions(groups: Sequence[int], starts: Iterable[int] = (0,)) -> Iterator[int]:
    """Every union of a start with some disjoint groups, or with none, once and lazily.

    The cost is the number of unions times the number of groups, however many ways there are to
    divide the same cards into groups.

    Raises:
        TooManyMoves: after a million unions; nobody can take them all.
    """
    reached: list[int] = []
    seen: set[int] = set()
    for start in starts:
        if start not in seen:
            seen.add(start)
            reached.append(start)
            yield start
    for group in groups:
        for index in range(len(reached)):
            union = reached[index]
            if not union & group and (union := union | group) not in seen:
                if len(seen) >= MOST_UNIONS:
                    raise TooManyMoves(MOST_UNIONS)
                seen.add(union)
                reached.append(union)
                yield union


def holding(groups: Sequence[int], required: int, used: int = 0) -> Iterator[int]:
    """Unions of disjoint groups that hold the required cards and no group without one of them.

    Every union that holds the required cards is one of these with some more groups.
    """
    missing = required & ~used
    if not missing:
        yield used
        return
    first = missing & -missing
    for group in groups:
        if group & first and not group & used:
            yield from holding(groups, required, used | group)


def filled_up(groups: Sequence[int], union: int) -> int:
    """The union with every further group that still fits.

    The last groups are tried first: ``unions`` begins with the first ones, and what it leaves out
    there mustn't come back, or many unions would be filled up to the same.
    """
    for group in reversed(groups):
        if not group & union:
            union |= group
    return union
