"""Matches that were left or cut off go on as if nothing had happened; spoilt saves are refused."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cassino.cli.errors import CommandError
from cassino.cli.terminal.files import held, write_whole
from cassino.notation import parse_record
from tests.cli.console import ENVIRONMENT, Console

ASKED = ("play", "--variant", "danish", "--seed", "often", "--dealer", "1", "--json")


class Program:
    """A match played by a program that always takes the first move that is listed."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cassino", *arguments],
            env={**ENVIRONMENT, "CASSINO_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.last: dict[str, Any] = {}

    def play(self, turns: int) -> bool:
        """Play so many turns; False when the match is over before."""
        for _ in range(turns):
            if self.wait_for("turn", "end") == "end":
                return False
            self.say("moves")
            self.wait_for("moves")
            self.say(self.last["moves"][0])
        return self.wait_for("turn", "end") == "turn"

    def wait_for(self, *kinds: str) -> str:
        assert self.process.stdout is not None
        while self.last.get("type") not in kinds:
            self.last = json.loads(self.process.stdout.readline())
        return str(self.last["type"])

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.last = {}
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


def test_killed_every_few_turns_it_is_the_same_match(home: Path, tmp_path: Path) -> None:
    whole = Program(tmp_path / "whole", *ASKED)
    assert not whole.play(1000)
    end = whole.last
    whole.kill()
    torn = Program(home, *ASKED)
    while torn.play(11):
        position = torn.last["position"]
        torn.kill()
        torn = Program(home, "play", "--resume", "--json")
        torn.wait_for("turn")
        assert torn.last["position"] == position
    assert torn.last["result"] == end["result"]
    torn.kill()
    records = [Path(told["record"]).read_text("utf-8") for told in (end, torn.last)]
    assert records[0] == records[1]


@pytest.fixture
def save(console: Console) -> Path:
    """A match left in its second deal."""
    console.run("play", "--variant", "royal", "--seed", "r", typed="moves\n1\n" * 30)
    (path,) = (console.home / "saves").glob("*.cassino")
    assert len(parse_record(path.read_text("utf-8")).deals) == 2
    return path


def test_going_on_shows_where_it_stopped(console: Console, save: Path) -> None:
    before = save.read_text("utf-8")
    once = console.run("play", "--resume", typed="")
    assert save.read_text("utf-8") == before
    again = console.run("play", "--resume", str(save), typed="")
    assert once.out == again.out
    told = once.out.split("── Royal Cassino")[0]
    assert re.search(r"\n  You \w+ .*\n  Computer ", told)


def test_undo_reaches_back_before_the_interruption(console: Console, save: Path) -> None:
    moves = len(parse_record(save.read_text("utf-8")).deals[-1].moves)
    told = console.run("play", "--resume", typed="undo\n")
    assert "You took a move back." in told.out
    assert len(parse_record(save.read_text("utf-8")).deals[-1].moves) < moves
    assert "Undo" in save.read_text("utf-8")


def test_a_match_goes_on_elsewhere(console: Console, save: Path, tmp_path: Path) -> None:
    place = tmp_path / "elsewhere" / "mine.cassino"
    place.parent.mkdir()
    shutil.copy(save, place)
    shutil.copy(f"{save}.json", f"{place}.json")
    told = console.run("play", "--resume", str(place), typed="moves\n1\n")
    assert told.lines[-1] == f"Go on with: cassino play --resume {place}"


def test_the_match_played_last_goes_on(console: Console, save: Path) -> None:
    console.run("play", "--variant", "danish", "--seed", "later", typed="")
    assert console.run("play", "--resume").lines[0].startswith("Danish Kasino")
    os.utime(save, ns=(2**62, 2**62))
    assert console.run("play", "--resume").lines[0].startswith("Royal Cassino")


def test_killed_between_the_last_move_and_the_record_it_ends_all_the_same(
    console: Console, save: Path
) -> None:
    kept = Path(f"{save}.json").read_text("utf-8")
    console.run("play", "--resume", typed="moves\n1\n" * 300)
    (record,) = (console.home / "records").glob("*")
    text = record.read_text("utf-8")
    record.unlink()
    save.write_text(text, "utf-8")
    Path(f"{save}.json").write_text(kept, "utf-8")
    told = console.run("play", "--resume")
    assert told.lines[-1] == f"The record is in {record}."
    assert record.read_text("utf-8") == text
    assert not save.exists()


SPOILT: dict[str, tuple[str, str]] = {
    "a move changed": (r"\n2\. \S+", "\n2. Kd x Kh"),
    "a deck changed": (r'Deck "(\S+) (\S+)', r'Deck "\2 \1'),
    "another seed": (r'Seed "r/1"', 'Seed "x/1"'),
    "another variant": (r'"royal"', '"classic"'),
    "another dealer": (r'Dealer "0"', 'Dealer "1"'),
    "no names": (r"\[Names .*\]\n", ""),
    "points changed": (r"\{deal \d+", "{deal 20"),
    "no result": (r'\[Result "\*"\]\n', ""),
}


@pytest.mark.parametrize("name", SPOILT)
def test_changed_save_is_refused_in_one_line(console: Console, save: Path, name: str) -> None:
    pattern, new = SPOILT[name]
    text, count = re.subn(pattern, new, save.read_text("utf-8"), count=1)
    assert count == 1
    save.write_text(text, "utf-8")
    told = console.run("play", "--resume")
    assert told.status == 2
    assert told.out == ""
    assert re.fullmatch(r"cassino: (record|save)/invalid: .+\n", told.err)
    assert save.read_text("utf-8") == text


def test_save_cut_short_anywhere_is_refused_in_one_line(console: Console, save: Path) -> None:
    text = save.read_text("utf-8").rstrip()
    for end in range(0, len(text), 61):
        save.write_text(text[:end], "utf-8")
        told = console.run("play", "--resume")
        assert (told.status, told.out) == (2, "")
        assert re.fullmatch(r"cassino: record/invalid: line \d+.*\n", told.err)


@pytest.mark.parametrize(
    "beside",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": 2}',
        '{"format": 1}',
        '{"format": 1, "seed": 5, "players": ["person", "greedy"]}',
        '{"format": 1, "seed": "r", "players": "person"}',
        '{"format": 1, "seed": "r", "players": ["person"]}',
        '{"format": 1, "seed": "r", "players": ["person", "divine"]}',
        '{"format": 1, "seed": "q", "players": ["person", "greedy"]}',
        "\x00",
    ],
)
def test_what_stands_beside_a_save_must_be_whole(console: Console, save: Path, beside: str) -> None:
    Path(f"{save}.json").write_text(beside, "utf-8")
    told = console.run("play", "--resume")
    assert (told.status, told.out) == (2, "")
    assert re.fullmatch(r"cassino: (save/invalid|json/syntax|record/invalid): .+\n", told.err)


def test_save_without_what_stands_beside_it(console: Console, save: Path) -> None:
    Path(f"{save}.json").unlink()
    assert console.run("play", "--resume").err.startswith("cassino: save/none: ")
    assert console.run("play", "--resume", str(save)).err.startswith("cassino: file/missing: ")


def test_save_without_deals(console: Console, save: Path) -> None:
    text = save.read_text("utf-8")
    save.write_text(text[: text.index("[Seed")] + '[Result "*"]\n', "utf-8")
    assert console.run("play", "--resume").err.endswith("the match has no deal\n")


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"CASSINO_HOME": "{here}/own"}, "own"),
        ({"XDG_DATA_HOME": "{here}/data"}, "data/cassino"),
        ({"XDG_DATA_HOME": "relative", "HOME": "{here}"}, ".local/share/cassino"),
        ({"HOME": "{here}"}, ".local/share/cassino"),
    ],
)
def test_where_matches_are_kept(
    console: Console, tmp_path: Path, environment: dict[str, str], folder: str
) -> None:
    for name in ("CASSINO_HOME", "XDG_DATA_HOME"):
        console.monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        console.monkeypatch.setenv(name, value.format(here=tmp_path))
    console.run("play", "--variant", "royal", "--seed", "x")
    assert len(list((tmp_path / folder / "saves").glob("*.cassino"))) == 1


def test_without_a_home_there_is_a_way_out(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.delenv("CASSINO_HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pathlib.Path.home", nowhere)
    assert console.run("play", "--variant", "royal").err == (
        "cassino: file/no-home: no home folder: set CASSINO_HOME\n"
    )


def test_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "match.cassino"
    write_whole(place, "first\n")
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    write_whole(place, "second\n")
    assert place.read_text("utf-8") == "second\n"
    assert len(synced) == 2

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(CommandError, match="No space left") as wrong:
        write_whole(place, "third\n")
    assert wrong.value.code == "file/unwritable"
    assert place.read_text("utf-8") == "second\n"
    assert [path.name for path in place.parent.iterdir()] == ["match.cassino"]


def test_a_match_that_is_being_played_is_not_played_twice(tmp_path: Path) -> None:
    save = tmp_path / "match.cassino"
    with held(save), pytest.raises(CommandError, match="played elsewhere"), held(save):
        pass
    with held(save):
        pass
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(CommandError) as refused, held(tmp_path / "no" / "match.cassino"):
        pass
    assert refused.value.code == "file/unwritable"
    assert not (tmp_path / "no").exists()
