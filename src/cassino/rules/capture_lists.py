"""Captures listed: every legal one of a card, once and lazily.

What a capture must hold (equal loose cards, own builds that no other card would answer for) is
laid down first, and everything else joins it, so that on a crowded table the next legal capture is
always near: a list is never a search among captures that turn out illegal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from cassino.cards import Card, CardSet
from cassino.rules.captures import all_table, equal_loose, face_limits, has_power
from cassino.rules.errors import TooManyMoves
from cassino.rules.groups import GroupTable, filled_up, holding, unions
from cassino.rules.moves import Capture
from cassino.rules.ownership import keeps_cards
from cassino.rules.settings import Compulsory
from cassino.rules.things import same_rank
from cassino.rules.turn import Turn

MOST_TRIED: Final = 30_000_000
"""The most groups that are tried on sets of cards where all that fits must be taken."""


def captures(turn: Turn, card: Card, table: GroupTable) -> Iterator[Capture]:
    """Every legal capture of the card once, leaving aside what the seat owes after a build."""
    seen: set[int] = {0}
    for taken in _legal_sets(turn, card, table):
        if taken not in seen:
            seen.add(taken)
            yield Capture(card, CardSet(taken))


def _legal_sets(turn: Turn, card: Card, table: GroupTable) -> Iterator[int]:
    """The sets that the card takes by power, rank or value; nothing may come too."""
    if has_power(turn, card):
        yield all_table(turn)
    if not turn.values.hand[card] and keeps_cards(turn, card, turn.own_builds):
        lying = CardSet(same_rank(card, int(turn.loose)))
        for size in face_limits(turn, lying) if lying else ():
            yield from (int(CardSet.from_cards(some)) for some in combinations(lying, size))
    is_maximal = turn.variant.capture.compulsory is Compulsory.MAXIMAL
    for value in turn.values.hand[card]:
        groups = table.takeable(value)
        for required in _required(turn, card, value):
            taken = unions(groups, holding(groups, required))
            yield from _filled(groups, taken) if is_maximal else taken


def _filled(groups: Sequence[int], taken: Iterator[int]) -> Iterator[int]:
    """The sets with everything that still fits (X29); few come of many on a crowded table."""
    for tried, union in enumerate(taken):
        if tried * len(groups) > MOST_TRIED:
            reason = f"too many ways to take everything: {tried} tried"
            raise TooManyMoves(tried, reason)
        yield filled_up(groups, union)


def _required(turn: Turn, card: Card, value: int) -> Iterator[int]:
    """What a capture at the value must hold, one way after another.

    The equal loose cards where they are owed (DR6, X47), and as few own builds as leave the rest
    answered for (CL34).
    """
    owed = turn.variant.capture.compulsory is Compulsory.MATCHING_LOOSE
    equal = equal_loose(turn, value) if owed else 0
    own = turn.own_builds
    enough: list[set[int]] = []
    for size in range(len(own) + 1):
        for taken in combinations(own, size):
            cards = {int(build.cards) for build in taken}
            if any(fewer <= cards for fewer in enough):
                continue
            if keeps_cards(turn, card, (build for build in own if build not in taken)):
                enough.append(cards)
                yield equal | sum(cards)
