"""The oracle agrees with every worked case."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.moves import all_moves, is_legal
from tests.oracle.play import perft, start
from tests.oracle.scoring import deal, score, settle
from tests.oracle.texts import check, move_key

REPOSITORY = Path(__file__).resolve().parents[2]
Case = dict[str, Any]


def cases_folder() -> Path:
    """The folder the environment names, else the repository's own, else its neighbour's."""
    named = os.environ.get("CASSINO_CASES")
    places = [REPOSITORY / "tests" / "cases", REPOSITORY.parent / "shared" / "cases"]
    if named:
        places.insert(0, Path(named))
    return next(place for place in places if place.is_dir())


def cases_of(kind: str) -> list[Any]:
    """Every case of a kind, from all files."""
    lines = [
        line
        for file in sorted(cases_folder().glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    found = [case for case in map(json.loads, lines) if case["kind"] == kind]
    return [pytest.param(case, id=case["id"]) for case in found]


def perft_cases() -> list[Any]:
    """One deal a preset, with the number of move sequences of each length."""
    table = json.loads((cases_folder() / "perft.json").read_text(encoding="utf-8"))
    return [pytest.param(case, id=case["variant"]) for case in table]


@pytest.mark.parametrize("case", cases_of("moves"))
def test_moves(case: Case) -> None:
    position = case["position"]
    listed = [move_key(position, text) for text in case["moves"]]
    found = {key for key in all_moves(position) if case.get("card") in (None, key[1])}
    assert found == set(listed)
    assert len(listed) == len(set(listed))
    assert all(is_legal(position, key) for key in listed)
    assert all(check(position, text) for text in case["moves"])


@pytest.mark.parametrize("case", cases_of("check"))
def test_check(case: Case) -> None:
    assert check(case["position"], case["move"]) is case["legal"]


@pytest.mark.parametrize("case", cases_of("score"))
def test_score(case: Case) -> None:
    assert score(case) == case["expected"]


@pytest.mark.parametrize("case", cases_of("match"))
def test_match(case: Case) -> None:
    assert settle(case) == case["expected"]


@pytest.mark.parametrize("case", cases_of("deal"))
def test_deal(case: Case) -> None:
    assert deal(case) == case["expected"]


@pytest.mark.parametrize("case", perft_cases())
def test_perft(case: Case) -> None:
    position = start(
        case["deck"],
        case["variant"],
        case["options"],
        seats=case["seats"],
        partners=case.get("partners", False),
        dealer=case["dealer"],
    )
    depths = range(1, len(case["leaves"]) + 1)
    assert [perft(position, depth) for depth in depths] == case["leaves"]
