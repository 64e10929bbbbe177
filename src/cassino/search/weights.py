"""The learned weights: read from the package, one set for each game and number of sides."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.rules import Variant
from cassino.rules.settings import FaceValues
from cassino.search.records import FEATURES, PHASES

FILE = "weights.csv"
"""A line for each game, number of seats, table and phase: the game's name, 0 for what positions are
worth or 1 for habits, the phase, the weights."""


def name_of(game: str, seats: int, *, partners: bool) -> str:
    """What a set of weights is called in the file.

    >>> name_of("royal", 4, partners=True)
    'royal/4p'
    """
    return f"{game}/{seats}{'p' if partners else ''}"


def read(text: str) -> dict[str, NDArray[Any]]:
    """All sets of weights in a text by their names, ``[table, phase, feature]``."""
    found: dict[str, NDArray[Any]] = {}
    for line in text.splitlines():
        name, table, phase, *weights = line.split(",")
        both = found.setdefault(name, np.zeros((2, PHASES, FEATURES)))
        both[int(table), int(phase)] = [float(each) for each in weights]
    return found


def write(known: dict[str, NDArray[Any]]) -> str:
    """Sets of weights as text, four digits each.

    >>> known = {"x/2": np.ones((2, PHASES, FEATURES))}
    >>> bool((read(write(known))["x/2"] == known["x/2"]).all())
    True
    """
    lines: list[str] = []
    for name, both in sorted(known.items()):
        for table, phase in np.ndindex(2, PHASES):
            numbers = ",".join(f"{each:.4g}" for each in both[table, phase])
            lines.append(f"{name},{table},{phase},{numbers}\n")
    return "".join(lines)


@lru_cache(maxsize=1)
def known_weights() -> dict[str, NDArray[Any]]:
    """The sets of weights in the package."""
    return read(files("cassino.search").joinpath(FILE).read_text("ascii"))


def weights_for(variant: Variant, seats: int, *, partners: bool) -> NDArray[Any]:
    """The weights for a game: its own, or those of the game that is most like it.

    Weights are in points for a point, so that those of one game serve another.
    """
    return known_weights()[game_of(variant, seats, partners=partners, known=known_weights())]


def game_of(variant: Variant, seats: int, *, partners: bool, known: Container[str]) -> str:
    """The name of a game in a table of known ones: itself, or the one that is most like it."""
    plain = "classic" if variant.cards.face_values is FaceValues.NONE else "royal"
    for game in (variant.preset, plain):
        for count, paired in ((seats, partners), (2, False)):
            name = name_of(game, count, partners=paired)
            if name in known:
                return name
    return "classic/2"
