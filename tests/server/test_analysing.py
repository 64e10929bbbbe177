"""Analyses of finished matches: begun, seen as they grow, stopped, told in the reader's words."""

import os
import subprocess
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from cassino.notation import parse_record, replay
from cassino.server.pages.analysing import tell
from cassino.server.studying import TooManyStudies
from cassino.server.studying.shelf import Shelf
from cassino.store import open_store
from cassino.words import Language
from tests.server.analyses import (
    MATCHES,
    RECORD,
    STEPS,
    deadly_answer,
    studying,
    until,
    whole_document,
    wrong_answer,
)
from tests.server.stores import BOTH, add_match, database_of


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return whole_document()


@pytest.fixture(params=BOTH)
async def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Shelf]:
    """Gives a shelf for the analyses of finished matches."""
    async for url in database_of(request, tmp_path):
        store = await open_store(url)
        for name in MATCHES:
            await add_match(store, name, RECORD)
        yield Shelf(store.analyses)
        await store.close()


async def test_a_study_is_stopped_and_gone_on_with(shelf: Shelf) -> None:
    async with studying(shelf) as studies:
        study = await studies.begin("m", RECORD)
        await until(lambda: len(study.answers) >= 3)
        assert await studies.begin("m", RECORD) is study
        assert await studies.of("m", RECORD) is study
        studies.stop("m")
        await until(lambda: study.state == "stopped")
        assert 3 <= study.done < study.total == STEPS
        again = await studies.begin("m", RECORD)
        assert again.answers.items() >= study.answers.items()
        await until(lambda: again.state == "done")
        assert again.analysis is not None
        assert len(again.analysis["steps"]) == STEPS
        assert (await studies.of("m", RECORD)).analysis == again.analysis
        assert (await studies.begin("m", RECORD)).task is None
        assert (await studies.of("n", RECORD)).state == "none"


@pytest.mark.parametrize("ask", [deadly_answer, wrong_answer])
async def test_a_study_that_fails_says_so_and_lets_others_be(shelf: Shelf, ask: Any) -> None:  # noqa: ANN401
    async with studying(shelf, ask) as studies:
        study = await studies.begin("m", RECORD)
        await until(lambda: study.task is None)
        found = await studies.of("m", RECORD)
        assert (found.state, found.analysis) == ("failed", None)
        assert (await studies.of("n", RECORD)).state == "none"
        assert (await studies.begin("m", RECORD)).state == "running"


async def test_so_many_run_at_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.server.studying.studies.MOST_RUNNING", 1)
    async with studying(shelf) as studies:
        for name in MATCHES[:2]:
            study = await studies.begin(name, RECORD)
            with pytest.raises(TooManyStudies):
                await studies.begin("o", RECORD)
            studies.stop(name)
            await until(lambda: study.task is None)  # noqa: B023 - it is awaited here


def test_the_server_itself_loads_no_compiled_rules() -> None:
    program = (
        "import sys, cassino.server.app; print(*sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("language", Language)
def test_an_analysis_is_told_in_every_language(language: Language, document: Any) -> None:  # noqa: ANN401
    told = tell(language, RECORD, document)
    assert len(told.steps) == STEPS
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
    assert sum(1 + len(deal.moves) for deal in record.deals) == len(list(replay(record))) == STEPS
