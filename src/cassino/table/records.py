"""The record of a table's match; how it is written down is notation's."""

from __future__ import annotations

from collections.abc import Iterator

from cassino.notation import Record, RecordedDeal, RecordedMove, Tag, record_move
from cassino.rules import Match
from cassino.table.seats import Seat
from cassino.table.state import LiveMatch, Phase, PlayedDeal, Table


def record_of(table: Table, date: str | None = None) -> Record | None:
    """The record of a table's match, as far as it may be told; None before its first match.

    A deal in progress is left out: its deck is a secret until it is over. A match that was given
    up, or whose table was closed, ends with the deal that was interrupted and has no result. The
    next match at the table and a change of its rules put this one away.

    Tags of the match: ``Players`` (``person`` or the level of a computer, a text a seat, as they
    were at the end), ``Undo`` where moves were taken back freely, ``Resigned`` with the seat,
    ``Views`` with the fingerprint of each view that a computer was given
    (``deal.move:fingerprint``, both from 1). Tags of a deal prove its shuffle: ``Commitment``,
    ``Secret`` and ``Salts`` (``seat:salt``, a text a seat).

    Args:
        table: the table.
        date: the day of the match, such as ``2026-11-29``.
    """
    live = table.live
    if live is None:
        return None
    deals = live.played
    if live.deal_in_progress is not None and table.phase in (Phase.OVER, Phase.CLOSED):
        deals = (*deals, live.deal_in_progress)
    match = live.match
    return Record(
        match.variant,
        match.seats,
        match.partners,
        tuple(seat.name or seat.level or "" for seat in table.seats),
        date,
        tuple(_recorded_deals(match, deals)),
        None if match.winner is None else match.scores,
        tuple(_match_tags(live, table.seats, deals)),
    )


def _recorded_deals(played: Match, deals: tuple[PlayedDeal, ...]) -> Iterator[RecordedDeal]:
    """The deals as they are written down, played once more for the texts of their moves."""
    if not deals:
        return
    match = Match.start(
        played.variant, seats=played.seats, partners=played.partners, dealer=deals[0].dealer
    )
    for deal in deals:
        match, _ = match.deal(deal.deck)
        moves: list[RecordedMove] = []
        for made in deal.moves:
            assert match.position is not None
            moves.append(record_move(match.position, made.move))
            match, _ = match.play(made.move)
        points = None
        if match.position is None:
            points = tuple(side.total for side in match.finished[-1].score.sides)
        tags = tuple(_deal_tags(deal))
        yield RecordedDeal(deal.deck, deal.dealer, tuple(moves), tags, points=points)


def _deal_tags(deal: PlayedDeal) -> Iterator[Tag]:
    shuffle = deal.shuffle
    yield "Commitment", (shuffle.commitment,)
    yield "Secret", (shuffle.secret,)
    yield "Salts", tuple(f"{seat}:{salt}" for seat, salt in shuffle.salts)


def _match_tags(
    live: LiveMatch, seats: tuple[Seat, ...], deals: tuple[PlayedDeal, ...]
) -> Iterator[Tag]:
    yield "Players", tuple(seat.level or "person" for seat in seats)
    if live.with_undo:
        yield "Undo", ("yes",)
    if live.resigned is not None:
        yield "Resigned", (str(live.resigned),)
    views = tuple(_views(deals))
    if views:
        yield "Views", views


def _views(deals: tuple[PlayedDeal, ...]) -> Iterator[str]:
    for number, deal in enumerate(deals, 1):
        for at, made in enumerate(deal.moves, 1):
            if made.view_hash is not None:
                yield f"{number}.{at}:{made.view_hash}"
