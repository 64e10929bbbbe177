"""What environments show a learner: a dictionary of arrays, and its space."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.envs.choices import FEATURES, LISTED, features_of
from cassino.envs.errors import needed
from cassino.envs.games import Actions, Game
from cassino.envs.observations import HISTORY
from cassino.envs.planes import PLANES
from cassino.envs.sittings import Sitting
from cassino.envs.turns import Mask

_spaces: Any = needed("gymnasium.spaces", "rl")

Seen: TypeAlias = dict[str, NDArray[np.int8]]
"""``observation`` and ``action_mask``; with the list ``moves``, with recall ``history``."""

_LEAST: Final = 0
_MOST: Final = 127


def observation_space(game: Game, *, recall: bool = False) -> Any:  # noqa: ANN401 - a space
    """The space of what a seat is shown."""
    parts: dict[str, Any] = {
        "observation": _box(PLANES, 52),
        "action_mask": _spaces.Box(0, 1, (game.actions.size,), np.int8),
    }
    if game.actions is Actions.LIST:
        parts["moves"] = _box(LISTED, len(FEATURES))
    if recall:
        parts["history"] = _box(*HISTORY)
    return _spaces.Dict(parts)


def _box(*shape: int) -> Any:  # noqa: ANN401 - a space
    return _spaces.Box(_LEAST, _MOST, shape, np.int8)


def see(sitting: Sitting, seat: int, mask: Mask | None, *, recall: bool = False) -> Seen:
    """What a seat is shown.

    Args:
        sitting: the episode.
        seat: the seat.
        mask: what it may do, or None when it isn't asked.
        recall: whether the plays of the deal are shown too.
    """
    game = sitting.game
    given = np.zeros(game.actions.size, np.int8) if mask is None else mask
    seen: Seen = {"observation": sitting.observe(seat), "action_mask": given}
    if game.actions is Actions.LIST:
        moves: NDArray[np.int8] = np.zeros((LISTED, len(FEATURES)), np.int8)
        if mask is not None:
            listed = sitting.listed
            moves[: len(listed)] = features_of(listed, sitting.states)
        seen["moves"] = moves
    if recall:
        seen["history"] = sitting.recall(seat)
    return seen
