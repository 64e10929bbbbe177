"""Compiling ahead by command: it tells how far it is, and does nothing twice."""

from collections.abc import Callable

from cassino.cli.commands import warm
from tests.cli.console import Console


def test_compiles_what_is_not_compiled_yet(console: Console) -> None:
    asked: list[str] = []

    def compile_it(tell: Callable[[float], None]) -> None:
        for share in (0.0, 0.5, 1.0):
            tell(share)
        asked.append("compiled")

    console.monkeypatch.setattr(warm, "is_warm", lambda: bool(asked))
    console.monkeypatch.setattr(warm, "warm", compile_it)
    first, again = console.run("warm"), console.run("warm")
    assert asked == ["compiled"]
    assert (first.status, again.status) == (0, 0)
    assert first.lines[0].startswith("Compiling")
    assert first.lines[-1] == "Everything is compiled."
    assert again.lines == ["Everything is compiled."]
