"""What a seat remembers of the match in progress, for computers that ask what plays tell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cassino.agents import Memory, RememberingView
from cassino.rules import Match, Variant
from cassino.table.state import LiveMatch, PlayedDeal

MATCHES_KEPT: Final = 64
"""Of so many matches the finished deals are kept as they are remembered."""


def remembering_view(live: LiveMatch) -> RememberingView:
    """What the seat to move sees of the deal in progress, and what it remembers of the match.

    Args:
        live: a match with a deal in progress.
    """
    now, deal = live.match.position, live.deal_in_progress
    assert now is not None
    assert deal is not None
    dealer = live.played[0].dealer if live.played else deal.dealer
    match, memory = _remember(now.variant, now.seats, now.partners, dealer, live.played)
    _, memory = _play_on(match, memory, deal)
    return memory.view_of(now, now.turn)


@lru_cache(maxsize=MATCHES_KEPT)
def _remember(
    variant: Variant, seats: int, partners: bool, dealer: int, played: tuple[PlayedDeal, ...]
) -> tuple[Match, Memory]:
    """A match after its finished deals, and what is remembered of them."""
    match, memory = Match.start(variant, seats=seats, partners=partners, dealer=dealer), Memory()
    for deal in played:
        match, memory = _play_on(match, memory, deal)
    return match, memory


def _play_on(match: Match, memory: Memory, deal: PlayedDeal) -> tuple[Match, Memory]:
    """A match and a memory after a deal, as far as that was played."""
    match, _ = match.deal(deal.deck)
    for made in deal.moves:
        assert match.position is not None
        memory = memory.with_play(match.position, made.move)
        match, _ = match.play(made.move)
    return match, memory
