"""A match of every preset goes as it always went, to the byte."""

from pathlib import Path

import pytest

from cassino.rules import PRESETS
from tests.playthroughs import transcript
from tests.playthroughs.transcript import FOLDER, main, path_of

HOW = "if that is meant: python -m tests.playthroughs.transcript --update"


def test_every_preset_has_a_playthrough_and_nothing_else_has() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_match_goes_as_before(preset: str) -> None:
    now = transcript.transcript(preset)
    before = path_of(preset).read_bytes().decode()
    assert now.splitlines() == before.splitlines(), HOW
    assert now == before


def test_update_writes_what_differs_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(transcript, "FOLDER", tmp_path)
    monkeypatch.setattr(transcript, "PRESETS", ("draw",))
    assert main([]) == 1
    assert main(["--update"]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out == "draw.txt: differs\ndraw.txt: written\n"
    assert (tmp_path / "draw.txt").read_bytes() == (FOLDER / "draw.txt").read_bytes()
