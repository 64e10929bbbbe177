"""What clients in this process are sent."""

import asyncio
import json
from typing import Any

from cassino.server.rooms import Client

PATIENCE = 60.0


async def heard(client: Client, kind: str) -> dict[str, Any]:
    """The next frame of a type that a client was sent."""
    async with asyncio.timeout(PATIENCE):
        while True:
            text = await client.next_text()
            assert text is not None
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == kind:
                return frame
