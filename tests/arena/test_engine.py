"""Our agents as a program: they play as they do here, and no host can break them."""

from __future__ import annotations

import json
import random
import shlex
import subprocess
import sys

import pytest

from cassino.agents import AGENTS, Budget, agent
from cassino.arena import Seating
from cassino.arena.programs import Engine, Terms
from cassino.arena.programs.plays import played_line
from cassino.arena.programs.protocol import go_line, parse_go, position_line, variant_line
from cassino.notation import format_move, parse_move
from cassino.rules import (
    PRESETS,
    PlayerView,
    deal,
    is_over,
    legal_moves,
    play,
    variant,
    view_of,
)
from tests.arena.contests import contest, report

ENGINE = f"exec:{shlex.join([sys.executable, '-m', 'cassino', 'engine'])}"


def said(engine: Engine, *lines: str) -> list[str]:
    return [answer for line in lines for answer in engine.answer(line)]


@pytest.mark.parametrize("preset", ["classic", "dominican"])
def test_an_agent_plays_the_same_by_lines(preset: str) -> None:
    """Nothing of view, budget and chance is lost on the way: each board is even."""
    entrants = ("greedy", ENGINE, f"{ENGINE} --agent random", "random")
    partners = preset == "dominican"
    held = contest(
        *entrants,
        preset=preset,
        seats=4 if partners else 2,
        partners=partners,
        boards=2,
        matches=0 if partners else 1,
        terms=Terms(patience=30),
    )
    pairings = {tuple(pairing["entrants"]): pairing for pairing in report(held)["pairings"]}
    for pair in (entrants[:2], entrants[2:]):
        assert pairings[pair]["deals"]["lead"] == {"mean": 0, "low": 0, "high": 0}
    assert pairings[entrants[0], entrants[2]]["deals"]["lead"]["mean"] > 0
    assert all(pairing["faults"] == [{}, {}] for pairing in pairings.values())


def test_the_agent_is_an_option() -> None:
    engine = Engine("random")
    view = view_of(deal(variant(), seed="option"), 1)
    position = position_line(view)
    before = said(engine, position, "go seed 3")
    after = said(engine, "setoption Agent greedy", position, "go seed 3")
    for name, (answer,) in (("random", before), ("greedy", after)):
        assert answer == f"bestmove {format_move(view, agent(name).choose(view, Budget(), 3))}"
    assert said(engine, "setoption Agent nobody")[0].startswith("error agent/unknown ")
    assert said(engine, "setoption Depth 3") == ["error value/invalid there is no option 'Depth'"]
    greeting = said(engine, "cassino 1")
    option = json.loads(next(line for line in greeting if line.startswith("option "))[7:])
    assert option["values"] == list(AGENTS)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_game(preset: str) -> None:
    engine, position = Engine("greedy"), deal(variant(preset), seed="games")
    assert said(engine, variant_line(Seating(variant(preset)))) == ["variantok"]
    for number in range(20):
        if is_over(position):
            break
        view = view_of(position, position.turn)
        (answer,) = said(engine, position_line(view), go_line(Budget(moves=16), number))
        position, _ = play(position, parse_move(view, answer.removeprefix("bestmove ")))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", None),
        ("   ", None),
        ("newdeal", None),
        ("newmatch", None),
        ("stop", None),
        ("fault {}", None),
        ("isready", "readyok"),
        ("cassino 2", "error engine/version version '2': expected 1"),
        ("cassino", "error engine/version version '': expected 1"),
        ("hello\x1b[1m", "error engine/unknown-word 'hello\\x1b[1m' means nothing here"),
        ("go", "error engine/no-position there is no position to move in"),
        ("go seed x", "error engine/no-position there is no position to move in"),
        ("position", "error json/syntax Expecting value at column 1"),
        ("position {", "error json/syntax Expecting property name"),
        ('position {"turn": 0, "turn": 1}', "error json/key-twice the key 'turn' stands twice"),
        ("variant {", "error json/syntax Expecting property name"),
        ("position []", "error position/invalid "),
        ("position " + "[" * 100_000, "error json/syntax brackets within brackets, too deep"),
        ("position " + "9" * 1_000_000, "error engine/long-line "),
        ("variant []", "error value/invalid expected an object"),
        ('variant {"variant": "bridge"}', "unsupported "),
        ('variant {"variant": "draw", "seats": 3}', "unsupported "),
        ('variant {"options": 3}', "unsupported "),
        ('variant {"seats": "two"}', "unsupported "),
        ('variant {"options": {"target": 0}}', "unsupported "),
    ],
)
def test_every_line_has_its_answer(line: str, answer: str | None) -> None:
    told = said(Engine("greedy"), line)
    if answer is None:
        assert told == []
    else:
        (only,) = told
        assert only.startswith(answer)
        assert only.isprintable()


def _view() -> PlayerView:
    return view_of(deal(variant(), seed="go"), 1)


def test_what_go_asks_is_checked() -> None:
    engine = Engine("greedy")
    for asked in ("go seed", "go seed x", "go moves 0", "go moves 9999999", "go milliseconds -1"):
        (told,) = said(engine, position_line(_view()), asked)
        assert told.startswith(("error value/invalid ", "error budget/invalid "))
    assert parse_go("depth 3 seed 9 milliseconds 20").budget.milliseconds == 20
    over = {"variant": "classic", "loose": ["5c"], "builds": [], "turn": 0, "hands": [[], ["??"]]}
    assert said(engine, f"position {json.dumps(over)}")[0].startswith("error position/invalid ")
    assert said(engine, "go")[0].startswith("error engine/no-position")


def test_lines_of_every_kind_break_nothing() -> None:
    """Four thousand lines, cut, doubled and changed; then it plays as ever."""
    rng, engine = random.Random(8), Engine("random")  # noqa: S311
    game = variant_line(Seating(variant()))
    good = [position_line(_view()), "go seed 1", "cassino 1", "isready", game]
    start = deal(variant(), seed="go")
    good += [played_line(view_of(start, None), next(legal_moves(start))), "newmatch"]
    for _ in range(4000):
        for answer in engine.answer(_spoilt(rng, rng.choice(good))):
            assert answer.isprintable()
    (told,) = said(engine, position_line(_view()), "go seed 1")
    assert told.startswith("bestmove ")


def _spoilt(rng: random.Random, line: str) -> str:
    signs = list(line)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(signs))
        kind = rng.randrange(3)
        if kind == 0:
            signs[at:] = signs[at + rng.randint(1, 9) :] or ["x"]
        elif kind == 1:
            signs[at] = rng.choice('"[]{},:0 9As?\x00\x1b\u2028é')
        else:
            signs[at:at] = signs[: rng.randint(1, 20)]
    return "".join(signs)


def test_the_command_ends_with_quit_and_with_its_input() -> None:
    for typed in ("isready\nquit\nisready\n", "isready\n"):
        done = subprocess.run(
            [sys.executable, "-m", "cassino", "engine"],
            input=typed.encode() + (b"" if "quit" in typed else b"\xff\xfe\n"),
            capture_output=True,
            timeout=60,
            check=True,
        )
        first, *more = done.stdout.decode().splitlines()
        assert first == "readyok"
        assert [line.split()[:2] for line in more] == (
            [] if "quit" in typed else [["error", "engine/unknown-word"]]
        )
        assert done.stderr == b""
