"""Compiling ahead what searching agents need; nothing of it is imported before it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from cassino.agents.agent import Agent
from cassino.agents.searching import SamplingAgent, SearchingAgent


def warm(tell: Callable[[float], None] = lambda _share: None) -> None:
    """Compile the kernel and the search, and keep them on disk; quick when that was done.

    Args:
        tell: is told again and again which share of it is done, 1.0 at the end.
    """
    from cassino import kernel, search

    kernel.warm(lambda done, steps: tell(done / steps / 2))
    search.warm()
    tell(1.0)


def is_warm() -> bool:
    """Whether searching agents needn't wait for anything to be compiled on this machine."""
    from cassino import kernel, search

    return kernel.is_warm() and search.is_warm()


def searches(player: Agent) -> bool:
    """Whether a player is one that searches, and so needs what is compiled here."""
    return isinstance(player, SamplingAgent | SearchingAgent)


def get_ready(player: Agent) -> None:
    """Compile what a player needs, if it needs anything and that wasn't done on this machine.

    Without that a search with a limit of time counts instead, rather than let anybody wait.
    """
    if searches(player) and not is_warm():
        warm()
