"""What computers remember of a match: its last plays as a watcher saw them, and nothing else."""

from dataclasses import fields

import pytest

from cassino.agents.remembering import MOST_REMEMBERED
from cassino.rules import PRESETS, Move, PlayerView, variant, view_of
from cassino.table import ComputerMove, Phase, remembering_view, view_hash
from tests.table.driver import deal_next, dealt_house, seeded, some_move


@pytest.mark.parametrize("preset", PRESETS)
def test_remembers_the_last_plays_of_the_match_as_watchers_saw_them(preset: str) -> None:
    """Over the ends of deals, after which scores, dealer and hand are others."""
    house, rng = dealt_house(rules=variant(preset)), seeded(preset)
    past: list[tuple[PlayerView, Move]] = []
    while house.phase() is not Phase.OVER and len(past) < 2 * MOST_REMEMBERED:
        if house.phase() is Phase.BEFORE_DEAL:
            deal_next(house, rng)
        position = house.table.position
        assert position is not None
        seen, plain = remembering_view(house.live()), view_of(position, position.turn)
        assert list(seen.past) == past[-MOST_REMEMBERED:]
        assert not any(known for before, _ in seen.past for known in before.known)
        for each in fields(PlayerView):
            assert getattr(seen, each.name) == getattr(plain, each.name)
        assert view_hash(seen) == view_hash(plain)
        move = some_move(house, rng)
        past.append((view_of(position, None), move))
        house.do(None, ComputerMove(position.turn, move, view_hash(plain)))
    assert len(past) >= MOST_REMEMBERED
