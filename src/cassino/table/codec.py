"""The plain forms of what leaves a table: events for the store, what is seen for the wire."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, cast, get_type_hints

from cassino.table.events import TableEvent
from cassino.table.forms import CodecError, Form, Plain, entries_of, form_of, keys_of
from cassino.table.seen import SeenEvent, SeenHappening, TableView

_PARTS: Final[dict[str, Form]] = {
    each.name: form_of(get_type_hints(TableView)[each.name]) for each in fields(TableView)
}


def encode(event: TableEvent) -> dict[str, Plain]:
    """An event of the log as a dictionary for the store; it holds secrets.

    >>> from cassino.table.events import TimeUp
    >>> encode(TableEvent(3, 1000, None, TimeUp(0)))["what"]
    {'type': 'time-up', 'seat': 0}
    """
    return cast("dict[str, Plain]", form_of(TableEvent).write(event))


def decode(given: object) -> TableEvent:
    """An event of the log from its dictionary.

    Raises:
        CodecError: when it isn't exactly what ``encode`` writes; the place is named.

    >>> decode({"seq": 1, "at": 0, "cause": None, "what": {"type": "time-up", "seat": "0"}})
    Traceback (most recent call last):
    cassino.table.forms.CodecError: what.seat: expected int, found '0'
    """
    return cast("TableEvent", form_of(TableEvent).read(given, ""))


def encode_seen(event: SeenEvent) -> dict[str, Plain]:
    """An event as a seat sees it, as a dictionary for the wire."""
    return {
        "seq": event.seq,
        "at": event.at,
        "what": form_of(SeenHappening).write(event.what),
        "changes": {name: _PARTS[name].write(value) for name, value in event.changes.items()},
    }


def encode_view(view: TableView) -> dict[str, Plain]:
    """A view as a dictionary for the wire; ``changes`` of an event replace its entries."""
    return {name: form.write(getattr(view, name)) for name, form in _PARTS.items()}


def decode_view(given: object) -> TableView:
    """A view from its dictionary, for clients written in Python.

    Raises:
        CodecError: when it isn't exactly what ``encode_view`` writes.
    """
    return cast("TableView", form_of(TableView).read(given, ""))


def decode_seen(given: object) -> SeenEvent:
    """An event as a seat sees it from its dictionary, for clients written in Python.

    Raises:
        CodecError: when it isn't exactly what ``encode_seen`` writes.
    """
    found = keys_of(given, "", ("seq", "at", "what", "changes"))
    changes: dict[str, object] = {}
    for name, value in entries_of(found["changes"], "changes").items():
        if not isinstance(name, str) or name not in _PARTS:
            raise CodecError("changes", "a part of a view", name)
        changes[name] = _PARTS[name].read(value, f"changes.{name}")
    seq, at = (cast("int", form_of(int).read(found[name], name)) for name in ("seq", "at"))
    what = cast("SeenHappening", form_of(SeenHappening).read(found["what"], "what"))
    return SeenEvent(seq, at, what, changes)
