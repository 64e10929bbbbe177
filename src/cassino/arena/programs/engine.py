"""The other end of the line protocol: our agents as a program that others can play against."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, cast

from cassino import __version__
from cassino.agents import AGENTS, Memory, agent, get_ready
from cassino.arena.programs.plays import WrongPlay, follows, parse_played
from cassino.arena.programs.protocol import VERSION, compact, parse_go
from cassino.notation import format_move, parse_position, read_json
from cassino.rules import InvalidPosition, PlayerView, Position, view_of
from cassino.rules.presets import check_seats, variant

LONGEST: Final = 1_000_000
"""Characters of a line that are read; a longer one is refused."""


class Engine:
    """Answers the lines of a host, one after another; nothing that a host says can break it.

    It remembers the plays that it is told; a position that can't follow on them is played without.
    """

    def __init__(self, name: str) -> None:
        """Play as the agent of that name until told otherwise.

        Raises:
            UnknownAgent: when nobody has the name.
        """
        self._agent = agent(name)
        self._name = name
        self._view: PlayerView | None = None
        self._memory = Memory()
        self._words: Mapping[str, Callable[[str], Iterator[str]]] = {
            "cassino": self._greet,
            "setoption": self._set,
            "variant": self._variant,
            "newmatch": self._new_match,
            "played": self._played,
            "newdeal": self._new_deal,
            "isready": self._ready,
            "position": self._position,
            "go": self._go,
            "stop": self._heard,
            "moves": self._heard,
            "refused": self._heard,
            "fault": self._heard,
            "error": self._heard,
        }

    def answer(self, line: str) -> Iterator[str]:
        """The lines to say to a line.

        >>> engine = Engine("greedy")
        >>> list(engine.answer("cassino 1"))[-1]
        'cassinook 1'
        >>> list(engine.answer("go"))
        ['error engine/no-position there is no position to move in']
        """
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        if len(line) > LONGEST:
            yield f"error engine/long-line a line of more than {LONGEST} characters"
        elif word not in self._words:
            yield _error("engine/unknown-word", f"{word[:40]!a} means nothing here")
        else:
            try:
                yield from self._words[word](rest.strip())
            except (ValueError, RecursionError) as wrong:
                yield _error(getattr(wrong, "code", "value/invalid"), wrong)

    def _greet(self, rest: str) -> Iterator[str]:
        if rest != str(VERSION):
            yield _error("engine/version", f"version {rest[:20]!a}: expected {VERSION}")
            return
        yield f"id name cassino {__version__} {self._name}"
        yield "id author the Cassino authors"
        choice = {"name": "Agent", "type": "choice", "default": self._name, "values": list(AGENTS)}
        yield f"option {compact(choice)}"
        yield f"cassinook {VERSION}"

    def _set(self, rest: str) -> Iterator[str]:
        name, _, value = rest.partition(" ")
        if name != "Agent":
            raise ValueError(f"there is no option {name[:40]!a}")
        self._agent, self._name = agent(value.strip()), value.strip()
        return iter(())

    def _variant(self, rest: str) -> Iterator[str]:
        told = read_json(rest)
        if not isinstance(told, dict):
            raise ValueError("expected an object")  # noqa: TRY004 - the host's text, not a type
        given = cast("dict[str, Any]", told)
        try:
            rules = variant(given.get("variant", "classic"), **dict(given.get("options", {})))
            check_seats(rules, given.get("seats", 2), bool(given.get("partners", False)))
        except (ValueError, TypeError) as wrong:
            yield f"unsupported {' '.join(str(wrong).split())}"
        else:
            yield "variantok"

    def _new_match(self, _rest: str) -> Iterator[str]:
        self._memory = Memory()
        return iter(())

    def _played(self, rest: str) -> Iterator[str]:
        seen, move = parse_played(rest)
        if not self._leads_to(seen):
            raise WrongPlay("engine/not-following", "the play doesn't follow on the one before")
        self._memory = self._memory.with_seen(seen, move)
        return iter(())

    def _leads_to(self, view: PlayerView) -> bool:
        """Whether what is remembered can have led to a table."""
        past = self._memory.past
        return not past or follows(past[-1][0], view)

    def _new_deal(self, _rest: str) -> Iterator[str]:
        self._view = None
        return iter(())

    def _ready(self, _rest: str) -> Iterator[str]:
        get_ready(self._agent)
        yield "readyok"

    def _position(self, rest: str) -> Iterator[str]:
        self._view = None
        read = parse_position(read_json(rest))
        self._view = view_of(read, read.turn) if isinstance(read, Position) else read
        if not self._view.hand:
            self._view = None
            raise InvalidPosition(["the seat to move has no card"])
        return iter(())

    def _go(self, rest: str) -> Iterator[str]:
        if self._view is None:
            yield "error engine/no-position there is no position to move in"
            return
        asked = parse_go(rest)
        memory = self._memory if self._leads_to(self._view) else Memory()
        move = self._agent.choose(memory.added_to(self._view), asked.budget, asked.seed)
        yield f"bestmove {format_move(self._view, move)}"

    def _heard(self, _rest: str) -> Iterator[str]:
        return iter(())


def _error(code: str, why: object) -> str:
    return f"error {code} {' '.join(str(why).split())}"
