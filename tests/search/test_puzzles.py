"""Puzzles: exact, with one clearly best move, and the same ones from the same seed."""

import json
from importlib.resources import files
from typing import Any

import pytest

from cassino.kernel import COUNTING, encode, move_at, new_work, policy_code, rules_of
from cassino.notation import format_move, parse_move, parse_position
from cassino.rules import Position, is_over, play
from cassino.search.ending_answers import move_values
from cassino.search.puzzles import GAMES, GAP, make_puzzles, text_of

SHIPPED = files("cassino").joinpath("search", "puzzles.json").read_text("utf-8")
DOCUMENT: dict[str, Any] = json.loads(SHIPPED)
PUZZLES: list[dict[str, Any]] = DOCUMENT["puzzles"]


def position_of(puzzle: dict[str, Any]) -> Position:
    at = parse_position(puzzle["position"])
    assert isinstance(at, Position)
    return at


def test_the_command_makes_the_puzzles_that_are_shipped() -> None:
    assert text_of(DOCUMENT["seed"], make_puzzles(len(PUZZLES), DOCUMENT["seed"])) == SHIPPED


def test_another_seed_makes_others_and_fewer_begin_alike() -> None:
    four = make_puzzles(4, "another")
    assert make_puzzles(8, "another")[:4] == four
    assert make_puzzles(4, "cassino") != four
    assert [puzzle.position.variant.preset for puzzle in four] == list(GAMES)
    assert all(puzzle.gap >= GAP for puzzle in four)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(len(PUZZLES)))
def test_a_puzzle_has_exactly_one_best_move(puzzle: dict[str, Any]) -> None:
    at = position_of(puzzle)
    assert (at.seats, at.stock) == (2, ())
    want = {format_move(at, move): values[at.turn] for move, values in move_values(at).items()}
    assert {each["move"]: each["lead"] for each in puzzle["answers"]} == want
    leads = [each["lead"] for each in puzzle["answers"]]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] - leads[1] >= GAP
    for seed in range(3):
        code = policy_code(rules_of(at.variant), encode(at), new_work(), COUNTING, seed)
        assert format_move(at, move_at(encode(at), code)) != puzzle["answers"][0]["move"]


@pytest.mark.parametrize("puzzle", PUZZLES[:8], ids=range(8))
def test_every_line_is_played_to_its_lead(puzzle: dict[str, Any]) -> None:
    for each in puzzle["answers"]:
        at = start = position_of(puzzle)
        for text in (each["move"], *each["line"]):
            value = max(v[at.turn] for v in move_values(at).values())
            move = parse_move(at, text)
            if at is not start:
                assert move_values(at)[move][at.turn] == value
                assert value == (each["lead"] if at.turn == start.turn else -each["lead"])
            at, _ = play(at, move)
        assert is_over(at)
