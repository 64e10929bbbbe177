"""The icons: strokes of one width on a grid of 24, round ends, the text's colour."""

from __future__ import annotations

from drawing.paths import circle, circles
from drawing.sprite import document, path, symbol, tag

_SPEAKER = "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z"

STROKES: dict[str, str] = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "undo": "M9 5L4 10L9 15M4 10H14.5A5 5 0 0 1 14.5 20H10",
    "hint": "M9 17.5H15M10 21H14M9 17.5C9 14.8 6.5 13.4 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5"
    "C17.5 13.4 15 14.8 15 17.5",
    "sound-on": f"{_SPEAKER}M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
    "sound-off": f"{_SPEAKER}M16 9.5L21 14.5M21 9.5L16 14.5",
    "replay": "M20 12A8 8 0 1 1 17.2 5.9M17.6 2.5V6.5H13.6M10.2 9V15L15 12Z",
    "close": "M6 6L18 18M18 6L6 18",
    "check": "M5 12.5L10 17.5L19 7",
    "link": "M10.5 13.5A4 4 0 0 0 16.2 13.5L19.3 10.4A4 4 0 0 0 13.6 4.7L12.5 5.8"
    "M13.5 10.5A4 4 0 0 0 7.8 10.5L4.7 13.6A4 4 0 0 0 10.4 19.3L11.5 18.2",
    "person": f"{circle(12, 8, 4)}M4.5 20.5C5 16.5 8 14.5 12 14.5C16 14.5 19 16.5 19.5 20.5",
    "people": f"{circle(9, 8.5, 3.5)}M2.5 19.5C3 16 5.5 14.3 9 14.3C12.5 14.3 15 16 15.5 19.5"
    "M15.5 5.3A3.5 3.5 0 0 1 15.5 11.7M17.5 14.8C19.8 15.5 21.2 17.1 21.5 19.5",
    "computer": "M6.5 4.5H17.5A1.5 1.5 0 0 1 19 6V15H5V6A1.5 1.5 0 0 1 6.5 4.5ZM2.5 19H21.5"
    "M9.5 8.8V10.4M14.5 8.8V10.4",
    "speech": "M5 5H19A1.5 1.5 0 0 1 20.5 6.5V14.5A1.5 1.5 0 0 1 19 16H11.5L7 20V16H5"
    "A1.5 1.5 0 0 1 3.5 14.5V6.5A1.5 1.5 0 0 1 5 5ZM8 9H16M8 12.3H13",
    "settings": "M4 7H13M19 7H20M4 17H5M11 17H20" + circles(((16, 7), (8, 17)), 2.8),
    "shield": "M12 3C14.5 5 17 5.8 20 6C20.3 13 17.5 18.5 12 21C6.5 18.5 3.7 13 4 6"
    "C7 5.8 9.5 5 12 3ZM8.5 12L11 14.5L15.5 9.5",
    "play": "M8 5.5V18.5L18.5 12Z",
    "pause": "M8.5 6V18M15.5 6V18",
    "next": "M9.5 5.5L16 12L9.5 18.5",
    "previous": "M14.5 5.5L8 12L14.5 18.5",
    "first": "M17.5 5.5L11 12L17.5 18.5M6.5 5.5V18.5",
    "last": "M6.5 5.5L13 12L6.5 18.5M17.5 5.5V18.5",
    "cards": "M5.8 7.2L13.2 5.2A1.3 1.3 0 0 1 14.8 6.1L17.3 15.6A1.3 1.3 0 0 1 16.4 17.2L9 19.2"
    "A1.3 1.3 0 0 1 7.4 18.3L4.9 8.8A1.3 1.3 0 0 1 5.8 7.2ZM17.5 6.2L19 6.6A1.3 1.3 0 0 1 19.9 8.2"
    "L18.6 13",
    "pile": "M7 4H17A1.3 1.3 0 0 1 18.3 5.3V13.7A1.3 1.3 0 0 1 17 15H7A1.3 1.3 0 0 1 5.7 13.7V5.3"
    "A1.3 1.3 0 0 1 7 4ZM6 18H18M7 21H17",
    "sweep": "M19.5 3.5L12.5 11M9.5 9.5L14.5 14.5C13.5 18.5 10 20.5 4.5 20.5C7 18.5 6 17 5.5 15"
    "C6.3 12.2 7.5 10.5 9.5 9.5ZM9 15L7.5 17.5M12 16.5L10.5 18.7",
    "clock": f"{circle(12, 12, 8.5)}M12 7V12L15.5 14",
    "language": f"{circle(12, 12, 8.5)}M3.5 12H20.5M12 3.5C16.5 8.5 16.5 15.5 12 20.5"
    "C7.5 15.5 7.5 8.5 12 3.5Z",
    "eye": f"M2.5 12C5 7.5 8.3 5.5 12 5.5C15.7 5.5 19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5"
    f"C8.3 18.5 5 16.5 2.5 12Z{circle(12, 12, 3)}",
    "book": "M12 6.5C9.8 5 7 4.5 4 4.8V18.2C7 17.9 9.8 18.4 12 20C14.2 18.4 17 17.9 20 18.2V4.8"
    "C17 4.5 14.2 5 12 6.5ZM12 6.5V20",
    "hand-over": "M8.5 3H15.5A1.5 1.5 0 0 1 17 4.5V19.5A1.5 1.5 0 0 1 15.5 21H8.5"
    "A1.5 1.5 0 0 1 7 19.5V4.5A1.5 1.5 0 0 1 8.5 3ZM11 18H13M3.5 9V15M20.5 9V15",
    "more": circles(((6, 12), (12, 12), (18, 12)), 0.9),
}
"""Icon outlines by name, in the order of the sprite."""


def icons() -> str:
    """The whole sprite of icons."""
    drawn = [
        symbol(
            name,
            "0 0 24 24",
            tag(
                "g",
                path(d),
                fill="none",
                stroke="currentColor",
                stroke_width=2,
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
        )
        for name, d in STROKES.items()
    ]
    return document(*drawn)
