"""What a record of a match needs; how it is written down is notation's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cassino.cards import Card
from cassino.rules import Move, Variant
from cassino.table.seats import Seat
from cassino.table.state import LiveMatch, Phase, PlayedDeal, Table

Tags: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DealParts:
    """One deal of a record; an interrupted one has no scores.

    ``scores`` are each side's points in this deal; ``tags`` prove its shuffle (``Commitment``,
    ``Secret``, ``Salts``) and give the fingerprints of what computers saw (``Views``).
    """

    dealer: int
    deck: tuple[Card, ...]
    moves: tuple[Move, ...]
    scores: tuple[int, ...] | None
    tags: Tags


@dataclass(frozen=True, slots=True)
class RecordParts:
    """A match as far as it may be told: deals that are over.

    ``tags`` say who played (``Players``), and, where it is so, ``Undo`` and ``Resigned``.
    ``winner`` is a side or None.
    """

    variant: Variant
    seats: int
    partners: bool
    names: tuple[str, ...]
    deals: tuple[DealParts, ...]
    scores: tuple[int, ...]
    winner: int | None
    tags: Tags


def record_parts(table: Table) -> RecordParts | None:
    """The parts of the record of a table's match; None before its first match.

    A deal in progress is left out: its deck is a secret until it is over. A match that was given
    up or whose table was closed ends with the deal that was interrupted. The next match or a
    change of rules at the table puts this one away.
    """
    live = table.live
    if live is None:
        return None
    deals = [
        _deal_parts(deal, tuple(side.total for side in counted.score.sides))
        for deal, counted in zip(live.played, live.match.finished, strict=True)
    ]
    interrupted = live.deal_in_progress
    if interrupted is not None and table.phase in (Phase.OVER, Phase.CLOSED):
        deals.append(_deal_parts(interrupted, None))
    match = live.match
    return RecordParts(
        match.variant,
        match.seats,
        match.partners,
        tuple(seat.name or seat.level or "" for seat in table.seats),
        tuple(deals),
        match.scores,
        live.winner,
        _match_tags(live, table.seats),
    )


def _deal_parts(deal: PlayedDeal, scores: tuple[int, ...] | None) -> DealParts:
    moves = tuple(made.move for made in deal.moves)
    return DealParts(deal.dealer, deal.deck, moves, scores, _deal_tags(deal))


def _deal_tags(deal: PlayedDeal) -> Tags:
    shuffle = deal.shuffle
    salts = " ".join(f"{seat}:{salt}" for seat, salt in shuffle.salts)
    views = " ".join(
        f"{number}:{made.view_hash}"
        for number, made in enumerate(deal.moves, 1)
        if made.view_hash is not None
    )
    proof = (("Commitment", shuffle.commitment), ("Secret", shuffle.secret), ("Salts", salts))
    return (*proof, ("Views", views)) if views else proof


def _match_tags(live: LiveMatch, seats: tuple[Seat, ...]) -> Tags:
    """Who played at the end; the moves of stand-ins show in the log alone."""
    players = " ".join(seat.level or "person" for seat in seats)
    tags = [("Players", players)]
    if live.with_undo:
        tags.append(("Undo", "yes"))
    if live.resigned is not None:
        tags.append(("Resigned", str(live.resigned)))
    return tuple(tags)
