"""Eight emotes on a grid of 48: flat, ink outlines, the gold of the deck."""

from __future__ import annotations

from collections.abc import Iterable

from drawing.figures import GOLD, INK, PAPER, ROSE, SKIN
from drawing.paths import circle, circles, star
from drawing.sprite import document, path, symbol, tag

_FACE = path(circle(24, 24, 19), fill=GOLD)
_SKY = "var(--emote-sky,#8ec7e8)"
_HAND = (
    "M14 22H20L24 9C25 6 30 6.5 30 11L29 19H37C40 19 41 22 39.5 24C41.5 25 41.5 28 39.5 29"
    "C41 30.5 40.5 33 38.5 33.8C39.5 35.5 38.5 38 36 38H22C19 38 18 37 14 36.5Z"
)
_CLAP = (
    "M9 25L20 13C22 11 25 13 23.5 15.5L28 11C30 9 33 11.5 31 14L33 12.5C35.5 11 37.5 13.5 36 16"
    "L37 16C39.5 15.5 40.5 18 39 20L28 33C23 39 15 39 11 34C8 31 7.5 28 9 25Z"
)


def _eyes(y: float) -> str:
    return path(circles(((17, y), (31, y)), 2.6), fill=INK, stroke="none")


def _thumbs_up() -> list[str]:
    cuff = path("M6 20.5H14V38.5H6Z", fill="var(--emote-cuff,#1f5fd6)")
    return [path(_HAND, fill=GOLD), cuff]


def _laugh() -> list[str]:
    eyes = path("M12 20C14 16 18 16 20 20M28 20C30 16 34 16 36 20")
    mouth = path("M12 26H36C36 34 31 38 24 38C17 38 12 34 12 26Z", fill=INK)
    tongue = path("M17 35C20 31 28 31 31 35C27 38 21 38 17 35Z", fill=ROSE, stroke="none")
    tears = path(
        "M9 22C6 26 6 29 8.5 29C11 29 11 26 9 22ZM39 22C36 26 36 29 38.5 29C41 29 41 26 39 22Z",
        fill=_SKY,
        stroke_width=1.6,
    )
    return [_FACE, eyes, mouth, tongue, tears]


def _thinking() -> list[str]:
    brows = path("M13 14C15 12 18 12 20 13.5M28 11.5C30 9.5 34 10 36 12.5M18 32C22 30 27 30 31 31")
    hand = path(
        "M12 46C10 41 11 37 15 36L24 34.5C27 34.5 27 38 24 38.5L22 39C24 42 22 46 18 46Z", fill=SKIN
    )
    return [_FACE, _eyes(20), brows, hand]


def _ouch() -> list[str]:
    eyes = path("M13 16L19 20L13 24M35 16L29 20L35 24")
    mouth = path("M14 35L18 31L22 35L26 31L30 35L34 31")
    return [_FACE, eyes, mouth]


def _clap() -> list[str]:
    back = tag("g", path(_CLAP, fill=SKIN), transform="translate(48 2) scale(-1 1)")
    lines = path("M8 12L5 9M14 8L13 4M40 12L43 9M34 8L35 4")
    return [back, path(_CLAP, fill=GOLD), lines]


def _hurry() -> list[str]:
    bells = path("M10 8A6 6 0 0 0 6 17ZM38 8A6 6 0 0 1 42 17Z", fill=GOLD)
    feet = path("M12 39L8 44M36 39L40 44")
    dial = path(circle(24, 26, 16), fill=PAPER)
    hands = path("M24 16V26L31 31", stroke=ROSE, stroke_width=3)
    return [bells, feet, dial, hands, path(circle(24, 26, 2), fill=INK)]


def _good_game() -> list[str]:
    handles = path("M13 12H6C6 20 9 24 15 24M35 12H42C42 20 39 24 33 24")
    cup = path("M12 7H36C37 22 33 30 24 30C15 30 11 22 12 7Z", fill=GOLD)
    foot = path("M24 30V36M15 42C15 38 18 36 24 36C30 36 33 38 33 42Z", fill=GOLD)
    return [handles, foot, cup, path(star(24, 17, 7, 3, 5), fill=PAPER, stroke_width=1.6)]


def _thanks() -> list[str]:
    heart = path(
        "M24 42C10 32 4 24 4 16C4 9 9 5 14 5C19 5 22 8 24 12C26 8 29 5 34 5C39 5 44 9 44 16"
        "C44 24 38 32 24 42Z",
        fill=ROSE,
    )
    return [heart, path("M11 17C11 13 13 11 16 11", stroke=PAPER, stroke_width=3)]


EMOTES = {
    "thumbs-up": _thumbs_up,
    "laugh": _laugh,
    "thinking": _thinking,
    "ouch": _ouch,
    "clap": _clap,
    "hurry": _hurry,
    "good-game": _good_game,
    "thanks": _thanks,
}
"""How each emote is drawn, by name, in the order of the sprite."""


def emotes() -> str:
    """The whole sprite of emotes."""
    return document(
        *(symbol(name, "0 0 48 48", _outlined(draw())) for name, draw in EMOTES.items())
    )


def _outlined(parts: Iterable[str]) -> str:
    return tag(
        "g",
        *parts,
        fill="none",
        stroke=INK,
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
