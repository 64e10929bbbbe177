"""The thirteen index glyphs, as centre lines of strokes.

Each stands on a box 80 high with its left edge at x = 0; a stroke is 13 wide. Curves are
round, ends are cut square, and the letters carry short slabs, so that a card 40 pixels
wide can still be told from its neighbours.
"""

from __future__ import annotations

STROKE = 13
HEIGHT = 80

_SIX = "M41 8C22 13 6 30 6 52C6 66 14 74 26 74C38 74 46 66 46 54C46 42 38 34 27 34C16 34 7 42 6 53"

GLYPHS: dict[str, str] = {
    "A": "M8 78L26 6L44 78M14 55L38 55M-1 74L17 74M35 74L53 74",
    "2": "M7 25C7 13 14 6 26 6C38 6 45 13 45 24C45 34 39 41 29 50L10 68C8 70 7 72 7 74L49 74",
    "3": "M7 6L44 6L25 32C38 32 46 40 46 53C46 66 37 74 25 74C14 74 7 69 4 60",
    "4": "M36 80L36 6L34 6L5 57L52 57",
    "5": "M45 6L14 6L10 37C14 33 19 31 26 31C38 31 46 40 46 52C46 66 37 74 25 74C15 74 8 70 4 62",
    "6": _SIX,
    "7": "M3 6L46 6C33 27 24 52 22 80",
    "8": "M26 6C36 6 43 13 43 22C43 31 36 38 26 38C16 38 9 31 9 22C9 13 16 6 26 6Z"
    "M26 38C38 38 46 46 46 56C46 67 38 74 26 74C14 74 6 67 6 56C6 46 14 38 26 38Z",
    "T": "M0 21C7 18 11 13 12 5L12 80"
    "M49 6C59 6 64 15 64 40C64 65 59 74 49 74C39 74 34 65 34 40C34 15 39 6 49 6Z",
    "J": "M17 6L49 6M35 6L35 54C35 67 29 74 19 74C9 74 4 67 3 57",
    "Q": "M26 6C38 6 46 18 46 40C46 62 38 74 26 74C14 74 6 62 6 40C6 18 14 6 26 6ZM27 55L48 80",
    "K": "M12 2L12 78M45 4L14 47M24 36L44 76M2 6L22 6M2 74L22 74M36 6L52 6M34 74L54 74",
}
"""Stroke centre lines by rank letter; the nine is the six turned about."""

TURNED = {"9": "6"}
"""Glyphs that are another one turned by half a circle about (26, 40)."""
