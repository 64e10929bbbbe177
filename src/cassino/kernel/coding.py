"""Moves as 64-bit codes.

From the highest bit: 6 bits for the played card, 2 for the kind, 4 for the value less one, 52 for
the table cards. The kinds are 0 for captures and trails (a trail takes nothing), 1 for new builds,
2 for raises, 3 for additions; only kinds 1 to 3 have a value. A build that is raised or added to
is named by its cards, among the table cards. In compiled code and in arrays a code is an int64, so
that codes of cards from 8c upwards are negative numbers; ``code & (2**64 - 1)`` is the number
without a sign, ``table_of`` and the others take both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from cassino.cards import CARDS, FULL_DECK, CardSet
from cassino.kernel.compiling import compiled
from cassino.rules import Add, Capture, Move, NewBuild, Raise, Trail, table_cards

TAKES: Final = 0
BUILDS: Final = 1
RAISES: Final = 2
ADDS: Final = 3

_DECK: Final = int(FULL_DECK)


@compiled
def code_of(card: int, kind: int, value: int, table: int) -> int:
    """The code of a move; ``value`` counts only with builds."""
    head = (card - 64 * (card >> 5)) << 58  # the sign bit is the highest bit of the card
    if kind == TAKES:
        return head | table
    return head | kind << 56 | (value - 1) << 52 | table


@compiled
def card_of(code: int) -> int:
    """The card played."""
    return (code >> 58) & 63


@compiled
def kind_of(code: int) -> int:
    """The kind of the move: ``TAKES``, ``BUILDS``, ``RAISES`` or ``ADDS``."""
    return (code >> 56) & 3


@compiled
def value_of(code: int) -> int:
    """The value of the build that is made, raised or added to."""
    return ((code >> 52) & 15) + 1


@compiled
def table_of(code: int) -> int:
    """The table cards that are taken, used or changed."""
    return code & _DECK


def encode_move(move: Move) -> int:
    """The code of a move, as a signed number of 64 bits."""
    table = int(table_cards(move))
    match move:
        case Trail() | Capture():
            return _signed(move.card, TAKES, 1, table)
        case NewBuild():
            return _signed(move.card, BUILDS, move.value, table)
        case Raise():
            return _signed(move.card, RAISES, move.value, table)
        case Add():
            return _signed(move.card, ADDS, move.value, table)
        case _:
            assert_never(move)


def _signed(card: int, kind: int, value: int, table: int) -> int:
    code = card << 58 | kind << 56 | (value - 1) << 52 | table
    return code - (1 << 64) if code >> 63 else code


def decode_move(code: int, builds: Iterable[int]) -> Move:
    """The move of a code, signed or not.

    Args:
        code: the code.
        builds: the cards of each build on the table.
    """
    code = int(code)
    card, table = CARDS[code >> 58 & 63], CardSet(code & _DECK)
    kind, value = code >> 56 & 3, (code >> 52 & 15) + 1
    if kind == TAKES:
        return Capture(card, table) if table else Trail(card)
    if kind == BUILDS:
        return NewBuild(card, table, value)
    build = CardSet(next(int(cards) for cards in builds if int(cards) & table))
    move = Raise if kind == RAISES else Add
    return move(card, build, table - build, value)
