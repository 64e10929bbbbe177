"""Answers to questions that change nothing: selections, moves, and what a hint is made of."""

from __future__ import annotations

from cassino.cards import Card, CardError, CardSet, parse_card
from cassino.rules import PlayerView, turn_of, view_of
from cassino.rules.selection import selectable
from cassino.server.protocol import ServerFrame, frames
from cassino.server.protocol import requests as r
from cassino.server.saying import (
    error_frame,
    first_moves,
    hint_sentence,
    move_shape,
    running_sum,
    say_reasons,
    selection_line,
    texts,
)
from cassino.server.thinking import Hint
from cassino.table import Table, TableRefusal, TableWhy
from cassino.words import Language


def play_of(table: Table, guest_id: str, seat: int) -> PlayerView | TableRefusal:
    """What a guest's own seat sees in its own turn, or why it may not ask."""
    guest = table.guest_by_id(guest_id)
    if guest is None:
        return TableRefusal(TableWhy.NOT_HERE)
    if not table.has_seat(seat):
        return TableRefusal(TableWhy.NO_SUCH_SEAT)
    if table.seats[seat].guest != guest.number:
        return TableRefusal(TableWhy.NOT_YOUR_SEAT)
    position = table.position
    if position is None:
        return TableRefusal(TableWhy.NO_DEAL)
    return (
        view_of(position, seat) if position.turn == seat else TableRefusal(TableWhy.NOT_YOUR_TURN)
    )


def answer(
    language: Language, table: Table, play: PlayerView, frame_id: str, asked: r.Select | r.Moves
) -> ServerFrame:
    """The answer to a question about the moves of the seat to move."""
    try:
        match asked:
            case r.Select():
                return _selection(language, table.version, play, frame_id, asked)
            case r.Moves():
                return _moves(language, table.version, play, frame_id, asked)
    except CardError:
        return error_frame(language, frame_id, table.version, "card/invalid")


def _selection(
    language: Language, version: int, play: PlayerView, frame_id: str, asked: r.Select
) -> ServerFrame:
    card = parse_card(asked.card)
    chosen = CardSet.from_cards(map(parse_card, asked.chosen))
    found = selectable(play, card, chosen)
    return frames.Selection(
        id=frame_id,
        version=version,
        card=card.text,
        chosen=texts(chosen),
        joinable=texts(found.joinable),
        sum=running_sum(language, play, chosen),
        line=selection_line(language, found, chosen),
        moves=[move_shape(language, play, move, brief=bool(chosen)) for move in found.moves],
    )


def _moves(
    language: Language, version: int, play: PlayerView, frame_id: str, asked: r.Moves
) -> ServerFrame:
    card: Card | None = None if asked.card is None else parse_card(asked.card)
    found = first_moves(language, play, asked.limit, card)
    return frames.MoveList(
        id=frame_id,
        version=version,
        seat=found.seat,
        card=None if card is None else card.text,
        moves=found.moves,
        more=found.more,
    )


def hint_frame(
    language: Language, version: int, play: PlayerView, frame_id: str, found: Hint
) -> ServerFrame:
    """A hint in words."""
    shape = move_shape(language, play, found.move)
    return frames.HintGiven(
        id=frame_id,
        version=version,
        seat=turn_of(play).seat,
        move=shape,
        sentence=hint_sentence(language, shape, found.move.card),
        reasons=say_reasons(language, found.reasons),
    )
