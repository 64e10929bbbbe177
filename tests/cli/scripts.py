"""Whole matches thought out beforehand: what is typed, and how it must end."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice

from cassino.notation import format_move
from cassino.rules import Capture, Match, Variant, deal_seed, legal_moves, shuffled_deck


@dataclass(frozen=True, slots=True)
class Script:
    """The moves of a match, by deal, and the match after the last of them."""

    deals: tuple[tuple[str, ...], ...]
    match: Match

    @property
    def typed(self) -> str:
        return "".join(f"{move}\n" for deal in self.deals for move in deal)


def script_of(
    rules: Variant, seed: str, seats: int = 2, partners: bool | None = None, deals: int = 99
) -> Script:
    """A match in which everybody takes when they can, and else does anything at all."""
    chance = random.Random(seed)  # noqa: S311 - a match to test with
    match = Match.start(rules, seats=seats, partners=partners)
    played: list[tuple[str, ...]] = []
    while match.winner is None and len(played) < deals:
        match, _ = match.deal(shuffled_deck(deal_seed(seed, match.deal_number)))
        moves: list[str] = []
        while (position := match.position) is not None:
            possible = list(islice(legal_moves(position), 300))
            taking = [move for move in possible if isinstance(move, Capture)]
            move = chance.choice(taking if chance.random() < 0.8 and taking else possible)
            moves.append(format_move(position, move))
            match, _ = match.play(move)
        played.append(tuple(moves))
    return Script(tuple(played), match)
