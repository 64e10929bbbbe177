"""Tables small enough to judge by eye, and short ways to ask the rules about them."""

from collections.abc import Sequence
from typing import Any

from cassino.cards import CardSet
from cassino.notation import format_move, format_position, parse_move, parse_position, read_move
from cassino.rules import Event, PlayerView, Position, legal_moves, play

Built = tuple[int, str, int]
"""A build: its value, its groups as "5c 3d/8d", its owner."""


def table(
    variant: str,
    hand: str,
    loose: str = "",
    *builds: Built,
    seats: int = 2,
    turn: int = 1,
    others: Sequence[str] | None = None,
    stock: str | int | None = None,
    place: dict[str, Any] | None = None,
    **options: object,
) -> Position | PlayerView:
    """A table with one seat to move.

    Args:
        variant: the preset.
        hand: the cards of the seat to move.
        loose: the loose cards.
        builds: the builds.
        seats: how many seats there are.
        turn: the seat to move.
        others: the hands of all seats where they matter; the one to move is left as it is.
        stock: cards still to be dealt, or how many.
        place: other keys of the position, such as `partners`, `must_take`, `scores`.
        options: switches set otherwise than in the preset.
    """
    hidden = [["??"] * len(hand.split())] * seats
    hands = hidden if others is None else [held.split() for held in others]
    data: dict[str, Any] = {
        "variant": variant,
        "options": options,
        "seats": seats,
        "turn": turn,
        "hands": [hand.split() if seat == turn else hands[seat] for seat in range(seats)],
        "loose": loose.split(),
        "builds": [
            {"value": value, "groups": [g.split() for g in groups.split("/")], "owner": owner}
            for value, groups, owner in builds
        ],
    }
    if stock is not None:
        data["stock"] = stock.split() if isinstance(stock, str) else stock
    return parse_position({**data, **(place or {})})


def whole(
    variant: str,
    hand: str,
    loose: str = "",
    *builds: Built,
    seats: int = 2,
    turn: int = 1,
    others: Sequence[str] | None = None,
    stock: str = "",
    place: dict[str, Any] | None = None,
    **options: object,
) -> Position:
    """The same with every card known, so that it can be played on; other hands may be empty."""
    hands = [""] * seats if others is None else others
    at = table(
        variant,
        hand,
        loose,
        *builds,
        seats=seats,
        turn=turn,
        others=hands,
        stock=stock,
        place=place,
        **options,
    )
    assert isinstance(at, Position)
    return at


def moves(at: Position | PlayerView, card: str | None = None) -> set[str]:
    """Every legal move, of one card when it is named, as notation writes them."""
    listed = [format_move(at, m) for m in legal_moves(at) if card in (None, m.card.text)]
    assert len(set(listed)) == len(listed)
    return set(listed)


def verdict(at: Position | PlayerView, text: str) -> str | None:
    """The code of the refusal of a move text, or None when it is legal."""
    refusal = read_move(at, text).refusal
    return None if refusal is None else refusal.code


def rule(at: Position | PlayerView, text: str) -> str | None:
    """The rule that a refused move text breaks, or None when it is legal."""
    refusal = read_move(at, text).refusal
    return None if refusal is None else refusal.rule


def after(at: Position, *texts: str) -> Position:
    """The position after these moves."""
    for text in texts:
        at, _ = play(at, parse_move(at, text))
    return at


def events(at: Position, *texts: str) -> tuple[Event, ...]:
    """What happened in the last of these moves."""
    *first, last = texts
    at = after(at, *first)
    return play(at, parse_move(at, last))[1]


def builds(at: Position) -> list[str]:
    """The builds as text: value, groups, owner."""
    written = format_position(at)["builds"]
    return [
        f"{b['value']}: {'/'.join(' '.join(group) for group in b['groups'])} @{b['owner']}"
        for b in written
    ]


def cards(text: str) -> CardSet:
    """The set of these cards."""
    return CardSet.of(*text.split())
