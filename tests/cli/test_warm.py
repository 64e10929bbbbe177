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
    console.monkeypatch.setattr("cassino.cli.progress.EVERY", 0.0)
    first, again = console.run("warm"), console.run("warm")
    assert asked == ["compiled"]
    assert (first.status, again.status) == (0, 0)
    notice, *shares = first.err.splitlines()
    assert notice.startswith("compiling, once on this machine")
    assert shares == ["compiled: 0 of 100", "compiled: 50 of 100", "compiled: 100 of 100"]
    assert first.lines == again.lines == ["Everything is compiled."]
    assert again.err == ""
