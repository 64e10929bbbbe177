"""Agents: those who choose moves.

An agent sees a `PlayerView`, never a position, and is a pure function of the view, a budget and a
seed. `agent` gives one by name, `hint` says what the counting one would play and why.
"""

from cassino.agents.agent import Agent, Budget
from cassino.agents.errors import InvalidBudget, UnknownAgent
from cassino.agents.hints import Hint, Reason, hint
from cassino.agents.levels import LEVELS, USUAL_LEVEL
from cassino.agents.registry import AGENTS, REMEMBERING, agent
from cassino.agents.remembering import MOST_REMEMBERED, Memory, Plays, RememberingView, plays_since
from cassino.agents.thoughts import Measure, Thought, thought_of
from cassino.agents.warming import get_ready, is_warm, searches, warm

__all__ = [
    "AGENTS",
    "LEVELS",
    "MOST_REMEMBERED",
    "REMEMBERING",
    "USUAL_LEVEL",
    "Agent",
    "Budget",
    "Hint",
    "InvalidBudget",
    "Measure",
    "Memory",
    "Plays",
    "Reason",
    "RememberingView",
    "Thought",
    "UnknownAgent",
    "agent",
    "get_ready",
    "hint",
    "is_warm",
    "plays_since",
    "searches",
    "thought_of",
    "warm",
]
