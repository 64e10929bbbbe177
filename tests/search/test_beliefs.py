"""What others have played tells about their hands."""

import numpy as np
import pytest

from cassino.agents import Memory, RememberingView, agent
from cassino.agents.agent import Budget
from cassino.cards import CardSet
from cassino.rules import Position, Trail, deal, play, variant, view_of
from cassino.search import believe, desk_for

VARIANTS = ("classic", "royal")


def told(seed: str, preset: str) -> tuple[Position, RememberingView]:
    """A second hand in which each seat has played once, and the view of the seat to move."""
    position, memory = deal(variant(preset), seed=seed), Memory()
    while not (position.hand_number == 2 and len(memory.past) >= 2):
        view = view_of(position, position.turn)
        move = agent("counting").choose(view, Budget(), 0)
        memory = memory.with_play(position, move)
        position, _ = play(position, move)
        if position.hand_number == 2 and memory.past[-1][0].hand_number == 1:
            memory = Memory()
    return position, memory.view_of(position, position.turn)


@pytest.mark.parametrize("preset", VARIANTS)
def test_the_hands_that_are_held_are_believed_more_than_before(preset: str) -> None:
    """On average the true cards get a greater chance than without the past."""
    gains: list[float] = []
    for number in range(12):
        position, view = told(f"told {number}", preset)
        true = position.hands[1 - position.turn]
        knowing = believe(view, desk_for(view, 1), 600, view.past)
        blind = believe(view, desk_for(view, 1), 600)
        gains.append(_overlap(knowing.hands[:, 1 - view.turn], knowing.chances, true))
        gains[-1] -= _overlap(blind.hands[:, 1 - view.turn], blind.chances, true)
    assert np.mean(gains) > 0, gains


def _overlap(hands: np.ndarray, chances: np.ndarray, true: CardSet) -> float:
    """How many of the true cards a world has on average."""
    shared = [len(CardSet(int(hand)) & true) for hand in hands]
    return float(np.dot(shared, chances))


def test_who_trails_probably_cannot_take() -> None:
    """A seat that laid a card down beside the Big Cassino is believed to hold no ten."""
    for number in range(400):
        position = deal(variant(), seed=f"ten {number}")
        tens = CardSet(0b1111 << 36)
        held = position.hands[1] & tens
        if "Td" not in str(position.loose) or held:
            continue
        trail = Trail(next(card for card in position.hands[1] if card not in position.loose))
        memory = Memory().with_play(position, trail)
        after, _ = play(position, trail)
        view = memory.view_of(after, 0)
        knowing = believe(view, desk_for(view, 1), 2000, view.past)
        blind = believe(view, desk_for(view, 1), 2000)
        assert _chance_of(knowing.hands[:, 1], knowing.chances, tens) < 0.6 * _chance_of(
            blind.hands[:, 1], blind.chances, tens
        )
        return
    raise AssertionError("the Big Cassino never lay there")


def _chance_of(hands: np.ndarray, chances: np.ndarray, cards: CardSet) -> float:
    return float(sum(chances[(hands & int(cards)) != 0]))


def test_a_memory_holds_one_hand() -> None:
    position, memory = deal(variant(), seed="memory"), Memory()
    for _ in range(9):
        move = agent("counting").choose(view_of(position, position.turn), Budget(), 0)
        memory = memory.with_play(position, move)
        position, _ = play(position, move)
    assert position.hand_number == 2
    assert len(memory.past) == 1
    assert all(not any(before.known) for before, _ in memory.past)
