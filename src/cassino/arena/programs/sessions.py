"""A session with a program: the handshake, and everything up to its first turn."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import IO, Any, Final, cast

from cassino.agents import Plays, plays_since
from cassino.arena.programs.children import Child, Trace
from cassino.arena.programs.faults import Fault, Wrong
from cassino.arena.programs.plays import played_line
from cassino.arena.programs.protocol import VERSION, Greeting, variant_line
from cassino.arena.programs.values import objection
from cassino.arena.seating import Seating

MOST_LINES: Final = 10_000
"""Lines that a program may say before the one that is waited for; more is a fault."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The clock and the options for programs.

    ``patience`` is how many seconds a program has to get ready, and for a move where the budget
    sets no time; ``grace`` how many more after it was told to stop.
    """

    patience: float = 10.0
    grace: float = 0.5
    options: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Session:
    """A program that is ready to be asked, and what it has been ``told`` of the match."""

    child: Child
    greeting: Greeting
    patience: float
    told: Plays = ()

    @classmethod
    def start(
        cls,
        command: Sequence[str],
        seating: Seating,
        terms: Terms,
        *,
        trace: Trace | None = None,
        errors: int | IO[bytes] = subprocess.DEVNULL,
    ) -> Session:
        """Start a program, greet it, set its options and tell it what is played.

        Raises:
            Fault: when it can't be started or doesn't do its part.
        """
        child = Child(command, trace=trace, errors=errors)
        try:
            session = cls(child, Greeting(), terms.patience)
            session.greeting = session._greet()
            for name, value in terms.options:
                if session.greeting.has(name):
                    session._set(name, value)
            session.tell(variant_line(seating))
            session._hear_variant()
        except BaseException:
            child.kill()
            raise
        return session

    def tell(self, line: str) -> None:
        """Write a line.

        Raises:
            Fault: when the program has ended, or doesn't read.
        """
        self.child.send(line, monotonic() + self.patience)

    def _hear(self, deadline: float, what: str) -> tuple[str, str]:
        """The next line as its first word and the rest.

        Raises:
            Fault: when none comes in time.
        """
        line = self.child.receive(deadline)
        if line is None:
            seconds = f"{self.patience:g} seconds"
            raise Fault(Wrong.TIME, f"no {what} within {seconds}")
        word, _, rest = line.strip().partition(" ")
        return word, rest.strip()

    def _greet(self) -> Greeting:
        self.tell(f"cassino {VERSION}")
        deadline, greeting = monotonic() + self.patience, Greeting()
        for _ in range(MOST_LINES):
            match self._hear(deadline, "cassinook"):
                case "id", rest:
                    greeting = _with_id(greeting, rest)
                case "option", rest:
                    greeting = replace(greeting, options=(*greeting.options, _option(rest)))
                case "cassinook", rest if rest == str(VERSION):
                    return greeting
                case "cassinook", rest:
                    raise Fault(Wrong.VERSION, f"version {rest[:20]!r}: expected {VERSION}")
                case _:
                    continue
        raise Fault(Wrong.FLOOD, f"{MOST_LINES} lines without a cassinook")

    def _set(self, name: str, value: str) -> None:
        """Set an option.

        Raises:
            Fault: when its value isn't one that the program has announced.
        """
        for option in self.greeting.options:
            if option.get("name") == name and (expected := objection(option, value)) is not None:
                why = f"option {name} can't be {value[:40]!r}: expected {expected[:200]}"
                raise Fault(Wrong.BAD_VALUE, why)
        self.tell(f"setoption {name} {value}")

    def _hear_variant(self) -> None:
        deadline = monotonic() + self.patience
        for _ in range(MOST_LINES):
            match self._hear(deadline, "variantok"):
                case "variantok", _:
                    return
                case "unsupported", why:
                    raise Fault(Wrong.UNSUPPORTED, f"the program doesn't play that: {why[:100]}")
                case _:
                    continue
        raise Fault(Wrong.FLOOD, f"{MOST_LINES} lines without a variantok")

    def tell_plays(self, past: Plays) -> None:
        """Tell what was played since plays were last told, or all where the past is another one.

        Args:
            past: what is remembered of the match.

        Raises:
            Fault: when the program has ended, or doesn't read.
        """
        new = plays_since(self.told, past)
        if new is None:
            self.tell("newmatch")
        for seen, move in past if new is None else new:
            self.tell(played_line(seen, move))
        self.told = past

    def begin_deal(self, before: Plays) -> None:
        """Tell that a deal begins, and wait until the program is ready for it.

        Args:
            before: what is remembered of earlier deals of the match.

        Raises:
            Fault: when it doesn't get ready.
        """
        if not before:
            self.tell("newmatch")
            self.told = ()
        self.tell_plays(before)
        self.tell("newdeal")
        self.tell("isready")
        deadline = monotonic() + self.patience
        for _ in range(MOST_LINES):
            if self._hear(deadline, "readyok")[0] == "readyok":
                return
        raise Fault(Wrong.FLOOD, f"{MOST_LINES} lines without a readyok")


def _with_id(greeting: Greeting, rest: str) -> Greeting:
    what, _, text = rest.partition(" ")
    if what not in ("name", "author"):
        return greeting
    shown = "".join(sign for sign in text[:80] if sign.isprintable())
    return replace(greeting, name=shown) if what == "name" else replace(greeting, author=shown)


def _option(rest: str) -> dict[str, Any]:
    try:
        told = json.loads(rest)
    except (ValueError, RecursionError):
        return {}
    return cast("dict[str, Any]", told) if isinstance(told, dict) else {}
