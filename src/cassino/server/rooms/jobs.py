"""What can be asked of a room; everything is done in the order in which it was asked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TypeAlias

from cassino.server.protocol.requests import ClientFrame
from cassino.server.rooms.clients import Client
from cassino.table import Command, TableRefusal
from cassino.words import Language


@dataclass(frozen=True, slots=True)
class Arrive:
    """A client is here; it has seen the table at a version. ``name`` is for who only watches."""

    client: Client
    frame_id: str
    version: int
    name: str


@dataclass(frozen=True, slots=True)
class Depart:
    """A client is gone."""

    client: Client


@dataclass(frozen=True, slots=True)
class Told:
    """A client sent a frame."""

    client: Client
    frame: ClientFrame


@dataclass(frozen=True, slots=True)
class Turn:
    """A client goes on in another language."""

    client: Client
    frame_id: str
    language: Language


@dataclass(frozen=True, slots=True)
class Order:
    """Commands of the house, or of a guest by way of a page, done one after another.

    The answer is the first refusal, with which it stops, or None.
    """

    guest_id: str | None
    commands: tuple[Command, ...]
    answer: asyncio.Future[TableRefusal | str | None] | None = None

    def done(self, refused: TableRefusal | str | None) -> None:
        """Tell who asked that it's done, or why not."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(refused)


@dataclass(frozen=True, slots=True)
class Stop:
    """Everything before this is done; say goodbye to all."""


Job: TypeAlias = Arrive | Depart | Told | Turn | Order | Stop
