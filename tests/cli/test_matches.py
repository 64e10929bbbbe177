"""Whole matches through the command: everything played is kept, counted and told."""

import json
from pathlib import Path
from typing import Any

import pytest

from cassino.agents import Budget, RememberingView, agent
from cassino.agents.remembering import MOST_REMEMBERED
from cassino.cli.terminal import computers
from cassino.cli.terminal.event_objects import event_object
from cassino.cli.terminal.sittings import Happening
from cassino.notation import parse_position, parse_record, replay
from cassino.rules import PRESETS, SWITCHES, Move, PlayerView, SweepKnockedOut, variant
from tests.cli.console import Console, program
from tests.cli.scripts import script_of
from tests.cli.test_commands import another_setting

MATCHES: list[tuple[str, int, bool | None]] = [
    ("classic", 2, None),
    ("royal", 2, None),
    ("danish", 2, None),
    ("dominican", 2, None),
    ("royal", 3, None),
    ("danish", 4, None),
    ("dominican", 4, None),
    ("classic", 4, True),
    ("spade", 3, None),
    ("draw", 2, None),
    ("finnish", 2, None),
    ("laistokasino", 3, None),
]


def only_record(home: Path) -> Path:
    """The one record in the data folder; no save is left."""
    assert list((home / "saves").glob("*")) == []
    (record,) = (home / "records").glob("*.cassino")
    return record


@pytest.mark.parametrize(("game", "seats", "partners"), MATCHES)
def test_scripted_match_ends_as_the_rules_have_it(
    console: Console, game: str, seats: int, partners: bool | None
) -> None:
    script = script_of(variant(game), "script", seats, partners)
    flags = [] if partners is None else ["--partners"]
    told = console.run(
        "play", "--variant", game, "--seats", str(seats), "--humans", str(seats),
        "--seed", "script", *flags, typed=script.typed,
    )  # fmt: skip
    assert told.status == 0
    assert told.err == ""
    scores = script.match.scores
    assert told.out.count("This deal ") == len(script.deals)
    assert [int(word) for word in told.lines[-2].split()[1:]] == list(scores)
    path = only_record(console.home)
    assert told.lines[-1] == f"The record is in {path}."
    record = parse_record(path.read_text(encoding="utf-8"))
    assert [tuple(move.text for move in deal.moves) for deal in record.deals] == list(script.deals)
    assert record.result == scores
    assert record.tag("Players") == "person"
    assert console.run("verify", str(path)).status == 0


@pytest.mark.parametrize("game", PRESETS)
def test_match_against_computers(console: Console, game: str) -> None:
    told = console.run(
        "play", "--variant", game, "--seed", "b", "--computer", "1=greedy",
        typed="moves\n1\n" * 2000,
    )  # fmt: skip
    assert told.status == 0
    record = parse_record(only_record(console.home).read_text(encoding="utf-8"))
    assert record.names == ("Player", "Computer")
    assert list(replay(record))[-1].match.winner is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_by_themselves(console: Console, seats: int) -> None:
    asked = ("play", "--variant", "royal", "--seats", str(seats), "--humans", "0", "--seed", "w")
    told = console.run(*asked, "--level", "random")
    assert told.status == 0
    assert "Your move" not in told.out
    assert told.lines[-1].startswith("The record is in ")
    record = only_record(console.home).read_text(encoding="utf-8")
    again = console.run(*asked, "--level", "random", "--record", str(console.home / "again"))
    assert again.lines[:-1] == told.lines[:-1]
    assert (console.home / "again").read_text(encoding="utf-8") == record


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_is_a_flag_of_play(console: Console, name: str) -> None:
    flag = "--" + name.replace("_", "-")
    told = console.run("play", flag, another_setting(name), "--seed", "s", "--humans", "2")
    assert told.status == 0
    assert "with house rules" in told.lines[0]
    (save,) = (console.home / "saves").glob("*.cassino")
    record = parse_record(save.read_text(encoding="utf-8"))
    assert record.variant == variant("classic", **{name: another_setting(name)})


def objects(lines: list[str], kind: str) -> list[dict[str, Any]]:
    return [told for told in map(json.loads, lines) if told["type"] == kind]


@pytest.mark.parametrize(
    "game", ["classic", "royal", "danish", "dominican", "finnish", "spade", "draw"]
)
def test_match_for_programs(console: Console, game: str) -> None:
    script = script_of(variant(game), "json")
    told = console.run(
        "play", "--variant", game, "--humans", "2", "--seed", "json", "--json",
        typed=script.typed,
    )  # fmt: skip
    assert (told.status, told.err) == (0, "")
    begun = json.loads(told.lines[0])
    assert begun["type"] == "match"
    assert begun["variant"] == game
    assert begun["players"] == ["person", "person"]
    turns = objects(told.lines, "turn")
    assert len(turns) == sum(map(len, script.deals))
    for turn in turns[::7]:
        parse_position(turn["position"])
        hidden = turn["position"]["hands"][1 - turn["seat"]]
        assert set(hidden) <= {"??"}
        assert isinstance(turn["position"]["stock"], int)
    moves = [event["move"] for event in objects(told.lines, "event") if "move" in event]
    assert moves == [move for deal in script.deals for move in deal]
    counts = objects(told.lines, "count")
    assert [count["scores"] for count in counts][-1] == list(script.match.scores)
    happened = {event["event"] for event in objects(told.lines, "event")}
    special = {"spade": "target", "draw": "drew", "royal": "swept"}
    assert {"dealt", "played", "last"} <= happened
    assert special.get(game, "played") in happened
    end = json.loads(told.lines[-1])
    assert end["type"] == "end"
    assert end["result"] == list(script.match.scores)
    assert Path(end["record"]).exists()


def test_words_for_programs(console: Console) -> None:
    typed = "moves\nwhy 9h\nwhy Tc\nhint\n8 x 8 x\nundo\nTc\nundo\nA\nquit\n"
    told = console.run("play", "--seed", "a", "--humans", "2", "--json", typed=typed)
    kinds = [json.loads(line)["type"] for line in told.lines if '"event"' not in line]
    assert kinds == [
        "match", "turn", "moves", "error", "legal", "hint", "error", "error", "turn",
        "turn", "error", "turn", "error", "left",
    ]  # fmt: skip
    errors = objects(told.lines, "error")
    assert errors[0] == {
        "type": "error",
        "code": "card/not-in-hand",
        "rule": "CL11",
        "message": "You don't hold 9♥.",
    }
    codes = [error["code"] for error in errors[1:]]
    assert codes == ["notation/syntax", "undo/nothing", "undo/nothing", "card/not-in-hand"]
    assert objects(told.lines, "moves")[0]["complete"] is True
    (found,) = objects(told.lines, "hint")
    assert found["move"] in objects(told.lines, "moves")[0]["moves"]
    assert found["reasons"]


def test_undo_for_programs(console: Console) -> None:
    asked = ("play", "--variant", "royal", "--seed", "u", "--json")
    listed = console.run(*asked, typed="moves\n")
    move = objects(listed.lines, "moves")[0]["moves"][0]
    told = console.run(*asked, typed=f"{move}\nundo\n")
    turns = objects(told.lines, "turn")
    assert turns[0] == turns[2] != turns[1]
    assert len(objects(told.lines, "undone")) == 1


def test_several_meanings_for_programs(console: Console) -> None:
    errors: list[dict[str, Any]] = []
    for seed in map(str, range(60)):
        told = console.run("play", "--seed", seed, "--humans", "2", "--json", typed="7\n")
        errors += objects(told.lines, "error")
    several = [error for error in errors if error["code"] == "notation/ambiguous"]
    assert several
    assert all(len(error["candidates"]) > 1 for error in several)


def test_sweeps_that_are_knocked_out_are_told() -> None:
    happening = Happening(SweepKnockedOut(1, 0), None, 1)
    assert event_object(happening) == {"event": "knocked-out", "seat": 1, "side": 0}


def test_computers_are_given_views_and_nothing_else(console: Console) -> None:
    """An agent sees its own hand, of the others and of the stock only how many cards."""
    seen: list[PlayerView] = []

    class Watched:
        def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
            seen.append(view)
            return agent("random").choose(view, budget, seed)

    console.monkeypatch.setattr(computers, "agent", lambda _level: Watched())
    asked = ("play", "--variant", "royal", "--seats", "3", "--humans", "0", "--seed", "v")
    assert console.run(*asked).status == 0
    assert len(seen) > 100
    for view in seen:
        assert type(view) is RememberingView
        assert view.seat == view.turn
        assert [bool(known) for known in view.known] == [at == view.seat for at in range(3)]
        assert not any(known for before, _ in view.past for known in before.known)
    most = max(len(view.past) for view in seen if isinstance(view, RememberingView))
    assert most == MOST_REMEMBERED


def test_match_as_a_program_with_pipes(home: Path) -> None:
    script = script_of(variant("royal", target=11), "pipe")
    told = program(
        home, "play", "--variant", "royal", "--target", "11", "--humans", "2", "--seed", "pipe",
        typed=script.typed,
    )  # fmt: skip
    assert (told.status, told.err) == (0, "")
    assert parse_record(only_record(home).read_text("utf-8")).result == script.match.scores


def test_matches_of_one_second_are_kept_apart(console: Console) -> None:
    asked = ("play", "--variant", "royal", "--seed", "same")
    for _ in range(3):
        assert console.run(*asked).status == 0
    assert len(list((console.home / "saves").glob("*.cassino"))) == 3


def test_record_and_save_go_where_they_are_wanted(console: Console, tmp_path: Path) -> None:
    script = script_of(variant("classic", target=5), "where")
    asked = ["play", "--target", "5", "--humans", "2", "--seed", "where"]
    save, record = tmp_path / "own.cassino", tmp_path / "record.cassino"
    console.run(*asked, "--save", str(save), "--record", str(record), typed=script.typed)
    assert save.read_text("utf-8") == record.read_text("utf-8")
    assert not list(tmp_path.glob("*.json"))
    third = tmp_path / "third.cassino"
    told = console.run(*asked, "--save", str(third), typed=script.typed)
    assert told.lines[-1] == f"The record is in {third}."
    assert parse_record(third.read_text("utf-8")).result == script.match.scores
    again = console.run(*asked, "--save", str(third), typed=script.typed)
    assert again.err == f"cassino: file/exists: there is a file {str(third)!r} already\n"
