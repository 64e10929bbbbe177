"""Computers that misbehave, for processes that think."""

import os
import time
from itertools import islice

from cassino.rules import Capture, Move, PlayerView, legal_moves
from cassino.table import view_hash

FIRST = "first"


def choose(level: str, view: PlayerView, milliseconds: int, seed: int) -> Move:
    """The first legal move, unless the level says otherwise."""
    if level == "dies":
        os._exit(3)
    if level == "dies-once" and not os.environ.pop("CASSINO_TEST_ALIVE", ""):
        os._exit(3)
    if level == "sleeps":
        time.sleep(60)
    if level == "fails":
        raise ValueError(f"no move for {view_hash(view)}, {milliseconds} ms, {seed}")
    if level == "cheats":
        return Capture(next(iter(view.hand)), view.hand)
    return next(islice(legal_moves(view), 1))
