"""Compiling the search ahead, and knowing cheaply whether that was done."""

from __future__ import annotations

from typing import Final

from cassino.kernel import warming
from cassino.rules import deal, legal_moves, play, variant, view_of
from cassino.search.playouts import COUNTS, WORTH, compare
from cassino.search.thinking import Plan, think

_NAME: Final = "search"


def warm() -> None:
    """Compile everything that a search calls and keep it on disk; quick when that was done."""
    position = deal(variant(), seed="warm")
    before = view_of(position, None)
    move = next(legal_moves(position))
    position, _ = play(position, move)
    view = view_of(position, position.turn)
    for how in (WORTH, COUNTS):
        think(view, Plan(playouts=8, worlds=2, how=how), 0, [(before, move)])
    while position.stock:
        position, _ = play(position, next(legal_moves(position)))
    think(view_of(position, position.turn), Plan(playouts=8, worlds=100), 0)
    warming.leave_marker(compare, _NAME)


def is_warm() -> bool:
    """Whether nothing that a search calls has to be compiled first on this machine."""
    return warming.has_marker(compare, _NAME)
