"""The analyses of a house: begun, seen as they grow, stopped, gone on with.

The processes are there only while something is analysed. In memory is only what runs, and which
analyses failed lately; all that was found is on the shelf.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Final, TypeAlias

from cassino.arena import Crew, local_crew
from cassino.server.reporting import failed
from cassino.server.studying.workers import put_together, study_step

if TYPE_CHECKING:
    from cassino.server.studying.shelf import Shelf, Study

MOST_RUNNING: Final = 4
_MOST_FAILED: Final = 32
"""Failures that are remembered."""
_TRIES: Final = 3

Ask: TypeAlias = Callable[[str, int], bytes]


class TooManyStudies(Exception):
    """So much is being analysed that nothing more can begin now."""

    code = "server/busy"


class Studies:
    """The analyses of a house."""

    def __init__(self, workers: int, shelf: Shelf, *, ask: Ask = study_step) -> None:
        """Analyse in so many processes, two at least: one would be the server itself."""
        self._workers = max(2, workers)
        self._shelf = shelf
        self._ask = ask
        self._running: dict[str, Study] = {}
        self._failed: deque[str] = deque(maxlen=_MOST_FAILED)
        self._crew: tuple[ExitStack, Crew] | None = None
        self._going: asyncio.Task[None] | None = None

    async def of(self, match: str, record: str) -> Study:
        """The analysis of a match, as far as it has got.

        Raises:
            StoreError: when the database fails.
        """
        if match in self._running:
            return self._running[match]
        study = await self._shelf.open(match, record)
        study.has_failed = match in self._failed
        return study

    async def begin(self, match: str, record: str) -> Study:
        """Begin the analysis of a match, or go on with it.

        Raises:
            TooManyStudies: when as many others are running as may.
            StoreError: when the database fails.
        """
        study = await self.of(match, record)
        if match in self._running:
            return self._running[match]
        if study.state == "done":
            return study
        if len(self._running) >= MOST_RUNNING:
            raise TooManyStudies
        self._running[match] = study
        with suppress(ValueError):
            self._failed.remove(match)
        study.has_failed = False
        study.task = asyncio.create_task(self._run(study))
        study.task.add_done_callback(lambda _task: self._ended(study))
        return study

    def stop(self, match: str) -> None:
        """Stop the analysis of a match; what has been found is kept."""
        study = self._running.get(match)
        if study is not None and study.task is not None:
            study.task.cancel()

    async def _run(self, study: Study) -> None:
        try:
            await self._study(study)
        except Exception as wrong:  # noqa: BLE001 - whatever it was, the house goes on
            failed("an analysis failed", wrong)
            study.has_failed = True
            self._failed.append(study.match)

    def _ended(self, study: Study) -> None:
        """A task is over, perhaps before it began; without another the processes go."""
        study.task = None
        del self._running[study.match]
        if self._crew is not None and not self._running:
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
                found = {pending.pop(future): future.result() for future in done}
                await self._shelf.keep(study, found)
        finally:
            for future in pending:
                future.cancel()
        document = await loop.run_in_executor(
            crew.executor, put_together, record, dict(study.answers)
        )
        await self._shelf.finish(study, document)

    def _ready_crew(self) -> Crew:
        if self._crew is None:
            stack = ExitStack()
            self._crew = stack, stack.enter_context(local_crew(self._workers))
        return self._crew[1]

    async def _drop(self, crew: Crew) -> None:
        """Let processes go that died or aren't needed any more."""
        if self._crew is not None and self._crew[1] is crew:
            stack, self._crew = self._crew[0], None
            await asyncio.to_thread(stack.close)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [each.task for each in self._running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        if self._going is not None:
            await self._going
