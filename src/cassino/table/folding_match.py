"""What changes when a match starts, a deal is prepared and dealt, and moves are made or undone."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cassino.cards import CardSet
from cassino.rules import Event, Match, Played
from cassino.table.events import (
    DealBegan,
    DealCommitted,
    MatchHappening,
    MatchResigned,
    MatchStarted,
    MoveMade,
    MovesUndone,
    SaltAdded,
)
from cassino.table.refusals import LogError
from cassino.table.seats import Seat, Until
from cassino.table.shuffles import Shuffle
from cassino.table.state import LiveMatch, MadeMove, PlayedDeal, Table


def after_match_event(table: Table, what: MatchHappening, seq: int) -> Table:
    """The table after a step of its match.

    Raises:
        LogError: when no match or deal is on that it could be a step of.
        ValueError: when the rules refuse it.
    """
    if isinstance(what, MatchStarted):
        return _started(table, what, seq)
    live = live_match(table)
    match what:
        case DealCommitted(commitment, secret):
            salts = tuple((seat, "") for seat in range(len(table.seats)))
            shuffle = Shuffle(commitment, secret, salts, seq)
            return replace(table, live=replace(live, shuffle=shuffle))
        case SaltAdded(seat, salt):
            shuffle = _shuffle(table, live).with_salt(seat, salt)
            return replace(table, live=replace(live, shuffle=shuffle))
        case DealBegan():
            live = _dealt(table, live, what, seq)
        case MoveMade():
            live = _moved(table, live, what, seq)
        case MovesUndone():
            live = _undone(table, live, what, seq)
        case MatchResigned(seat):
            live = replace(live, resigned=seat)
        case _:
            assert_never(what)
    return replace(table, live=live, seats=_free_after_turn(table.seats), questions=())


def live_match(table: Table) -> LiveMatch:
    """The match of a table that must have one."""
    if table.live is None:
        raise LogError(table.version, "no match is on")
    return table.live


def _started(table: Table, what: MatchStarted, seq: int) -> Table:
    rules = table.rules
    match = Match.start(
        rules.variant, seats=rules.seats, partners=rules.partners, dealer=what.dealer
    )
    live = LiveMatch(table.matches + 1, match, started=seq, since=seq)
    seats = tuple(replace(seat, stand_in=None) for seat in table.seats)
    return replace(table, matches=live.number, live=live, seats=seats, questions=())


def _shuffle(table: Table, live: LiveMatch) -> Shuffle:
    if live.shuffle is None:
        raise LogError(table.version, "no shuffle was committed to")
    return live.shuffle


def _dealt(table: Table, live: LiveMatch, what: DealBegan, seq: int) -> LiveMatch:
    _shuffle(table, live)
    match, told = live.match.deal(what.deck)
    return replace(
        live,
        match=match,
        since=seq,
        deck=what.deck,
        moves=(),
        told=told,
        witnesses=table.owners,
    )


def _moved(table: Table, live: LiveMatch, what: MoveMade, seq: int) -> LiveMatch:
    """The match after a move; a deal that ended with it is put away with its proof."""
    if table.turn != what.seat:
        raise LogError(table.version, f"it isn't the turn of seat {what.seat}")
    match, told = live.match.play(what.move)
    made = MadeMove(seq, what.seat, what.move, groups_in(told), what.level, what.view_hash)
    after = replace(live, match=match, since=seq, moves=(*live.moves, made), told=told)
    if match.position is not None or live.match.position is None:
        return after
    deal = PlayedDeal(live.match.position.dealer, _shuffle(table, live), live.deck, after.moves)
    return replace(after, shuffle=None, deck=(), moves=(), played=(*live.played, deal))


def groups_in(told: tuple[Event, ...]) -> tuple[CardSet, ...]:
    """The groups of the move among what happened."""
    return next(each.groups for each in told if isinstance(each, Played))


def _undone(table: Table, live: LiveMatch, what: MovesUndone, seq: int) -> LiveMatch:
    """The match with the last moves taken back: the deal is dealt and played again up to there."""
    if not 0 < what.count <= len(live.moves):
        raise LogError(table.version, f"there aren't {what.count} moves to take back")
    kept = live.moves[: len(live.moves) - what.count]
    match, told = replace(live.match, position=None).deal(live.deck)
    for made in kept:
        match, told = match.play(made.move)
    return replace(
        live,
        match=match,
        since=seq,
        undone=seq,
        moves=kept,
        told=told,
        with_undo=live.with_undo or what.freely,
    )


def _free_after_turn(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats without computers that were to play one turn."""
    return tuple(
        replace(seat, stand_in=None)
        if seat.stand_in is not None and seat.stand_in.until is Until.TURN
        else seat
        for seat in seats
    )
