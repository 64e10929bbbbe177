"""What the tests of the command line share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.console import OPENED, Console


@pytest.fixture(autouse=True)
def ended_terminals() -> Iterator[None]:
    """Ends what a failed test left running."""
    yield
    for terminal in OPENED[:]:
        terminal.kill()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder of the test's own."""
    return tmp_path / "home"


@pytest.fixture
def console(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> Console:
    """Commands in this process, 80 columns wide; what they write needn't survive a power cut."""
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    monkeypatch.setenv("CASSINO_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Console(monkeypatch, capsys, home)
