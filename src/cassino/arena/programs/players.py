"""A program at a seat: asked while it keeps to the protocol, played for where it doesn't."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from cassino.agents import Budget, RememberingView
from cassino.arena.programs.children import Trace
from cassino.arena.programs.faults import DEAL_FAULTS, MOST_FAULTS, Fault
from cassino.arena.programs.plays import before_deal
from cassino.arena.programs.protocol import Greeting, compact
from cassino.arena.programs.sessions import Session, Terms
from cassino.arena.programs.turns import Turn, stand_in
from cassino.arena.seating import Seating
from cassino.rules import Move, PlayerView


class Program:
    """Plays what a program answers; ``faults`` counts what it did wrong since they were forgotten.

    ``examples`` has what was first to be said of each fault. Where the program gives no move the
    referee plays the first legal one. After three faults in a deal it isn't asked again in that
    deal, after ten not before its faults are forgotten. A program that has
    ended, or that had to be ended, is started again at its next turn. Before a turn it is told
    what a `RememberingView` remembers, as far as its process hasn't heard it.
    """

    def __init__(
        self,
        command: Sequence[str],
        seating: Seating,
        budget: Budget,
        terms: Terms,
        *,
        trace: Trace | None = None,
        errors: int | IO[bytes] = subprocess.DEVNULL,
    ) -> None:
        """Take what is needed to start the program; arguments as for ``Session.start``."""
        self._command = command
        self._seating = seating
        self._budget = budget
        self._terms = terms
        self._trace = trace
        self._errors = errors
        self._session: Session | None = None
        self._in_deal = 0
        self._is_fresh = False
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def forget_faults(self) -> None:
        """Let the program be asked again, whatever it did."""
        self.faults.clear()
        self.examples.clear()

    def begin(self) -> None:
        """A deal begins: forget the faults of the last one."""
        self._in_deal = 0
        self._is_fresh = True

    def choose(self, view: PlayerView, seed: int) -> Move:
        """The program's move, or the referee's in its stead."""
        if self._in_deal < DEAL_FAULTS and self.faults.total() < MOST_FAULTS:
            try:
                return self._ask(view, seed)
            except Fault as fault:
                self._note(fault)
        return stand_in(view)

    def _ask(self, view: PlayerView, seed: int) -> Move:
        if self._session is None:
            self._session = Session.start(
                self._command, self._seating, self._terms, trace=self._trace, errors=self._errors
            )
            self._is_fresh = True
        past = view.past if isinstance(view, RememberingView) else ()
        if self._is_fresh:
            self._session.begin_deal(before_deal(past, view.dealer))
            self._is_fresh = False
        self._session.tell_plays(past)
        return Turn(self._session.child, view, self._budget, self._terms).take(seed)

    def _note(self, fault: Fault) -> None:
        """Count a fault; a program that can't be asked on is ended."""
        self.faults[fault.wrong.value] += 1
        self.examples.setdefault(fault.wrong.value, fault.sentence)
        self._in_deal += 1
        if self._session is None:
            return
        if fault.is_final:
            self._session.child.kill()
            self._session = None
        else:
            told = {"code": fault.wrong.value, "sentence": fault.sentence}
            with suppress(Fault):
                self._session.tell(f"fault {compact(told)}")

    def close(self) -> None:
        """End the program."""
        if self._session is not None:
            self._session.child.end()
            self._session = None


def inspect(command: Sequence[str], seating: Seating, terms: Terms) -> Greeting:
    """Start a program, hear how it introduces itself, and end it: whether it can play at all.

    Args:
        command: its words.
        seating: what it shall play.
        terms: its clock and options.

    Raises:
        Fault: when it can't.
    """
    session = Session.start(command, seating, terms)
    try:
        session.begin_deal(())
    finally:
        session.child.end()
    return session.greeting
