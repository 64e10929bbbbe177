"""Telling clients how the table is now; those who see the same are told with the same text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cassino.server.protocol import write_frame
from cassino.server.rooms.clients import Client
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.seeing import state_frame
from cassino.table import Step


def tell_one(
    memory: Memory, table_id: str, client: Client, steps: Sequence[Step] | None, now: int
) -> None:
    """Tell a client the table's state, with what happened in some steps (None: all anew)."""
    frame = state_frame(memory, table_id, client.guest_id, client.language, steps, now)
    client.version = memory.table.version
    client.send(frame)


def tell_all(
    memory: Memory, table_id: str, clients: Iterable[Client], steps: Sequence[Step], now: int
) -> None:
    """Tell every client what happened."""
    written: dict[tuple[str, str], str] = {}
    before = steps[0].before.version if steps else memory.table.version
    for client in clients:
        if client.version != before:
            tell_one(memory, table_id, client, memory.since(client.version), now)
            continue
        seen_by = (client.guest_id, client.language.value)
        if seen_by not in written:
            frame = state_frame(memory, table_id, client.guest_id, client.language, steps, now)
            written[seen_by] = write_frame(frame)
        client.version = memory.table.version
        client.send_text(written[seen_by])
