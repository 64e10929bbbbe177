"""Positions as state records, and back."""

from __future__ import annotations

from typing import Final

from cassino.cards import CARDS, CardSet
from cassino.kernel.coding import decode_move
from cassino.kernel.records import States, new_states
from cassino.rules import (
    Build,
    Carry,
    Move,
    PlayerView,
    Position,
    Variant,
    is_over,
)
from cassino.rules.sums import ROOM, Thing, divide
from cassino.rules.things import group_order

_ROWS: Final = (
    "hands",
    "piles",
    "sweeps",
    "scores",
    "carry",
    "deck",
    "build_cards",
    "build_value",
    "build_owner",
    "build_multiple",
)
"""The rows of a state record that aren't filled to their end."""


def encode(
    at: Position | PlayerView, carry: Carry | None = None, into: States | None = None
) -> States:
    """The state record of a position, in an array of one.

    Of a view only what it shows is filled in: hidden hands are empty, and the cards of the stock,
    whose number is right, are all 0. Whoever searches puts a world's cards into ``hands`` and
    ``deck``.

    Args:
        at: a position, or the view of a seat.
        carry: points carried from earlier deals' tied majorities.
        into: states to write to the first of; without it a new array is made.
    """
    states = new_states() if into is None else into
    state = states[0]
    for name in ("seats", "partners", "dealer", "turn", "hand_number", "loose"):
        state[name] = int(getattr(at, name))
    state["last_capturer"] = -1 if at.last_capturer is None else at.last_capturer
    state["owes"] = sum(1 << seat for seat in at.owes)
    for name in _ROWS:
        state[name] = 0
    for name in ("piles", "sweeps", "scores"):
        state[name][: at.sides] = getattr(at, name)
    if carry:
        state["carry"] = carry.cards, carry.spades
    _put_builds(states, at.builds)
    if isinstance(at, Position):
        state["hands"][: at.seats] = at.hands
        state["deck"][52 - len(at.stock) :] = at.stock
        state["dealt"] = 52 - len(at.stock)
        state["over"] = is_over(at)
    else:
        state["hands"][: at.seats] = at.known
        state["dealt"] = 52 - at.stock_size
        state["over"] = not any(at.known) and not any(at.hidden)
    return states


def _put_builds(states: States, builds: tuple[Build, ...]) -> None:
    state = states[0]
    state["build_count"] = len(builds)
    for at, build in enumerate(builds):
        state["build_cards"][at] = build.cards
        state["build_value"][at] = build.value
        state["build_owner"][at] = build.owner
        state["build_multiple"][at] = build.is_multiple


def decode(states: States, variant: Variant, at: int = 0) -> Position:
    """The position of a state record.

    The cards of a multiple build are divided into groups anew, in notation's order, so that a
    build made of several can come back grouped otherwise; no rule depends on that.
    """
    state = states[at]
    seats = int(state["seats"])
    partners = bool(state["partners"])
    sides = 2 if partners else seats
    stock: list[int] = state["deck"][int(state["dealt"]) :].tolist()
    return Position(
        variant=variant,
        seats=seats,
        partners=partners,
        dealer=int(state["dealer"]),
        turn=int(state["turn"]),
        hand_number=int(state["hand_number"]),
        loose=CardSet(state["loose"]),
        builds=tuple(_build(states, variant, at, n) for n in range(int(state["build_count"]))),
        piles=tuple(CardSet(pile) for pile in state["piles"][:sides]),
        sweeps=tuple(int(count) for count in state["sweeps"][:sides]),
        last_capturer=None if state["last_capturer"] < 0 else int(state["last_capturer"]),
        owes=frozenset(seat for seat in range(seats) if state["owes"] >> seat & 1),
        scores=tuple(int(score) for score in state["scores"][:sides]),
        hands=tuple(CardSet(hand) for hand in state["hands"][:seats]),
        stock=tuple(CARDS[card] for card in stock),
    )


def _build(states: States, variant: Variant, at: int, number: int) -> Build:
    state = states[at]
    cards, value = CardSet(state["build_cards"][number]), int(state["build_value"][number])
    groups = _groups(variant, cards, value) if state["build_multiple"][number] else (cards,)
    return Build(value, groups, int(state["build_owner"][number]))


def _groups(variant: Variant, cards: CardSet, value: int) -> tuple[CardSet, ...]:
    values = variant.values.build
    things = [Thing(1 << card, values[card]) for card in cards.high_to_low()]
    room = variant.build.group_max_cards or ROOM
    divided = divide(things, value, room) or divide(things, value)
    assert divided is not None
    return tuple(sorted(map(CardSet, divided), key=group_order))


def move_at(states: States, code: int, at: int = 0) -> Move:
    """The move that a code means in the state at a place."""
    state = states[at]
    return decode_move(code, state["build_cards"][: int(state["build_count"])].tolist())
