"""Pieces that nobody played: boards whose leads are drawn, for everything that only counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cassino.arena.efforts import Effort
from cassino.arena.jobs import Piece
from cassino.arena.sums import Sums

SCALE = 2
"""Two seats: a board's lead is twice its lead in points a deal."""


def rng_of(seed: str) -> Random:
    """A source of chance that is the same in every run."""
    return Random(seed)  # noqa: S311


def leads(rng: Random, count: int, mean: float, spread: float = 3.3) -> list[int]:
    """Leads of boards, in half points: of two deals together."""
    return [round(SCALE * rng.gauss(mean, spread)) for _ in range(count)]


def sums_of(boards: Sequence[int]) -> Sums:
    """The sums of boards with these leads, each of two deals."""
    return Sums(
        boards=len(boards),
        rounds=2 * len(boards),
        deals=2 * len(boards),
        plays=96 * len(boards),
        lead=sum(boards),
        lead_squares=sum(lead * lead for lead in boards),
        net_wins=sum(_net(lead) for lead in boards),
        net_wins_squares=sum(_net(lead) ** 2 for lead in boards),
    )


def _net(lead: int) -> int:
    return 2 * ((lead > 0) - (lead < 0))


def piece_of(boards: Sequence[int], seconds: float = 0.01) -> Piece:
    """The piece of boards with these leads."""
    return Piece(sums_of(boards), (Effort(), Effort()), ({}, {}), seconds * len(boards))
