"""What others have played tells about their hands."""

import numpy as np
import pytest

from cassino.agents import Budget, Memory, RememberingView, agent
from cassino.agents.remembering import MOST_REMEMBERED
from cassino.cards import CardSet
from cassino.rules import Position, Trail, deal, play, variant, view_of
from cassino.search import Beliefs, believe, desk_for
from cassino.search.manners import BY_COUNTING, BY_GREED
from cassino.search.records import MANNER, MANNERS

VARIANTS = ("classic", "royal")


def told(seed: str, preset: str) -> tuple[Position, RememberingView]:
    """A second hand in which each seat has played once, and the view of the seat to move."""
    position, memory = deal(variant(preset), seed=seed), Memory()
    while not (position.hand_number == 2 and len(memory.past) >= 10):
        view = view_of(position, position.turn)
        move = agent("counting").choose(view, Budget(), 0)
        memory = memory.with_play(position, move)
        position, _ = play(position, move)
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


def test_a_memory_holds_the_last_plays_without_hands() -> None:
    """After many deals as many as it may hold, in their order."""
    memory, made = Memory(), []
    for number in range(3):
        position = deal(variant(), seed=f"memory {number}")
        while any(position.hands):
            move = agent("greedy").choose(view_of(position, position.turn), Budget(), 0)
            memory = memory.with_play(position, move)
            made.append(move)
            position, _ = play(position, move)
    assert [move for _, move in memory.past] == made[-MOST_REMEMBERED:]
    assert len(made) > MOST_REMEMBERED
    assert all(not any(before.known) for before, _ in memory.past)


@pytest.mark.parametrize("preset", VARIANTS)
@pytest.mark.parametrize(("name", "manner"), [("counting", BY_COUNTING), ("greedy", BY_GREED)])
def test_plays_tell_in_which_manner_somebody_plays(preset: str, name: str, manner: int) -> None:
    """After five hands mostly with certainty, and not without them."""
    told, untold = [], []
    for number in range(5):
        view = _after_five_hands(preset, name, f"manner {number}")
        told.append(_chance_of_manner(believe(view, desk_for(view, 1), 400, view.past), manner))
        untold.append(_chance_of_manner(believe(view, desk_for(view, 1), 400), manner))
    assert np.median(told) > 0.9, told
    assert max(untold) < 0.5


def _after_five_hands(preset: str, name: str, seed: str) -> RememberingView:
    """What the second seat sees in the sixth hand, the first seat being an agent of a name."""
    position, memory, plays = deal(variant(preset), seed=seed), Memory(), 0
    while position.hand_number < 6 or not position.turn:
        player = agent("sampling" if position.turn else name)
        move = player.choose(memory.view_of(position, position.turn), Budget(), plays)
        memory, plays = memory.with_play(position, move), plays + 1
        position, _ = play(position, move)
    return memory.view_of(position, 1)


def _chance_of_manner(beliefs: Beliefs, manner: int) -> float:
    """How likely the first seat plays in a manner."""
    return float(beliefs.chances[beliefs.worlds[:, MANNER] == manner].sum())


def test_a_hand_that_is_known_is_certain_in_whichever_manner_it_is_played() -> None:
    position, memory = deal(variant(), seed="sure"), Memory()
    while position.stock or len(position.hands[1 - position.turn]) > 1:
        move = agent("greedy").choose(view_of(position, position.turn), Budget(), 0)
        memory = memory.with_play(position, move)
        position, _ = play(position, move)
    view = memory.view_of(position, position.turn)
    beliefs = believe(view, desk_for(view, 1), 50, view.past)
    assert beliefs.is_certain
    assert len(beliefs.chances) == MANNERS
    assert beliefs.hands[0].tolist()[:2] == [int(hand) for hand in position.hands]
