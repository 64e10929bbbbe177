"""Analyses of finished matches: begun, seen as they grow, stopped, told in the reader's words."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cassino.notation import parse_record
from cassino.server.pages.analysing import tell
from cassino.server.studying import Studies, TooManyStudies
from cassino.server.studying.workers import count_steps, put_together, study_step
from cassino.words import Language

RECORD = Path("tests/cli/match.cassino").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    steps = count_steps(RECORD)
    return put_together(RECORD, {step: study_step(RECORD, step) for step in range(steps)})


def slow_answer(record: str, step: int) -> bytes:
    time.sleep(0.02)
    return study_step(record, min(step, 1))


def deadly_answer(_record: str, _step: int) -> bytes:
    os._exit(3)


def wrong_answer(_record: str, step: int) -> bytes:
    raise RuntimeError(f"step {step} can't be")


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while not is_so():  # noqa: ASYNC110 - what is waited for happens in other processes
            await asyncio.sleep(0.01)


async def test_a_study_is_stopped_and_gone_on_with() -> None:
    studies = Studies(2, ask=slow_answer)
    try:
        study = studies.begin("m", RECORD)
        await until(lambda: len(study.answers) >= 3)
        assert studies.begin("m", RECORD) is study
        studies.stop("m")
        await until(lambda: study.state == "stopped")
        kept = len(study.answers)
        assert 3 <= kept < study.total == 98
        assert studies.begin("m", RECORD) is study
        await until(lambda: study.state == "done")
        assert study.analysis is not None
        assert len(study.analysis["steps"]) == 98
        assert studies.of("other") is None
    finally:
        await studies.close()


@pytest.mark.parametrize("ask", [deadly_answer, wrong_answer])
async def test_a_study_that_fails_says_so_and_lets_others_be(ask: Any) -> None:  # noqa: ANN401
    studies = Studies(2, ask=ask)
    try:
        study = studies.begin("m", RECORD)
        await until(lambda: study.state == "failed")
        assert study.analysis is None
    finally:
        await studies.close()


async def test_so_many_run_at_once_and_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.server.studying.studies.MOST_RUNNING", 1)
    monkeypatch.setattr("cassino.server.studying.studies.MOST_KEPT", 2)
    studies = Studies(2, ask=slow_answer)
    try:
        for name in ("a", "b", "c"):
            study = studies.begin(name, RECORD)
            with pytest.raises(TooManyStudies):
                studies.begin("another", RECORD)
            studies.stop(name)
            await until(lambda: study.task is None)  # noqa: B023 - it is awaited here
        assert studies.of("a") is None
        assert studies.of("c") is not None
    finally:
        await studies.close()


@pytest.mark.parametrize("language", Language)
def test_an_analysis_is_told_in_every_language(language: Language, document: Any) -> None:  # noqa: ANN401
    told = tell(language, RECORD, document)
    assert len(told.steps) == 98
    assert [player.name for player in told.players] == told.sides
    assert told.sides[0] == "South"
    assert told.costly
    assert told.turning
    for place in told.costly:
        assert place.grade in ("slip", "mistake", "blunder")
        assert (told.steps[place.step].verdict or place.line) in place.line
    for step, plain in zip(told.steps, document["steps"], strict=True):
        assert (step.verdict is None) == (plain["play"] is None)


def test_exact_and_estimated_are_told_apart(document: Any) -> None:  # noqa: ANN401
    told = tell(Language.EN, RECORD, document)
    seen = set()
    for step, plain in zip(told.steps, document["steps"], strict=True):
        play = plain["play"]
        if play and play["grade"] != "best" and not play["serves_match"]:
            seen.add(play["basis"])
            assert ("exactly" in (step.verdict or "")) == (play["basis"] == "exact")
        assert ("(exact)" in step.chance) == plain["chances_exact"]
    assert seen == {"exact", "estimated"}


def test_a_record_has_a_step_for_each_deal_and_play() -> None:
    record = parse_record(RECORD)
    assert count_steps(RECORD) == sum(1 + len(deal.moves) for deal in record.deals)
