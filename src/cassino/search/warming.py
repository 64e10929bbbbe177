"""Compiling the search ahead, and knowing cheaply whether that was done."""

from __future__ import annotations

from functools import cache
from typing import Final

from cassino.kernel import warming
from cassino.notation import Record, RecordedDeal, record_move
from cassino.rules import deal, legal_moves, play, shuffled_deck, variant, view_of
from cassino.search.analysis import analyse
from cassino.search.analysis_editions import Thoroughness
from cassino.search.playouts import AHEAD, COUNTS, WORTH, compare
from cassino.search.thinking import Plan, think

_NAME: Final = "search"


def warm() -> None:
    """Compile everything that a search calls and keep it on disk; quick when that was done."""
    load()
    warming.leave_marker(compare, _NAME)


@cache
def load() -> None:
    """Call once in this process all that a search calls: what was compiled has to be loaded, too.

    That takes a second or so, which a search with a limit of time would lack.
    """
    position = deal(variant(), seed="warm")
    before = view_of(position, None)
    move = next(legal_moves(position))
    position, _ = play(position, move)
    view = view_of(position, position.turn)
    for how in (AHEAD, WORTH, COUNTS):
        think(view, Plan(playouts=8, worlds=2, how=how), 0, [(before, move)])
    while position.stock:
        position, _ = play(position, next(legal_moves(position)))
    think(view_of(position, position.turn), Plan(playouts=8, worlds=100), 0)
    _analyse_a_play()


def _analyse_a_play() -> None:
    deck = shuffled_deck("warm")
    position = deal(variant(), deck=deck)
    played = RecordedDeal(deck, 0, (record_move(position, next(legal_moves(position))),))
    record = Record(variant(), 2, False, (), None, (played,), None)
    analyse(record, Thoroughness(worlds=16, contenders=2, playouts=1))


def is_warm() -> bool:
    """Whether nothing that a search calls has to be compiled first on this machine."""
    return warming.has_marker(compare, _NAME)
