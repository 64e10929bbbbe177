"""How far long work has got is told on standard error, whoever reads it."""

from __future__ import annotations

import json

import pytest

from cassino.cli import compiling, progress
from tests.cli.console import Console

PLAIN = """
import numba
@numba.njit
def twice(number):
    return 2 * number
"""


def test_lines_come_now_and_then_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    with progress.progress("plays") as tell:
        for done, seconds in enumerate((0, 9, 1, 9, 2, 30)):
            now[0] += seconds
            tell(done, 58)
    assert capsys.readouterr() == ("", "plays: 2 of 58\nplays: 4 of 58\nplays: 5 of 58\n")


def test_a_report_for_programs_stays_clean_of_it(console: Console) -> None:
    console.monkeypatch.setattr(progress, "EVERY", 0.0)
    asked = ("arena", "greedy", "random", "--boards", "2", "--workers", "1", "--json")
    answer = console.run(*asked, "--seed", "clean")
    assert json.loads(answer.out)["contest"]["boards"] == 2
    assert answer.err.splitlines()[1] == "boards: 0 of 2"
    assert answer.err.splitlines()[-1] == "boards: 2 of 2"


def test_what_is_compiled_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    made: dict[str, object] = {}
    exec(PLAIN, made)  # noqa: S102 - a function that nothing has compiled before
    twice = made["twice"]
    assert callable(twice)
    with compiling.compiling_told():
        assert twice(4) == 8
        assert twice(0.5) == 1.0
    with compiling.compiling_told():
        assert twice(5) == 10
    assert capsys.readouterr() == ("", f"{compiling.NOTICE}\n")


def test_solving_says_that_it_compiles(console: Console) -> None:
    def solved(_case: object, **_asked: object) -> object:
        made: dict[str, object] = {}
        exec(PLAIN, made)  # noqa: S102 - a function that nothing has compiled before
        twice = made["twice"]
        assert callable(twice)
        return {"twice": twice(4)}

    console.monkeypatch.setattr("cassino.cli.solving.answer_solve", solved)
    answer = console.run("solve", typed="{}")
    assert (answer.out, answer.err) == ('{"twice": 8}\n', f"{compiling.NOTICE}\n")
