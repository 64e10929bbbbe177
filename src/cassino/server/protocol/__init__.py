"""The protocol: the shape of every frame, reading and writing them, and their schema."""

from cassino.server.protocol.coding import (
    MOST_BYTES,
    PROTOCOL,
    FrameError,
    read_answer,
    read_frame,
    schema,
    write_frame,
)
from cassino.server.protocol.frames import ServerFrame
from cassino.server.protocol.requests import ClientFrame

__all__ = [
    "MOST_BYTES",
    "PROTOCOL",
    "ClientFrame",
    "FrameError",
    "ServerFrame",
    "read_answer",
    "read_frame",
    "schema",
    "write_frame",
]
