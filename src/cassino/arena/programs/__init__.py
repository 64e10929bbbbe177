"""Programs of others, which speak the line protocol on standard input and output.

``Program`` is one at a seat, with a clock and a referee; ``Engine`` is the other end, for hosts
that want to play against our agents. The protocol itself is described in ``docs/line-protocol.md``.
"""

from cassino.arena.programs.children import Child, Trace
from cassino.arena.programs.engine import Engine
from cassino.arena.programs.faults import DEAL_FAULTS, MOST_FAULTS, REFUSALS, Fault, Wrong
from cassino.arena.programs.players import Program, inspect
from cassino.arena.programs.protocol import VERSION, Greeting
from cassino.arena.programs.sessions import Session, Terms
from cassino.arena.programs.turns import stand_in

__all__ = [
    "DEAL_FAULTS",
    "MOST_FAULTS",
    "REFUSALS",
    "VERSION",
    "Child",
    "Engine",
    "Fault",
    "Greeting",
    "Program",
    "Session",
    "Terms",
    "Trace",
    "Wrong",
    "inspect",
    "stand_in",
]
