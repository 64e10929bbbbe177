"""Sums: which terms make a group of one value, and which sets part into groups.

Two ways to the same answer: `unions` lists every set that can be parted into groups,
`parted` takes one set and looks for a partition of exactly that set.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

ALL = 99  # more than a table can hold: no limit to the size of a group


class Term(NamedTuple):
    """One member of a sum: a card, or a build that counts as one card."""

    cards: frozenset[str]
    values: frozenset[int]
    size: int = 1


Terms = tuple[Term, ...]
Cards = frozenset[str]


def groups_with(first: Term, rest: Terms, value: int, limit: int) -> list[Terms]:
    """Every group of the value that holds `first`, alone or with some of the rest, once."""
    groups = (
        (first, *more)
        for counted in sorted(first.values)
        for more in _completions(value - counted, rest, limit - first.size)
    )
    return list(dict.fromkeys(groups))


def _completions(missing: int, rest: Terms, room: int) -> Iterator[Terms]:
    if missing == 0 and room >= 0:
        yield ()
    if missing <= 0 or room <= 0:
        return
    for place, term in enumerate(rest):
        for counted in term.values:
            for more in _completions(missing - counted, rest[place + 1 :], room - term.size):
                yield (term, *more)


def cards_of(terms: Terms) -> Cards:
    """The cards that lie in these terms."""
    return frozenset().union(*(term.cards for term in terms))


def without(terms: Terms, taken: Terms) -> Terms:
    """The terms that are left when some are taken out."""
    return tuple(term for term in terms if term not in taken)


@cache
def unions(terms: Terms, value: int, limit: int = ALL) -> frozenset[Cards]:
    """Every set of cards that parts into groups of the value, the empty set included.

    The first term stays out, or lies in one of the groups that hold it.
    """
    if not terms:
        return frozenset({frozenset()})
    first, rest = terms[0], terms[1:]
    return unions(rest, value, limit) | unions_with(first, rest, value, limit)


def unions_with(first: Term, rest: Terms, value: int, limit: int = ALL) -> frozenset[Cards]:
    """The sets of `unions` that hold the first term."""
    return frozenset(
        cards_of(group) | more
        for group in groups_with(first, rest, value, limit)
        for more in unions(without(rest, group), value, limit)
    )


def parted(terms: Terms, value: int, limit: int = ALL) -> list[Cards] | None:
    """One way to part exactly these terms into groups of the value, or None."""
    if not terms:
        return []
    first, rest = terms[0], terms[1:]
    for group in groups_with(first, rest, value, limit):
        others = parted(without(rest, group), value, limit)
        if others is not None:
            return [cards_of(group), *others]
    return None
