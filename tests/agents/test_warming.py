"""Players that search are made ready before they play; nobody else waits for that."""

import pytest

from cassino.agents import AGENTS, agent, get_ready, searches, warming


@pytest.mark.parametrize(("warm", "compiled"), [(False, 1), (True, 0)])
def test_what_a_search_needs_is_compiled_once(
    monkeypatch: pytest.MonkeyPatch, *, warm: bool, compiled: int
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warming, "is_warm", lambda: warm)
    monkeypatch.setattr(warming, "warm", lambda: asked.append("compiled"))
    get_ready(agent("master"))
    assert len(asked) == compiled


def test_others_need_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def warm() -> None:
        raise AssertionError("nobody asked for a compiler")

    monkeypatch.setattr(warming, "is_warm", lambda: False)
    monkeypatch.setattr(warming, "warm", warm)
    others = [name for name in AGENTS if not searches(agent(name))]
    assert others == ["random", "greedy", "counting", "beginner", "easy", "medium", "hard"]
    for name in others:
        get_ready(agent(name))
