"""The socket: one line from a client to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cassino.server.keys import digest, new_guest_id
from cassino.server.limits import Bucket
from cassino.server.pages import Site, site_of
from cassino.server.protocol import FrameError, frames, read_frame
from cassino.server.protocol import requests as r
from cassino.server.reporting import failed, note
from cassino.server.rooms import (
    Arrive,
    Client,
    CloseCode,
    Depart,
    Door,
    NoOwner,
    NoSuchTable,
    Told,
    Turn,
    changes_of,
    closing_for,
)
from cassino.server.saying import error_frame, misread_frame
from cassino.server.security import address_of
from cassino.server.visitors import visitor_of
from cassino.store import LinkKind, StoreError
from cassino.table import LogError
from cassino.words import Language, language_named

SUBPROTOCOL: Final = "cassino.1"
_HELLO_WITHIN: Final = 10.0
_MOST_MALFORMED: Final = 20
_BURST: Final = 3.0
"""How many seconds' frames may come at once."""

_MOVES_A_TOKEN: Final = 10
"""Moves that may be asked for at the price of a frame."""

_LAST_WORDS: Final = 2.0
"""Seconds that a client has to take what waits for it when its line ends."""

_SLOW_WORDS: Final = 20.0
"""The same for one that was too slow: so long it may stand still and still be told why."""


async def socket(websocket: WebSocket) -> None:
    """``/socket``: the line of a client."""
    site, places = site_of(websocket), websocket.app.state.places
    offered = websocket.scope.get("subprotocols", [])
    await websocket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
    address = address_of(websocket.scope)
    if not places.take(address):
        await _turn_away(websocket, "request/too-many", CloseCode.TOO_MANY)
        return
    try:
        if site.house.is_stopping:
            await _turn_away(websocket, "server/stopping", CloseCode.GOING_AWAY)
        else:
            await _Line(site, websocket).serve()
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        places.give_back(address)


async def _turn_away(websocket: WebSocket, code: str, closing: CloseCode) -> None:
    client = Client("", Language.EN)
    client.refuse(code, closing)
    await _send_all(websocket, client)


class _Line:
    """A client's line: what it sends is read here, what it is told waits in its queue."""

    __slots__ = ("_bucket", "_client", "_door", "_malformed", "_site", "_socket", "_visitor")

    def __init__(self, site: Site, websocket: WebSocket) -> None:
        self._site = site
        self._socket = websocket
        self._visitor = visitor_of(websocket, site.jar.keys)
        rate = site.jar.settings.frames_a_second
        self._bucket = Bucket.full(rate, max(1.0, rate * _BURST))
        self._malformed = 0
        self._client = Client(self._visitor.guest, self._visitor.language, changes_of(rate))
        self._door: Door | None = None

    async def serve(self) -> None:
        """Read and write until the client is gone, or the room ends the line.

        What waits for the client then has a while to be sent, and the reason with it.
        """
        loop = asyncio.get_running_loop()
        writing = asyncio.create_task(_send_all(self._socket, self._client))
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(None) as limit:

                    def last_words(code: CloseCode) -> None:
                        self._depart()
                        seconds = _SLOW_WORDS if code is CloseCode.TOO_SLOW else _LAST_WORDS
                        limit.reschedule(loop.time() + seconds)

                    self._client.on_end = last_words
                    await self._read()
                    if self._client.ended is not None:
                        await writing
        finally:
            self._client.on_end = None
            self._depart()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    def _depart(self) -> None:
        """Be gone for the others, whatever is still to be sent."""
        door, self._door = self._door, None
        if door is not None:
            door.offer(Depart(self._client))

    async def _read(self) -> None:
        try:
            if not await self._greet():
                return
            while self._client.ended is None:
                frame = await self._next_frame()
                if frame is not None:
                    await self._take(frame)
        except WebSocketDisconnect:
            return
        except StoreError as wrong:
            note(logging.ERROR, "the database failed a client", why=str(wrong))
            self._client.refuse("server/failed", CloseCode.GOING_AWAY)
        except Exception as wrong:  # noqa: BLE001 - one client's trouble is no other's
            failed("a line failed", wrong)
            self._client.refuse("server/failed", CloseCode.GOING_AWAY)

    async def _next_frame(self) -> r.ClientFrame | None:
        """The next frame; None for one that isn't any, which was answered."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self._bucket.take():
            self._client.refuse("request/too-many", CloseCode.TOO_MANY)
            return None
        try:
            frame = read_frame(message.get("text") or b"")
        except FrameError as wrong:
            self._count_malformed(wrong)
            return None
        if isinstance(frame.command, r.Moves):
            self._bucket.take(tokens=frame.command.limit // _MOVES_A_TOKEN)
        return frame

    def _count_malformed(self, wrong: FrameError) -> None:
        self._malformed += 1
        version = self._client.version
        self._client.send(misread_frame(self._client.language, wrong, version))
        if self._malformed >= _MOST_MALFORMED:
            self._client.refuse(wrong.code, CloseCode.MALFORMED)

    async def _greet(self) -> bool:
        """Wait for the hello, and go to its table."""
        try:
            frame = await asyncio.wait_for(self._next_frame(), _HELLO_WITHIN)
        except TimeoutError:
            frame = None
        if frame is None or not isinstance(frame.command, r.Hello):
            self._client.refuse("request/invalid", CloseCode.NO_HELLO)
            return False
        hello = frame.command
        self._client.language = language_named(hello.language or "") or self._client.language
        code = await self._go_to_table(frame, hello)
        if code is not None:
            self._client.send(error_frame(self._client.language, frame.id, 0, code))
            self._client.refuse(code, closing_for(code))
        return code is None

    async def _go_to_table(self, frame: r.ClientFrame, hello: r.Hello) -> str | None:
        """Take the client to its table, or say why not."""
        found = await self._find(hello)
        if isinstance(found, str):
            return found
        table_id, guest = found
        try:
            door = await self._site.house.door(table_id)
        except (NoSuchTable, NoOwner) as wrong:
            return wrong.code
        except LogError:
            return "table/broken"
        self._client.guest_id = guest
        arriving = Arrive(self._client, frame.id, frame.version, self._visitor.name)
        if not door.offer(arriving):
            return "server/busy"
        self._door = door
        return None

    async def _find(self, hello: r.Hello) -> tuple[str, str] | str:
        """The table that a client means, and who it is there; or why there is none."""
        books = self._site.store.books
        if hello.link is not None:
            secret = hello.link.rstrip("/").rpartition("/")[2]
            link = await books.find_link(digest(secret))
            if link is None or link.kind is LinkKind.JOIN:
                return "link/invalid"
            return link.table_id, link.guest or new_guest_id()
        if hello.table is None:
            return "request/invalid"
        guest = await books.find_place(hello.table, self._visitor.guest)
        return "table/not-here" if guest is None else (hello.table, guest)

    async def _take(self, frame: r.ClientFrame) -> None:
        """Let the table do what a frame asks for."""
        client, door = self._client, self._door
        if door is None:
            return
        match frame.command:
            case r.Speak(code):
                language = language_named(code)
                if language is None:
                    client.send(self._error(frame.id, "request/invalid"))
                    return
                taken = door.offer(Turn(client, frame.id, language))
            case _:
                taken = door.offer(Told(client, frame))
        if not taken:
            client.send(self._error(frame.id, "server/busy"))

    def _error(self, frame_id: str, code: str) -> frames.Refusal:
        return error_frame(self._client.language, frame_id, self._client.version, code)


async def _send_all(websocket: WebSocket, client: Client) -> None:
    """Send what waits for a client until its line ends.

    The line may end under a frame that is being sent: the client goes, or uvicorn closes it for an
    oversized frame and says no (`RuntimeError`) to what comes after.
    """
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await client.next_text()) is not None:
            await websocket.send_text(text)
            del text  # the next one may be long in coming
        if websocket.application_state is WebSocketState.CONNECTED:
            await websocket.close(int(client.ended or CloseCode.BYE))
