"""Moves in words: the buttons of a turn, what can be chosen, and hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, Literal, assert_never

from cassino.cards import Card, CardSet
from cassino.notation import write_move
from cassino.rules import (
    Add,
    Capture,
    Move,
    NewBuild,
    PlayerView,
    Raise,
    Trail,
    legal_moves,
    table_cards,
    turn_of,
)
from cassino.rules.selection import Selection
from cassino.server.protocol.shapes import MoveShape, MovesShape
from cassino.words import Language, card_sign, say, say_move, say_with

FIRST_MOVES: Final = 24
"""Moves that come with a turn; a client asks for more."""

Kind = Literal["take", "build", "trail"]


def move_kind(move: Move) -> Kind:
    """What sort of move a button is for."""
    match move:
        case Trail():
            return "trail"
        case Capture():
            return "take"
        case NewBuild() | Raise() | Add():
            return "build"
        case _:
            assert_never(move)


def texts(cards: CardSet) -> list[str]:
    """Cards as texts, from high to low."""
    return [card.text for card in cards.high_to_low()]


def move_shape(
    language: Language, play: PlayerView, move: Move, *, brief: bool = False
) -> MoveShape:
    """A legal move of the seat to move, whose view this is."""
    turn = turn_of(play)
    return MoveShape(
        move=write_move(turn, move),
        label=say_move(language, turn, move, brief=brief),
        kind=move_kind(move),
        card=move.card.text,
        cards=texts(table_cards(move)),
    )


def first_moves(
    language: Language, play: PlayerView, limit: int = FIRST_MOVES, card: Card | None = None
) -> MovesShape:
    """The first legal moves of the seat to move, of one card or of all."""
    every = (move for move in legal_moves(play) if card is None or move.card == card)
    found = list(islice(every, limit + 1))
    shown = [move_shape(language, play, move) for move in found[:limit]]
    return MovesShape(seat=play.turn, moves=shown, more=len(found) > limit)


def running_sum(language: Language, play: PlayerView, chosen: CardSet) -> str:
    """The loose cards chosen as a sum: ``5♣+3♥ = 8``; empty where there is nothing to add up."""
    values = play.variant.values.table
    loose = (play.loose & chosen).high_to_low()
    if not loose or not all(values[card] for card in loose):
        return ""
    low = sum(min(values[card]) for card in loose)
    told = "+".join(map(card_sign, loose))
    return say(language, "line-running-sum", sum=told, total=low)


def selection_line(language: Language, selection: Selection, chosen: CardSet) -> str:
    """The sentence under the table while cards are being chosen."""
    if len(selection.moves) > 1:
        return say(language, "line-two-ways")
    if chosen and not selection.moves and not selection.joinable:
        return say(language, "line-no-move")
    return say(language, "line-choose")


def say_reasons(
    language: Language, reasons: Sequence[tuple[str, Mapping[str, Card | int]]]
) -> list[str]:
    """Why a move is good, in sentences: messages with what they need."""
    return [
        say_with(
            language,
            message,
            {
                name: card_sign(value) if isinstance(value, Card) else value
                for name, value in arguments.items()
            },
        )
        for message, arguments in reasons
    ]


def hint_sentence(language: Language, move: MoveShape, card: Card) -> str:
    """The hint itself."""
    return say(language, "hint-card", card=card_sign(card), move=move.label)
