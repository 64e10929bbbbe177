"""A search with a limit of time loads what it calls before its time begins."""

from typing import Any

import pytest

from cassino import search
from cassino.agents import Budget, agent
from cassino.rules import deal, legal_moves, variant, view_of


@pytest.mark.parametrize(
    ("milliseconds", "done"), [(300, ["loaded", "thought"]), (None, ["thought"])]
)
def test_loading_costs_no_time_for_thought(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int | None, done: list[str]
) -> None:
    did: list[str] = []
    view = view_of(deal(variant(), seed="time"), 1)

    def think(*_given: object) -> list[Any]:
        did.append("thought")
        return [search.Judged(next(legal_moves(view)), 0.0, 1, is_exact=False, is_chance=False)]

    monkeypatch.setattr(search, "is_warm", lambda: True)
    monkeypatch.setattr(search, "load", lambda: did.append("loaded"))
    monkeypatch.setattr(search, "think", think)
    agent("searching").choose(view, Budget(milliseconds=milliseconds), 1)
    assert did == done
