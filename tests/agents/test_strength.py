"""Who beats whom, clearly, in every game: duplicate boards, so that luck with cards cancels."""

import pytest

from cassino.agents import AGENTS, Budget, UnknownAgent, agent
from cassino.arena import (
    AgentPlayer,
    Estimate,
    Seating,
    Sums,
    Unit,
    line_ups,
    mean_of,
    play_board,
    play_round,
    scale_of,
)
from cassino.rules import PRESETS, variant

BOARDS = {"laistokasino": 40}


def sums(seating: Seating, first: str, second: str, seed: str, boards: int, budget: Budget) -> Sums:
    """What two agents' boards come to."""
    players = [AgentPlayer(agent(name), budget) for name in (first, second)]
    casts = [[players[entrant] for entrant in line] for line in line_ups(seating.seats)]
    numbers = range(boards)
    return sum((play_board(seating, casts, Unit.DEAL, f"{seed}/{at}") for at in numbers), Sums())


def lead(seating: Seating, first: str, second: str, seed: str, boards: int) -> Estimate:
    """By how many points a deal the first agent is better than the second."""
    found, scale = sums(seating, first, second, seed, boards, Budget()), scale_of(seating)
    return mean_of(boards, found.lead / scale, found.lead_squares / scale**2)


@pytest.mark.parametrize("preset", PRESETS)
def test_counting_beats_random(preset: str) -> None:
    """The whole 95 % interval lies above a point a deal."""
    boards = BOARDS.get(preset, 12)
    found = lead(Seating(variant(preset)), "counting", "random", f"counting {preset}", boards)
    assert found.low is not None
    assert found.low > 1, found


def test_counting_beats_random_as_partners() -> None:
    seating = Seating(variant("royal"), 4, partners=True)
    found = lead(seating, "counting", "random", "partners", 12)
    assert found.low is not None
    assert found.low > 1, found


def test_a_board_of_equal_agents_is_even() -> None:
    """The same agent in all seats wins in one deal of a board what it loses in the other."""
    for name in AGENTS:
        found = sums(Seating(variant()), name, name, "even", 1, Budget(moves=8))
        assert found.lead_squares == 0


def test_points_go_to_the_seats_that_won_them() -> None:
    """Eleven points a deal, less those of tied majorities."""
    players = [AgentPlayer(agent(name), Budget()) for name in ("counting", "random")]
    points = play_round(Seating(variant()), players, Unit.DEAL, "points").points
    assert sum(points) in {7, 8, 10, 11}
    assert points[0] > points[1]


def test_an_unknown_agent_is_named() -> None:
    with pytest.raises(UnknownAgent, match="unknown agent 'deep'") as raised:
        agent("deep")
    assert raised.value.code == "agent/unknown"
    assert raised.value.known == AGENTS
