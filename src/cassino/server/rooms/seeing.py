"""What a guest gets to see: its views of a table, put into a frame in its language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from cassino.server.protocol import frames
from cassino.server.protocol.events import EventShape
from cassino.server.protocol.shapes import LineShape
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.offers import commands_open_to
from cassino.server.saying import (
    Reader,
    Reading,
    event_shapes,
    personal_parts,
    reading_of,
    view_shape,
)
from cassino.table import (
    DealBegan,
    MatchStarted,
    MovesUndone,
    Phase,
    Step,
    Table,
    TableView,
    project_between,
    view,
)
from cassino.words import Language


def reader_of(table: Table, guest_id: str, language: Language) -> Reader:
    """A guest as a reader of a table."""
    guest = table.guest_by_id(guest_id)
    if guest is None:
        return Reader(language, None, ())
    return Reader(language, guest.number, table.seats_of(guest.number))


class Views:
    """What seats and watchers see of a table, looked at once for all who are told at a time."""

    def __init__(self) -> None:
        """Begin with nothing looked at."""
        self._seen: dict[tuple[int, int | None], TableView] = {}
        self._read: dict[tuple[int, Reader], Reading] = {}

    def of(self, table: Table, seat: int | None) -> TableView:
        """The view of a seat (None: a watcher) of the table at one of its versions."""
        key = (table.version, seat)
        if key not in self._seen:
            self._seen[key] = view(table, seat)
        return self._seen[key]

    def read(self, table: Table, reader: Reader) -> Reading:
        """What a reader sees of a table; seats that the reader no longer has show nothing."""
        key = (table.version, reader)
        if key not in self._read:
            own = set(table.seats_of(reader.guest)) if reader.guest is not None else set[int]()
            seats: list[int | None] = [seat for seat in reader.seats if seat in own]
            views = [self.of(table, seat) for seat in seats or [None]]
            self._read[key] = reading_of(reader, views)
        return self._read[key]

    def told(self, reader: Reader, steps: Sequence[Step]) -> list[EventShape]:
        """What happened in some steps, as a reader is told."""
        told: list[EventShape] = []
        for step in steps:
            at_step = reader_in(step, reader)
            seat = at_step.seats[0] if at_step.seats else None
            before, after = self.of(step.before, seat), self.of(step.after, seat)
            event = project_between(before, step, after)
            told += event_shapes(self.read(step.after, at_step), before, event)
        return told


@dataclass(frozen=True, slots=True)
class Telling:
    """What is to be told: a table as it is now, with what happened in some steps.

    ``steps`` None tells all anew. Those who only watch see the same but for who they are, so that
    part is made once.
    """

    memory: Memory
    table_id: str
    steps: Sequence[Step] | None
    now: int
    watched: dict[Language, frames.State] = field(default_factory=dict[Language, frames.State])
    views: Views = field(default_factory=Views)

    def state(self, guest_id: str, language: Language) -> frames.State:
        """The table as a guest sees it."""
        table = self.memory.table
        reader = reader_of(table, guest_id, language)
        if reader.seats or table.phase is Phase.LOBBY:
            return self._made(reader, guest_id)
        if language not in self.watched:
            self.watched[language] = self._made(Reader(language, None, ()), "")
        seen = self.watched[language]
        view = replace(
            seen.view, **personal_parts(self.views.read(table, reader)), can=self._can(guest_id)
        )
        return replace(seen, view=view)

    def _can(self, guest_id: str) -> list[str]:
        return commands_open_to(self.memory.table, guest_id, self.now)

    def _made(self, reader: Reader, guest_id: str) -> frames.State:
        memory, steps = self.memory, self.steps
        begins = steps is None or _changes_log(steps)
        shape = view_shape(
            self.views.read(memory.table, reader),
            table_id=self.table_id,
            keys=memory.build_keys(),
            can=self._can(guest_id),
            log=self._log(reader) if begins else None,
            now=self.now,
        )
        told = [] if steps is None else self.views.told(reader, steps)
        return frames.State(memory.table.version, steps is None, told, shape)

    def _log(self, reader: Reader) -> list[LineShape]:
        """The lines of the deal."""
        told = self.views.told(reader, self.memory.of_deal())
        return [LineShape(each.seq, each.line) for each in told if each.line is not None]


def reader_in(step: Step, reader: Reader) -> Reader:
    """A reader with those seats alone that were its own before and after a step."""
    if reader.guest is None:
        return reader
    before = set(step.before.seats_of(reader.guest))
    after = step.after.seats_of(reader.guest)
    seats = tuple(seat for seat in after if seat in before and seat in reader.seats)
    return Reader(reader.language, reader.guest, seats)


def _changes_log(steps: Sequence[Step]) -> bool:
    """Whether the log begins anew, or lost lines."""
    return any(
        isinstance(step.event.what, DealBegan | MovesUndone | MatchStarted) for step in steps
    )
