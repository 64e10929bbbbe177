"""Judges: the record of a variant's prices and kinds of cards, made by Python."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.cards import (
    ACES,
    BIG_CASSINO,
    CARDS,
    FIVE_OF_SPADES,
    JACK_OF_SPADES,
    LITTLE_CASSINO,
    SPADES,
)
from cassino.rules import Variant
from cassino.rules.settings import Objective
from cassino.search.records import JUDGE, Judges
from cassino.search.weights import weights_for

CARD_SHARE = 1 / 15
"""What one card is worth of a point for most cards."""
SPADE_SHARE = 0.15
"""What one spade is worth of a point for most spades."""


def judge_for(variant: Variant, seats: int = 2, *, partners: bool = False) -> Judges:
    """A judge of a variant with the weights learned for it, in an array of one.

    Whoever thinks in several threads makes one for each.
    """
    judges: Judges = np.zeros(1, JUDGE)
    judge = judges[0]
    rules = variant.scoring
    sign = -1 if variant.match.objective is Objective.FEWEST else 1
    judge.sign = sign
    judge.cards, judge.spades = sign * rules.most_cards, sign * rules.most_spades
    judge.last = sign * rules.last_capture_point
    judge.sweep[:] = sign * variant.sweep.sweep_points
    for card in CARDS:
        points = rules.each_spade * (card in SPADES) + rules.ace * (card in ACES)
        points += rules.jack_of_spades * (card == JACK_OF_SPADES)
        points += rules.big_casino * (card == BIG_CASSINO)
        points += rules.little_casino * (card == LITTLE_CASSINO)
        share = CARD_SHARE * rules.most_cards + SPADE_SHARE * rules.most_spades * (card in SPADES)
        judge.points[card] = sign * points
        judge.price[card] = sign * (points + share)
    _fill_kinds(judges, variant)
    judge.misses[:] = _misses()
    judge.weights[:], judge.habits[:] = weights_for(variant, seats, partners=partners)
    return judges


def _fill_kinds(judges: Judges, variant: Variant) -> None:
    judge = judges[0]
    kinds: dict[tuple[int, tuple[int, ...], bool], int] = {}
    for card in CARDS:
        values = variant.values.hand[card]
        power = variant.capture.five_of_spades_clears and card == FIVE_OF_SPADES
        key = (card >> 2, values, power)
        kinds[key] = kinds.get(key, 0) | 1 << card
    judge.kind_count = len(kinds)
    judge.top = max(value for values in variant.values.hand for value in (0, *values))
    for kind, ((_, values, power), cards) in enumerate(kinds.items()):
        members = [card for card in CARDS if cards >> card & 1]
        judge.kind_cards[kind] = cards
        judge.kind_low[kind] = values[0] if values else 0
        judge.kind_high[kind] = values[1] if len(values) > 1 else 0
        judge.kind_power[kind] = power
        judge.kind_of[members] = kind
        judge.kind_price[kind] = np.mean([judge.price[card] for card in members])


@lru_cache(maxsize=1)
def _misses() -> NDArray[Any]:
    """The chance that none of n cards is among those held, ``[held, unseen, n]``."""
    chances = np.zeros((5, 53, 53))
    for held in range(5):
        for unseen in range(53):
            hands = comb(unseen, held) or 1
            for cards in range(unseen + 1):
                chances[held, unseen, cards] = comb(unseen - cards, held) / hands
    return chances
