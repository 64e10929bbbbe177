"""What the screens look like, sign for sign: wide, narrow, in ASCII, in colour, in sentences.

After a wanted change write them anew with ``CASSINO_UPDATE_SCREENS=1`` and look at what changed.
"""

import os
import re
from pathlib import Path

import pytest

from cassino.cli.terminal.drawing import draw_table
from cassino.cli.terminal.scenes import scene_of_view
from cassino.cli.terminal.style import Style
from cassino.cli.text_width import width_of
from cassino.notation import parse_position
from cassino.rules import PlayerView, variant
from cassino.words import Language
from tests.cli.console import PAINT, Console
from tests.cli.scripts import script_of

SCREENS = Path(__file__).parent / "screens"

STYLES = {
    "wide": ["--width", "80"],
    "narrow": ["--width", "40"],
    "ascii": ["--width", "40", "--ascii"],
    "colour": ["--width", "80", "--color"],
    "plain": ["--width", "80", "--plain"],
    "plain-ascii": ["--width", "40", "--plain", "--ascii"],
}

CROWDED = {
    "variant": "royal",
    "seats": 4,
    "partners": True,
    "dealer": 2,
    "turn": 1,
    "hand_number": 3,
    "loose": ["Td", "9h", "9c", "7s", "5c", "4h", "3h", "2d", "Ks", "Qs", "Jd"],
    "builds": [
        {"value": 8, "groups": [["6c", "2c"], ["8d"], ["5d", "3d"]], "owner": 0},
        {"value": 14, "groups": [["Kd", "Ad"]], "owner": 1},
        {"value": 10, "groups": [["Tc"], ["6d", "4d"], ["7d", "3s"], ["6h", "4s"]], "owner": 3},
    ],
    "hands": [["??", "??"], ["8h", "As", "Th"], ["??", "??", "??"], ["??", "??"]],
    "piles": [["2s", "2h"], ["3c", "4c", "Ah", "Ac"]],
    "sweeps": [0, 1],
    "scores": [12, 9],
}


def golden(name: str, text: str) -> None:
    """Hold a screen against the one that is kept."""
    path = SCREENS / f"{name}.txt"
    if os.environ.get("CASSINO_UPDATE_SCREENS") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def wide_lines(text: str, width: int) -> list[str]:
    return [line for line in text.splitlines() if width_of(line) > width]


@pytest.mark.parametrize("name", STYLES)
def test_first_deal_of_two(console: Console, name: str) -> None:
    """Two people play a deal out; somebody asks for the moves, makes a mistake, and stops."""
    script = script_of(variant("royal", target=11), "screen", deals=1)
    typed = "moves\n9 x 2\n" + script.typed
    asked = ("play", "--variant", "royal", "--seed", "screen", "--humans", "2", "--target", "11")
    told = console.run(*asked, "--name", "Ann", "--name", "Bořek", *STYLES[name], typed=typed)
    assert told.status == 0
    text = re.sub(r"^Saved to .*$", "Saved to FILE.", told.out, flags=re.MULTILINE)
    golden(f"deal-{name}", text)
    assert wide_lines(text, int(STYLES[name][1])) == []


@pytest.mark.parametrize("name", STYLES)
def test_crowded_table(name: str) -> None:
    flags = STYLES[name]
    style = Style(
        width=int(flags[1]),
        ascii="--ascii" in flags,
        colour="--color" in flags,
        framed="--plain" not in flags,
    )
    view = parse_position(CROWDED)
    assert isinstance(view, PlayerView)
    names = ("Ann", "Bořek", "Maximilienne-Charlotte", "雪")
    text = "".join(
        f"{style.finish(line)}\n" for line in draw_table(style, scene_of_view(view, names, 2))
    )
    golden(f"crowded-{name}", text)
    assert wide_lines(text, style.width) == []
    assert text.isascii() is style.ascii or not style.ascii
    if not style.colour:
        assert PAINT.sub("", text) == text


def test_colours_say_nothing_that_signs_do_not_say() -> None:
    wide, coloured = (
        (SCREENS / f"deal-{name}.txt").read_text(encoding="utf-8") for name in ("wide", "colour")
    )
    assert PAINT.sub("", coloured) == wide
    assert {"\x1b[1m", "\x1b[31m", "\x1b[32m", "\x1b[94m"} <= set(PAINT.findall(coloured))


def test_ascii_screens_are_ascii() -> None:
    for path in SCREENS.glob("*ascii*"):
        assert path.read_text(encoding="utf-8").isascii(), path.name


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("width", [40, 60, 100])
def test_no_line_is_too_wide_in_any_language(language: Language, width: int) -> None:
    view = parse_position(CROWDED)
    assert isinstance(view, PlayerView)
    names = ("Ann", "Bořek", "Maximilienne-Charlotte", "雪")
    for framed in (True, False):
        style = Style(language=language, width=width, framed=framed)
        lines = draw_table(style, scene_of_view(view, names, 2))
        assert [line for line in lines if width_of(line) > width] == []


def test_terminal_without_the_signs_gets_ascii(console: Console) -> None:
    told = console.run("play", "--variant", "royal", "--seed", "x", "--ascii")
    assert told.out.isascii()
    assert "+---+" in told.out
