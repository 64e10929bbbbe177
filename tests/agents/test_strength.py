"""Who beats whom, clearly, in every game: duplicate pairs, so that luck with cards cancels."""

import pytest

from benchmarks.pairs import margin, pairs, play_deal, seeds_from
from cassino.agents import AGENTS, UnknownAgent, agent
from cassino.rules import PRESETS, variant

PAIRS = {"laistokasino": 40}


@pytest.mark.parametrize("preset", PRESETS)
def test_counting_beats_random(preset: str) -> None:
    """The whole 95 % interval lies above a point a deal."""
    seeds = seeds_from(f"counting {preset}", PAIRS.get(preset, 12))
    found = margin(list(pairs(variant(preset), agent("counting"), agent("random"), seeds)))
    assert found.least > 1, found


def test_counting_beats_random_as_partners() -> None:
    seeds = seeds_from("partners", 12)
    rules = variant("royal")
    found = margin(list(pairs(rules, agent("counting"), agent("random"), seeds, seats=4)))
    assert found.least > 1, found


def test_a_pair_of_equal_agents_is_even() -> None:
    """The same agent in all seats wins in one deal of a pair what it loses in the other."""
    for name in AGENTS:
        for lead in pairs(variant(), agent(name), agent(name), seeds_from("even", 2)):
            assert lead == 0


def test_points_go_to_the_seats_that_won_them() -> None:
    """Eleven points a deal, less those of tied majorities."""
    points = play_deal(variant(), (agent("counting"), agent("random")), "points")
    assert sum(points) in {7, 8, 10, 11}
    assert points[0] > points[1]


def test_an_unknown_agent_is_named() -> None:
    with pytest.raises(UnknownAgent, match="unknown agent 'deep'") as raised:
        agent("deep")
    assert raised.value.code == "agent/unknown"
    assert raised.value.known == AGENTS
