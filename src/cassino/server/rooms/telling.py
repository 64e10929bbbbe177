"""Telling clients how the table is now; those who see the same are told with the same text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cassino.server.protocol import write_frame
from cassino.server.rooms.clients import Client
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.seeing import Telling
from cassino.table import Step


def tell_one(
    memory: Memory, table_id: str, client: Client, steps: Sequence[Step] | None, now: int
) -> None:
    """Tell a client the table's state, with what happened in some steps (None: all anew)."""
    client.version = memory.table.version
    client.send(Telling(memory, table_id, steps, now).state(client.guest_id, client.language))


def tell_all(
    memory: Memory, table_id: str, clients: Iterable[Client], steps: Sequence[Step], now: int
) -> None:
    """Tell every client what happened."""
    telling = Telling(memory, table_id, steps, now)
    before = steps[0].before.version if steps else memory.table.version
    written: dict[tuple[str, str], str] = {}
    for client in clients:
        if client.version != before:
            tell_one(memory, table_id, client, memory.since(client.version), now)
            continue
        seen_by = (client.guest_id, client.language.value)
        if seen_by not in written:
            written[seen_by] = write_frame(telling.state(client.guest_id, client.language))
        client.version = memory.table.version
        client.send_text(written[seen_by])
