"""Moves in one step: the list with features, and the compact choice that loses some moves.

Both stand on the codes of ``cassino-move-v1``, taken without a sign.

The *list* is every legal move by its code, from the lowest, at most 256. What is left out is
counted. The *compact* choice has for every card 53 places: its trail, its 4 largest captures, and
for every value from 1 to 16 its 3 largest build moves. Larger is what has more table cards, then
the higher code.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.cards import ACES, BIG_CASSINO, LITTLE_CASSINO, SPADES
from cassino.kernel import (
    TAKES,
    Codes,
    Rules,
    States,
    Work,
    card_of,
    decode,
    encode_move,
    kind_of,
    legal_codes,
    table_of,
    value_of,
)
from cassino.rules import Variant, legal_moves

LISTED: Final = 256
FEATURES: Final = (
    "kind",
    "rank",
    "suit",
    "value",
    "cards",
    "spades",
    "aces",
    "big_casino",
    "little_casino",
    "builds",
    "own_builds",
    "clears",
)
"""What a row says of a move: ``kind`` is 1 for a trail, 2 a capture, 3 a new build, 4 a raise, 5 an
addition; ``rank`` and ``suit`` (from 0) are the played card's; ``value`` is a build's; ``cards`` to
``little_casino`` count among the played and the table cards; ``builds`` and ``own_builds`` count
builds among the table cards; ``clears`` is 1 when a capture leaves the table empty."""

CAPTURES: Final = 4
BUILDS_A_VALUE: Final = 3
PLACES: Final = 1 + CAPTURES + 16 * BUILDS_A_VALUE
COMPACT: Final = 52 * PLACES
"""How many different compact choices there are."""

Features: TypeAlias = NDArray[np.int8]
_NO_SIGN: Final = (1 << 64) - 1
_ALL_CARDS: Final = (1 << 52) - 1


class Listed(NamedTuple):
    """Legal moves as codes, and how many more there are; -1 when nobody has counted them."""

    codes: Codes
    overflow: int


def list_codes(variant: Variant, rules: Rules, states: States, work: Work) -> Listed:
    """The legal moves of one deal, by their codes from the lowest.

    On a table so crowded that moves can't be listed these are the first that the rules list.
    """
    try:
        found = legal_codes(rules, states, work)
    except OverflowError:
        moves = islice(legal_moves(decode(states, variant)), LISTED)
        found = np.array([encode_move(move) for move in moves], np.int64)
        return Listed(_in_order(found), -1)
    return Listed(_in_order(found)[:LISTED], max(0, len(found) - LISTED))


def _in_order(codes: Codes) -> Codes:
    ordered: Codes = np.sort(codes.view(np.uint64)).view(np.int64)
    return ordered


def features_of(codes: Codes, states: States) -> Features:
    """The features of moves of one deal, a row a move."""
    rows: Features = np.zeros((len(codes), len(FEATURES)), np.int8)
    for row, code in zip(rows, codes.tolist(), strict=True):
        row[:] = _features(int(code), states[0])
    return rows


def _features(code: int, state: Any) -> tuple[int, ...]:  # noqa: ANN401 - a record
    card, kind, table = card_of(code), kind_of(code), table_of(code)
    cards = table | 1 << card
    count = int(state.build_count)
    inside = [at for at in range(count) if int(state.build_cards[at]) & table]
    lying = int(state.loose)
    for at in range(count):
        lying |= int(state.build_cards[at])
    return (
        1 if kind == TAKES and not table else 2 + kind,
        1 + (card >> 2),
        card & 3,
        0 if kind == TAKES else value_of(code),
        cards.bit_count(),
        (cards & SPADES).bit_count(),
        (cards & ACES).bit_count(),
        cards >> BIG_CASSINO & 1,
        cards >> LITTLE_CASSINO & 1,
        len(inside),
        sum(int(state.build_owner[at]) == int(state.turn) for at in inside),
        int(kind == TAKES and bool(table) and table == lying),
    )


def compact_codes(codes: Codes) -> dict[int, int]:
    """The compact choices that some moves offer, and the code that each means.

    >>> from cassino.kernel import encode_move
    >>> from cassino.rules import deal, legal_moves, variant
    >>> moves = [encode_move(move) for move in legal_moves(deal(variant(), seed="a"))]
    >>> len(compact_codes(np.array(moves, np.int64))) == len(moves)
    True
    """
    groups: dict[tuple[int, int, int], list[int]] = {}
    for code in codes.tolist():
        groups.setdefault(_group(int(code)), []).append(int(code))
    found: dict[int, int] = {}
    for (card, first, room), members in groups.items():
        members.sort(key=_size, reverse=True)
        start = card * PLACES + first
        found.update({start + at: code for at, code in enumerate(members[:room])})
    return found


def _group(code: int) -> tuple[int, int, int]:
    """The card, the first of the places for moves of this kind, and how many there are."""
    if kind_of(code) != TAKES:
        first = 1 + CAPTURES + (value_of(code) - 1) * BUILDS_A_VALUE
        return card_of(code), first, BUILDS_A_VALUE
    return (card_of(code), 1, CAPTURES) if table_of(code) else (card_of(code), 0, 1)


def _size(code: int) -> tuple[int, int]:
    return (code & _ALL_CARDS).bit_count(), code & _NO_SIGN
