"""What the page of the line protocol shows is what is said."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from cassino import __version__
from cassino.agents import Budget
from cassino.arena import Seating
from cassino.arena.programs import Engine, Program, Terms, Wrong
from cassino.notation import parse_position
from cassino.rules import PlayerView, variant

PAGE = (Path(__file__).parents[2] / "docs" / "line-protocol.md").read_text(encoding="utf-8")
SCRIPTED = Path(__file__).with_name("scripted_program.py")


def blocks() -> list[list[str]]:
    return [block.splitlines() for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)]


def test_the_conversation_is_that_of_our_engine() -> None:
    engine, answers = Engine("greedy"), list[str]()
    for line in blocks()[0]:
        way, text = line.split(" ", 1)
        if way == ">":
            assert answers == []
            answers = [] if text == "quit" else list(engine.answer(text))
            continue
        said, shown = answers.pop(0), text.replace("0.1.0", __version__)
        start, _, cut = shown.partition("…")
        assert said == shown or (cut and said.startswith(start))


def test_the_refusal_is_what_the_referee_says() -> None:
    (line,) = blocks()[1]
    told = json.loads(line.removeprefix("> refused "))
    held = {"variant": "classic", "turn": 1, "loose": ["8d", "5c", "3h", "2c"], "builds": []}
    view = parse_position({**held, "hands": [["??", "??"], ["8s", "4d"]]})
    assert isinstance(view, PlayerView)
    lines: list[str] = []
    answers = {"go": f"bestmove {told['move']}", "refused": "moves"}
    player = Program(
        [sys.executable, str(SCRIPTED), json.dumps(answers)],
        Seating(variant()),
        Budget(milliseconds=20_000),
        Terms(patience=20),
        trace=lambda way, text: lines.append(f"{way} {text}"),
    )
    player.begin()
    player.choose(view, 1)
    player.close()
    (said,) = [each for each in lines if each.startswith("> refused ")]
    assert json.loads(said.removeprefix("> refused ")) == told


def test_every_fault_stands_on_the_page() -> None:
    assert [wrong.value for wrong in Wrong if f"`{wrong.value}`" not in PAGE] == []
