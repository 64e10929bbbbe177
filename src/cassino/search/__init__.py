"""Search: what a seat may believe, what positions are worth, and moves compared in worlds.

``think(view, plan, seed, past)`` gives the moves worth thinking of with what each promises, the
best first: exact in the last hand of two seats, else from worlds that agree with all that is
public, weighed by how well they explain the plays of the hand, and played out to its end.
``believe`` gives those worlds. It works on the kernel: ask ``kernel.supports`` first. ``warm``
compiles it ahead, ``is_warm`` tells cheaply whether that was done.
"""

from cassino.search.beliefs import Beliefs, Past, believe, count_hands
from cassino.search.desks import Desk, desk_for
from cassino.search.playouts import AHEAD, COUNTS, WORTH
from cassino.search.thinking import Judged, Plan, sampling_plan, think
from cassino.search.warming import is_warm, warm

__all__ = [
    "AHEAD",
    "COUNTS",
    "WORTH",
    "Beliefs",
    "Desk",
    "Judged",
    "Past",
    "Plan",
    "believe",
    "count_hands",
    "desk_for",
    "is_warm",
    "sampling_plan",
    "think",
    "warm",
]
