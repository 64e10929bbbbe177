"""The first deal of a lesson: one in which the learner can do at once what the lesson tells first.

The house draws secrets, as for every deal, until one gives such a deal, and commits to that. It
looks at the deck that nobody's word has stirred, so it chooses nothing after it has seen one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cassino.rules import Capture, Move, NewBuild, Position, deal, legal_moves
from cassino.server.keys import new_deal_secret
from cassino.table import HouseRules, seed_text

_MOST_DRAWS: Final = 200
"""Far more than any game needs; house rules that allow no such thing get the last deal drawn."""


def lesson_secret(rules: HouseRules, dealer: int) -> str:
    """The secret of a deal that begins with something to take, a sum to take, and a build."""
    secret = new_deal_secret()
    for _ in range(_MOST_DRAWS):
        if fits_lesson(_first_position(rules, dealer, secret)):
            break
        secret = new_deal_secret()
    return secret


def _first_position(rules: HouseRules, dealer: int, secret: str) -> Position:
    seats = rules.seats
    seed = seed_text(secret, ((seat, "") for seat in range(seats)))
    partners = rules.partners
    return deal(rules.variant, seats=seats, partners=partners, dealer=dealer, seed=seed)


def fits_lesson(position: Position) -> bool:
    """Whether one card takes its like, another two by their sum, and one builds if any may."""
    moves = list(legal_moves(position))
    likes, sums = set(_takers_of_one(moves)), set(_takers_of_sums(moves))
    if position.variant.build.builds and not any(isinstance(move, NewBuild) for move in moves):
        return False
    return any(like != summed for like in likes for summed in sums)


def _takers_of_one(moves: list[Move]) -> Iterator[int]:
    """The ranks that take one card alone, of their own rank."""
    for move in moves:
        match move:
            case Capture(card, taken) if [each.rank for each in taken] == [card.rank]:
                yield card.rank
            case _:
                pass


def _takers_of_sums(moves: list[Move]) -> Iterator[int]:
    """The ranks that take two cards of other ranks."""
    for move in moves:
        match move:
            case Capture(card, taken) if len(taken) == 2 and card.rank not in {
                each.rank for each in taken
            }:
                yield card.rank
            case _:
                pass
