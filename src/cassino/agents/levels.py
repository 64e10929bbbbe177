"""Levels for people: players of measured strength, the weaker ones with human failings.

The lower levels overlook sums, forget what was taken and heed little of what they leave behind;
none of them throws cards away. The upper ones search. How strong each is, by how many matches it
wins from the one below, stands in the docs, measured.
"""

from __future__ import annotations

from typing import Final

from cassino.agents.agent import Agent
from cassino.agents.counting import CountingAgent
from cassino.agents.lapses import Lapses
from cassino.agents.searching import SamplingAgent, SearchingAgent
from cassino.agents.weighing import Weights

BY_LEVEL: Final[dict[str, Agent]] = {
    "beginner": CountingAgent(
        Weights(threat=0.0, prospect=0.3), Lapses(forgets=0.9, overlooks=0.5)
    ),
    "easy": CountingAgent(Weights(threat=0.25), Lapses(forgets=0.85, overlooks=0.4)),
    "medium": CountingAgent(Weights(threat=0.6), Lapses(forgets=0.5, overlooks=0.15)),
    "hard": CountingAgent(),
    "expert": SamplingAgent(worlds=8),
    "master": SearchingAgent(playouts=64),
}
"""The player of each level."""

LEVELS: Final[tuple[str, ...]] = tuple(BY_LEVEL)
"""The names of the levels, the weakest first."""

USUAL_LEVEL: Final = "easy"
"""Whom somebody meets who doesn't choose."""
