"""Groups on the table: listed once by their total, and their unions listed lazily."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cassino.rules.sums import Thing
from cassino.rules.things import loose_things
from cassino.rules.turn import Turn
from cassino.rules.values import HIGHEST_VALUE


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


def unions(groups: Sequence[int], starts: Sequence[int] = (0,)) -> Iterator[int]:
    """Every union of a start with some disjoint groups, or with none, once and lazily.

    The cost is the number of unions times the number of groups, however many ways there are to
    divide the same cards into groups.
    """
    seen = dict.fromkeys(starts)
    reached = list(seen)
    yield from reached
    for group in groups:
        for index in range(len(reached)):
            union = reached[index]
            if not union & group and (union := union | group) not in seen:
                seen[union] = None
                reached.append(union)
                yield union
