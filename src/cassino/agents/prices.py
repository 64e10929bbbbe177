"""What cards, sweeps and the last capture are worth, derived from a variant's scoring.

Prices are flat: a card has its share of the points for most cards, a spade of those for most
spades, whoever is ahead. Only a majority that is already settled is worth nothing more. Where the
fewest points win, every price is negative.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cassino.cards import ACES, BIG_CASSINO, CARDS, JACK_OF_SPADES, LITTLE_CASSINO, SPADES
from cassino.rules import PlayerView, Variant, hands_in_deal, has_reached, requirement
from cassino.rules.settings import Objective, SweepBlock, SweepCancel
from cassino.rules.variants import ScoringRules

CARD_SHARE = 1 / 15
"""What one card is worth of a point for most cards: 0.2 of three points."""
SPADE_SHARE = 0.15
"""What one spade is worth of a point for most spades."""
REQUIRED = 3.0
"""How much dearer the item is that a side must get to win at all (DR21)."""


@dataclass(frozen=True, slots=True)
class Prices:
    """Prices in points: of every card, of a sweep by each side, of the last capture."""

    cards: tuple[float, ...]
    sweeps: tuple[float, ...]
    last: float

    def of(self, cards: int) -> float:
        """What a set of cards (bits) is worth."""
        worth = 0.0
        prices = self.cards
        while cards:
            low = cards & -cards
            worth += prices[low.bit_length() - 1]
            cards ^= low
        return worth


def prices_for(view: PlayerView) -> Prices:
    """The prices that hold in a position."""
    rules = view.variant
    sign = -1 if rules.match.objective is Objective.FEWEST else 1
    items = _required_items(view)
    cards = _card_prices(
        rules.scoring,
        sign,
        0.0 if _is_settled(view, -1) else REQUIRED if "cards" in items else 1.0,
        0.0 if _is_settled(view, int(SPADES)) else REQUIRED if "spades" in items else 1.0,
        REQUIRED if "big_casino" in items else 1.0,
        REQUIRED if "little_casino" in items else 1.0,
    )
    sweeps = tuple(sign * _sweep_points(view, side) for side in range(view.sides))
    return Prices(cards, sweeps, float(sign * rules.scoring.last_capture_point))


@lru_cache(maxsize=256)
def _card_prices(
    rules: ScoringRules, sign: int, card: float, spade: float, big: float, little: float
) -> tuple[float, ...]:
    """The price of each card, every item weighed by its factor."""
    prices: list[float] = []
    for each in CARDS:
        price = card * CARD_SHARE * rules.most_cards
        if each in SPADES:
            price += spade * SPADE_SHARE * rules.most_spades + rules.each_spade
        price += rules.jack_of_spades * (each == JACK_OF_SPADES)
        price += big * rules.big_casino * (each == BIG_CASSINO)
        price += little * rules.little_casino * (each == LITTLE_CASSINO)
        price += rules.ace * (each in ACES)
        prices.append(sign * price)
    return tuple(prices)


def _is_settled(view: PlayerView, suit: int) -> bool:
    """Whether one side has so many cards (of a suit) that nobody can catch up."""
    counts = sorted((int(pile) & suit).bit_count() for pile in view.piles)
    everything = 52 if suit == -1 else suit.bit_count()
    return counts[-1] - counts[-2] > everything - sum(counts)


def _required_items(view: PlayerView) -> set[str]:
    """The items that some side must get to win in this deal (DR21-DR25)."""
    rules = view.variant
    if not rules.match.near_target or any(has_reached(rules, score) for score in view.scores):
        return set()
    items = (requirement(rules, score) for score in view.scores)
    return {item for item in items if item is not None}


def is_last_hand(view: PlayerView) -> bool:
    """Whether no more cards will be dealt in this deal."""
    if view.variant.deal.refill:
        return view.stock_size == 0
    return view.hand_number >= hands_in_deal(view.variant, view.seats)


def _sweep_points(view: PlayerView, side: int) -> int:
    """What a sweep brings a side: points, or the cancelling of another side's (DR24, X9)."""
    rules = view.variant.sweep
    if not rules.sweep_points or (not rules.sweeps_in_last_hand and is_last_hand(view)):
        return 0
    limit = rules.sweeps_blocked_from
    if limit is None or not _is_blocked(view.variant, view.scores, side, limit):
        return rules.sweep_points
    others = (count for at, count in enumerate(view.sweeps) if at != side)
    cancels = rules.sweep_cancel is not SweepCancel.NONE
    return rules.sweep_points if cancels and any(others) else 0


def _is_blocked(variant: Variant, scores: tuple[int, ...], side: int, limit: int) -> bool:
    if variant.sweep.sweeps_block is SweepBlock.EVERYONE:
        return any(score >= limit for score in scores)
    return scores[side] >= limit
