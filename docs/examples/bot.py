"""A bot that plays a seat by link, whatever comes.

Usage: python bot.py LINK [NAME]

LINK is the link that the host hands out (/j/...), or a seat's own (/s/...). Needs only the library
websockets, which comes with the server.
"""

import asyncio
import json
import secrets
import sys
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import SplitResult, urlsplit

from websockets.asyncio.client import connect


def sit_down(link: SplitResult, name: str) -> str:
    """Takes the first free seat, and returns the link that is ours alone."""
    http = (HTTPSConnection if link.scheme == "https" else HTTPConnection)(link.netloc)
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    http.request("POST", link.path, json.dumps({"name": name}), headers)
    told = json.load(http.getresponse())
    if "seat" not in told:
        raise SystemExit(told["title"])
    return str(told["seat"])


def answer(view: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a view: a move of one's own, or that the next cards may be dealt."""
    if view["moves"]:
        move = secrets.choice(view["moves"]["moves"])
        return {"type": "play", "seat": view["moves"]["seat"], "move": move["move"]}
    return {"type": "next"} if "next" in view["can"] else None


async def play(address: str, name: str = "Bot") -> str:
    """Plays until the match is over, and returns how it ended."""
    link = urlsplit(address)
    own = sit_down(link, name) if link.path.startswith("/j/") else address
    series, frames, version = secrets.token_hex(8), 0, 0
    command: dict[str, Any] | None = {"type": "hello", "link": own}
    async with connect(f"{link.scheme.replace('http', 'ws')}://{link.netloc}/socket") as socket:
        while True:
            if command:
                frames += 1
                frame = {"id": f"{series}.{frames}", "version": version, "command": command}
                await socket.send(json.dumps(frame))
            told, command = json.loads(await socket.recv()), None
            if told["type"] == "goodbye":
                sys.stderr.write(f"{told['sentence']}\n")
            elif told["type"] == "state":
                version, view = told["version"], told["view"]
                if view["phase"] == "over":
                    return str(view["result"]["sentence"])
                command = answer(view)


if __name__ == "__main__":
    sys.stdout.write(f"{asyncio.run(play(*sys.argv[1:]))}\n")
