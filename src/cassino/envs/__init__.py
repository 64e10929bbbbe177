"""Environments for researchers: Cassino in PettingZoo, Gymnasium, OpenSpiel, and of its own.

The encodings are frozen, each by its name; nothing is ever changed under one:

- ``cassino-move-v1``: a move as a code of 64 bits (``encode_move``, ``decode_move``);
- ``cassino-act-v1``: a move as steps of ``Discrete(123)`` (``steps_of``, ``move_of``);
- ``cassino-obs-v1``: what a seat sees as planes (``observe``, ``read_observation``).

Packages that only an extra brings along are imported when an environment that needs them is.
``cassino warm`` compiles ahead what is compiled otherwise when it is first called.
"""

from cassino.envs.acts import (
    BUILD,
    CAPTURE,
    DONE,
    PICK,
    STEPS,
    TRAIL,
    move_of,
    step_text,
    steps_of,
)
from cassino.envs.choices import COMPACT, FEATURES, LISTED, compact_codes, features_of, list_codes
from cassino.envs.codes import decode_move
from cassino.envs.errors import EnvError, ExtraMissing
from cassino.envs.observations import HISTORY, Observation, SeenBuild, observe, read_observation
from cassino.envs.planes import NUMBERS, PLANES
from cassino.kernel import encode_move

__all__ = [
    "BUILD",
    "CAPTURE",
    "COMPACT",
    "DONE",
    "FEATURES",
    "HISTORY",
    "LISTED",
    "NUMBERS",
    "PICK",
    "PLANES",
    "STEPS",
    "TRAIL",
    "EnvError",
    "ExtraMissing",
    "Observation",
    "SeenBuild",
    "compact_codes",
    "decode_move",
    "encode_move",
    "features_of",
    "list_codes",
    "move_of",
    "observe",
    "read_observation",
    "step_text",
    "steps_of",
]
