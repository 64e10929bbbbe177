"""Commands compile ahead what their players need, and only then."""

from pathlib import Path

import pytest

from cassino.cli import analysing, compiling
from tests.cli.console import Console

ARENA = ("arena", "--boards", "1", "--workers", "1", "--seed", "s")
RECORD = "tests/cli/match.cassino"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    monkeypatch.setattr(compiling, "compile_ahead", lambda: asked.append("ahead"))
    monkeypatch.setattr(analysing, "compile_ahead", lambda: asked.append("ahead"))
    return asked


@pytest.mark.parametrize(
    ("entrants", "times"), [(("greedy", "random"), 0), (("searching@moves=1", "random"), 1)]
)
def test_a_contest_of_those_who_search(
    console: Console, compiled: list[str], entrants: tuple[str, ...], times: int
) -> None:
    assert console.run(*ARENA, *entrants).status == 0
    assert len(compiled) == times


@pytest.mark.parametrize(("players", "times"), [("greedy", 0), ("expert", 1)])
def test_a_data_set_of_those_who_search(
    tmp_path: Path, console: Console, compiled: list[str], players: str, times: int
) -> None:
    asked = ("dataset", players, "random", "--deals", "1", "--workers", "1", "--out")
    assert console.run(*asked, str(tmp_path / "plays.parquet")).status == 0
    assert len(compiled) == times


def test_an_analysis_whose_answers_are_all_kept(
    tmp_path: Path, console: Console, compiled: list[str]
) -> None:
    asked = ("analyse", RECORD, "--worlds", "16", "--workers", "1", "--resume")
    for times in (1, 1):
        assert console.run(*asked, str(tmp_path / "kept")).status == 0
        assert len(compiled) == times
