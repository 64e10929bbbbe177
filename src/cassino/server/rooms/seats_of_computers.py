"""The seats of computers: each turn is thought about elsewhere, and played after a pause."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, Protocol

from cassino.agents import AGENTS, REMEMBERING, Budget, agent
from cassino.rules import Move, PlayerView, refusal, view_of
from cassino.server.reporting import failed, note
from cassino.server.rooms.desk import Desk
from cassino.server.rooms.doing import Why
from cassino.server.rooms.upkeep import ToMove, computer_to_move
from cassino.server.thinking import ThinkingFailed
from cassino.table import Command, ComputerMove, Table, remembering_view, view_hash

_AGAIN: Final = 1.0
"""Seconds before a move that wasn't made is tried again."""


class CarryOut(Protocol):
    """How commands are done: those of the house for None."""

    async def __call__(self, guest_id: str | None, *commands: Command) -> Why | None:
        """Do commands, and say why one wasn't done."""
        ...


class Computers:
    """The computers of a table."""

    def __init__(self, desk: Desk, carry_out: CarryOut) -> None:
        """Begin with nobody to move; moves are made by ``carry_out``."""
        self._desk = desk
        self._carry_out = carry_out
        self._turn: ToMove | None = None
        self._thought: asyncio.Task[None] | None = None

    def attend(self, table: Table, *, attended: bool) -> None:
        """Let the computer to move think, and no other; none while nobody is there."""
        turn = computer_to_move(table) if attended else None
        if turn == self._turn:
            return
        self.stop()
        self._turn = turn
        if turn is not None:
            self._thought = asyncio.create_task(self._play(turn, _seen(table, turn)))

    def stop(self) -> None:
        """Stop thinking."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._turn = None

    async def _play(self, turn: ToMove, seen: PlayerView) -> None:
        """Think about a turn and play it, at the earliest a pause after the play before.

        Once it is played this task is cancelled; should it not be, it is tried again.
        """
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self._desk.settings.computer_pause
        while True:
            move = await self._choose(turn, seen)
            await asyncio.sleep(max(0.0, earliest - loop.time()))
            refused = await self._carry_out(None, ComputerMove(turn.seat, move, view_hash(seen)))
            if refused is None:
                return
            why = refused if isinstance(refused, str) else refused.code
            note(logging.WARNING, "a computer's move wasn't made", why=why)
            await asyncio.sleep(_AGAIN)

    async def _choose(self, turn: ToMove, seen: PlayerView) -> Move:
        """The computer's move; where it fails, the simplest one plays."""
        seed = secrets.randbits(63)
        try:
            move = await self._desk.thinkers.choose(turn.level, seen, seed)
        except (ThinkingFailed, ValueError) as wrong:
            failed("a computer stumbled", wrong, computer=turn.level)
        else:
            if refusal(seen, move) is None:
                return move
            note(logging.ERROR, "a computer chose what isn't legal", computer=turn.level)
        return agent(AGENTS[0]).choose(seen, Budget(), seed)


def _seen(table: Table, turn: ToMove) -> PlayerView:
    """What the seat to move sees, for computers that use it with the plays of the hand."""
    live = table.live
    assert live is not None
    assert live.match.position is not None
    if turn.level in REMEMBERING:
        return remembering_view(live)
    return view_of(live.match.position, turn.seat)
