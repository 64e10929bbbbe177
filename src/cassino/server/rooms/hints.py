"""Hints: found in another process, one at a time for a client."""

from __future__ import annotations

import asyncio

from cassino.rules import PlayerView
from cassino.server.reporting import failed
from cassino.server.rooms.answering import hint_frame
from cassino.server.rooms.clients import Client
from cassino.server.rooms.desk import Desk
from cassino.server.saying import error_frame
from cassino.server.thinking import ThinkingFailed


class Hints:
    """The hints that are being looked for at a table."""

    def __init__(self, desk: Desk) -> None:
        """Begin with none."""
        self._desk = desk
        self._sought: set[asyncio.Task[None]] = set()

    def seek(self, client: Client, frame_id: str, version: int, play: PlayerView) -> None:
        """Look for a hint for the seat to move, whose view this is."""
        if client.hinting:
            client.send(error_frame(client.language, frame_id, version, "request/too-many"))
            return
        client.hinting = True
        task = asyncio.create_task(self._find(client, frame_id, version, play))
        self._sought.add(task)
        task.add_done_callback(self._sought.discard)

    async def _find(self, client: Client, frame_id: str, version: int, play: PlayerView) -> None:
        try:
            found = await self._desk.thinkers.hint(play)
            client.send(hint_frame(client.language, version, play, frame_id, found))
        except ThinkingFailed as wrong:
            client.send(error_frame(client.language, frame_id, version, wrong.code))
        except Exception as wrong:  # noqa: BLE001 - a hint that failed is no more than that
            failed("a hint failed", wrong)
            client.send(error_frame(client.language, frame_id, version, "server/failed"))
        finally:
            client.hinting = False

    def stop(self) -> None:
        """Look no further."""
        for task in self._sought:
            task.cancel()
