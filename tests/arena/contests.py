"""Contests for tests, run in this process unless said otherwise."""

from __future__ import annotations

from cassino.agents import Budget
from cassino.arena import (
    Contest,
    Crew,
    Inline,
    Report,
    Seating,
    SequentialTest,
    parse_entrant,
    report_of,
    run_contest,
    told_apart,
)
from cassino.arena.programs import Terms
from cassino.rules import variant

BUDGET = Budget(moves=32)
TERMS = Terms(patience=5)
INLINE = Crew(Inline(), 1)


def contest(
    *entrants: str,
    preset: str = "classic",
    seats: int = 2,
    partners: bool = False,
    seed: str = "test",
    boards: int = 6,
    matches: int = 0,
    test: SequentialTest | None = None,
    terms: Terms = TERMS,
) -> Contest:
    """A contest of a few boards."""
    named = told_apart([parse_entrant(text, BUDGET) for text in entrants])
    seating = Seating(variant(preset), seats, partners)
    return Contest(seating, named, seed, boards, matches, test, terms)


def report(held: Contest, crew: Crew = INLINE) -> Report:
    """What a contest shows, without what differs from run to run."""
    return timeless(report_of(run_contest(held, crew), 1.0))


def timeless(told: Report) -> Report:
    """A report without its timing."""
    assert told["timing"]["thinking"]
    return {key: part for key, part in told.items() if key != "timing"}
