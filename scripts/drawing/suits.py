"""The four suits, each in a box of 100 by 100, in one flat colour."""

from __future__ import annotations

from drawing.paths import circle, mirrored

SUITS = "shdc"
"""Suit letters in the order in which the sprite lists them."""


SPADE = mirrored("M0 2C7 24 45 38 45 64C45 78 35 87 23 87C15 87 8 83 4 76C5 87 9 94 17 98L0 98")
HEART = mirrored("M0 24C4 12 13 5 24 5C37 5 47 15 47 29C47 56 10 74 0 97")
DIAMOND = mirrored("M0 0C9 19 25 37 44 50C25 63 9 81 0 100")
_STEM = mirrored("M0 36L12 52L4 64C5 82 8 92 17 98L0 98")
CLUB = circle(0, 25, 23.5) + circle(-24, 62, 23.5) + circle(24, 62, 23.5) + _STEM

OUTLINES = {"s": SPADE, "h": HEART, "d": DIAMOND, "c": CLUB}
"""Outline by suit letter, centred on x = 0, y from 0 to 100."""
