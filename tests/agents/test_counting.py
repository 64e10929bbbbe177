"""What counting plays where a good player wouldn't think twice."""

import pytest

from cassino.agents import Budget, agent
from cassino.notation import format_move
from cassino.rules import PlayerView, Position, view_of
from tests.rules.tables import table


def chosen(at: Position | PlayerView) -> str:
    view = at if isinstance(at, PlayerView) else view_of(at, at.turn)
    return format_move(view, agent("counting").choose(view, Budget(), 0))


@pytest.mark.parametrize(
    ("variant", "hand", "loose", "move"),
    [
        ("classic", "Tc 9c 4d Ks", "Td 9h 4c", "Tc x Td"),
        ("classic", "2c 9c 4d Ks", "2s 9h Qd", "2c x 2s"),
        ("classic", "As 7c Qh Kd", "Ac Jc 3d", "As x Ac"),
        ("classic", "8c 7c Qh Kd", "5h 3s 8d 7h", "8c x 8d, 5h+3s"),
        ("classic", "8c Qh Kd", "5h 3s 7d As", "8c x 7d+As, 5h+3s"),
        ("royal", "Ac 7h Qd", "Kc As", "Ac=14 x Kc+As"),
        ("danish", "5s 7h Qd", "Kc 9s Td 4h", "5s x *"),
        ("royal", "5h 6c 4d", "3d 2h", "5h x 3d+2h"),
    ],
)
def test_takes_what_is_dear(variant: str, hand: str, loose: str, move: str) -> None:
    assert chosen(table(variant, hand, loose, stock=20)) == move


def test_takes_a_build_from_an_opponent_rather_than_as_many_loose_cards() -> None:
    """The owner of a build holds the card for it, so it won't be there next time."""
    at = table("classic", "9c 6h Kd", "4c 2d", (9, "7c 2h", 0), stock=20)
    assert chosen(at) == "9c x [7c+2h]"


def test_brings_in_its_own_build_when_others_hold_the_card() -> None:
    at = table("classic", "9c Qh Kd", "Qd", (9, "7c 2s", 1), stock=20)
    assert chosen(at) == "9c x [7c+2s]"


def test_builds_rather_than_trails_what_it_can_take_next_time() -> None:
    at = table("classic", "3c 9d Kh Qs", "6h", stock=36)
    assert chosen(at) == "3c+6h = 9"


def test_lays_down_a_card_whose_rank_is_gone_and_keeps_the_dear_ones() -> None:
    """All other queens are captured: nobody can take this one by itself."""
    at = table(
        "classic",
        "Ac Td Qh 7s",
        "Kd",
        stock=20,
        place={"piles": [["Qc", "Qd"], ["Qs", "Jc"]]},
    )
    assert chosen(at) == "Qh"


def test_leaves_no_sweep_where_sweeps_count() -> None:
    """Either capture leaves one card alone, for any of its rank to sweep."""
    hand, loose = "Kc 5d Qs", "5h Kd"
    assert " x " not in chosen(table("royal", hand, loose, stock=36, sweep_points=10))
    assert " x " in chosen(table("royal_na", hand, loose, stock=36))


def test_leaves_a_partner_alone() -> None:
    """An opponent's build of nine is taken; the partner holds the nine for his own."""
    place = {"partners": True}
    theirs = table("royal", "9c Kd Jh", "Kc", (9, "7c 2h", 0), seats=4, stock=20, place=place)
    ours = table("royal", "9c Kd Jh", "Kc", (9, "7c 2h", 3), seats=4, stock=20, place=place)
    assert chosen(theirs) == "9c x [7c+2h]"
    assert chosen(ours) == "Kd x Kc"


def test_takes_little_where_the_fewest_points_win() -> None:
    at = table("laistokasino", "2c 9c", "2d Ah 8c", stock=20)
    assert chosen(at) == "2c x 2d"


def test_takes_the_last_capture_where_it_counts() -> None:
    """Two cards each are left of the deal; whoever captures last gets the rest."""
    place = {
        "hand_number": 6,
        "piles": [["Td", "2s"], ["Ac", "Ad"]],
        "last_capturer": 0,
    }
    at = table("swedish", "4c", "4h Jc Qc Kc", stock=0, place=place)
    assert chosen(at) == "4c x 4h"


def test_equal_moves_are_drawn_between() -> None:
    view = table("classic", "Kc", "Kd Kh", stock=20)
    assert isinstance(view, PlayerView)
    drawn = {agent("counting").choose(view, Budget(), seed) for seed in range(20)}
    assert len(drawn) == 2
