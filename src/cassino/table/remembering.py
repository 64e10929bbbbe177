"""What a seat remembers of the hand in progress, for computers that ask what plays tell."""

from __future__ import annotations

from cassino.agents import Memory, RememberingView
from cassino.rules import deal, play
from cassino.table.state import LiveMatch


def remembering_view(live: LiveMatch) -> RememberingView:
    """What the seat to move sees of the deal in progress, and what was played in the hand.

    Args:
        live: a match with a deal in progress.
    """
    now = live.match.position
    assert now is not None
    position = deal(
        now.variant,
        seats=now.seats,
        partners=now.partners,
        dealer=now.dealer,
        deck=live.deck,
        scores=now.scores,
    )
    memory = Memory()
    for made in live.moves:
        memory = memory.with_play(position, made.move)
        position, _ = play(position, made.move)
    return memory.view_of(position, position.turn)
