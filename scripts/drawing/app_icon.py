"""The favicon and the app icon: two cards, the ten of diamonds before the two of spades."""

from __future__ import annotations

from drawing.glyphs import GLYPHS
from drawing.paths import circle, star
from drawing.sprite import document, path, tag
from drawing.suits import OUTLINES

_FELT = "#1f6449"
_DEEP = "#123f2e"
_PAPER = "#fffefa"
_RED = "#d1132f"
_INK = "#14171c"
_GOLD = "#f0be4a"


def favicon() -> str:
    """A card with one diamond on felt: three shapes, still plain at 16 pixels."""
    card = tag("rect", x=17, y=7, width=34, height=50, rx=5, fill=_PAPER)
    behind = tag(
        "rect", x=13, y=8, width=34, height=49, rx=5, fill=_GOLD, transform="rotate(-16 20 57)"
    )
    pip = path(OUTLINES["d"], fill=_RED, transform="translate(34 14) scale(.36)")
    ground = tag("rect", width=64, height=64, rx=14, fill=_FELT)
    return document(ground, behind, card, pip, viewBox="0 0 64 64")


def _little_cassino() -> str:
    numeral = path(
        GLYPHS["2"], fill="none", stroke=_INK, stroke_width=13, transform="translate(16 16)"
    )
    pip = path(OUTLINES["s"], fill=_INK, transform="translate(42 108) scale(.44)")
    sheet = tag("rect", width=200, height=280, rx=16, fill=_PAPER, stroke=_DEEP, stroke_width=4)
    return tag("g", sheet, numeral, pip, transform="translate(118 106) rotate(-14 100 280)")


def _big_cassino() -> str:
    numeral = path(
        GLYPHS["T"], fill="none", stroke=_RED, stroke_width=13, transform="translate(16 16)"
    )
    small = path(OUTLINES["d"], fill=_RED, transform="translate(44 108) scale(.44)")
    large = path(OUTLINES["d"], fill=_RED, transform="translate(122 132) scale(1.28)")
    sheet = tag("rect", width=200, height=280, rx=16, fill=_PAPER, stroke=_DEEP, stroke_width=4)
    return tag("g", sheet, numeral, small, large, transform="translate(186 112) rotate(8 100 280)")


def app_icon() -> str:
    """A square with all that matters in its middle, so that any mask may cut its edge."""
    ground = tag("rect", width=512, height=512, fill=_FELT)
    glow = path(circle(256, 256, 226), fill="#27775a")
    coin = path(circle(366, 372, 46), fill=_GOLD, stroke=_DEEP, stroke_width=6)
    spark = path(star(366, 372, 30, 13, 5), fill=_DEEP)
    return document(
        ground, glow, _little_cassino(), _big_cassino(), coin, spark, viewBox="0 0 512 512"
    )
