"""Hints: a good move, why it is good, and what follows from it, as messages with arguments.

The messages stand in the catalogues of `cassino.words`; every one begins with ``hint-why-``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from cassino.agents.agent import Budget
from cassino.agents.answers import answer_chance, build_chance, next_rival
from cassino.agents.candidates import LISTED_TABLE, candidates
from cassino.agents.counting import best_of
from cassino.agents.searching import best_found
from cassino.agents.tables import Stack, held_after
from cassino.agents.weighing import Scales, Weighed, Weights
from cassino.cards import ACES, BIG_CASSINO, CARDS, LITTLE_CASSINO, SPADES, Card, CardSet
from cassino.rules import Add, Capture, Move, NewBuild, PlayerView, Raise, Trail
from cassino.rules.settings import Objective

Argument: TypeAlias = Card | int

MOST_REASONS: Final = 3
"""More than three reasons help nobody."""
MOST_SENTENCES: Final = 4
"""With what follows from the move; more wouldn't fit beside the hand on a phone."""
_BUDGET: Final = Budget()
_DEEP: Final = Budget(milliseconds=500)
"""How long a hint may be searched for."""
MATTERS: Final = 0.25
"""What a reason must be worth, in points or in chance, to be named."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a message's id and what the sentence needs, a card or a number."""

    message: str
    arguments: Mapping[str, Argument]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to play, its reasons, the weightiest first, and what follows from it; at most four."""

    move: Move
    reasons: tuple[Reason, ...]


def hint(view: PlayerView, *, deep: bool = False) -> Hint:
    """What counting would play for the seat to move, and why; or what the search would.

    Args:
        view: what the seat sees.
        deep: whether the search is asked, where it needn't be compiled first. What it finds in the
            time that it has may depend on the machine.

    Raises:
        ValueError: for the view of a seat that isn't to move.

    >>> from cassino.rules import deal, variant, view_of
    >>> found = hint(view_of(deal(variant(), seed="a"), 1))
    >>> found.move
    Capture(card=As, taken={Ah})
    >>> [reason.message for reason in found.reasons]
    ['hint-why-aces', 'hint-why-spades', 'hint-why-cards', 'hint-why-answer']
    >>> dict(found.reasons[-1].arguments)
    {'percent': 61}
    """
    scales = Scales(view, Weights())
    weighed = [scales.weigh(move) for move in candidates(view, _BUDGET.moves)]
    best = best_of(weighed)[0]
    found: tuple[Reason, ...] = ()
    if len(weighed) == 1 and scales.table.size <= LISTED_TABLE:
        return Hint(best.move, (_reason("only"),))
    if deep:
        best, found = _searched(scales, best)
    follows = tuple(_follows(scales, best))
    room = min(MOST_REASONS, MOST_SENTENCES - len(follows)) - len(found)
    reasons = tuple(_reasons(scales, weighed, best))[:room] + found
    return Hint(best.move, (*(reasons or (_reason("others-worse"),)), *follows))


def _searched(scales: Scales, best: Weighed) -> tuple[Weighed, tuple[Reason, ...]]:
    """What the search finds best, or what counting did where it finds nothing."""
    judged = best_found(scales.view, _DEEP, seed=0)
    if judged is None:
        return best, ()
    if judged.move != best.move:
        best = scales.weigh(judged.move)
    return best, (_reason("exact" if judged.is_exact else "search"),)


def _follows(scales: Scales, best: Weighed) -> Iterator[Reason]:
    """What the move tells the others, and how likely the next rival can answer it."""
    rival = next_rival(scales.unseen)
    stack = None
    if isinstance(best.move, NewBuild | Raise | Add) and best.table.stacks:
        stack = best.table.stacks[-1]
        if stack.owner == scales.view.turn:
            yield _reason("tells", value=stack.value)
    if rival is None or not best.table.size:
        return
    if stack is not None:
        yield _reason("build-answer", percent=_percent(build_chance(scales, best, rival)))
    else:
        yield _reason("answer", percent=_percent(answer_chance(scales, best, rival)))


def _percent(chance: float) -> int:
    """A chance in whole per cent: 0 and 100 only for what is certain."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def _reason(name: str, **arguments: Argument) -> Reason:
    return Reason(f"hint-why-{name}", MappingProxyType(arguments))


def _reasons(scales: Scales, weighed: Sequence[Weighed], best: Weighed) -> Iterator[Reason]:
    costs = scales.view.variant.match.objective is Objective.FEWEST
    match best.move:
        case Capture():
            yield from [_reason("least")] if costs else _takes(scales, best, best.move)
        case NewBuild() | Raise() | Add():
            yield from _builds(scales, best, best.move)
        case Trail():
            yield from [_reason("nothing")] if costs else _trails(scales, weighed, best.move)
    if not costs:
        yield from _leaves(scales, weighed, best)


def _takes(scales: Scales, best: Weighed, move: Capture) -> Iterator[Reason]:
    """What the capture brings, the dearest items first."""
    rules = scales.view.variant.scoring
    won = move.taken | 1 << move.card
    if best.sweeps and scales.prices.sweeps[scales.side] > 0:
        yield _reason("sweep")
    if rules.big_casino and BIG_CASSINO in won:
        yield _reason("big")
    if rules.little_casino and LITTLE_CASSINO in won:
        yield _reason("little")
    if rules.ace and (aces := len(won & ACES)):
        yield _reason("aces", count=aces)
    yield from _takes_builds(scales, move)
    if (rules.most_spades or rules.each_spade) and (spades := len(won & SPADES)):
        yield _reason("spades", count=spades)
    if best.last > MATTERS:
        yield _reason("last")
    if rules.most_cards:
        yield _reason("cards", count=len(won))


def _takes_builds(scales: Scales, move: Capture) -> Iterator[Reason]:
    owners = {s.owner for s in scales.table.stacks if s.cards & move.taken}
    if scales.view.turn in owners:
        yield _reason("own-build")
    if any(scales.view.side_of(owner) != scales.side for owner in owners):
        yield _reason("their-build")


def _builds(scales: Scales, best: Weighed, move: NewBuild | Raise | Add) -> Iterator[Reason]:
    """Why the build may stand until the next turn."""
    stack = best.table.stacks[-1]
    old = None if isinstance(move, NewBuild) else _stack_with(scales, move.build)
    if old is not None and scales.view.side_of(old.owner) != scales.side:
        yield _reason("takes-over")
    if not scales.turn.values.hand_worth[stack.value] & scales.unseen.cards:
        yield _reason("safe-build")
    if stack.is_multiple and (old is None or not old.is_multiple):
        yield _reason("fixed")
    yield _reason("build")


def _stack_with(scales: Scales, cards: CardSet) -> Stack | None:
    return next((stack for stack in scales.table.stacks if stack.cards == cards), None)


def _trails(scales: Scales, weighed: Sequence[Weighed], move: Trail) -> Iterator[Reason]:
    """Why this card is the one to lay down."""
    if all(isinstance(each.move, Trail) for each in weighed):
        yield _reason("free")
    count = (_takers(scales, move.card) & scales.unseen.cards).bit_count()
    if count <= 1:
        yield _reason("few-left", card=move.card, count=count)
    kept = held_after(scales.turn, move.card)
    prices = scales.prices.cards
    if kept:
        dearest = CARDS[max(CardSet(kept), key=prices.__getitem__)]
        if prices[dearest] > prices[move.card] + 2 * MATTERS:
            yield _reason("keeps", card=dearest)


def _takers(scales: Scales, card: Card) -> int:
    """The cards (bits) that take a loose card by itself."""
    values = scales.turn.values.table[card]
    if not values:
        return 0b1111 << (card & ~3)
    takers = 0
    for value in values:
        takers |= scales.turn.values.hand_worth[value]
    return takers


def _leaves(scales: Scales, weighed: Sequence[Weighed], best: Weighed) -> Iterator[Reason]:
    """What the others don't get by this move that they might by another."""
    others = [each for each in weighed if each is not best]
    if not others:
        return
    danger = max(each.danger for each in others)
    if max(scales.prices.sweeps) > 0 and best.danger < MATTERS / 2 < danger - best.danger:
        yield _reason("no-sweep")
    threat = sum(each.threat for each in others) / len(others)
    if best.threat < threat - MATTERS and not best.sweeps:
        yield _reason("quiet")
