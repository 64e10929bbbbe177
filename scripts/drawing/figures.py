"""Jack, queen and king: flat woodcut busts, symmetrical but for a feather and a shadow.

Coordinates are the card's, about the figure's middle line. Colours: the suit's own
(``currentColor``), ink, gold, skin, rose and paper, each a custom property with a
fallback, so that the sprite also stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from drawing.paths import both_sides, circle, circles, mirrored
from drawing.sprite import path, tag

INK = "var(--figure-ink,#14171c)"
GOLD = "var(--figure-gold,#e8b23f)"
SKIN = "var(--figure-skin,#f8dfbd)"
SHADE = "var(--figure-shade,#e5bb8f)"
ROSE = "var(--figure-rose,#b8453d)"
PAPER = "var(--figure-paper,#fffefa)"
SUIT = "currentColor"


def figure(name: str, parts: Iterable[str]) -> str:
    """A figure's group; every outline is drawn in ink, its corners rounded."""
    return tag(
        "g",
        *parts,
        id=name,
        stroke=INK,
        stroke_width=3.4,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )


def _flat(d: str, fill: str) -> str:
    """A patch of colour without an outline."""
    return path(d, fill=fill, stroke="none")


def _line(d: str, stroke: str, width: float) -> str:
    """A woodcut line in another colour than ink."""
    return path(d, stroke=stroke, stroke_width=width)


def _eyes(y: float) -> list[str]:
    brow = both_sides(f"M6 {y - 9}C11 {y - 13} 18 {y - 14} 24 {y - 10}")
    lids = both_sides(f"M8 {y}C11 {y - 4} 17 {y - 4} 21 {y - 1}")
    pupils = circles(((14, y + 0.4), (-14, y + 0.4)), 2.7)
    return [path(brow + lids), _flat(pupils, INK)]


def king() -> list[str]:
    """A beard, a big crown, an ermine collar."""
    robe = mirrored("M0 204L20 208C48 212 66 224 70 250L72 290L0 290")
    collar = mirrored("M0 196L26 196C48 204 60 212 66 226C52 246 28 262 0 272")
    tails = both_sides("M38 218L42 228M20 240L24 250M52 224L54 231M6 254L6 263M30 206L34 213")
    hair = mirrored(
        "M0 100L34 100C42 124 38 150 46 168C56 166 62 178 56 188C50 198 34 198 28 186L0 186"
    )
    face = mirrored("M0 104L30 104L30 160C20 176 10 180 0 180")
    shadow = "M0 104L0 142L-7 161C-7 164-4 166 0 166L0 178L29 164L29 104Z"
    beard = mirrored(
        "M0 167C8 160 20 164 25 158C28 154 29 150 29 144L35 146C37 176 34 200 22 218"
        "C17 226 12 232 8 243C5 236 2 230 0 226"
    )
    strands = both_sides("M25 172C27 190 21 206 12 221M13 178C15 192 11 204 5 215")
    curls = both_sides("M44 177C50 174 53 182 46 186")
    mouth = mirrored("M0 174C5 172 9 174 12 177C8 182 4 183 0 183")
    lining = mirrored("M0 58C24 60 40 84 36 108L0 108")
    crown = mirrored(
        "M0 56L10 88C16 82 21 74 24 60C29 72 30 82 32 90C40 84 46 76 51 64C50 82 46 96 40 112"
        "C26 106 12 105 0 105"
    )
    band = mirrored("M0 97C16 97 30 99 42 103L40 119C28 114 14 112 0 112")
    balls = circles(((0, 52), (24, 57), (-24, 57), (52, 60), (-52, 60)), 6)
    jewels = circles(((0, 105), (20, 107), (-20, 107)), 3.6)
    return [
        path(robe, fill=SUIT),
        path(collar, fill=PAPER),
        path(tails, stroke_width=5),
        path(hair, fill=INK),
        _line(curls, PAPER, 2.6),
        path(face, fill=SKIN),
        _flat(shadow, SHADE),
        *_eyes(140),
        path(beard, fill=INK),
        _line(strands, PAPER, 2.6),
        _flat(mouth, ROSE),
        path(lining, fill=SUIT),
        path(crown + balls, fill=GOLD),
        path(band, fill=GOLD),
        path(jewels, fill=SUIT, stroke_width=2),
    ]


def queen() -> list[str]:
    """A slim crown of pearls, a veil with a gold hem, a string of pearls."""
    veil = mirrored("M0 84C34 82 50 102 52 136C53 174 56 200 66 222C70 240 70 262 70 290L0 290")
    folds = both_sides("M51 196C54 214 58 228 62 240")
    hem = mirrored("M0 92C30 90 43 110 43 140C43 164 42 190 50 222L0 222")
    neck = mirrored("M0 170L13 170L13 198C18 210 30 214 46 222C28 250 12 256 0 258")
    dress = mirrored("M0 234C12 222 28 216 46 221C54 236 58 262 60 290L0 290")
    hair = mirrored("M0 96C26 94 38 112 38 140C38 160 34 176 24 186L0 186")
    face = mirrored("M0 112C6 124 18 130 26 138C28 166 16 189 0 191")
    shadow = "M0 112L0 142L-6 162C-6 165-3 166 0 166L0 190C16 188 27 166 26 138C18 130 6 124 0 112Z"
    throat = mirrored("M0 190L12 184L12 195C9 200 4 202 0 202")
    lips = mirrored("M0 173C3 171 6 172 9 175C6 179 3 180 0 180")
    beads = circles(((0, 216), (10, 214), (-10, 214), (19, 209), (-19, 209)), 4.8)
    band = mirrored("M0 84C16 84 30 88 40 96L38 106C28 99 14 95 0 95")
    crown = mirrored("M0 66L8 84L22 70L24 88L40 80L40 97C28 90 14 87 0 87")
    pearls = circles(((0, 60), (23, 64), (-23, 64), (43, 75), (-43, 75)), 7.4)
    return [
        path(veil, fill=SUIT),
        _line(folds, GOLD, 3),
        path(hem, fill=SUIT, stroke=GOLD),
        path(neck, fill=SKIN),
        _flat(throat, SHADE),
        path(dress, fill=GOLD),
        path(hair, fill=INK),
        path(face, fill=SKIN),
        _flat(shadow, SHADE),
        *_eyes(146),
        _flat(lips, ROSE),
        path(beads, fill=PAPER, stroke_width=2.4),
        path(crown, fill=GOLD),
        path(band, fill=GOLD),
        path(pearls, fill=PAPER),
    ]


def jack() -> list[str]:
    """A flat cap with a feather, a bob of hair, a pleated ruff."""
    doublet = mirrored("M0 206L22 208C52 212 68 228 70 290L0 290")
    slashes = both_sides("M27 232L23 290M45 226L44 290M60 238L60 290")
    hair = mirrored("M0 100L38 100C49 120 48 158 45 182C40 193 28 193 20 186L0 186")
    locks = both_sides("M36 130C39 146 38 164 35 178")
    face = mirrored("M0 104L27 104L27 156C26 174 14 188 0 188")
    shadow = "M0 120L0 144L-7 162C-7 165-4 166 0 166L0 187C14 186 25 172 25 156L25 120Z"
    fringe = mirrored("M0 104L31 104L31 132C26 136 20 136 15 132C11 137 4 137 0 133")
    mouth = both_sides("M0 176C3 177 6 177 8 175")
    ruff = mirrored(
        "M0 196C10 195 20 190 26 186C38 180 50 180 55 186C60 194 56 204 48 205"
        "C47 214 38 217 32 213C29 222 20 224 15 219C11 226 4 226 0 222"
    )
    pleats = both_sides("M48 205L38 193M32 213L25 199M15 219L12 204")
    cap = mirrored("M0 66C34 64 58 80 57 97C56 108 46 112 38 112L0 112")
    band = mirrored("M0 100C16 100 28 102 40 106L38 119C26 114 14 113 0 113")
    feather = (
        "M31 108C46 104 64 96 69 76C73 59 64 42 48 36C57 52 46 58 48 70"
        "C38 75 44 86 36 90C32 96 30 102 31 108Z"
    )
    return [
        path(doublet, fill=SUIT),
        _line(slashes, GOLD, 4.5),
        path(circles(((0, 239), (0, 257), (0, 275)), 4.6), fill=GOLD, stroke_width=2),
        path(hair, fill=GOLD),
        path(locks, stroke_width=2.4),
        path(face, fill=SKIN),
        _flat(shadow, SHADE),
        path(fringe, fill=GOLD),
        *_eyes(152),
        _line(mouth, ROSE, 3.6),
        path(ruff, fill=PAPER),
        path(pleats, stroke_width=2.6),
        path(cap, fill=SUIT),
        path(band, fill=GOLD),
        path(feather, fill=PAPER),
        path("M33 105C48 92 60 76 59 54", stroke_width=2.6),
        path(circle(32, 108, 5.4), fill=GOLD),
    ]


def courts() -> list[str]:
    """The three figures as groups that the faces refer to by rank."""
    return [figure("J", jack()), figure("Q", queen()), figure("K", king())]
