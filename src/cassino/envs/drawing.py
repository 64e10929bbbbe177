"""A position as text and as a small picture, all hands open: for people who look at training."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.cards import Card
from cassino.envs.acts import step_text
from cassino.rules import Build, Position, score_so_far

Picture: TypeAlias = NDArray[np.uint8]
"""``[height, width, 3]``, red, green and blue."""

_GLYPHS: Final = {
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
    "T": "10010 10101 10101 10101 10101 10101 10010",
    "J": "00111 00010 00010 00010 00010 10010 01100",
    "Q": "01110 10001 10001 10001 10101 10010 01101",
    "K": "10001 10010 10100 11000 10100 10010 10001",
    "c": "00100 01110 00100 11011 11111 00100 01110",
    "d": "00100 01110 01110 11111 01110 01110 00100",
    "h": "00000 01010 11111 11111 11111 01110 00100",
    "s": "00100 01110 11111 11111 11011 00100 01110",
}
"""Ranks and suits, seven rows of five dots."""

_FELT: Final = (32, 96, 64)
_PAPER: Final = (250, 250, 245)
_RED: Final = (190, 30, 40)
_BLACK: Final = (20, 20, 30)
_MARK: Final = (240, 200, 60)
_CELL: Final = (24, 18)
"""Height and width of a card with the room around it, in dots."""
_COLUMNS: Final = 30


def render(position: Position, steps: Sequence[int], mode: str | None) -> str | Picture | None:
    """A position as an environment's render mode has it; ``human`` prints it.

    Args:
        position: the whole truth.
        steps: the steps taken of the move under way.
        mode: ``ansi``, ``rgb_array``, ``human`` or nothing.
    """
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(position)
    text = table_text(position, steps)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n\n")
    return None


def table_text(position: Position, steps: Sequence[int] = ()) -> str:
    """A position in a few lines.

    >>> from cassino.rules import deal, variant
    >>> print(table_text(deal(variant(), seed="cassino")))
    classic, hand 1, 40 cards left; to move: 1
    table: Kh 9d 9c As
    seat 0: Tc 7s 5d 4s (0 cards, 0 points)
    seat 1: Js 8s Ad Ac (0 cards, 0 points)
    """
    p = position
    steps_shown = f" ({', '.join(map(step_text, steps))} …)" if steps else ""
    head = f"{p.variant.preset}, hand {p.hand_number}, {len(p.stock)} cards left"
    lines = [f"{head}; to move: {p.turn}{steps_shown}"]
    piles = [*map(_build_text, p.builds), *(card.text for card in p.loose.high_to_low())]
    lines.append(f"table: {' '.join(piles) or 'empty'}")
    running = score_so_far(p)
    for seat, hand in enumerate(p.hands):
        side = p.side_of(seat)
        cards = " ".join(card.text for card in hand.high_to_low()) or "-"
        taken = f"{len(p.piles[side])} cards, {running[side].total} points"
        lines.append(f"seat {seat}: {cards} ({taken})")
    return "\n".join(lines)


def _build_text(build: Build) -> str:
    groups = " | ".join("+".join(c.text for c in group.high_to_low()) for group in build.groups)
    return f"[{build.value}: {groups} @{build.owner}]"


def picture(position: Position) -> Picture:
    """A position as a picture of always the same size: the table, then a row a seat.

    The seat to move has a mark; a build's cards stand together on a mark of their own.
    """
    height, width = _CELL
    image: Picture = np.full((height * 8, width * _COLUMNS, 3), _FELT, np.uint8)
    column = 0
    for build in position.builds:
        cards = build.cards.high_to_low()
        _lay_out(image, 0, column, cards, _MARK)
        column += len(cards)
    _lay_out(image, 0, column, position.loose.high_to_low(), _FELT)
    for seat, hand in enumerate(position.hands):
        _lay_out(image, 3 + seat, 0, hand.high_to_low(), _MARK if seat == position.turn else _FELT)
    return image


def _lay_out(
    image: Picture, row: int, column: int, cards: Sequence[Card], ground: tuple[int, int, int]
) -> None:
    """Draw cards side by side, from a row and column on; what is too much goes to the next row."""
    height, width = _CELL
    for at, card in enumerate(cards, column):
        top, left = (row + at // _COLUMNS) * height, at % _COLUMNS * width
        cell = image[top : top + height, left : left + width]
        cell[:] = ground
        cell[1:-1, 1:-1] = _PAPER
        ink = _RED if card.suit.value in "dh" else _BLACK
        _stamp(cell, 3, 2, card.text[0], ink)
        _stamp(cell, 12, 9, card.text[1], ink)


def _stamp(cell: Picture, top: int, left: int, sign: str, ink: tuple[int, int, int]) -> None:
    dots = np.array([[dot == "1" for dot in row] for row in _GLYPHS[sign].split()])
    cell[top : top + 7, left : left + 5][dots] = ink
