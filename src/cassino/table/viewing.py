"""The picture of a table that a seat or a watcher may have."""

from __future__ import annotations

from cassino.cards import Card
from cassino.rules import Dealt, Drew, Event, PlayerView, view_of
from cassino.table.deciding_talk import asked_guests
from cassino.table.questions import Question
from cassino.table.seen import (
    DealCount,
    SeenDealt,
    SeenDrew,
    SeenGuest,
    SeenMove,
    SeenQuestion,
    SeenRulesEvent,
    SeenShuffle,
    TableView,
)
from cassino.table.shuffles import Shuffle
from cassino.table.state import LiveMatch, MadeMove, Phase, Table


def view(table: Table, seat: int | None) -> TableView:
    """Everything that a seat (None: a watcher) may see of a table.

    >>> from cassino.table.state import NEW_TABLE
    >>> view(NEW_TABLE, None).phase
    <Phase.LOBBY: 'lobby'>
    """
    seat = seat if seat is not None and table.has_seat(seat) else None
    live = table.live
    return TableView(
        version=table.version,
        at=table.at,
        seat=seat,
        phase=table.phase,
        rules=table.rules,
        host=table.host,
        seats=table.seats,
        guests=tuple(
            SeenGuest(guest.number, guest.name, guest.connected, guest.since)
            for guest in table.guests
        ),
        questions=tuple(_seen_question(table, question) for question in table.questions),
        clock=table.clock,
        match_number=table.matches,
        turn_since=0 if live is None else live.since,
        play=None if live is None else _play(live, seat),
        told=() if live is None else tuple(_seen_rules_event(each, seat) for each in live.told),
        moves=() if live is None else tuple(map(seen_move, _moves(live))),
        shuffle=_shuffle(table),
        count=() if live is None else _count(live),
        scores=() if live is None else live.match.scores,
        winner=None if live is None else live.winner,
        resigned=None if live is None else live.resigned,
        with_undo=live is not None and live.with_undo,
    )


def _seen_question(table: Table, question: Question) -> SeenQuestion:
    waits_for = asked_guests(table, question) - question.yes
    return SeenQuestion(question.kind, question.seat, question.by, question.yes, waits_for)


def _play(live: LiveMatch, seat: int | None) -> PlayerView | None:
    """What the rules let a seat see of the deal in progress, or of the last one as it ended."""
    position = live.match.position
    if position is None and live.match.finished:
        position = live.match.finished[-1].position
    return None if position is None else view_of(position, seat)


def _seen_rules_event(event: Event, seat: int | None) -> SeenRulesEvent:
    """What happened in a deal, without the cards that went to other seats."""
    if isinstance(event, Dealt):
        hand: tuple[Card, ...] = () if seat is None else event.hands[seat]
        sizes = tuple(map(len, event.hands))
        return SeenDealt(event.hand_number, event.dealer, event.leader, hand, sizes, event.table)
    if isinstance(event, Drew):
        return SeenDrew(event.seat, event.card if event.seat == seat else None)
    return event


def _moves(live: LiveMatch) -> tuple[MadeMove, ...]:
    """The moves of the deal in progress, or of the last one."""
    if live.match.position is None and live.played:
        return live.played[-1].moves
    return live.moves


def seen_move(made: MadeMove) -> SeenMove:
    """A move as everybody sees it: the fingerprint of a computer's view would betray its hand."""
    return SeenMove(made.seat, made.move, made.groups, made.level)


def _shuffle(table: Table) -> SeenShuffle | None:
    """The shuffle of the deal to come or in progress; shown whole once nothing hangs on it."""
    if table.live is None or table.live.shuffle is None:
        return None
    is_over = table.phase in (Phase.OVER, Phase.CLOSED)
    return _revealed(table.live.shuffle) if is_over else _hidden(table.live.shuffle)


def _hidden(shuffle: Shuffle) -> SeenShuffle:
    return SeenShuffle(shuffle.commitment, shuffle.order, shuffle.salted, None, None)


def _revealed(shuffle: Shuffle) -> SeenShuffle:
    return SeenShuffle(
        shuffle.commitment, shuffle.order, shuffle.salted, shuffle.secret, shuffle.salts
    )


def _count(live: LiveMatch) -> tuple[DealCount, ...]:
    return tuple(
        DealCount(number, deal.dealer, counted.score, counted.settlement, _revealed(deal.shuffle))
        for number, (deal, counted) in enumerate(
            zip(live.played, live.match.finished, strict=True), 1
        )
    )
