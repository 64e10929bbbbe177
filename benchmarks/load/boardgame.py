"""A game served by boardgame.io under the same load: players that speak what its clients speak.

That is Socket.IO over a WebSocket: a digit or two for the kind of packet, the game's name, and a
JSON array with the event's name first. So both servers are measured by the same program.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load.pages import ask
from benchmarks.load.players import Heard, Player, TablePlan

PEER = Path(__file__).parents[1] / "peer"
GAME = "cards"

_OPENED, _PING, _PONG = "0", "2", "3"
_JOIN = f"40/{GAME},"
_EVENT = f"42/{GAME},"


def is_installed() -> bool:
    """Whether there is a Node.js, and the packages of the peer's folder."""
    return bool(shutil.which("node")) and (PEER / "node_modules" / "boardgame.io").is_dir()


@dataclass(frozen=True, slots=True)
class BoardgameIo:
    """boardgame.io with its own defaults: matches are kept in memory."""

    name: str = "boardgame.io"

    def command(self) -> Sequence[str]:
        """The server on a free port of loopback."""
        return ("node", str(PEER / "server.mjs"))

    def environment(self, home: Path) -> Mapping[str, str]:  # noqa: ARG002 - it keeps no files
        """As it is run for the public."""
        return {"NODE_ENV": "production"}

    def open_table(self, address: str, plan: TablePlan) -> list[Player]:
        """Open a match and let people join it.

        Raises:
            ValueError: for a plan with computers, of which its server has none.
        """
        if plan.people < plan.seats:
            raise ValueError("boardgame.io has no computer players in its server")
        path = f"/games/{GAME}"
        opened, _ = ask(address, f"{path}/create", {"numPlayers": plan.seats})
        match = str(opened["matchID"])
        url = address.replace("http", "ws", 1) + "socket.io/?EIO=4&transport=websocket"
        players: list[Player] = []
        for seat in range(plan.seats):
            fields = {"playerID": str(seat), "playerName": f"Guest {seat + 1}"}
            told, _ = ask(address, f"{path}/{match}/join", fields)
            players.append(BoardgamePlayer(url, match, str(seat), str(told["playerCredentials"])))
        watchers = range(plan.sockets - plan.people)
        return [*players, *(BoardgamePlayer(url, match, None, None) for _ in watchers)]


class _Card(msgspec.Struct):
    """A card of the game."""

    id: str


class _Cards(msgspec.Struct):
    """The game's state as a player sees it: its own hand, and how many cards others hold."""

    hands: dict[str, list[_Card] | int]


class _Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class _State(msgspec.Struct):
    """As much of a match's state as a player needs."""

    ctx: _Turn
    cards: _Cards = msgspec.field(name="G")
    version: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    """The first sight of a match."""

    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, Any])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Sync])


class BoardgamePlayer:
    """A player, or a spectator without a seat: plays any card of its hand."""

    def __init__(self, url: str, match: str, seat: str | None, credentials: str | None) -> None:
        """Be at a match."""
        self.url = url
        self._match = match
        self._seat = seat
        self._credentials = credentials
        self._state: _State | None = None
        self._played_at = -1
        self._chance = random.Random(match)  # noqa: S311 - any card will do

    @property
    def version(self) -> int:
        """The number of the state that was seen last."""
        return 0 if self._state is None else self._state.version

    @property
    def is_here(self) -> bool:
        """Whether the match has been shown."""
        return self._state is not None

    @property
    def may_play(self) -> bool:
        """Whether it is this seat's turn."""
        return self._state is not None and self._state.ctx.current_player == self._seat

    def greeting(self) -> Sequence[str]:
        """Nothing: the server speaks first."""
        return ()

    def begin(self) -> Sequence[str]:
        """Nothing: a match is on from the start."""
        return ()

    def hear(self, text: str) -> Heard:
        """Take a packet in."""
        if text.startswith(_EVENT):
            return self._hear_event(text.removeprefix(_EVENT))
        if text == _PING:
            return Heard((_PONG,))
        if text.startswith(_JOIN):
            seat = [self._match, self._seat, self._credentials]
            return Heard((self._event("sync", *seat),))
        return Heard((_JOIN,) if text.startswith(_OPENED) else ())

    def play(self) -> str:
        """Any card of the hand."""
        assert self._state is not None
        assert self._seat is not None
        hand = self._state.cards.hands[self._seat]
        assert isinstance(hand, list)
        payload = {
            "type": "playCard",
            "args": [self._chance.choice(hand).id],
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._played_at = self.version
        return self._event("update", action, self.version, self._match, self._seat)

    def _hear_event(self, text: str) -> Heard:
        if text.startswith('["sync"'):
            self._state = _SYNC.decode(text)[2].state
            return Heard(version=self.version)
        if text.startswith('["update"'):
            self._state = _UPDATE.decode(text)[2]
            answered = 0 <= self._played_at < self.version
            self._played_at = -1 if answered else self._played_at
            return Heard(version=self.version, answered=answered)
        return Heard()

    def _event(self, name: str, *values: object) -> str:
        return _EVENT + msgspec.json.encode([name, *values]).decode()
