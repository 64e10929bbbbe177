"""Houses that tests share, and houses of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.houses import Browser, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Gives a house with a database file, for tests that leave it as it was."""
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0
    assert '"level":"error"' not in running.log


@pytest.fixture
def browser(house: House) -> Browser:
    """Returns a stranger's browser."""
    return Browser(house.url)


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Gives a way to start houses that the test may stop and kill; the rest is stopped here."""
    started: list[House] = []

    def start(name: str = "house", **settings: str) -> House:
        running = House(tmp_path / name, **settings)
        started.append(running)
        return running

    yield start
    for running in started:
        if running.process.poll() is None:
            running.kill()
