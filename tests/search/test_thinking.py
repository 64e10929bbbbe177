"""What the search finds: the exact in the last hand, the same from the same seed, in time."""

from time import monotonic

import pytest

from cassino.agents import Budget, agent
from cassino.kernel import encode, encode_move, rules_of
from cassino.kernel.solving_arrays import EndSolver
from cassino.rules import Capture, Position, deal, legal_moves, variant, view_of
from cassino.search import Plan, is_warm, think, warm
from tests.search.scenes import where

PRESETS = ("classic", "royal", "danish", "dominican")


def last_hand(position: Position) -> bool:
    return not position.stock and all(len(hand) >= 3 for hand in position.hands)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_hand_has_no_regret(preset: str) -> None:
    """The move is worth as much as the best one to a solver that sees both hands."""
    position = where(variant(preset), last_hand)
    best = think(view_of(position, position.turn), Plan(playouts=50), seed=1)
    values = EndSolver().weigh(rules_of(position.variant), encode(position))
    of_turn = {code: value[position.turn] for code, value in values.items()}
    assert best[0].is_exact
    assert of_turn[encode_move(best[0].move)] == max(of_turn.values()) == best[0].worth


@pytest.mark.parametrize("name", ["sampling", "searching"])
def test_what_agents_play_in_the_last_hand_has_no_regret(name: str) -> None:
    position = where(variant("royal"), last_hand)
    view = view_of(position, position.turn)
    values = EndSolver().weigh(rules_of(position.variant), encode(position))
    move = agent(name).choose(view, Budget(moves=8), 3)
    best = max(value[position.turn] for value in values.values())
    assert values[encode_move(move)][position.turn] == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_thoughts(seats: int) -> None:
    position = deal(variant("royal"), seats=seats, seed="same")
    view = view_of(position, position.turn)
    first = think(view, Plan(playouts=300), seed=4)
    assert think(view, Plan(playouts=300), seed=4) == first
    assert think(view, Plan(playouts=300), seed=5) != first
    assert {judged.move for judged in first} <= set(legal_moves(view))


def test_most_playouts_go_to_the_moves_in_question() -> None:
    view = view_of(deal(variant("royal"), seed="search"), 1)
    thought = think(view, Plan(playouts=2000), seed=1)
    counts = [judged.playouts for judged in thought]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 3 * counts[-1] > 0
    assert sum(counts) <= 2000


def test_the_last_card_takes_what_it_can() -> None:
    """With nothing hidden that matters any more, a ten takes the Big Cassino."""

    def only_a_ten(position: Position) -> bool:
        hand = position.hands[position.turn]
        return "Td" in str(position.loose) and len(hand) == 1 and str(hand)[1] == "T"

    position = where(variant(), only_a_ten)
    found = think(view_of(position, position.turn), Plan(playouts=100), seed=1)[0].move
    assert isinstance(found, Capture)
    assert "Td" in str(found.taken)


def test_near_the_target_the_chance_to_win_counts() -> None:
    """A side that leads by much is likelier to win than one that lies behind by as much."""
    chances: list[float] = []
    for scores in ((6, 19), (19, 6)):
        view = view_of(deal(variant(), seed="near", scores=scores), 1)
        best = think(view, Plan(playouts=300), seed=1)[0]
        assert best.is_chance
        chances.append(best.worth)
    assert 0.6 < chances[0] <= 1.01
    assert -0.01 <= chances[1] < 0.4
    assert not think(view_of(deal(variant(), seed="near"), 1), Plan(playouts=50), 1)[0].is_chance


def test_time_is_kept() -> None:
    warm()
    view = view_of(deal(variant(), seed="time"), 1)
    think(view, Plan(playouts=20), seed=1)
    started = monotonic()
    thought = think(view, Plan(playouts=50_000_000), seed=1, milliseconds=150)
    assert monotonic() - started < 10
    assert 0 < sum(judged.playouts for judged in thought) < 5_000_000


def test_warmth_is_known() -> None:
    warm()
    assert is_warm()


def test_only_the_seat_to_move_thinks() -> None:
    position = deal(variant(), seed="a")
    for seat in (0, None):
        with pytest.raises(ValueError, match="to move"):
            think(view_of(position, seat), Plan(), 1)
