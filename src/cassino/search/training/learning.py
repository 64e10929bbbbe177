"""The course of learning for one game: outcomes, then comparisons, twice over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import States, Work, new_states, new_work, rules_of
from cassino.rules import Variant
from cassino.search.desks import DEPTH
from cassino.search.judges import judge_for
from cassino.search.records import FEATURES, LEAD, PHASES, WORLD_WIDTH, Judges
from cassino.search.training.fitting import by_phase, fit_choices, fit_differences, fit_outcomes
from cassino.search.training.playing import ROW, begin_chance, compare_moves, play_deals

BEGINNING = {1: 1.0, 2: 1.0, 3: -0.8, 4: -0.8, 7: 0.5, 9: 0.5, 10: 0.25}
"""Weights to begin with: majorities, what others may take, what may be taken next, cards kept."""
BETWEEN = (0, PHASES // 2)
"""The phases between hands."""


@dataclass(frozen=True, slots=True)
class Course:
    """How much is played: deals for outcomes, deals for comparisons, worlds of each of these."""

    deals: int = 4000
    compared: int = 1000
    worlds: int = 24
    rounds: int = 2


class _Learner:
    """Arrays for one game, and the judge that learns."""

    def __init__(self, variant: Variant, seats: int, partners: bool, course: Course) -> None:
        """Begin with simple weights."""
        self.course = course
        self.rules = rules_of(variant)
        self.states: States = new_states(DEPTH)
        self.work: Work = new_work()
        self.judge: Judges = judge_for(variant, seats, partners=partners)
        self.table = (seats, int(partners))
        weights = np.zeros((PHASES, FEATURES))
        weights[:, LEAD] = 1.0
        for feature, weight in BEGINNING.items():
            weights[:, feature] = weight
        self.judge[0].weights[:] = weights
        self.judge[0].habits[:] = weights

    def outcomes(self, phases: range | tuple[int, ...], noise: float) -> None:
        """Learn how deals end."""
        rows = np.zeros((self.course.deals * 48, ROW))
        ends = np.zeros(len(rows))
        size = play_deals(
            self.rules,
            self.states,
            self.work,
            self.judge,
            np.array([*self.table, self.course.deals], np.int64),
            noise,
            rows,
            ends,
        )
        rows, ends = rows[:size], ends[:size]
        for phase, where in by_phase(rows).items():
            if phase in phases:
                fitted = fit_outcomes(rows[where, :LEAD], ends[where])
                self.judge[0].weights[phase, :LEAD] = fitted

    def comparisons(self) -> None:
        """Learn what makes moves better, and likelier to be chosen."""
        course = self.course
        rows = np.zeros((course.compared * 600, ROW))
        means = np.zeros(len(rows))
        worlds = np.zeros((max(128, course.worlds), WORLD_WIDTH + 2), np.int64)
        size = compare_moves(
            self.rules,
            self.states,
            self.work,
            self.judge,
            np.array([*self.table, course.compared, course.worlds], np.int64),
            worlds,
            rows,
            means,
        )
        rows, means = rows[:size], means[:size]
        for phase, where in by_phase(rows).items():
            kept, groups = rows[where, :FEATURES], rows[where, FEATURES + 1]
            rest = means[where] - kept[:, LEAD]
            fitted = fit_differences(kept[:, :LEAD], rest, groups)
            self.judge[0].weights[phase, :LEAD] = fitted
            self.judge[0].habits[phase] = fit_choices(kept, rows[where, FEATURES + 2], groups)


def learn(
    variant: Variant, seats: int, *, partners: bool, course: Course, seed: int
) -> NDArray[Any]:
    """The weights of a game, ``[table, phase, feature]``, the same from the same seed."""
    learner = _Learner(variant, seats, partners, course)
    begin_chance(learner.work, seed)
    for _ in range(2):
        learner.outcomes(range(PHASES), 0.6)
    for _ in range(course.rounds):
        learner.comparisons()
        learner.outcomes(BETWEEN, 0.3)
    judge = learner.judge[0]
    return np.stack([np.array(judge.weights), np.array(judge.habits)])
