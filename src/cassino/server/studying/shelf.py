"""What is kept of analyses: every answer once it is found, and in the end the whole document.

Each is sealed together with all that it depends on: the record, how thoroughly it is looked at, and
the form of what is found. What was damaged, or belongs to anything else, is as good as not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec

from cassino.notation import parse_record
from cassino.search.analysis_editions import THOROUGH, edition_of
from cassino.store import Analyses, AnalysisPart

WHOLE: Final = -1
"""The step of the part that is a whole document."""


@dataclass(slots=True)
class Study:
    """An analysis of a match by its record: how far it has got, and the document in the end."""

    match: str
    record: str
    edition: str
    total: int
    answers: dict[int, bytes] = field(default_factory=dict[int, bytes])
    analysis: dict[str, Any] | None = None
    has_failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        """How many steps have been looked at."""
        return len(self.answers) if self.analysis is None else self.total

    @property
    def state(self) -> str:
        """``none``, ``running``, ``done``, ``failed`` or ``stopped``."""
        if self.analysis is not None:
            return "done"
        if self.task is not None:
            return "running"
        if self.has_failed:
            return "failed"
        return "stopped" if self.answers else "none"


class Shelf:
    """Where analyses are kept."""

    def __init__(self, analyses: Analyses) -> None:
        """Keep them in a store."""
        self._analyses = analyses

    async def open(self, match: str, record: str) -> Study:
        """The analysis of a match as far as it is kept.

        Raises:
            StoreError: when the database fails.
        """
        parts = await self._analyses.parts(match)
        return await asyncio.to_thread(_open, match, record, parts)

    async def keep(self, study: Study, found: Mapping[int, bytes]) -> None:
        """Keep answers, and then have them in the study.

        Raises:
            StoreError: when the database fails.
        """
        parts = [_sealed(study, step, answer) for step, answer in found.items()]
        await self._analyses.keep(study.match, parts)
        study.answers.update(found)

    async def finish(self, study: Study, document: bytes) -> None:
        """Keep the whole document in the place of the answers.

        Raises:
            StoreError: when the database fails.
        """
        await self._analyses.finish(study.match, _sealed(study, WHOLE, document))
        study.analysis = msgspec.json.decode(document)


def _open(match: str, record: str, parts: Iterable[AnalysisPart]) -> Study:
    total = sum(1 + len(deal.moves) for deal in parse_record(record).deals)
    study = Study(match, record, edition_of(record, THOROUGH), total)
    for part in parts:
        found = part.found.encode()
        if part != _sealed(study, part.step, found):
            continue
        if part.step == WHOLE:
            study.analysis = msgspec.json.decode(found)
        else:
            study.answers[part.step] = found
    return study


def _sealed(study: Study, step: int, found: bytes) -> AnalysisPart:
    text = found.decode()
    seal = sha256(f"{study.edition}\n{step}\n{text}".encode()).hexdigest()
    return AnalysisPart(step, text, seal)
