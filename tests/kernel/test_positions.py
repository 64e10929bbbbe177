"""Lists of moves, and what moves do: positions of every preset, crowded and with house rules."""

import json
from itertools import islice
from pathlib import Path

import pytest

from cassino import kernel
from cassino.cards import parse_card
from cassino.rules import deal, variant
from tests.kernel.comparing import Seen, differences
from tests.kernel.long_run import scenes
from tests.rules.translation import ALL_PRESETS, seeded

PERFT = Path(__file__).parents[1] / "cases" / "perft.json"
POSITIONS = 250


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_moves_are_the_same(preset: str) -> None:
    random, work, seen = seeded(f"kernel {preset}"), kernel.new_work(), Seen()
    for position in islice(scenes(random, preset), POSITIONS):
        assert differences(position, work, seen, random, 3) == [], position
    assert seen.positions > POSITIONS * 0.9
    assert seen.moves > POSITIONS * 4
    assert {"Trail", "Capture"} <= seen.kinds.keys()


def test_scenes_have_every_kind_of_move() -> None:
    random, work, seen = seeded("kinds"), kernel.new_work(), Seen()
    for position in islice(scenes(random, "royal"), POSITIONS):
        differences(position, work, seen, random, 0)
    assert min(seen.kinds[kind] for kind in ("Trail", "Capture", "NewBuild", "Raise", "Add")) > 5


def leaves(rules: kernel.Rules, states: kernel.States, work: kernel.Work, depth: int) -> int:
    """Returns how many sequences of so many moves there are."""
    if not depth:
        return 1
    total = 0
    for code in kernel.legal_codes(rules, states, work):
        after = states.copy()
        kernel.step(rules, after, work, code)
        total += leaves(rules, after, work, depth - 1)
    return total


@pytest.mark.parametrize("case", json.loads(PERFT.read_text()), ids=lambda case: case["variant"])
def test_perft(case: dict[str, object]) -> None:
    rules = variant(str(case["variant"]), **case["options"])  # type: ignore[arg-type]
    deck = [parse_card(text) for text in case["deck"]]  # type: ignore[attr-defined]
    dealt = deal(rules, deck=deck, seats=case["seats"], dealer=case["dealer"])  # type: ignore[arg-type]
    states, work = kernel.encode(dealt), kernel.new_work()
    wanted: list[int] = case["leaves"]  # type: ignore[assignment]
    depths = range(1, len(wanted) + 1)
    assert [leaves(kernel.rules_of(rules), states, work, depth) for depth in depths] == wanted
