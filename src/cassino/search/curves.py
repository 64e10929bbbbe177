"""What a lead in mid-deal is worth to the match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import batch_score, rules_of
from cassino.rules import PlayerView, Variant
from cassino.rules.settings import Objective
from cassino.search.analysis_chances import match_model
from cassino.search.records import CURVE, CURVE_REACH

DEAL_POINTS: Final = 11
"""Within so many points of the target a side may win in this deal."""
SPREAD: Final = 5.5
"""Standard deviation of the lead of a whole deal, in points."""
LEAST_SPREAD: Final = 1.0
"""The same when almost nothing is left to be played."""


def is_near(view: PlayerView) -> bool:
    """Whether two sides play for the match now: one of them may reach the target in this deal."""
    rules = view.variant.match
    if view.sides != 2 or rules.count_at_once:
        return False
    return max(view.scores) >= rules.target - DEAL_POINTS


@lru_cache(maxsize=256)
def curve_for(
    variant: Variant,
    seats: int,
    partners: bool,
    scores: tuple[int, int],
    side: int,
    left: float,
) -> NDArray[np.float64]:
    """A side's chance to win the match by the lead that it may expect from this deal.

    Deals that counting players have finished stand for how this one may end; the nearer to the
    lead one of them ended, the more it counts. Each is settled at the scores by the rules.

    Args:
        variant: the rules.
        seats: how many play.
        partners: whether as partners.
        scores: both sides' scores before the deal.
        side: whose chance.
        left: the share of the deal that is still to be played.
    """
    model = match_model(variant, seats, partners)
    deals: Any = model.deals
    deals["scores"][:, :2] = scores
    chances = model.after(deals)[:, side]
    points = batch_score(rules_of(variant), deals).sum(2)
    sign = -1 if variant.match.objective is Objective.FEWEST else 1
    ends = sign * (points[:, side] - points[:, 1 - side])
    leads = np.linspace(-CURVE_REACH, CURVE_REACH, CURVE)
    gaps = ((ends[None] - leads[:, None]) / max(LEAST_SPREAD, SPREAD * left**0.5)) ** 2 / 2
    likely = np.exp(gaps.min(1, keepdims=True) - gaps)
    curve: NDArray[np.float64] = np.maximum.accumulate((likely * chances).sum(1) / likely.sum(1))
    return curve + leads * 1e-4
