"""Programs of others: what they say is judged, and nothing that they do wrong stops the arena."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping
from multiprocessing import resource_tracker
from pathlib import Path
from time import monotonic

import pytest

from cassino.agents import Budget
from cassino.arena import (
    ArenaError,
    Seating,
    local_crew,
    report_of,
    report_text,
    run_contest,
)
from cassino.arena.programs import (
    DEAL_FAULTS,
    MOST_FAULTS,
    Child,
    Fault,
    Program,
    Terms,
    Trace,
    Wrong,
    inspect,
)
from cassino.arena.programs.values import objection
from cassino.notation import format_move
from cassino.rules import Move, PlayerView, deal, is_over, legal_moves, play, variant, view_of
from tests.arena.contests import INLINE, contest, report
from tests.arena.watching import marked, wait_until

BOT = Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py"
BAD = Path(__file__).with_name("bad_program.py")
SCRIPTED = Path(__file__).with_name("scripted_program.py")
SEATING = Seating(variant())
QUICK = Terms(patience=20, grace=0.05)


def bad(fault: str) -> str:
    """The entrant that does one thing wrong."""
    return f"exec:{shlex.join([sys.executable, str(BAD), fault])}"


def program(fault: str, milliseconds: int = 100) -> Program:
    command = [sys.executable, str(BAD), fault]
    return Program(command, SEATING, Budget(milliseconds=milliseconds), QUICK)


def scripted(
    answers: Mapping[str, str], terms: Terms, milliseconds: int, trace: Trace | None = None
) -> Program:
    command = [sys.executable, str(SCRIPTED), json.dumps(answers)]
    return Program(command, SEATING, Budget(milliseconds=milliseconds), terms, trace=trace)


def play_deal(player: Program, seed: str = "deal") -> list[tuple[PlayerView, Move]]:
    """What the program answered in a deal that it plays with itself."""
    position, told = deal(variant(), seed=seed), list[tuple[PlayerView, Move]]()
    player.begin()
    while not is_over(position):
        view = view_of(position, position.turn)
        told.append((view, player.choose(view, len(told))))
        position, _ = play(position, told[-1][1])
    return told


AT_START = {"silent": "time", "exits": "exited", "version": "version", "floods": "flood"}
AT_START |= {"closes": "exited", "endless-line": "long-line", "unsupported": "unsupported"}
AT_START |= {"not-ready": "time"}


@pytest.mark.parametrize("fault", AT_START)
def test_a_program_that_cannot_start_is_told_in_one_line(fault: str) -> None:
    """Before anything is played."""
    slow = fault in ("silent", "not-ready")
    terms = Terms(patience=1.5 if slow else 20)
    with pytest.raises(ArenaError) as raised:
        contest("random", bad(fault), terms=terms).inspect_programs()
    assert raised.value.code == f"engine/{AT_START[fault]}"
    assert "\n" not in str(raised.value)
    assert BAD.name in str(raised.value)


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("./no-such-program", "No such file"),
        (str(BOT), "Permission denied"),
        ("/", "Permission denied"),
    ],
)
def test_a_program_that_is_none_is_told_in_one_line(command: str, what: str) -> None:
    with pytest.raises(ArenaError, match=what) as raised:
        contest("random", f"exec:{command}").inspect_programs()
    assert raised.value.code == "engine/not-started"


AT_GO = {
    "hangs": "time",
    "leaves": "exited",
    "crashes": "exited",
    "garbage": "time",
    "long-line": "long-line",
    "long-open-line": "long-line",
    "babbles": "flood",
    "no-notation": "illegal",
    "not-held": "illegal",
    "half-a-line": "time",
    "not-text": "time",
}


@pytest.mark.parametrize("fault", AT_GO)
def test_a_fault_in_a_turn_is_counted_and_played_for(fault: str) -> None:
    """The first legal move is played; after three faults the deal goes on without the program."""
    player = program(fault, 100 if AT_GO[fault] == "time" else 10_000)
    try:
        told = play_deal(player)
    finally:
        player.close()
    assert player.faults == {f"engine/{AT_GO[fault]}": DEAL_FAULTS}
    assert len(told) == 48
    assert all(move == next(legal_moves(view)) for view, move in told)


def test_a_program_that_does_not_read_is_not_waited_for() -> None:
    child = Child([sys.executable, str(BAD), "silent"])
    child.send("cassino 1", monotonic() + 20)
    try:
        with pytest.raises(Fault) as raised:
            child.send("x" * 1_000_000, monotonic() + 0.1)
    finally:
        child.kill()
    assert raised.value.wrong is Wrong.DEAF


def test_ten_faults_are_enough() -> None:
    """Nobody asks any more before the count is emptied."""
    player = program("leaves")
    for number in range(5):
        play_deal(player, f"{number}")
    assert player.faults.total() == MOST_FAULTS
    started = monotonic()
    play_deal(player)
    assert monotonic() - started < 1
    assert player.faults.total() == MOST_FAULTS
    player.forget_faults()
    play_deal(player)
    assert player.faults.total() == DEAL_FAULTS
    player.close()


def test_a_program_without_fault_plays_its_own_moves() -> None:
    player = program("", milliseconds=20_000)
    told = play_deal(player)
    player.close()
    assert player.faults == {}
    assert all(move == next(legal_moves(view)) for view, move in told)


@pytest.mark.parametrize("fault", ["", "stays", "hangs"])
def test_no_program_outlives_its_player(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    mark = f"player-{fault or 'good'}"
    monkeypatch.setenv("CASSINO_TEST_MARK", mark)
    player = program(fault, 100 if fault == "hangs" else 10_000)
    player.begin()
    position = deal(variant(), seed="one")
    player.choose(view_of(position, position.turn), 1)
    assert bool(marked(mark)) == (fault != "hangs")
    player.close()
    assert not marked(mark)


def test_why_a_move_was_refused_is_told() -> None:
    """Code, rule and sentence; the next answer counts."""
    lines: list[str] = []
    player = scripted(
        {"go": "bestmove Kc x Kd", "refused": "wonder why", "error": "moves"},
        QUICK,
        20_000,
        lambda way, line: lines.append(f"{way} {line}"),
    )
    position = deal(variant(), seed="refused")
    view = view_of(position, position.turn)
    player.begin()
    move = player.choose(view, 5)
    player.close()
    start = lines.index("> go seed 5 moves 256 milliseconds 20000")
    assert lines[start - 1].startswith('> position {"variant":"classic",')
    assert '"??","??","??","??"' in lines[start - 1]
    refused = lines[start + 2]
    assert refused.startswith('> refused {"move":"Kc x Kd","code":"card/not-in-hand","rule":"')
    assert '"sentence":"' in refused
    assert lines[start + 3 : start + 5] == [
        "< wonder why",
        "> error engine/unknown-word 'wonder' means nothing here",
    ]
    assert lines[start + 6].startswith('> moves {"moves":["')
    assert lines[start + 6].endswith('"complete":true}')
    assert lines[start + 7] == f"< bestmove {format_move(view, move)}"
    assert player.faults == {}


def test_a_program_is_told_to_stop_and_may_still_answer() -> None:
    player = scripted({"stop": "moves"}, Terms(patience=20, grace=20), 50)
    position = deal(variant(), seed="stop")
    player.begin()
    started = monotonic()
    player.choose(view_of(position, position.turn), 1)
    assert 0.05 <= monotonic() - started < 20
    assert player.faults == {}
    player.close()


def test_the_example_plays_in_the_arena() -> None:
    """It loses to greedy and beats random; the same seed gives the same report."""
    bot = f"exec:{shlex.join([sys.executable, str(BOT)])}"
    held = contest("greedy", bot, "random", boards=6, terms=Terms(options=(("Equal", "first"),)))
    held.inspect_programs()
    told = report(held)
    leads = [pairing["deals"]["lead"]["mean"] for pairing in told["pairings"]]
    assert leads[0] > 0
    assert leads[2] > 0
    assert [pairing["faults"] for pairing in told["pairings"]] == [[{}, {}]] * 3
    with local_crew(2) as crew:
        assert report(held, crew) == told


def test_the_example_plays_with_partners_of_its_own() -> None:
    bot = f"exec:{shlex.join([sys.executable, str(BOT)])}"
    held = contest(bot, "random", preset="dominican", seats=4, partners=True, boards=3)
    (pairing,) = report(held)["pairings"]
    assert pairing["faults"] == [{}, {}]
    assert pairing["deals"]["lead"]["mean"] > 0


def test_an_option_that_no_program_has_is_refused() -> None:
    bot = f"exec:{shlex.join([sys.executable, str(BOT)])}"
    held = contest("greedy", bot, terms=Terms(options=(("Depth", "3"),)))
    with pytest.raises(ArenaError, match="no program has an option 'Depth'") as raised:
        held.inspect_programs()
    assert raised.value.code == "engine/no-such-option"


def test_a_value_that_a_program_has_not_announced_is_refused() -> None:
    bot = f"exec:{shlex.join([sys.executable, str(BOT)])}"
    held = contest("greedy", bot, terms=Terms(options=(("Equal", "last"),)))
    with pytest.raises(
        ArenaError, match="Equal can't be 'last': expected one of first, any"
    ) as why:
        held.inspect_programs()
    assert why.value.code == "engine/bad-value"


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ({"type": "choice", "values": ["a", "b"]}, "b", None),
        ({"type": "choice", "values": ["a", "b"]}, "c", "one of a, b"),
        ({"type": "choice", "values": 3}, "c", None),
        ({"type": "number", "min": 1, "max": 9}, "9", None),
        ({"type": "number", "min": 1, "max": 9}, "0", "a number from 1 to 9"),
        ({"type": "number", "min": 1, "max": 9}, "9.5", "a number from 1 to 9"),
        ({"type": "number", "max": 9}, "many", "a number to 9"),
        ({"type": "number"}, "nan", "a number"),
        ({"type": "number", "min": "low"}, "-5", None),
        ({"type": "yesno"}, "no", None),
        ({"type": "yesno"}, "perhaps", "yes or no"),
        ({"type": "text"}, "anything", None),
        ({}, "anything", None),
    ],
)
def test_values_are_held_against_what_was_announced(
    option: dict[str, object], value: str, expected: str | None
) -> None:
    assert objection(option, value) == expected


@pytest.mark.parametrize("fault", ["leaves", "no-notation"])
def test_a_program_with_too_many_faults_forfeits(fault: str) -> None:
    """The others go on; nothing is said of how strong it is."""
    held = contest("greedy", bad(fault), "random", boards=30)
    standing = run_contest(held, INLINE)
    told = report_of(standing, 1)
    assert [pairing["forfeited"] for pairing in told["pairings"]] == [
        [bad(fault)],
        [],
        [bad(fault)],
    ]
    assert [pairing["deals"] is None for pairing in told["pairings"]] == [True, False, True]
    assert sum(told["pairings"][0]["faults"][1].values()) >= MOST_FAULTS
    assert told["pairings"][0]["examples"][0] == {}
    (example,) = told["pairings"][0]["examples"][1].values()
    assert f", once: {example}" in report_text(told)
    assert {each["entrant"] for each in told["ratings"]["table"]} == {"greedy", "random"}
    assert standing.progress() == (90, 90)


def test_programs_end_with_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    resource_tracker.ensure_running()  # it stays, and must not have the mark
    monkeypatch.setenv("CASSINO_TEST_MARK", "ended-with-contest")
    held = contest("random", bad("stays"), boards=2)
    with local_crew(1) as crew:
        run_contest(held, crew)
        assert len(marked("ended-with-contest")) == 2  # one a line-up: no deck is seen twice
    assert not marked("ended-with-contest")
    with local_crew(2) as crew:
        run_contest(held, crew)
        assert marked("ended-with-contest")
    wait_until(lambda: not marked("ended-with-contest"))


def test_inspection_hears_who_it_is() -> None:
    greeting = inspect([sys.executable, str(BOT)], SEATING, QUICK)
    assert (greeting.name, greeting.author) == ("Many Cards 1.0", "anybody")
    assert greeting.has("Equal")
    with pytest.raises(Fault):
        inspect([sys.executable, "-c", ""], SEATING, QUICK)
