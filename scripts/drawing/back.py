"""The back of the cards: a gold lattice in a frame, and the four suits about a star."""

from __future__ import annotations

from drawing.paths import circle, join_numbers, slanted, star
from drawing.sprite import path, symbol, tag, use

GROUND = "var(--back,#6e2030)"
LINE = "var(--back-line,#dcae62)"
PAPER = "var(--back-paper,#fffaf0)"
BOX = "0 0 200 280"

_FRAME = 20
_GAP = 20


def _rounded(inset: float, radius: float) -> str:
    """A rounded box that leaves ``inset`` on every side of the card."""
    wide, high = 200 - 2 * inset - 2 * radius, 280 - 2 * inset - 2 * radius
    arc = f"a{join_numbers((radius, radius, 0, 0, 1))} "
    return (
        f"M{join_numbers((inset + radius, inset))}h{wide}{arc}{radius} {radius}v{high}"
        f"{arc}-{radius} {radius}h-{wide}{arc}-{radius}-{radius}v-{high}{arc}{radius}-{radius}z"
    )


def _medallion() -> list[str]:
    """Four suits around a star, in a ring that interrupts the lattice."""
    places = {"s": (0, -48), "h": (34, -14), "c": (0, 20), "d": (-34, -14)}
    suits = [
        use(suit, transform=f"translate({x} {y}) scale(.28)") for suit, (x, y) in places.items()
    ]
    return [
        path(circle(0, 0, 64), fill=GROUND, stroke=LINE, stroke_width=3),
        path(circle(0, 0, 57), stroke=LINE, stroke_width=1.4),
        tag("g", *suits, path(star(0, 0, 15, 6, 8)), fill=LINE),
    ]


def back() -> str:
    """The symbol ``back``."""
    lattice = slanted(_FRAME, _FRAME, 200 - _FRAME, 280 - _FRAME, _GAP)
    return symbol(
        "back",
        BOX,
        path(_rounded(0, 14), fill=PAPER),
        path(_rounded(9, 9), fill=GROUND),
        tag(
            "g",
            path(lattice, stroke=LINE, stroke_width=1.6, opacity=".75"),
            path(_rounded(_FRAME, 3), stroke=LINE, stroke_width=3),
            tag("g", *_medallion(), transform="translate(100 140)"),
            fill="none",
        ),
    )
