"""How many hands a second the search plays out in sampled worlds, each from its first card.

python -m benchmarks.search [--hands N] [--worlds N] [--rounds N]

Every move that is compared is played out in every world, to the end of the hand: eight plays at two
seats. The hands are those of deals that counting players have played so far, the first to the
fifth hand of a deal in turn.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

from benchmarks.kernel import GAMES, Round, in_turns, table
from benchmarks.layout import show
from benchmarks.machine import heading
from cassino.agents import Budget, agent
from cassino.rules import PlayerView, Variant, deal, hands_in_deal, play, variant, view_of
from cassino.search import AHEAD, COUNTS, WORTH, Plan, think, warm

GOAL: Final = 40_000
PLAYERS: Final = {"counting": COUNTS, "first sight": WORTH, "first sight, and a tree": AHEAD}
"""Who finishes the hands."""


def first_views(game: Variant) -> Iterator[PlayerView]:
    """What the first seat of a hand sees before its first card, deal after deal."""
    counting = agent("counting")
    for number in count():
        position = deal(game, seed=f"search/{number}")
        hand = 1 + number % (hands_in_deal(game, 2) - 1)
        while position.hand_number < hand:
            move = counting.choose(view_of(position, position.turn), Budget(), number)
            position, _ = play(position, move)
        yield view_of(position, position.turn)


def worlds_by(how: int, preset: str, asked: Namespace) -> Round:
    """Searches of some hands, all moves in all worlds, nothing remembered."""
    views = list(islice(first_views(variant(preset)), asked.hands))
    plan = Plan(asked.worlds, a_move=True, worlds=asked.worlds, how=how, halves=False)
    seeds = count()

    def work_through() -> int:
        seed = next(seeds)
        return sum(each.playouts for view in views for each in think(view, plan, seed))

    return work_through


def main(asked: Namespace) -> None:
    """Measure and print."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    warm()
    show(heading("The search"))
    rounds = {
        f"{game}, by {name}": worlds_by(how, game, asked)
        for game in GAMES
        for name, how in PLAYERS.items()
    }
    show(table("playouts in worlds", in_turns(rounds, asked.rounds), GOAL))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--hands", type=int, default=24, help="so many of each game")
    parser.add_argument("--worlds", type=int, default=200, help="for each move (default 200)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each (default 7)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
