"""Asking a table for one thing, without being at it: for pages."""

from __future__ import annotations

import asyncio
from typing import Final

from cassino.server.keys import new_guest_id
from cassino.server.protocol import frames, read_answer
from cassino.server.protocol import requests as r
from cassino.server.rooms.clients import Client
from cassino.server.rooms.jobs import Depart, Told
from cassino.server.rooms.owning import Door
from cassino.words import SOURCE

_PATIENCE: Final = 10.0
"""Seconds that a table has to answer."""


async def ask(door: Door, guest_id: str, version: int, command: r.Change) -> str | None:
    """Ask for a change in a guest's name, and wait until it is done.

    Returns:
        The code of why it isn't done, or None.
    """
    client = Client(guest_id, SOURCE)
    if not door.offer(Told(client, r.ClientFrame(new_guest_id(), version, command))):
        return "server/busy"
    try:
        async with asyncio.timeout(_PATIENCE):
            text = await client.next_text()
    except TimeoutError:
        text = None
    finally:
        door.offer(Depart(client))
    answer = None if text is None else read_answer(text)
    match answer:
        case frames.Ack():
            return None
        case frames.Refusal(code=code) | frames.Goodbye(code=code):
            return code
        case _:
            return "server/failed"
