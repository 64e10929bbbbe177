"""Duplicate pairs: two agents play the same deck twice, the second time in each other's seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from cassino.agents import Agent, Budget
from cassino.rules import (
    Variant,
    deal,
    deal_seed,
    default_partners,
    is_over,
    play,
    result_of,
    score_deal,
    view_of,
)
from cassino.rules.settings import Objective


@dataclass(frozen=True, slots=True)
class Margin:
    """By how many points a deal one agent beats another; ``error`` is half the 95 % interval."""

    mean: float
    error: float
    pairs: int

    @property
    def least(self) -> float:
        """The low end of the interval."""
        return self.mean - self.error


def margin(differences: Sequence[float]) -> Margin:
    """The mean of the pairs' differences, with its interval.

    >>> margin([1.0, 3.0]).mean
    2.0
    """
    error = 1.96 * stdev(differences) / sqrt(len(differences))
    return Margin(fmean(differences), error, len(differences))


def pairs(
    rules: Variant, first: Agent, second: Agent, seeds: Sequence[str], seats: int = 2
) -> Iterator[float]:
    """For each seed, the points a deal by which the first agent is better than the second.

    The first agent has the even seats in one deal and the odd ones in the other. Where the fewest
    points win, fewer are better.
    """
    sign = -1 if rules.match.objective is Objective.FEWEST else 1
    for seed in seeds:
        ahead = _lead(rules, (first, second), seed, seats)
        behind = _lead(rules, (second, first), seed, seats)
        yield sign * (ahead - behind) / 2


def _lead(rules: Variant, agents: tuple[Agent, Agent], seed: str, seats: int) -> float:
    """What the even seats win more than the odd ones, a side."""
    points = play_deal(rules, agents, seed, seats)
    return fmean(points[0::2]) - fmean(points[1::2])


def play_deal(
    rules: Variant, agents: tuple[Agent, Agent], seed: str, seats: int = 2
) -> tuple[int, ...]:
    """Each side's points in a deal; the agents take the even and the odd seats."""
    partners = seats == 4 or default_partners(rules, seats)
    position = deal(rules, seats=seats, partners=partners, seed=seed)
    budget, number = Budget(), 0
    while not is_over(position):
        seat = position.turn
        move = agents[seat % 2].choose(view_of(position, seat), budget, number)
        position, _ = play(position, move)
        number += 1
    score = score_deal(rules, result_of(position))
    return tuple(side.total for side in score.sides)


def seeds_from(seed: str, count: int) -> list[str]:
    """So many seeds for decks.

    >>> seeds_from("a", 2)
    ['a/1', 'a/2']
    """
    return [deal_seed(seed, number) for number in range(1, count + 1)]
