"""Put glyphs, suits, figures and the back together into the sprite of the deck."""

from __future__ import annotations

from drawing.back import back
from drawing.figures import PAPER, courts
from drawing.glyphs import GLYPHS, STROKE, TURNED
from drawing.paths import circle
from drawing.sprite import document, path, symbol, tag, use
from drawing.suits import OUTLINES, SUITS

BOX = "0 0 200 280"
RANKS = "A23456789TJQK"
_FIGURE = "translate(129 17) scale(.94)"

_MARK_GOLD = "var(--mark,#f0be4a)"
_MARK_INK = "var(--mark-ink,#2a1d05)"


def _glyphs() -> list[str]:
    """Every index glyph as ``g`` and its rank, turned ones made of those they turn."""
    turned = [
        tag("use", id=f"g{rank}", href=f"#g{other}", transform="rotate(180 26 40)")
        for rank, other in TURNED.items()
    ]
    return [path(d, id=f"g{rank}") for rank, d in GLYPHS.items()] + turned


def _index(rank: str) -> str:
    """The rank in the corner, as ``r`` and its letter."""
    return tag(
        "use",
        id=f"r{rank}",
        href=f"#g{rank}",
        transform="translate(14 15) scale(1.06)",
        stroke="currentColor",
        stroke_width=STROKE,
        fill="none",
    )


def _ace_pip(suit: str) -> list[str]:
    """The pip with a fine line around it, so that aces stand out among number cards."""
    place = "translate(124 143) scale(1.12)"
    layers = (("currentColor", 19), (PAPER, 13))
    around = [
        tag(
            "use",
            href=f"#{suit}",
            transform=place,
            stroke=colour,
            stroke_width=width,
            stroke_linejoin="round",
        )
        for colour, width in layers
    ]
    return [*around, use(suit, transform=place)]


def _body(rank: str, suit: str) -> list[str]:
    """What fills the face: one large pip, or a figure."""
    match rank:
        case "A":
            return _ace_pip(suit)
        case "Q":
            emblem = use(suit, transform="translate(129 248) scale(.26)")
            return [use("Q", transform=_FIGURE), emblem]
        case "J" | "K":
            return [use(rank, transform=_FIGURE)]
        case _:
            return [use(suit, transform="translate(124 136) scale(1.24)")]


def face(rank: str, suit: str) -> str:
    """The symbol of one card, such as ``Td``; the page's class ``card-face`` fills its pips."""
    corner = use(suit, transform="translate(41 107) scale(.44)")
    return symbol(f"{rank}{suit}", BOX, use(f"r{rank}"), corner, *_body(rank, suit))


def mark(points: int) -> str:
    """The symbol of a point mark: a gold coin with the points in it."""
    numeral = tag(
        "use",
        href=f"#p{points}",
        transform="translate(50 50) scale(.74) translate(-26 -40)",
        fill="none",
        stroke=_MARK_INK,
        stroke_width=STROKE,
    )
    coin = path(circle(50, 50, 44), fill=_MARK_GOLD, stroke=_MARK_INK, stroke_width=7)
    return symbol(f"mark-{points}", "0 0 100 100", coin, numeral)


def deck() -> str:
    """The whole sprite: 52 faces, the suits, the back, the point marks."""
    suits = [path(outline, id=suit) for suit, outline in OUTLINES.items()]
    numerals = [path("M12 23C20 20 27 14 28 5L28 80", id="p1"), tag("use", id="p2", href="#g2")]
    corners = [_index(rank) for rank in RANKS]
    signs = [symbol(f"suit-{suit}", "-50 0 100 100", use(suit)) for suit in SUITS]
    return document(
        tag("defs", *suits, *_glyphs(), *numerals, *corners),
        tag("defs", *courts()),
        *(face(rank, suit) for suit in SUITS for rank in RANKS),
        *signs,
        back(),
        mark(1),
        mark(2),
    )
