"""The agents by name."""

from __future__ import annotations

from typing import Final

from cassino.agents.agent import Agent
from cassino.agents.counting import CountingAgent
from cassino.agents.errors import UnknownAgent
from cassino.agents.greedy import GreedyAgent
from cassino.agents.levels import BY_LEVEL
from cassino.agents.searching import SamplingAgent, SearchingAgent
from cassino.agents.uniform import RandomAgent

_AGENTS: Final[dict[str, Agent]] = {
    "random": RandomAgent(),
    "greedy": GreedyAgent(),
    "counting": CountingAgent(),
    "sampling": SamplingAgent(),
    "searching": SearchingAgent(),
    **BY_LEVEL,
}

AGENTS: Final[tuple[str, ...]] = tuple(_AGENTS)
"""The names of the agents, the weakest first, and then those of the levels for people."""

REMEMBERING: Final = frozenset(
    name for name, player in _AGENTS.items() if isinstance(player, SearchingAgent)
)
"""The names of those that use what a `RememberingView` tells."""


def agent(name: str) -> Agent:
    """The agent of a name.

    Raises:
        UnknownAgent: for a name that nobody has.

    >>> agent("clever")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    cassino.agents.errors.UnknownAgent: unknown agent 'clever': expected one of random, ...
    """
    if name not in _AGENTS:
        raise UnknownAgent(name, AGENTS)
    return _AGENTS[name]
