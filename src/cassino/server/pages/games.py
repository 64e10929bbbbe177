"""Games and levels of computers as pages offer them."""

from __future__ import annotations

from cassino.agents import LEVELS
from cassino.words import Language, say, say_preset, say_preset_line


def game_choice(language: Language, preset: str) -> dict[str, str]:
    """A game: its preset, its name, and one line about it."""
    return {
        "preset": preset,
        "name": say_preset(language, preset),
        "line": say_preset_line(language, preset),
    }


def level_choices(language: Language) -> list[tuple[str, str]]:
    """The levels of computers, the weakest first, each with what people call it."""
    return [(level, say(language, f"level-{level}")) for level in LEVELS]
