"""Draw the deck, the icons and the emotes into the browser table's art folder.

``python scripts/draw_cards.py`` writes the files; ``--check`` writes nothing and fails,
naming each file, when one differs from what would be drawn. Standard library only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from drawing.app_icon import app_icon, favicon
from drawing.deck import deck
from drawing.emotes import emotes
from drawing.icons import icons

ART = Path(__file__).resolve().parent.parent / "src" / "cassino" / "web" / "static" / "art"

FILES: Mapping[str, Callable[[], str]] = {
    "cards.svg": deck,
    "icons.svg": icons,
    "emotes.svg": emotes,
    "favicon.svg": favicon,
    "app-icon.svg": app_icon,
}


def differing(folder: Path) -> list[str]:
    """Names of the files in ``folder`` that are absent or not as they would be drawn."""
    wrong: list[str] = []
    for name, draw in FILES.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != draw():
            wrong.append(name)
    return wrong


def write(folder: Path) -> None:
    """Draw every file anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in FILES.items():
        text = draw()
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(text.encode())} bytes")


def main() -> int:
    """Write, or check; 1 when a check finds a difference."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare, and fail if unlike")
    parser.add_argument("--folder", type=Path, default=ART, help="where the files are")
    asked = parser.parse_args()
    if not asked.check:
        write(asked.folder)
        return 0
    wrong = differing(asked.folder)
    for name in wrong:
        print(f"{name}: differs from what scripts/draw_cards.py draws", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
