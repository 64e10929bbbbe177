"""A bot that plays a seat by link: python bot.py LINK [NAME].

LINK is the one that the host hands out (/j/...), or a seat's own (/s/...).
"""

import asyncio
import json
import secrets
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def sit_down(link: str, name: str) -> str:
    """Takes the first free seat, and returns the link that is ours alone."""
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    try:
        with urlopen(Request(link, json.dumps({"name": name}).encode(), headers)) as told:  # noqa: S310
            return str(json.load(told)["seat"])
    except HTTPError as refused:
        raise SystemExit(json.load(refused)["title"]) from None


def answer(view: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a view: a move of one's own, or that the next cards may be dealt."""
    if view["moves"]:
        move = secrets.choice(view["moves"]["moves"])["move"]
        return {"type": "play", "seat": view["moves"]["seat"], "move": move}
    return {"type": "next"} if "next" in view["can"] else None


async def play(link: str, name: str = "Bot") -> str:
    """Plays until the match is over, and returns how it ended."""
    house = link.removeprefix("http").rsplit("/", 2)[0]
    own = sit_down(link, name) if "/j/" in link else link
    command: dict[str, Any] | None = {"type": "hello", "link": own}
    told: dict[str, Any] = {"version": 0}
    async with connect(f"ws{house}/socket") as socket:
        while told.get("view", {}).get("phase") != "over":
            if command:
                frame = {"id": secrets.token_hex(8), "version": told["version"], "command": command}
                await socket.send(json.dumps(frame))
            while (told := json.loads(await socket.recv()))["type"] != "state":
                if told["type"] == "goodbye":
                    sys.stderr.write(f"{told['sentence']}\n")
            command = answer(told["view"])
    return str(told["view"]["result"]["sentence"])


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))  # noqa: T201
