"""What greedy takes, and what it doesn't think of."""

import pytest

from cassino.agents import Budget, agent
from cassino.notation import format_move
from cassino.rules import PlayerView, legal_moves, view_of
from tests.rules.tables import table


def chosen(*given: object, **options: object) -> str:
    at = table(*given, **options)  # type: ignore[arg-type]
    view = at if isinstance(at, PlayerView) else view_of(at, at.turn)
    return format_move(view, agent("greedy").choose(view, Budget(), 0))


@pytest.mark.parametrize(
    ("variant", "hand", "loose", "move"),
    [
        ("classic", "Tc 9c 4d Ks", "Td 9h 4c", "Tc x Td"),
        ("classic", "8c Qh Kd", "5h 3s 7d As", "8c x 7d+As, 5h+3s"),
        ("danish", "5s 7h Qd", "Kc 9s Td 4h", "5s x *"),
        ("laistokasino", "2c 9c", "2d Ah 8c", "2c x 2d"),
    ],
)
def test_takes_what_is_dear(variant: str, hand: str, loose: str, move: str) -> None:
    assert chosen(variant, hand, loose, stock=20) == move


def test_what_takes_nothing_is_worth_nothing() -> None:
    """Any card may be laid down, dear or not; a build is no better."""
    view = table("classic", "Ac Td 9h 7s", "2d", stock=20)
    assert isinstance(view, PlayerView)
    drawn = {agent("greedy").choose(view, Budget(), seed) for seed in range(60)}
    assert drawn == set(legal_moves(view))


def test_takes_dear_cards_though_it_leaves_a_sweep() -> None:
    """Taking the king leaves a five alone, for any other five to sweep."""
    left = chosen("royal", "Kc 5d Qs", "5h Kd", stock=36, sweep_points=10)
    assert " x " in left
