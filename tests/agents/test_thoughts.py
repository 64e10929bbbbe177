"""What agents tell of their thoughts is what they choose by."""

import pytest

from cassino.agents import AGENTS, Budget, Measure, Thought, agent, thought_of
from cassino.rules import Position, deal, legal_moves, play, variant, view_of

TELLING = ("counting", "sampling", "searching", "beginner", "easy", "medium", "hard", "expert")
BUDGET = Budget(moves=2)


def positions(preset: str, scores: tuple[int, int] = (0, 0)) -> list[Position]:
    """Every seventh position of a deal that greedy plays, its last two with a choice among them."""
    found: list[Position] = []
    position = deal(variant(preset), seed=f"thoughts {preset}", scores=scores)
    for _ in range(46):
        found.append(position)
        move = agent("greedy").choose(view_of(position, position.turn), Budget(), 0)
        position, _ = play(position, move)
    return [*found[:-3:7], *found[-3:]]


def of(name: str, position: Position) -> Thought:
    """The thought of an agent, which must be its choice."""
    view = view_of(position, position.turn)
    thought = thought_of(agent(name), view, BUDGET, 5)
    assert thought.move == agent(name).choose(view, BUDGET, 5)
    return thought


@pytest.mark.parametrize("name", AGENTS)
def test_a_thought_is_the_choice_and_tells_of_legal_moves(name: str) -> None:
    told = 0
    for position in positions("royal"):
        thought = of(name, position)
        moves = [move for move, _ in thought.worths]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(legal_moves(position))
        assert (thought.measure is None) == (not moves)
        told += bool(moves)
    assert (told > 0) == (name in TELLING or name == "master")


@pytest.mark.parametrize("name", ["counting", "sampling"])
def test_the_choice_is_worth_most(name: str) -> None:
    for position in positions("classic"):
        thought = of(name, position)
        worths = dict(thought.worths)
        if worths:
            assert worths[thought.move] == max(worths.values())


def test_the_last_hand_is_exact_and_chances_count_near_the_target() -> None:
    *_, last = positions("classic")
    thought = of("searching", last)
    assert (thought.measure, thought.is_exact) == (Measure.POINTS, True)
    *_, near = positions("classic", scores=(19, 18))
    thought = of("searching", near)
    assert (thought.measure, thought.is_exact) == (Measure.CHANCE, True)
    assert all(0 <= worth <= 1 for _, worth in thought.worths)
