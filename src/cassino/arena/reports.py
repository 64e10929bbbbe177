"""Reports: what a contest showed, as plain data that a program can read.

Everything but the part ``timing`` follows from the contest alone, as long as its entrants count
moves and not time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from cassino.arena.boards import Unit
from cassino.arena.contests import Stage
from cassino.arena.efforts import Effort
from cassino.arena.intervals import Estimate, mean_of, share_of
from cassino.arena.plans import Plan
from cassino.arena.ratings import Meeting, ratings
from cassino.arena.running import Standing
from cassino.arena.seating import scale_of
from cassino.arena.sums import Sums

FORMAT: Final = "cassino-arena-report/1"
_DIGITS: Final = 6

Report: TypeAlias = dict[str, Any]


def report_of(standing: Standing, seconds: float) -> Report:
    """The report of a contest that is over.

    Args:
        standing: how it stands.
        seconds: how long this run of it took.
    """
    contest = standing.contest
    return {
        "format": FORMAT,
        "contest": msgspec.to_builtins(Plan.of(contest)),
        "pairings": [_pairing(standing, *pair) for pair in contest.pairings()],
        "ratings": _ratings(standing),
        "timing": _timing(standing, seconds),
    }


def _pairing(standing: Standing, first: int, second: int) -> Report:
    contest = standing.contest
    names = [contest.entrants[at].name for at in (first, second)]
    forfeits = standing.forfeits(Stage(first, second, Unit.DEAL))
    told: Report = {"entrants": names, "seed": contest.pairing(first, second).seed}
    told["forfeited"] = [contest.entrants[at].name for at in forfeits]
    for key, each in (("faults", standing.faults), ("examples", standing.examples)):
        told[key] = [dict(sorted(found.items())) for found in each[first, second]]
    for unit, key, tell in ((Unit.DEAL, "deals", _deals), (Unit.MATCH, "matches", _matches)):
        course = standing.courses.get(Stage(first, second, unit))
        told[key] = None if course is None or forfeits else tell(standing, course.sums)
    told["test"] = None if forfeits else _test(standing, Stage(first, second, Unit.DEAL))
    return told


def _deals(standing: Standing, sums: Sums) -> Report:
    scale = scale_of(standing.contest.seating)
    lead = mean_of(sums.boards, sums.lead / scale, sums.lead_squares / scale**2)
    return {
        "boards": sums.boards,
        "deals": sums.deals,
        "plays": sums.plays,
        "lead": _estimate(lead),
        "points": _points(sums),
        "drawn": sums.drawn,
        "won": _estimate(_won(sums)),
    }


def _matches(standing: Standing, sums: Sums) -> Report:
    return {
        "boards": sums.boards,
        "matches": sums.rounds,
        "deals": sums.deals,
        "plays": sums.plays,
        "points": _points(sums),
        "drawn": sums.drawn,
        "won": _estimate(_won(sums)),
        "target": standing.contest.seating.variant.match.target,
    }


def _points(sums: Sums) -> list[float]:
    """What a side of either entrant got in the mean, in a deal or in a match."""
    first = sums.first_points / max(1, sums.first_sides)
    second = sums.second_points / max(1, sums.second_sides)
    return [round(first, _DIGITS), round(second, _DIGITS)]


def _shares(sums: Sums) -> tuple[float, float]:
    """The sum of the shares of wins that boards gave the first entrant, and of their squares."""
    rounds = sums.rounds // max(1, sums.boards)
    half = sums.net_wins / max(1, rounds) / 2
    squares = sums.net_wins_squares / max(1, rounds) ** 2 / 4
    return sums.boards / 2 + half, sums.boards / 4 + half + squares


def _won(sums: Sums) -> Estimate:
    """The share of rounds that the first entrant won; a drawn one is half a win."""
    return share_of(sums.boards, *_shares(sums))


def _test(standing: Standing, stage: Stage) -> Report | None:
    test, course = standing.contest.test, standing.courses.get(stage)
    if test is None or course is None:
        return None
    low, high = test.bounds
    return {
        "h0": test.h0,
        "h1": test.h1,
        "alpha": test.alpha,
        "beta": test.beta,
        "bounds": [round(low, _DIGITS), round(high, _DIGITS)],
        "evidence": round(course.evidence, _DIGITS),
        "verdict": course.verdict.value,
    }


def _ratings(standing: Standing) -> Report | None:
    """The ratings by matches where matches were played, else by deals."""
    contest = standing.contest
    unit = Unit.MATCH if contest.matches else Unit.DEAL
    meetings = list(_meetings(standing, unit))
    if not meetings:
        return None
    rated = ratings(len(contest.entrants), meetings)
    met = {number for meeting in meetings for number in (meeting.first, meeting.second)}
    table = [
        {"entrant": contest.entrants[number].name, "rating": _estimate(rated[number])}
        for number in sorted(met, key=lambda number: -rated[number].mean)
    ]
    return {"unit": unit.value, "table": table}


def _meetings(standing: Standing, unit: Unit) -> Iterator[Meeting]:
    for stage, course in standing.courses.items():
        if stage.unit is unit and course.sums.boards and not standing.forfeits(stage):
            yield Meeting(stage.first, stage.second, course.sums.boards, *_shares(course.sums))


def _timing(standing: Standing, seconds: float) -> Report:
    contest = standing.contest
    efforts = [Effort() for _ in contest.entrants]
    for stage, course in standing.courses.items():
        for number, effort in zip(stage[:2], course.efforts, strict=True):
            efforts[number].add(effort)
    played = sum((course.sums for course in standing.courses.values()), Sums())
    return {
        "seconds": round(seconds, 3),
        "worked": round(sum(course.seconds for course in standing.courses.values()), 3),
        "deals": played.deals,
        "thinking": {
            entrant.name: _thinking(effort)
            for entrant, effort in zip(contest.entrants, efforts, strict=True)
        },
    }


def _thinking(effort: Effort) -> Mapping[str, float]:
    """Choices, and their milliseconds."""
    return {
        "choices": effort.choices,
        "mean": round(effort.mean, 3),
        "median": round(effort.quantile(0.5), 3),
        "p99": round(effort.quantile(0.99), 3),
        "longest": round(effort.quantile(1), 3),
    }


def _estimate(estimate: Estimate) -> Report:
    ends = (estimate.mean, estimate.low, estimate.high)
    mean, low, high = (None if end is None else round(end, _DIGITS) for end in ends)
    return {"mean": mean, "low": low, "high": high}
