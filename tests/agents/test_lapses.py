"""People's lapses: what is forgotten and overlooked, how often, and what never is."""

import pytest

from cassino.agents.lapses import Lapses
from cassino.agents.unseen import unseen_by
from cassino.agents.weighing import Scales, Weights
from cassino.cards import CardSet, parse_card
from cassino.notation import format_move
from cassino.rules import PlayerView, Trail, legal_moves, view_of
from tests.rules.tables import table

SEEDS = range(400)


def view_at(*given: object, **options: object) -> PlayerView:
    at = table(*given, **options)  # type: ignore[arg-type]
    return at if isinstance(at, PlayerView) else view_of(at, at.turn)


def share_that_sees(view: PlayerView, lapses: Lapses, move: str) -> float:
    """How often the move is among those that the player sees."""
    moves = list(legal_moves(view))
    seen = [
        move in [format_move(view, each) for each in lapses.seen(view, moves, seed)]
        for seed in SEEDS
    ]
    return sum(seen) / len(seen)


def test_a_sum_is_overlooked_as_often_as_said() -> None:
    view = view_at("classic", "9c Qh", "7d 2s 4h 3c Qd", stock=20)
    lapses = Lapses(overlooks=0.3)
    assert share_that_sees(view, lapses, "9c x 7d+2s") == pytest.approx(0.7, abs=0.07)
    assert share_that_sees(view, lapses, "9c x 4h+3c+2s") == pytest.approx(0.49, abs=0.08)


def test_equal_cards_and_builds_are_always_seen() -> None:
    view = view_at("classic", "9c Qh", "9d Qd", (9, "7c 2h", 0), stock=20)
    blind = Lapses(overlooks=1.0)
    for move in ("9c x 9d", "9c x [7c+2h]", "9c x [7c+2h], 9d", "Qh x Qd", "9c"):
        assert share_that_sees(view, blind, move) == 1


def test_a_player_who_sees_nothing_still_moves() -> None:
    view = view_at("classic", "9c", "7d 2s", stock=20, compulsory="if_able")
    moves = list(legal_moves(view))
    assert not any(isinstance(move, Trail) for move in moves)
    assert Lapses(overlooks=1.0).seen(view, moves, 0) == moves


def test_cards_are_forgotten_as_often_as_said_and_only_captured_ones() -> None:
    view = view_at("classic", "9c", "7d", stock=20, place={"piles": [["Qc", "Qd"], ["Qs", "Jc"]]})
    piles = sum(int(pile) for pile in view.piles)
    lapses = Lapses(forgets=0.25)
    forgotten = [lapses.forgotten(view, seed) for seed in SEEDS]
    assert all(cards & ~piles == 0 for cards in forgotten)
    share = sum(cards.bit_count() for cards in forgotten) / len(SEEDS) / 4
    assert share == pytest.approx(0.25, abs=0.04)
    assert unseen_by(view, piles).count == unseen_by(view).count + 4


def test_who_forgets_that_a_rank_is_gone_fears_for_its_last_card() -> None:
    """All other queens are captured: nobody can take this one, as one who remembers knows."""
    piles = [["Qc", "Qd"], ["Qs", "Jc"]]
    view = view_at("classic", "Ac Td Qh 7s", "Kd", stock=20, place={"piles": piles})
    lay_down = Trail(parse_card("Qh"))
    fears = [
        Scales(view, Weights(), int(forgotten)).weigh(lay_down).threat
        for forgotten in (CardSet(0), CardSet.of("Qc", "Qd", "Qs"))
    ]
    assert fears[0] < fears[1]


@pytest.mark.parametrize("chances", [{"forgets": -0.1}, {"overlooks": 2.0}])
def test_a_chance_lies_between_never_and_always(chances: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="can't be"):
        Lapses(**chances)
