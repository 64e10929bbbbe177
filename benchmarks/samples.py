"""Positions and moves to measure with: from random deals, and tables as crowded as can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from cassino.cards import CARDS, Card, CardSet
from cassino.rules import (
    Add,
    Capture,
    Move,
    NewBuild,
    Position,
    Raise,
    Trail,
    Variant,
    deal,
    is_over,
    legal_moves,
    play,
)

MOST_LISTED = 5_000
"""No position of these random deals has more legal moves; one that has ends the measurement."""


@dataclass(frozen=True, slots=True)
class Question:
    """A move put to the rules in a position."""

    position: Position
    move: Move


def seeded(seed: str) -> Random:
    """A source of chance that is the same on every machine."""
    return Random(seed)  # noqa: S311


def positions(variant: Variant, seed: str, seats: int = 2) -> Iterator[tuple[Position, list[Move]]]:
    """The positions of a deal played at random, each with its legal moves."""
    rng = seeded(seed)
    position = deal(variant, seats=seats, seed=seed)
    while not is_over(position):
        moves = list(legal_moves(position, limit=MOST_LISTED))
        yield position, moves
        position, _ = play(position, rng.choice(moves))


def questions(variant: Variant, seed: str) -> Iterator[Question]:
    """For each position and each kind of move there: one legal move, and one nearly so."""
    rng = seeded(f"{seed}/questions")
    for position, moves in positions(variant, seed):
        for kind in sorted({type(move) for move in moves}, key=lambda each: each.__name__):
            move = rng.choice([each for each in moves if type(each) is kind])
            yield Question(position, move)
            yield Question(position, spoilt(rng, position, move))


def spoilt(rng: Random, position: Position, move: Move) -> Move:
    """The move with one thing changed: its card, its value, or one card of the table."""
    chance = rng.random()
    if chance < 0.15:
        return replace(move, card=rng.choice(CARDS))
    if chance < 0.35:
        return replace(move, card=rng.choice(list(position.hands[position.turn])))
    other = _table_card(rng, position)
    match move:
        case Trail():
            return Capture(move.card, CardSet(1 << other))
        case Capture():
            return replace(move, taken=_changed(move.taken, other))
        case NewBuild() | Raise() | Add():
            if chance < 0.65:
                return replace(move, loose=_changed(move.loose, other))
            return replace(move, value=move.value + rng.choice((-1, 1)))


def _table_card(rng: Random, position: Position) -> Card:
    table = [*position.loose, *(card for build in position.builds for card in build.cards)]
    card: Card = rng.choice(table or CARDS)
    return card


def _changed(cards: CardSet, other: Card) -> CardSet:
    return CardSet(int(cards) ^ 1 << other)


def crowded(rng: Random, variant: Variant, loose: int) -> Position:
    """A last hand with so many loose cards; the seat to move holds four, everything else is won."""
    cards = rng.sample(CARDS, 52)
    none = CardSet(0)
    return Position(
        variant=variant,
        seats=2,
        partners=False,
        dealer=0,
        turn=1,
        hand_number=6,
        loose=CardSet.from_cards(cards[4 : 4 + loose]),
        builds=(),
        piles=(CardSet.from_cards(cards[4 + loose :]), none),
        sweeps=(0, 0),
        last_capturer=None,
        owes=frozenset(),
        scores=(0, 0),
        hands=(none, CardSet.from_cards(cards[:4])),
        stock=(),
    )


def hard_question(rng: Random, position: Position) -> Question:
    """A capture or a build of many loose cards that add up, so that only a search can tell.

    Half of all loose cards and more are named; where one of them spoils the sum, it is left out.
    """
    values = position.variant.values
    hand = list(position.hands[position.turn])
    card, held = rng.sample(hand, 2)
    is_capture = rng.random() < 0.4
    target = rng.choice(values.hand[card if is_capture else held] or (10,))
    loose = [each for each in position.loose if values.table[each]]
    chosen = rng.sample(loose, rng.randint(len(loose) // 2, len(loose)))
    played = 0 if is_capture or not values.hand[card] else values.hand[card][0]
    total = played + sum(values.table[each][0] for each in chosen)
    for each in chosen:
        if (total - values.table[each][0]) % target == 0:
            chosen.remove(each)
            break
    cards = CardSet.from_cards(chosen)
    move = Capture(card, cards) if is_capture else NewBuild(card, cards, target)
    return Question(position, move)
