"""Scoring a deal: the eleven points, item by item (CL39-CL42, DK22, DR19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import assert_never

from cassino.cards import (
    ACES,
    BIG_CASSINO,
    JACK_OF_SPADES,
    LITTLE_CASSINO,
    SPADES,
    CardSet,
)
from cassino.rules.position import Position
from cassino.rules.settings import MajorityTies, Reach, Residue, SweepBlock, SweepCancel
from cassino.rules.variants import Variant

ACE_ORDER = "schd"
"""The order in which aces are counted (RY8)."""


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one side gets for one deal, by item; ``ace_suits`` are the suits of its aces."""

    cards: int = 0
    spades: int = 0
    big_casino: int = 0
    little_casino: int = 0
    aces: int = 0
    sweeps: int = 0
    last: int = 0
    ace_suits: str = ""

    @property
    def total(self) -> int:
        """All items together.

        >>> SideScore(cards=3, aces=2).total
        5
        """
        return sum(getattr(self, item) for item in ITEMS)


ITEMS = tuple(each.name for each in fields(SideScore) if each.type == "int")
"""The items in the order in which they are counted (RY8, X55)."""


@dataclass(frozen=True, slots=True)
class Carry:
    """Points for tied majorities that wait for the next deal (``majority_ties`` carry)."""

    cards: int = 0
    spades: int = 0


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal was worth: one entry a side, what is carried on, and who counted out at once."""

    sides: tuple[SideScore, ...]
    carry: Carry = Carry()
    out_at_once: int | None = None


@dataclass(frozen=True, slots=True)
class DealResult:
    """What the scoring of a deal rests on; every entry is one a side, ``last`` a side or None."""

    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last: int | None
    before: tuple[int, ...]


def has_reached(variant: Variant, score: int) -> bool:
    """Whether a score stands at the target (CL43, X4).

    >>> from cassino.rules import variant
    >>> has_reached(variant("classic", reach="more_than"), 21)
    False
    """
    rules = variant.match
    return score > rules.target or (score == rules.target and rules.reach is Reach.AT_LEAST)


def is_past_a_tie(variant: Variant, before: Sequence[int]) -> bool:
    """Whether sides already tied at the top at the target, which lifts limits (X55, X56).

    >>> from cassino.rules import variant
    >>> is_past_a_tie(variant("dominican"), (21, 21))
    True
    """
    top = max(before)
    return has_reached(variant, top) and sum(score == top for score in before) > 1


def residue_side(variant: Variant, last: int | None, dealer: int) -> int | None:
    """The side that gets what stays on the table (X31, X32).

    Args:
        variant: the rules.
        last: the side that captured last, or None.
        dealer: the dealer's side.

    >>> from cassino.rules import variant
    >>> residue_side(variant(), 1, 0), residue_side(variant(residue="dealer_side"), 1, 0)
    (1, 0)
    """
    residue = variant.scoring.residue
    match residue:
        case Residue.LAST_CAPTURER:
            return last
        case Residue.NOBODY:
            return None
        case Residue.DEALER_SIDE:
            return dealer
        case _:
            assert_never(residue)


def score_deal(variant: Variant, result: DealResult, carried: Carry = Carry()) -> DealScore:
    """The points of a finished deal, item by item, and what is carried to the next.

    >>> from cassino.cards import FULL_DECK
    >>> from cassino.rules import variant
    >>> none = CardSet(0)
    >>> score = score_deal(variant(), DealResult((FULL_DECK, none), (0, 0), 0, (0, 0)))
    >>> [side.total for side in score.sides]
    [11, 0]
    """
    rules = variant.scoring
    counts = [len(pile) for pile in result.piles]
    spades = [len(pile & SPADES) for pile in result.piles]
    most_cards, cards_on = _majority(rules.majority_ties, counts, rules.most_cards, carried.cards)
    most_spades, on = _majority(rules.majority_ties, spades, rules.most_spades, carried.spades)
    sweeps = _sweep_points(variant, result)
    sides = tuple(
        replace(
            worth := _pile_score(variant, pile, sweeps[at]),
            cards=most_cards[at],
            spades=worth.spades + most_spades[at],
            last=rules.last_capture_point * (at == result.last),
        )
        for at, pile in enumerate(result.piles)
    )
    return DealScore(sides, Carry(cards_on, on))


def _pile_score(variant: Variant, pile: CardSet, sweeps: int) -> SideScore:
    """What a pile and its sweeps are worth by themselves."""
    rules = variant.scoring
    aces = {ace.suit.value for ace in pile & ACES}
    jack = rules.jack_of_spades * (JACK_OF_SPADES in pile)
    return SideScore(
        spades=rules.each_spade * len(pile & SPADES) + jack,
        big_casino=rules.big_casino * (BIG_CASSINO in pile),
        little_casino=rules.little_casino * (LITTLE_CASSINO in pile),
        aces=rules.ace * len(aces),
        sweeps=sweeps,
        ace_suits="".join(suit for suit in ACE_ORDER if suit in aces),
    )


def _majority(
    ties: MajorityTies, counts: Sequence[int], points: int, carried: int
) -> tuple[list[int], int]:
    """Each side's points for having most, and what a tie carries on (CL40)."""
    top = max(counts)
    leaders = [at for at, count in enumerate(counts) if count == top]
    if len(leaders) == 1:
        return [(points + carried) * (at == leaders[0]) for at in range(len(counts))], 0
    if ties is MajorityTies.SPLIT and top:
        share = points // len(leaders)
        return [share * (at in leaders) for at in range(len(counts))], 0
    carry = points + carried if ties is MajorityTies.CARRY else 0
    return [0] * len(counts), carry


def cancelled_sweeps(cancel: SweepCancel, sweeps: Sequence[int]) -> list[int]:
    """The sweeps that are left after cancelling (X9, DK20).

    >>> cancelled_sweeps(SweepCancel.PAIRWISE, (2, 1, 0))
    [1, 0, 0]
    """
    match cancel:
        case SweepCancel.NONE:
            return list(sweeps)
        case SweepCancel.ALL_SIDES:
            return [count - min(sweeps) for count in sweeps]
        case SweepCancel.PAIRWISE:
            first, second = sorted(sweeps, reverse=True)[:2]
            return [first - second if count == first else 0 for count in sweeps]
        case SweepCancel.SEQUENTIAL:
            return [max(0, 2 * count - sum(sweeps)) for count in sweeps]
        case _:
            assert_never(cancel)


def _sweep_points(variant: Variant, result: DealResult) -> list[int]:
    rules = variant.sweep
    left = cancelled_sweeps(rules.sweep_cancel, result.sweeps)
    limit = rules.sweeps_blocked_from
    blocked = [False] * len(left)
    if limit is not None and not is_past_a_tie(variant, result.before):
        blocked = [score >= limit for score in result.before]
        if rules.sweeps_block is SweepBlock.EVERYONE:
            blocked = [any(blocked)] * len(left)
    return [
        0 if barred else count * rules.sweep_points
        for barred, count in zip(blocked, left, strict=True)
    ]


def out_at_once(position: Position) -> int | None:
    """The side that stands at the target in mid-deal, where points count at once."""
    rules = position.variant
    if not rules.match.count_at_once:
        return None
    for side, running in enumerate(score_so_far(position)):
        if has_reached(rules, position.scores[side] + running.total):
            return side
    return None


def score_so_far(position: Position) -> tuple[SideScore, ...]:
    """What each side's pile is worth already: everything but majorities and the last capture.

    >>> from cassino.rules import deal, variant
    >>> [side.total for side in score_so_far(deal(variant(), seed="a"))]
    [0, 0]
    """
    sweeps = _sweep_points(position.variant, result_of(position))
    return tuple(
        _pile_score(position.variant, pile, sweeps[side])
        for side, pile in enumerate(position.piles)
    )


def result_of(position: Position) -> DealResult:
    """What the scoring of a position's deal rests on.

    >>> from cassino.rules import deal, variant
    >>> result_of(deal(variant(), seed="a", scores=(8, 3))).before
    (8, 3)
    """
    last = position.last_capturer
    side = None if last is None else position.side_of(last)
    return DealResult(position.piles, position.sweeps, side, position.scores)
