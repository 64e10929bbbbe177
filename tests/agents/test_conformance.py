"""Every agent plays by the rules, is a function of what it is given, and never sees more."""

import json
import os
import subprocess
import sys

import pytest

from cassino.agents import AGENTS, Budget, agent
from cassino.rules import PRESETS, deal, refusal, variant, view_of
from tests.agents import conformance as c

SEATS = {"draw": (2,)}

PROGRAM = """
import json, sys
from cassino.agents import Budget, agent
from cassino.rules import deal, is_over, play, variant, view_of
moves, position = [], deal(variant("danish"), seed="pure", seats=3)
while not is_over(position):
    view = view_of(position, position.turn)
    moves.append(agent(sys.argv[1]).choose(view, Budget(), 7))
    position, _ = play(position, moves[-1])
print(json.dumps([repr(move) for move in moves]))
"""


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", AGENTS)
def test_plays_whole_matches_by_the_rules(name: str, preset: str) -> None:
    rules = variant(preset, target=5) if c.is_slow(agent(name)) else variant(preset)
    for seats in SEATS.get(preset, (2, 3, 4)):
        match = c.play_match(agent(name), rules, seats, f"{name} {preset}")
        assert match.winner is not None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", AGENTS)
def test_plays_by_any_house_rules(name: str, preset: str) -> None:
    rng = c.rng_of(f"switches {preset}")
    for number in range(1 if c.is_slow(agent(name)) else 4):
        rules = c.random_variant(rng, preset)
        seats = 2 if preset == "draw" else rng.choice((2, 3, 4))
        for position in c.positions(agent(name), rules, seats, f"{number}"):
            move = agent(name).choose(
                view_of(position, position.turn), c.budget_of(agent(name)), number
            )
            assert refusal(position, move) is None, (rules, position, move)


@pytest.mark.parametrize("name", AGENTS)
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    for position in c.positions(agent(name), variant("royal"), 4, "pure"):
        view = view_of(position, position.turn)
        first = agent(name).choose(view, c.budget_of(agent(name)), 3)
        assert agent(name).choose(view, c.budget_of(agent(name)), 3) == first


@pytest.mark.parametrize("name", AGENTS)
def test_another_process_chooses_the_same(name: str) -> None:
    """The order of sets and hashes differs from process to process; choices may not."""
    played = set()
    for salt in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, name],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": salt},
        )
        played.add(done.stdout)
    assert len(played) == 1
    assert len(json.loads(played.pop())) == 48


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", AGENTS)
def test_cards_out_of_sight_change_nothing(name: str, preset: str) -> None:
    rng = c.rng_of(f"hidden {preset}")
    seats = 2 if preset == "draw" else 4
    differed = 0
    for position in c.positions(agent(name), variant(preset), seats, "hidden"):
        other = c.with_other_hidden_cards(rng, position)
        differed += other != position
        one, two = (view_of(each, position.turn) for each in (position, other))
        assert agent(name).choose(one, c.budget_of(agent(name)), 5) == agent(name).choose(
            two, c.budget_of(agent(name)), 5
        )
    assert differed > 20


@pytest.mark.parametrize("compulsory", ["none", "matching_loose", "if_able", "maximal"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", AGENTS)
def test_a_crowded_table_is_no_trouble(name: str, preset: str, compulsory: str) -> None:
    """Tables whose moves nobody could list; an agent that listed them would not come back."""
    rng = c.rng_of(f"crowded {preset}")
    rules = variant(preset, compulsory=compulsory)
    for loose, low in ((12, True), (24, True), (40, False), (48, False)):
        view = c.crowded_view(rng, rules, loose, low=low)
        assert refusal(view, agent(name).choose(view, c.budget_of(agent(name)), 1)) is None


@pytest.mark.parametrize("moves", [1, 3, 1_000])
@pytest.mark.parametrize("name", AGENTS)
def test_any_budget_is_enough_for_a_legal_move(name: str, moves: int) -> None:
    rng = c.rng_of("budget")
    views = [c.crowded_view(rng, variant("royal"), loose) for loose in (0, 4, 9, 20)]
    views.append(view_of(deal(variant(), seed="budget"), 1))
    for view in views:
        assert refusal(view, agent(name).choose(view, Budget(moves=moves), 2)) is None


@pytest.mark.parametrize("name", AGENTS)
def test_only_the_seat_to_move_is_asked(name: str) -> None:
    position = deal(variant(), seed="a")
    for seat in (0, None):
        with pytest.raises(ValueError, match="seat 1 is to move"):
            agent(name).choose(view_of(position, seat), c.budget_of(agent(name)), 0)
