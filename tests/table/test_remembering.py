"""What computers remember of a hand: all of it that a watcher saw, and nothing else."""

from dataclasses import fields

import pytest

from cassino.rules import PRESETS, Move, PlayerView, variant, view_of
from cassino.table import ComputerMove, Phase, remembering_view, view_hash
from tests.table.driver import deal_next, dealt_house, seeded, some_move


@pytest.mark.parametrize("preset", PRESETS)
def test_remembers_the_hand_in_progress_as_watchers_saw_it(preset: str) -> None:
    """Over the end of a deal, after which scores, dealer and hand are others."""
    house, rng = dealt_house(rules=variant(preset)), seeded(preset)
    past: list[tuple[PlayerView, Move]] = []
    hands = {(0, 0)}
    for _ in range(70):
        if house.phase() is Phase.BEFORE_DEAL:
            deal_next(house, rng)
        position = house.table.position
        assert position is not None
        hand = (house.live().match.deal_number, position.hand_number)
        if hand not in hands:
            past.clear()
            hands.add(hand)
        seen, plain = remembering_view(house.live()), view_of(position, position.turn)
        assert list(seen.past) == past
        assert not any(known for before, _ in seen.past for known in before.known)
        for each in fields(PlayerView):
            assert getattr(seen, each.name) == getattr(plain, each.name)
        assert view_hash(seen) == view_hash(plain)
        move = some_move(house, rng)
        past.append((view_of(position, None), move))
        house.do(None, ComputerMove(position.turn, move, view_hash(plain)))
    assert max(hands) > (1, 1)
