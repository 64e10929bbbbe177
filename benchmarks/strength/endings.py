"""Whether the search plays the last hand of two seats without loss."""

from __future__ import annotations

from typing import Final

from cassino.agents import Budget, Memory, agent
from cassino.rules import Position, Variant, deal, hands_in_deal, is_over, play
from cassino.search.ending_answers import move_values

BUDGET: Final = Budget()


def regrets(game: Variant, seed: str, deals: int) -> list[float]:
    """What each choice of ``searching`` in last hands lost, in points of the deal.

    ``counting`` plays the hands before against itself. Where only one move is legal there is no
    choice.
    """
    counting, searching = agent("counting"), agent("searching")
    found: list[float] = []
    for number in range(deals):
        position, memory, plays = deal(game, seed=f"{seed}/{number}"), Memory(), 0
        while not is_over(position):
            player = searching if _is_last(position) else counting
            view = memory.view_of(position, position.turn)
            move = player.choose(view, BUDGET, plays)
            if player is searching:
                worths = {
                    each: worth[position.turn] for each, worth in move_values(position).items()
                }
                if len(worths) > 1:
                    found.append(max(worths.values()) - worths[move])
            memory = memory.with_play(position, move)
            position, _ = play(position, move)
            plays += 1
    return found


def _is_last(position: Position) -> bool:
    return position.hand_number == hands_in_deal(position.variant, position.seats)
