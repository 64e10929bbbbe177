"""Search: what a seat may believe, what positions are worth, and moves compared in worlds.

``think(view, plan, seed, past)`` gives the moves worth thinking of with what each promises, the
best first: exact in the last hand of two seats, else from worlds that agree with all that is
public, weighed by how well they explain the plays of the hand, and played out to its end.
``believe`` gives those worlds. It works on the kernel: ask ``kernel.supports`` first. ``warm``
compiles it ahead, ``is_warm`` tells cheaply whether that was done, ``load`` takes it from the disk.
What is offered here is loaded when it is first asked for: who only asks what an analysis depends on
needs no compiled rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cassino.search.beliefs import Beliefs, Past, believe, count_hands
    from cassino.search.desks import Desk, desk_for
    from cassino.search.playouts import AHEAD, COUNTS, WORTH
    from cassino.search.thinking import Judged, Plan, sampling_plan, think
    from cassino.search.warming import is_warm, load, warm

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
    "load",
    "sampling_plan",
    "think",
    "warm",
]

_HOMES: Final = {
    "AHEAD": "playouts",
    "COUNTS": "playouts",
    "WORTH": "playouts",
    "Beliefs": "beliefs",
    "Desk": "desks",
    "Judged": "thinking",
    "Past": "beliefs",
    "Plan": "thinking",
    "believe": "beliefs",
    "count_hands": "beliefs",
    "desk_for": "desks",
    "is_warm": "warming",
    "load": "warming",
    "sampling_plan": "thinking",
    "think": "thinking",
    "warm": "warming",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever is offered under the name
    """What is offered under a name, loaded now."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
