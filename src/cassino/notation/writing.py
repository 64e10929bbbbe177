"""Moves as text in the one form that writers print."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cassino.cards import CardSet
from cassino.rules import (
    Add,
    Build,
    Capture,
    Move,
    NewBuild,
    PlayerView,
    Position,
    Raise,
    Trail,
    Turn,
    capture_value,
    groups_of,
    turn_of,
)


def format_move(at: Position | PlayerView, move: Move) -> str:
    """Write a legal move of the seat to move.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> [format_move(start, move) for move in legal_moves(start)][:3]
    ['As x Ah', 'As', '3h+Ah = 4']
    """
    return write_move(turn_of(at), move)


def write_move(turn: Turn, move: Move) -> str:
    """The same for a turn already taken out of its position.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> write_move(turn_of(start), next(legal_moves(start)))
    'As x Ah'
    """
    match move:
        case Trail():
            return move.card.text
        case Capture():
            return _write_capture(turn, move)
        case NewBuild() | Raise() | Add():
            return _write_build(turn, move)
        case _:
            assert_never(move)


def format_cards(cards: CardSet, sign: str = "+") -> str:
    """Cards from high to low, joined by a sign.

    >>> format_cards(CardSet.of("3h", "5c"))
    '5c+3h'
    """
    return sign.join(card.text for card in cards.high_to_low())


def format_groups(groups: Iterable[CardSet]) -> str:
    """The inside of a build's brackets.

    >>> format_groups((CardSet.of("8h"), CardSet.of("3c", "5d")))
    '8h|5d+3c'
    """
    return "|".join(map(format_cards, groups))


def _bracket(build: Build) -> str:
    return f"[{format_groups(build.groups)}]"


def _write_capture(turn: Turn, move: Capture) -> str:
    value = capture_value(turn, move)
    values = turn.values.hand[move.card]
    if value is None and values:
        return f"{move.card.text} x *"
    stated = f"={value}" if len(values) > 1 else ""
    groups = ", ".join(_write_group(turn, group) for group in groups_of(turn, move))
    return f"{move.card.text}{stated} x {groups}"


def _write_group(turn: Turn, group: CardSet) -> str:
    """A group of a capture: builds first, then loose cards from high to low."""
    builds = [_bracket(build) for build in turn.builds if not build.cards.isdisjoint(group)]
    loose = [card.text for card in (group & turn.loose).high_to_low()]
    return "+".join((*builds, *loose))


def _write_build(turn: Turn, move: NewBuild | Raise | Add) -> str:
    played, *others = groups_of(turn, move)
    old = () if isinstance(move, NewBuild) else [b for b in turn.builds if b.cards == move.build]
    words = [move.card.text]
    if isinstance(move, Raise):
        words += [_bracket(build) for build in old]
        played -= move.build
    beside = played - (1 << move.card)
    words += [card.text for card in beside.high_to_low()]
    groups = ["+".join(words)]
    if isinstance(move, Add):
        groups += [_bracket(build) for build in old]
    groups += [format_cards(group) for group in others]
    return f"{', '.join(groups)} = {move.value}"
