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
    project,
    view,
)
from cassino.words import Language


def reader_of(table: Table, guest_id: str, language: Language) -> Reader:
    """A guest as a reader of a table."""
    guest = table.guest_by_id(guest_id)
    if guest is None:
        return Reader(language, None, ())
    return Reader(language, guest.number, table.seats_of(guest.number))


def read_table(table: Table, reader: Reader) -> Reading:
    """What a reader sees of a table; seats that the reader no longer has show nothing."""
    return reading_of(reader, _views(table, reader))


def _views(table: Table, reader: Reader) -> list[TableView]:
    own = set(table.seats_of(reader.guest)) if reader.guest is not None else set[int]()
    seats = [seat for seat in reader.seats if seat in own]
    return [view(table, seat) for seat in seats] or [view(table, None)]


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
            seen.view, **personal_parts(read_table(table, reader)), can=self._can(guest_id)
        )
        return replace(seen, view=view)

    def _can(self, guest_id: str) -> list[str]:
        return commands_open_to(self.memory.table, guest_id, self.now)

    def _made(self, reader: Reader, guest_id: str) -> frames.State:
        memory, steps = self.memory, self.steps
        begins = steps is None or _changes_log(steps)
        shape = view_shape(
            read_table(memory.table, reader),
            table_id=self.table_id,
            keys=memory.build_keys(),
            can=self._can(guest_id),
            log=_log(memory, reader) if begins else None,
            now=self.now,
        )
        told = [] if steps is None else steps_told(reader, steps)
        return frames.State(memory.table.version, steps is None, told, shape)


def steps_told(reader: Reader, steps: Sequence[Step]) -> list[EventShape]:
    """What happened in some steps, as a reader is told."""
    told: list[EventShape] = []
    for step in steps:
        at_step = reader_in(step, reader)
        seat = at_step.seats[0] if at_step.seats else None
        before = view(step.before, seat)
        reading = read_table(step.after, at_step)
        told += event_shapes(reading, before, project(step, seat))
    return told


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


def _log(memory: Memory, reader: Reader) -> list[LineShape]:
    """The lines of the deal."""
    told = steps_told(reader, memory.of_deal())
    return [LineShape(each.seq, each.line) for each in told if each.line is not None]
