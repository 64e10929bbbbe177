"""Positions as JSON objects, both directions, strict and kind: every fault is named."""

from __future__ import annotations

from typing import Any

from cassino.cards import Card
from cassino.notation.faults import FaultFinder
from cassino.notation.position_parts import Parts, read_parts
from cassino.rules import InvalidPosition, PlayerView, Position, options_of

HIDDEN = "??"
"""A card that nobody may see."""


def parse_position(data: object) -> Position | PlayerView:
    """Read a position from decoded JSON.

    A position in which every hand and the stock are known is a ``Position``; one with hidden cards
    is the view of the seat to move.

    Raises:
        InvalidPosition: naming every fault.

    >>> parse_position({"variant": "classic", "loose": ["5c"], "builds": [], "turn": 1,
    ...                 "hands": [["??"], ["8h", "4s"]]}).hand
    {4s 8h}
    """
    faults = FaultFinder()
    parts = read_parts(data, faults)
    if faults.found or parts is None:
        raise InvalidPosition(faults.found)
    layout, stock = _layout(parts), parts.stock
    if not any(parts.hidden) and (stock == 0 or not isinstance(stock, int)):
        known = () if isinstance(stock, int) else stock
        return Position(**layout, hands=parts.hands, stock=known)
    return _view(parts, parts.turn)


def parse_watched(data: object) -> PlayerView:
    """Read what a watcher, who has no hand, sees of a position.

    Raises:
        InvalidPosition: naming every fault; a known card in a hand or in the stock is one.

    >>> from cassino.rules import deal, variant, view_of
    >>> seen = view_of(deal(variant(), seed="a"), None)
    >>> parse_watched(format_position(seen)) == seen
    True
    """
    faults = FaultFinder()
    parts = read_parts(data, faults, watched=True)
    if faults.found or parts is None:
        raise InvalidPosition(faults.found)
    return _view(parts, None)


def _view(parts: Parts, seat: int | None) -> PlayerView:
    stock = parts.stock
    size = stock if isinstance(stock, int) else len(stock)
    return PlayerView(
        **_layout(parts), seat=seat, known=parts.hands, hidden=parts.hidden, stock_size=size
    )


def _layout(parts: Parts) -> dict[str, Any]:
    """What a position and a view of it have in common."""
    return {
        "variant": parts.variant,
        "seats": parts.seats,
        "partners": parts.partners,
        "dealer": parts.dealer,
        "turn": parts.turn,
        "hand_number": parts.hand_number,
        "loose": parts.loose,
        "builds": parts.builds,
        "piles": parts.piles,
        "sweeps": parts.sweeps,
        "last_capturer": parts.last_capturer,
        "owes": frozenset(parts.must_take),
        "scores": parts.scores,
    }


def format_position(at: Position | PlayerView) -> dict[str, Any]:
    """Write a position or a view as a JSON object with every key.

    >>> from cassino.rules import deal, variant
    >>> start = deal(variant(), seed="a")
    >>> parse_position(format_position(start)) == start
    True
    """
    return {
        "variant": at.variant.preset,
        "options": options_of(at.variant),
        "seats": at.seats,
        "partners": at.partners,
        "dealer": at.dealer,
        "turn": at.turn,
        "hand_number": at.hand_number,
        "loose": _texts(at.loose.high_to_low()),
        "builds": [
            {
                "value": build.value,
                "groups": [_texts(group.high_to_low()) for group in build.groups],
                "owner": build.owner,
            }
            for build in at.builds
        ],
        "hands": _hands(at),
        "stock": at.stock_size if isinstance(at, PlayerView) else _texts(at.stock),
        "piles": [_texts(pile.high_to_low()) for pile in at.piles],
        "sweeps": list(at.sweeps),
        "last_capturer": at.last_capturer,
        "must_take": sorted(at.owes),
        "scores": list(at.scores),
    }


def _texts(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    return [card.text for card in cards]


def _hands(at: Position | PlayerView) -> list[list[str]]:
    if isinstance(at, Position):
        return [_texts(hand.high_to_low()) for hand in at.hands]
    pairs = zip(at.known, at.hidden, strict=True)
    return [_texts(known.high_to_low()) + [HIDDEN] * hidden for known, hidden in pairs]
