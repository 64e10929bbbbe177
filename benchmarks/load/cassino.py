"""Cassino's own server under load: guests that speak its protocol."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from benchmarks.load.pages import ask
from benchmarks.load.players import Heard, Player, TablePlan

_PLENTY = "1000000"


@dataclass(frozen=True, slots=True)
class Cassino:
    """Cassino, with limits for a single address that holds all sockets."""

    name: str = "Cassino"

    def command(self) -> Sequence[str]:
        """The house on a free port of loopback."""
        serve = ("serve", "--host", "127.0.0.1", "--port", "0", "--no-open")
        return (sys.executable, "-m", "cassino", *serve)

    def environment(self, home: Path) -> Mapping[str, str]:
        """Limits an address out of the way; computers think in one process, aside."""
        return {
            "CASSINO_HOME": str(home),
            "CASSINO_FRAMES_A_SECOND": _PLENTY,
            "CASSINO_POSTS_A_MINUTE": _PLENTY,
            "CASSINO_CONNECTIONS_AN_ADDRESS": _PLENTY,
            "CASSINO_WORKERS": "1",
            "CASSINO_LOG_LEVEL": "warning",
        }

    def open_table(self, address: str, plan: TablePlan) -> list[Player]:
        """Open a table for friends; seats without a person get a computer when it begins."""
        fields = {"mode": "friends", "seats": str(plan.seats), "name": "Guest 1"}
        opened, cookie = ask(address, "/tables", fields)
        links, _ = ask(address, f"/t/{opened['table']}/links", cookie=cookie)
        door = urlsplit(str(links["join"])).path
        own = [str(opened["seat"])]
        for seat in range(1, plan.people):
            told, _ = ask(address, door, {"seat": str(seat), "name": f"Guest {seat + 1}"})
            own.append(str(told["seat"]))
        watch = [str(links["watch"])] * (plan.sockets - plan.people)
        url = address.replace("http", "ws", 1) + "socket"
        return [CassinoPlayer(url, link, is_host=not at) for at, link in enumerate(own + watch)]


class _Move(msgspec.Struct):
    """A move, as much of it as is needed to make it."""

    move: str


class _Moves(msgspec.Struct):
    """The moves that a seat may make."""

    seat: int
    moves: list[_Move]


class _Question(msgspec.Struct):
    """A question that is open at the table."""

    question: str
    asked: bool


class _View(msgspec.Struct):
    """As much of a view as a player needs who plays anything legal."""

    can: list[str]
    moves: _Moves | None
    questions: list[_Question]


class _Event(msgspec.Struct):
    """Something that happened, as far as computers did it."""

    kind: str
    computer: bool = False


class _Frame(msgspec.Struct):
    """A frame from the server."""

    type: str
    id: str | None = None
    version: int = 0
    events: list[_Event] = []
    view: _View | None = None


_READER = msgspec.json.Decoder(_Frame)


class CassinoPlayer:
    """A guest: plays any of the moves that its view offers, and goes on when it is asked to."""

    def __init__(self, url: str, link: str, *, is_host: bool) -> None:
        """Be the guest of a link; the host begins the match."""
        self.url = url
        self.version = 0
        self._link = link
        self._is_host = is_host
        self._ids = count(1)
        self._view: _View | None = None
        self._playing = ""
        self._chance = random.Random(link)  # noqa: S311 - any move will do

    @property
    def is_here(self) -> bool:
        """Whether the table has been shown."""
        return self._view is not None

    @property
    def may_play(self) -> bool:
        """Whether there are moves to choose from."""
        return self._view is not None and self._view.moves is not None

    def greeting(self) -> Sequence[str]:
        """Say hello with the link."""
        return (self._frame({"type": "hello", "link": self._link}),)

    def begin(self) -> Sequence[str]:
        """The host starts the match."""
        return (self._frame({"type": "start"}),) if self._is_host else ()

    def hear(self, text: str) -> Heard:
        """Take a frame in."""
        frame = _READER.decode(text)
        if frame.view is not None:
            self.version, self._view = frame.version, frame.view
            computers = sum(event.computer for event in frame.events)
            return Heard(self._answers(frame.view), frame.version, by_computers=computers)
        if frame.id != self._playing:
            return Heard()
        return Heard(answered=frame.type == "ack", refused=frame.type == "refusal")

    def play(self) -> str:
        """Any of the moves."""
        moves = None if self._view is None else self._view.moves
        assert moves is not None
        move = self._chance.choice(moves.moves).move
        self._playing = str(next(self._ids))
        return self._frame({"type": "play", "seat": moves.seat, "move": move}, self._playing)

    def _answers(self, view: _View) -> tuple[str, ...]:
        """Deal when it is time to; when a match is over the host wants another, others agree."""
        if "next" in view.can:
            return (self._frame({"type": "next"}),)
        if self._is_host and "rematch" in view.can:
            return (self._frame({"type": "rematch"}),)
        if any(each.question == "rematch" and each.asked for each in view.questions):
            answer = {"type": "answer", "question": "rematch", "yes": True}
            return (self._frame(answer),)
        return ()

    def _frame(self, command: Mapping[str, object], frame_id: str | None = None) -> str:
        frame_id = frame_id or str(next(self._ids))
        frame = {"id": frame_id, "version": self.version, "command": command}
        return msgspec.json.encode(frame).decode()
