"""A room: the one task that owns a table. What is asked of it is done one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, assert_never

from cassino.notation import AmbiguousMove, NotationError
from cassino.rules import Refusal
from cassino.server.protocol import PROTOCOL, frames
from cassino.server.protocol import requests as r
from cassino.server.reporting import failed
from cassino.server.rooms.answering import answer, play_of
from cassino.server.rooms.asking import understand
from cassino.server.rooms.attendance import Attendance
from cassino.server.rooms.clients import Client, CloseCode, closing_for
from cassino.server.rooms.desk import Desk
from cassino.server.rooms.doing import Doing, Why
from cassino.server.rooms.hints import Hints
from cassino.server.rooms.jobs import Arrive, Depart, Job, Order, Stop, Told, Turn
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.seats_of_computers import Computers
from cassino.server.rooms.telling import tell_all, tell_one
from cassino.server.rooms.timers import Timers
from cassino.server.rooms.upkeep import clock_wakes_in, deals_alone
from cassino.server.saying import (
    UnknownSpeech,
    Unread,
    error_frame,
    refusal_frame,
    rules_frame,
    unread_frame,
)
from cassino.table import (
    Command,
    Envelope,
    NextDeal,
    Step,
    Table,
    TableRefusal,
    Tick,
    acknowledged,
)

MOST_JOBS: Final = 256
"""Jobs that may wait; beyond, clients are told that too much is going on."""


class Room:
    """A table with its clients, its computers and its alarms."""

    def __init__(
        self, table_id: str, memory: Memory, desk: Desk, on_idle: Callable[[Room], None]
    ) -> None:
        """Open a room; ``start`` sets it to work."""
        self.table_id = table_id
        self.is_open = True
        self._doing = Doing(table_id, memory, desk)
        self._desk = desk
        self._on_idle = on_idle
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MOST_JOBS)
        self._timers = Timers()
        self._attendance = Attendance(self._order, self._timers, desk.settings.grace)
        self._computers = Computers(desk, self.carry_out)
        self._hints = Hints(desk)
        self._work: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._doing.table

    async def look(self) -> Table:
        """The table as it is now."""
        return self.table

    def start(self) -> None:
        """Begin to work."""
        self._work = asyncio.create_task(self._run(), name=f"table {self.table_id}")
        self._attendance.expect(self.table)
        self._settle()

    def offer(self, job: Job) -> bool:
        """Ask for something; False when too much is waiting, or the room has closed."""
        if self.is_open:
            with suppress(asyncio.QueueFull):
                self._jobs.put_nowait(job)
                return True
        return False

    def _order(self, command: Command) -> None:
        self.offer(Order(None, (command,)))

    async def carry_out(self, guest_id: str | None, *commands: Command) -> Why | None:
        """Do a guest's or the house's commands one after another; say why one wasn't done."""
        done: asyncio.Future[Why | None] = asyncio.get_running_loop().create_future()
        if not self.offer(Order(guest_id, commands, done)):
            return "server/busy"
        return await done

    async def stop(self) -> None:
        """Finish what was asked for, say goodbye to all, and close."""
        if self.is_open:
            self.is_open = False
            await self._jobs.put(Stop())
        if self._work is not None:
            await self._work

    async def _run(self) -> None:
        try:
            while not isinstance(job := await self._jobs.get(), Stop):
                await self._guarded(job)
        finally:
            self._close()

    async def _guarded(self, job: Job) -> None:
        """Do a job; a mistake in it must not take the table away from everybody."""
        try:
            await self._do(job)
            self._settle()
        except Exception as wrong:  # noqa: BLE001 - the room outlives whatever one job meets
            failed("a job failed", wrong, table=self.table_id, job=type(job).__name__)
            if isinstance(job, Told):
                self._refuse(job.client, job.frame.id, "server/failed")
            elif isinstance(job, Arrive):
                job.client.refuse("server/failed", CloseCode.GOING_AWAY)
            elif isinstance(job, Order):
                job.done("server/failed")

    async def _do(self, job: Job) -> None:
        match job:
            case Arrive():
                await self._arrive(job)
            case Depart(client):
                self._attendance.remove(client)
            case Told(client, frame):
                await self._hear(client, frame)
            case Turn(client, frame_id, language):
                client.language = language
                client.send(frames.Ack(frame_id, self.table.version))
                self._show(client, None)
            case Order(guest_id, commands):
                steps, refused = await self._doing.several(guest_id, *commands)
                await self._tell(steps)
                job.done(refused)
            case Stop():
                pass
            case _:
                assert_never(job)

    async def _arrive(self, job: Arrive) -> None:
        client = job.client
        if self._attendance.is_full_for(client.guest_id):
            client.refuse("request/too-many", CloseCode.TOO_MANY)
            return
        if not await self._doing.catch_up(job.version):
            client.refuse("server/busy", CloseCode.GOING_AWAY)
            return
        sender, missing = self._attendance.arrival(self.table, client, job.name)
        steps, refused = await self._doing.several(sender, *missing)
        if refused is not None:
            code = refused if isinstance(refused, str) else refused.code
            client.refuse(code, closing_for(code))
            return
        await self._tell(steps)
        self._attendance.add(client)
        language = client.language.value
        client.send(frames.Welcome(job.frame_id, PROTOCOL, self.table_id, language))
        self._show(client, self._doing.memory.since(job.version) if job.version else None)

    def _show(self, client: Client, steps: Sequence[Step] | None) -> None:
        tell_one(self._doing.memory, self.table_id, client, steps, self._desk.now())

    async def _hear(self, client: Client, frame: r.ClientFrame) -> None:
        match frame.command:
            case r.Ping():
                client.send(frames.Pong(frame.id, self.table.version, self._desk.now()))
            case r.Hello() | r.Speak():
                self._refuse(client, frame.id, "request/invalid")
            case r.Select() | r.Moves() | r.Hint() as asked:
                self._answer(client, frame.id, asked)
            case asked:
                await self._change(client, frame, asked)

    def _answer(self, client: Client, frame_id: str, asked: r.Query) -> None:
        play = play_of(self.table, client.guest_id, asked.seat)
        if isinstance(play, TableRefusal):
            self._refuse(client, frame_id, play)
        elif isinstance(asked, r.Hint):
            self._hints.seek(client, frame_id, self.table.version, play)
        else:
            client.send(answer(client.language, self.table, play, frame_id, asked))

    async def _change(self, client: Client, frame: r.ClientFrame, asked: r.Change) -> None:
        table, guest = self.table, client.guest_id
        known = acknowledged(table, guest, frame.id)
        if known is not None:
            client.send(frames.Ack(frame.id, known))
            return
        if not isinstance(asked, r.Play) and client.changes and not client.changes.take():
            self._refuse(client, frame.id, "request/too-many")
            return
        meant = understand(table, guest, frame.version, asked)
        if isinstance(meant, Refusal | TableRefusal | Unread | str):
            self._refuse(client, frame.id, meant)
            return
        steps, refused = await self._doing.one(Envelope(guest, frame.id, frame.version, meant))
        if refused is not None:
            self._refuse(client, frame.id, refused)
            self._show_anew_if_reloaded()
            return
        client.send(frames.Ack(frame.id, self.table.version))
        if isinstance(asked, r.Start):
            dealt, _ = await self._doing.several(guest, NextDeal())
            steps += dealt
        await self._tell(steps)
        if isinstance(asked, r.Leave):
            self._attendance.dismiss(guest)

    async def _tell(self, steps: list[Step]) -> None:
        """Let the house do what follows, and tell everybody all of it at once."""
        if steps:
            steps += await self._doing.what_follows()
            memory, clients = self._doing.memory, self._attendance.clients
            tell_all(memory, self.table_id, clients, steps, self._desk.now())
        self._show_anew_if_reloaded()

    def _show_anew_if_reloaded(self) -> None:
        if self._doing.is_reloaded:
            self._doing.is_reloaded = False
            for client in self._attendance.clients:
                self._show(client, None)

    def _settle(self) -> None:
        """Set computers and alarms to what the table needs now."""
        table, settings = self.table, self._desk.settings
        attended = bool(self._attendance.clients)
        self._computers.attend(table, attended=attended)
        wakes_in = clock_wakes_in(table, self._desk.now())
        self._timers.clear("clock")
        if wakes_in is not None:
            self._timers.set("clock", wakes_in / 1000, lambda: self._order(Tick()))
        self._timers.keep(
            "deal",
            settings.deal_pause if attended and deals_alone(table) else None,
            lambda: self._order(NextDeal()),
        )
        idle = None if attended else settings.idle_seconds
        self._timers.keep("idle", idle, lambda: self._on_idle(self))

    def _refuse(self, client: Client, frame_id: str, why: Refusal | Unread | Why) -> None:
        version, language = self.table.version, client.language
        match why:
            case Refusal():
                client.send(rules_frame(language, frame_id, version, why))
            case TableRefusal():
                client.send(refusal_frame(language, frame_id, version, why))
            case NotationError() | AmbiguousMove() | UnknownSpeech():
                client.send(unread_frame(language, frame_id, version, why))
            case str():
                client.send(error_frame(language, frame_id, version, why))

    def _close(self) -> None:
        self.is_open = False
        self._timers.clear_all()
        self._computers.stop()
        self._hints.stop()
        for client in list(self._attendance.clients):
            client.refuse("server/stopping", CloseCode.GOING_AWAY)
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if isinstance(job, Order):
                job.done("server/busy")
