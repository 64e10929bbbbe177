"""The analyses of a house: begun, seen as they grow, stopped, gone on with, and forgotten.

The processes are there only while something is analysed. What was found is kept in memory for the
matches that were asked for last, also of one that was stopped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from starlette.concurrency import run_in_threadpool

from cassino.arena import Crew, local_crew
from cassino.server.reporting import failed
from cassino.server.studying.workers import count_steps, put_together, study_step

MOST_KEPT: Final = 32
MOST_RUNNING: Final = 4
_TRIES: Final = 3

Ask: TypeAlias = Callable[[str, int], bytes]


@dataclass(slots=True)
class Study:
    """An analysis of a record's text: how far it has got, and the document that has come out."""

    record: str
    total: int = 0
    answers: dict[int, bytes] = field(default_factory=dict[int, bytes])
    analysis: dict[str, Any] | None = None
    has_failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def state(self) -> str:
        """``running``, ``done``, ``failed`` or ``stopped``."""
        if self.analysis is not None:
            return "done"
        if self.task is not None:
            return "running"
        return "failed" if self.has_failed else "stopped"


class TooManyStudies(Exception):
    """So much is being analysed that nothing more can begin now."""

    code = "server/busy"


class Studies:
    """The analyses of a house."""

    def __init__(self, workers: int, *, ask: Ask = study_step) -> None:
        """Analyse in so many processes, two at least: one would be the server itself."""
        self._workers = max(2, workers)
        self._ask = ask
        self._studies: OrderedDict[str, Study] = OrderedDict()
        self._crew: tuple[ExitStack, Crew] | None = None
        self._going: asyncio.Task[None] | None = None

    def of(self, match: str) -> Study | None:
        """The analysis of a match, if it was ever begun and isn't forgotten."""
        return self._studies.get(match)

    def begin(self, match: str, record: str) -> Study:
        """Begin the analysis of a match, or go on with it.

        Raises:
            TooManyStudies: when as many others are running as may.
        """
        study = self._studies.get(match) or Study(record)
        if study.state in ("running", "done"):
            return study
        if sum(each.task is not None for each in self._studies.values()) >= MOST_RUNNING:
            raise TooManyStudies
        self._studies[match] = study
        self._studies.move_to_end(match)
        study.has_failed = False
        study.task = asyncio.create_task(self._run(study))
        study.task.add_done_callback(lambda _task: self._ended(study))
        self._forget()
        return study

    def _forget(self) -> None:
        for match, study in list(self._studies.items()):
            if len(self._studies) <= MOST_KEPT:
                return
            if study.task is None:
                del self._studies[match]

    def stop(self, match: str) -> None:
        """Stop the analysis of a match; what has been found is kept."""
        study = self._studies.get(match)
        if study is not None and study.task is not None:
            study.task.cancel()

    async def _run(self, study: Study) -> None:
        try:
            await self._study(study)
        except Exception as wrong:  # noqa: BLE001 - whatever it was, the house goes on
            failed("an analysis failed", wrong)
            study.has_failed = True

    def _ended(self, study: Study) -> None:
        """A task is over, perhaps before it began; without another the processes go."""
        study.task = None
        running = any(each.task is not None for each in self._studies.values())
        if self._crew is not None and not running:
            self._going = asyncio.create_task(self._drop(self._crew[1]))

    async def _study(self, study: Study) -> None:
        for attempt in range(_TRIES):
            crew = self._ready_crew()
            try:
                await self._ask_all(study, crew)
            except BrokenExecutor:
                await self._drop(crew)
                if attempt == _TRIES - 1:
                    raise
            else:
                return

    async def _ask_all(self, study: Study, crew: Crew) -> None:
        loop, record = asyncio.get_running_loop(), study.record
        study.total = await loop.run_in_executor(crew.executor, count_steps, record)
        waiting = iter([step for step in range(study.total) if step not in study.answers])
        pending: dict[asyncio.Future[bytes], int] = {}
        try:
            while True:
                for step in waiting:
                    asked = loop.run_in_executor(crew.executor, self._ask, record, step)
                    pending[asked] = step
                    if len(pending) > crew.width:
                        break
                if not pending:
                    break
                done, _ = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for future in done:
                    study.answers[pending.pop(future)] = future.result()
        finally:
            for future in pending:
                future.cancel()
        study.analysis = await loop.run_in_executor(
            crew.executor, put_together, record, dict(study.answers)
        )

    def _ready_crew(self) -> Crew:
        if self._crew is None:
            stack = ExitStack()
            self._crew = stack, stack.enter_context(local_crew(self._workers))
        return self._crew[1]

    async def _drop(self, crew: Crew) -> None:
        """Let processes go that died or aren't needed any more."""
        if self._crew is not None and self._crew[1] is crew:
            stack, self._crew = self._crew[0], None
            await run_in_threadpool(stack.close)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [each.task for each in self._studies.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        if self._going is not None:
            await self._going
