"""The rules against the oracle: the same legal moves, the same verdicts, the same texts."""

import pytest

from tests.rules.judging import Tally, compare_moves, compare_texts
from tests.rules.translation import ALL_PRESETS, judged_positions, seeded

POSITIONS = 200
NEAR_MISSES = 6
WRITTEN_MOVES = 3


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_moves_and_texts_are_judged_as_the_oracle_judges_them(preset: str) -> None:
    tally = Tally()
    rng = seeded(f"near {preset}")
    for written, at in judged_positions("oracle", preset, POSITIONS):
        assert list(compare_moves(tally, written, at, rng, NEAR_MISSES)) == [], written
        assert list(compare_texts(tally, written, at, rng, WRITTEN_MOVES)) == [], written
    assert tally.positions == POSITIONS
    assert 0 < tally.near_legal < tally.near_misses
    assert 0 < tally.texts_legal < tally.texts
