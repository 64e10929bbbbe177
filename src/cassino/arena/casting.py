"""Who sits at the seats of a pairing: agents, and programs that are kept running between jobs.

A program is started once for every seat that it has in a line-up, so no process sees two hands of a
deal, nor the same deck twice. Programs belong to the thread that plays, and are ended when it goes
on to another pairing, or when the process ends.
"""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from threading import local
from time import perf_counter_ns
from typing import cast

from cassino.agents import Agent, Budget, get_ready
from cassino.arena.boards import Player
from cassino.arena.efforts import Effort
from cassino.arena.entrants import Entrant, Kind
from cassino.arena.errors import ArenaError
from cassino.arena.programs import Program, Terms
from cassino.arena.seating import Seating, line_ups
from cassino.rules import Move, PlayerView


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants at one game: ``seed`` is what the seeds of their boards are made of."""

    seating: Seating
    entrants: tuple[Entrant, Entrant]
    terms: Terms
    seed: str


@dataclass(frozen=True, slots=True)
class AgentPlayer:
    """An agent at a seat, with its budget."""

    agent: Agent
    budget: Budget

    def begin(self) -> None:
        """Nothing: an agent knows only what it sees."""

    def choose(self, view: PlayerView, seed: int) -> Move:
        """What the agent chooses.

        Raises:
            ArenaError: when that is no move at all.
        """
        chosen = cast("object", self.agent.choose(view, self.budget, seed))
        if not isinstance(chosen, Move):
            raise ArenaError("arena/no-move", f"{chosen!r:.80} is no move")
        return chosen


@dataclass(frozen=True, slots=True)
class Timed:
    """A player whose choices are timed."""

    player: Player
    effort: Effort

    def begin(self) -> None:
        """A deal begins."""
        self.player.begin()

    def choose(self, view: PlayerView, seed: int) -> Move:
        """What the player chooses; the effort knows how long it took."""
        started = perf_counter_ns()
        move = self.player.choose(view, seed)
        self.effort.note(perf_counter_ns() - started)
        return move


def examples_of(all_of_them: Iterable[Mapping[str, str]]) -> dict[str, str]:
    """One example for every code: of several the first by the alphabet, wherever they come from."""
    found: dict[str, str] = {}
    for some in all_of_them:
        for code, sentence in some.items():
            found[code] = min(sentence, found.get(code, sentence))
    return found


class Troupe:
    """The players of one pairing, made once."""

    def __init__(self, pairing: Pairing) -> None:
        """Make a player for every seat of every line-up, compiling what those need that search.

        Programs are started when they are first asked.
        """
        self.pairing = pairing
        self._programs: tuple[list[Program], list[Program]] = ([], [])
        makers = tuple(self._maker(at) for at in (0, 1))
        self._casts = [
            [(at, makers[at]()) for at in line] for line in line_ups(pairing.seating.seats)
        ]

    def _maker(self, at: int) -> Callable[[], Player]:
        """Makes players of an entrant: a program for every seat, one agent for all of them."""
        pairing, entrant = self.pairing, self.pairing.entrants[at]
        if entrant.kind is not Kind.PROGRAM:
            agent = entrant.agent()
            get_ready(agent)
            player = AgentPlayer(agent, entrant.budget)
            return lambda: player

        def program() -> Player:
            made = Program(entrant.command, pairing.seating, entrant.budget, pairing.terms)
            self._programs[at].append(made)
            return made

        return program

    def casts(self, efforts: tuple[Effort, Effort]) -> list[list[Player]]:
        """For every line-up a player for every seat, timed; the faults of before are forgotten."""
        for program in self._all():
            program.forget_faults()
        return [[Timed(player, efforts[at]) for at, player in line] for line in self._casts]

    @property
    def faults(self) -> tuple[dict[str, int], dict[str, int]]:
        """The faults of both entrants by their codes."""
        first, second = (
            dict(sum((program.faults for program in programs), Counter[str]()))
            for programs in self._programs
        )
        return first, second

    @property
    def examples(self) -> tuple[dict[str, str], dict[str, str]]:
        """For the faults of both entrants by their codes, what there was to say of one."""
        first, second = (
            examples_of(program.examples for program in programs) for programs in self._programs
        )
        return first, second

    def _all(self) -> Iterator[Program]:
        for programs in self._programs:
            yield from programs

    def close(self) -> None:
        """End the programs."""
        for program in self._all():
            program.close()


class _Here(local):
    """The troupe of this thread."""

    troupe: Troupe | None = None


_HERE = _Here()
_OPEN: set[Troupe] = set()


def troupe_of(pairing: Pairing) -> Troupe:
    """The players of a pairing in this thread; those of another pairing go home.

    Raises:
        ValueError: coded, when an agent can't be had.
    """
    there = _HERE.troupe
    if there is not None and there.pairing == pairing:
        return there
    if there is not None:
        _OPEN.discard(there)
        there.close()
        _HERE.troupe = None
    _HERE.troupe = Troupe(pairing)
    _OPEN.add(_HERE.troupe)
    return _HERE.troupe


@atexit.register
def close_all() -> None:
    """End every program that this process has started; one that is asked again starts again."""
    for troupe in list(_OPEN):
        with suppress(OSError):
            troupe.close()
