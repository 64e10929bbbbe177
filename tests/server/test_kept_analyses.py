"""Analyses outlive the process that makes them; what is damaged or outdated is made anew."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest

from cassino.search.analysis_editions import Thoroughness
from cassino.server.studying.shelf import WHOLE, Shelf, Study
from cassino.store import AnalysisPart, Store, default_url, open_store
from tests.server.analyses import RECORD, STEPS, another_answer, studying, until, whole_document
from tests.server.houses import Browser, House
from tests.server.stores import BOTH, add_match, database_of

ANSWERS = {0: b'{"basis":"forced"}', 3: b'{"basis":"exact"}'}
PAGE = "/match/m/analysis"
STUDIER = Path(__file__).with_name("studier.py")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return whole_document()


@pytest.fixture(params=BOTH)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Gives the address of an empty database."""
    async for address in database_of(request, tmp_path):
        yield address


@pytest.fixture
async def store(url: str) -> AsyncGenerator[Store]:
    """Gives a store with a finished match."""
    opened = await open_store(url)
    await add_match(opened, "m", RECORD)
    yield opened
    await opened.close()


async def kept(store: Store) -> list[AnalysisPart]:
    """Keeps two answers, and says how they are kept."""
    shelf = Shelf(store.analyses)
    await shelf.keep(await shelf.open("m", RECORD), ANSWERS)
    return await store.analyses.parts("m")


async def found_again(store: Store, record: str = RECORD) -> Study:
    """The analysis as another house finds it."""
    return await Shelf(store.analyses).open("m", record)


async def test_what_was_kept_is_found_again(store: Store) -> None:
    await kept(store)
    study = await found_again(store)
    assert (study.state, study.answers, study.done, study.total) == ("stopped", ANSWERS, 2, STEPS)
    await Shelf(store.analyses).finish(study, b'{"steps":[]}')
    study = await found_again(store)
    assert (study.state, study.analysis, study.done) == ("done", {"steps": []}, STEPS)
    assert study.answers == {}


async def test_one_damaged_answer_is_left_out(store: Store) -> None:
    first, second = await kept(store)
    await store.analyses.keep(
        "m", [AnalysisPart(0, first.found.replace("forced", "exact"), first.seal)]
    )
    assert (await found_again(store)).answers == {3: ANSWERS[3]}
    await store.analyses.keep("m", [first, AnalysisPart(3, first.found, first.seal)])
    assert (await found_again(store)).answers == {0: ANSWERS[0]}
    await store.analyses.keep("m", [second, AnalysisPart(0, "", "")])
    assert (await found_again(store)).answers == {3: ANSWERS[3]}


async def test_what_belongs_to_another_record_is_not_shown(store: Store) -> None:
    await kept(store)
    other = RECORD.replace('"South"', '"Souths"', 1)
    assert other != RECORD
    assert (await found_again(store, other)).state == "none"
    assert (await found_again(store)).state == "stopped"


@pytest.mark.parametrize(
    ("name", "new"),
    [
        ("search.analysis_editions.FORMAT", "cassino-analysis/0"),
        ("server.studying.shelf.THOROUGH", Thoroughness(worlds=511)),
    ],
)
async def test_what_is_outdated_is_not_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch, name: str, new: object
) -> None:
    await kept(store)
    monkeypatch.setattr(f"cassino.{name}", new)
    assert (await found_again(store)).state == "none"


async def test_a_damaged_analysis_is_made_anew(store: Store) -> None:
    shelf = Shelf(store.analyses)
    await shelf.finish(await shelf.open("m", RECORD), b'{"steps":[]}')
    (whole,) = await store.analyses.parts("m")
    spoilt = AnalysisPart(WHOLE, whole.found.replace("[]", "[7]"), whole.seal)
    await store.analyses.finish("m", spoilt)
    async with studying(shelf) as studies:
        assert (await studies.of("m", RECORD)).state == "none"
        study = await studies.begin("m", RECORD)
        await until(lambda: study.state == "done")
    analysis = (await found_again(store)).analysis
    assert analysis is not None
    assert len(analysis["steps"]) == STEPS
    assert [part.step for part in await store.analyses.parts("m")] == [WHOLE]


def kill_at(url: str, done: int) -> int:
    """Lets a process analyse so many steps, and kills it; returns how many it had told of."""
    command = [sys.executable, str(STUDIER), url, "m"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as studier:
        assert studier.stdout is not None
        told = 0
        while told < done:
            told = int(studier.stdout.readline())
        studier.send_signal(signal.SIGKILL)
        later = studier.stdout.read().splitlines(keepends=True)
    assert studier.returncode == -signal.SIGKILL
    return max([told, *(int(line) for line in later if line.endswith("\n"))])


async def test_nothing_is_looked_at_twice_after_a_kill(url: str) -> None:
    store = await open_store(url)
    await add_match(store, "m", RECORD)
    told = kill_at(url, 5)
    before = await found_again(store)
    assert before.state == "stopped"
    assert 5 <= told <= before.done < STEPS
    again = kill_at(url, told + 5)
    kept = await found_again(store)
    assert again <= kept.done < STEPS
    assert kept.answers.items() > before.answers.items()
    async with studying(Shelf(store.analyses), another_answer) as studies:
        study = await studies.begin("m", RECORD)
        await until(lambda: study.state == "done")
    analysis = (await found_again(store)).analysis
    await store.close()
    assert analysis is not None
    for at, step in enumerate(analysis["steps"]):
        if step["play"] is not None:
            assert step["play"]["loss"] == (1 if at in kept.answers else 2)


async def wait_for(browser: Browser, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Asks for the analysis until it is so."""
    async with asyncio.timeout(150):
        while not is_so(told := browser.told(PAGE)):
            assert told["state"] == "running", told
            await asyncio.sleep(0.05)
    return told


async def mark_an_answer(home: Path, done: int) -> int:
    """Replaces an answer that is kept by one that nobody would find; the step that it is of."""
    store = await open_store(default_url(home))
    shelf = Shelf(store.analyses)
    study = await shelf.open("m", RECORD)
    assert done <= len(study.answers) < STEPS
    answers = {step: json.loads(answer) for step, answer in study.answers.items()}
    step = max(step for step, found in answers.items() if found["played"]["text"])
    found = answers[step]
    await shelf.keep(study, {step: json.dumps(found | {"loss": 9.75, "error": 0.25}).encode()})
    await store.close()
    return step


async def test_a_house_that_is_killed_loses_no_analysis(
    tmp_path: Path, new_house: Callable[..., House], document: dict[str, Any]
) -> None:
    home = tmp_path / "house"
    store = await open_store(default_url(home))
    await add_match(store, "m", RECORD)
    await store.close()

    house = new_house()
    browser = Browser(house.url)
    assert browser.told(PAGE)["state"] == "none"
    assert browser.get("/match/n/analysis")[0] == 404
    assert browser.told(PAGE, {"do": "begin"})["state"] == "running"
    done = (await wait_for(browser, lambda told: told["done"] >= 5))["done"]
    house.kill()
    marked = await mark_an_answer(home, done)

    house = new_house()
    browser = Browser(house.url)
    told = browser.told(PAGE)
    assert (told["state"], told["total"]) == ("stopped", STEPS)
    assert done <= told["done"] < STEPS
    browser.told(PAGE, {"do": "begin"})
    told = (await wait_for(browser, lambda told: told["state"] == "done"))["analysis"]
    house.kill()

    house = new_house()
    assert Browser(house.url).told(PAGE)["analysis"] == told
    store = await open_store(default_url(home))
    analysis = (await found_again(store)).analysis
    await store.close()
    assert analysis is not None
    play = analysis["steps"][marked]["play"]
    assert (play["loss"], play["error"]) == (9.75, 0.25), "it was looked at a second time"
    analysis["steps"][marked] = document["steps"][marked]
    assert analysis["steps"] == document["steps"]
