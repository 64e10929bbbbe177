"""What hidden hands cost: the search once as it is, once seeing all hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from cassino.agents import Budget, agent
from cassino.arena import AgentPlayer, Player, Seating, Sums, Unit, board_seed, line_ups, play_board
from cassino.cards import FULL_DECK, CardSet
from cassino.rules import (
    Move,
    PlayerView,
    deal,
    is_over,
    legal_moves,
    play,
    shuffled_deck,
)
from cassino.search import Beliefs, Plan, think
from cassino.search.records import WORLD_WIDTH

PLAN: Final = Plan()
CHEATING: Final = "cheating"


def hands_of(seating: Seating, seed: str) -> list[tuple[CardSet, ...]]:
    """The hands that a deck brings, hand after hand: whatever is played, they are the same."""
    position = deal(
        seating.variant,
        seats=seating.seats,
        partners=seating.partners,
        deck=shuffled_deck(seed),
    )
    hands = [position.hands]
    while not is_over(position):
        before = position.hand_number
        position, _ = play(position, next(legal_moves(position)))
        if position.hand_number != before:
            hands.append(position.hands)
    return hands


@dataclass(frozen=True, slots=True)
class Cheat:
    """The search with one world, the true one; of the stock it knows no more than others."""

    hands: list[tuple[CardSet, ...]]

    def begin(self) -> None:
        """Nothing: the hands of its deal are known."""

    def choose(self, view: PlayerView, seed: int) -> Move:
        """What is best in the true world."""
        unseen = FULL_DECK - view.hand - view.loose
        for cards in (*view.piles, *(build.cards for build in view.builds)):
            unseen -= cards
        held = self.hands[view.hand_number - 1]
        worlds = np.zeros((1, WORLD_WIDTH), np.int64)
        worlds[0, : view.seats] = [int(hand & unseen) for hand in held]
        worlds[0, view.turn] = int(view.hand)
        truth = Beliefs(worlds, np.ones(1), is_exact=True)
        return think(view, PLAN, seed, worlds=truth)[0].move


def boards_between(seating: Seating, other: str, seed: str, boards: range) -> Sums:
    """Boards of one deal between the cheat and an agent."""
    honest = AgentPlayer(agent(other), Budget())
    return sum((_board(seating, honest, board_seed(seed, at)) for at in boards), Sums())


def _board(seating: Seating, honest: Player, seed: str) -> Sums:
    players = Cheat(hands_of(seating, seed)), honest
    casts = [[players[at] for at in line] for line in line_ups(seating.seats)]
    return play_board(seating, casts, Unit.DEAL, seed)


def jobs(
    seating: Seating, other: str, seed: str, boards: int, piece: int = 5
) -> Iterator[Callable[[], Sums]]:
    """The same in pieces."""
    for first in range(0, boards, piece):
        yield partial(
            boards_between, seating, other, seed, range(first, min(first + piece, boards))
        )
