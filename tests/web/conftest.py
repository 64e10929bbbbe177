"""A browser, houses, and people to sit down in front of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.houses import House
from tests.web.people import PHONE, Person, Sit

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Browser]:
    """Gives one browser for all tests of a run."""
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Gives a house that all tests share; each opens tables of its own."""
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Gives a way to make browser profiles, a phone unless told otherwise."""
    made: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        wanted: dict[str, Any] = {**PHONE, "locale": "en", **options}
        made.append(browser.new_context(**wanted))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def people(context: Callable[..., BrowserContext]) -> Iterator[Sit]:
    """Gives a way to sit people down at a house; none of their pages may report a fault."""
    seated: list[Person] = []

    def sit(house: House, device: dict[str, Any] | None = None, **settings: object) -> Person:
        seated.append(Person(context(**(device or {})), house.url, **settings))
        return seated[-1]

    yield sit
    assert [fault for person in seated for fault in person.faults] == []


@pytest.fixture
def person(house: House, people: Sit) -> Person:
    """Returns somebody with a phone at the shared house."""
    return people(house)
