"""Frames as bytes, and their published schema."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from cassino.server.protocol.frames import ServerFrame
from cassino.server.protocol.requests import ClientFrame

PROTOCOL: Final = 1
"""The number of the protocol; another one is another language."""

MOST_BYTES: Final = 4096
"""Bytes that a client's frame may have."""

_ENCODER: Final = msgspec.json.Encoder()
_READER: Final = msgspec.json.Decoder(ClientFrame)
_ANSWERS: Final[msgspec.json.Decoder[ServerFrame]] = msgspec.json.Decoder(ServerFrame)


_PLACE: Final = re.compile(r"(?:field `([^`]*)`)?(?: - at `\$\.?([^`]*)`)?$")
_LONGEST_FIELD: Final = 60


class FrameError(ValueError):
    """A frame that isn't one.

    ``frame_id`` is its id where at least that could be read; ``field`` is where it goes wrong, as
    in ``command.name``, empty where it isn't even an object.
    """

    code = "request/invalid"

    def __init__(self, frame_id: str | None, reason: str) -> None:
        """Keep the id and what is wrong."""
        super().__init__(reason)
        self.frame_id = frame_id
        self.field = _field(reason)


def _field(reason: str) -> str:
    """The field that a reason names, after the path to it.

    >>> _field("Object contains unknown field `nmae` - at `$.command`")
    'command.nmae'
    """
    found = _PLACE.search(reason)
    parts = [] if found is None else [found[2], found[1]]
    field = ".".join(part for part in parts if part)[:_LONGEST_FIELD]
    return field if field.isprintable() else ""


class _OnlyId(msgspec.Struct, frozen=True):
    """As much of a frame as an answer needs."""

    id: str


def read_frame(text: str | bytes) -> ClientFrame:
    """A client's frame.

    Raises:
        FrameError: when it isn't one.

    >>> read_frame('{"id": "1", "version": 0, "command": {"type": "ping"}}').id
    '1'
    """
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise FrameError(_frame_id(text), str(wrong)) from None


def _frame_id(text: str | bytes) -> str | None:
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if 0 < len(found) <= 64 else None


def write_frame(frame: ServerFrame) -> str:
    """A server's frame as text."""
    return _ENCODER.encode(frame).decode()


def read_answer(text: str | bytes) -> ServerFrame:
    """A server's frame, for clients written in Python.

    Raises:
        msgspec.DecodeError: when it isn't one.
    """
    return _ANSWERS.decode(text)


@lru_cache
def schema() -> dict[str, Any]:
    """The JSON schema of every frame: ``client`` and ``server`` among its definitions."""
    (client, server), parts = msgspec.json.schema_components(
        (ClientFrame, ServerFrame), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Frames of the Cassino protocol",
        "protocol": PROTOCOL,
        "$defs": {**parts, "client": client, "server": server},
        "oneOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
    }
