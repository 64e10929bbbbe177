"""``cassino-obs-v1``: what a seat sees, as 18 planes of 52 small whole numbers.

A plane has one place a card, from Ac to Ks; the last one holds numbers instead. Seats are counted
from the observer in the order of play, sides by their first seat in that order.

===== ==================================================================================
plane what
===== ==================================================================================
0     the observer's hand
1     loose cards
2, 3  cards in single builds; cards in multiple builds
4-7   cards in builds of the observer, of the next seat, of the second, of the third next
8     of every card in a build, the build's value
9     of every card in a build, the build's name: its lowest card's number plus 1
10-13 the pile of the observer's side, of the next side, of the second, of the third next
14    every card seen so far in this deal, the hand and the table among them
15    the card chosen for the move that is under way (only the seat to move sees 15 to 17)
16    the cards of the piles picked for it
17    numbers, by place: see ``NUMBERS``
===== ==================================================================================
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.envs.acts import BUILD, CAPTURE
from cassino.envs.turns import TurnRecord
from cassino.kernel import RulesRecord, StateRecord, compiled, count, lowest, sides_of

HAND: Final = 0
LOOSE: Final = 1
SINGLE: Final = 2
MULTIPLE: Final = 3
OWNED: Final = 4
VALUE: Final = 8
NAME: Final = 9
PILES: Final = 10
SEEN: Final = 14
CHOSEN: Final = 15
PICKED: Final = 16
NUMBER: Final = 17
PLANES: Final = 18

NUMBERS: Final = {
    "seats": 0,
    "partners": 1,
    "dealer": 2,
    "turn": 3,
    "hand_number": 4,
    "hands_in_deal": 5,
    "stock": 6,
    "held": 7,
    "last_capturer": 11,
    "owes": 12,
    "sweeps": 16,
    "scores": 20,
    "carry": 24,
    "verb": 26,
    "value": 27,
    "over": 28,
}
"""Where a number stands in the last plane. ``dealer`` and ``turn`` are seats; ``held`` (how many
cards), ``owes`` (1 after a build that binds) stand for each of four seats, ``sweeps`` and
``scores`` for each of four sides; ``last_capturer`` is a seat plus 1, or 0; ``carry`` are points
carried for cards and for spades; ``verb`` is 1 for a capture under way, 2 for a build to ``value``;
``over`` is 1 at the end. Scores beyond 127 are 127."""

Planes: TypeAlias = NDArray[np.int8]
"""An observation, ``[18, 52]``."""

_HELD: Final = NUMBERS["held"]
_OWES: Final = NUMBERS["owes"]
_SWEEPS: Final = NUMBERS["sweeps"]
_SCORES: Final = NUMBERS["scores"]
_CARRY: Final = NUMBERS["carry"]
_LAST: Final = NUMBERS["last_capturer"]
_MOST: Final = 127


@compiled
def mark(planes: Any, plane: int, cards: int, number: int) -> None:  # noqa: ANN401 - one row of many
    """Write a number at the places of some cards."""
    while cards:
        planes[plane, lowest(cards)] = number
        cards &= cards - 1


@compiled
def write_planes(
    rules: RulesRecord,
    state: StateRecord,
    turn: TurnRecord,
    seat: int,
    held: Any,  # noqa: ANN401 - one row of many
    planes: Any,  # noqa: ANN401 - one row of many
) -> None:
    """Write what a seat sees, ``held`` being how many cards each seat holds."""
    for plane in range(PLANES):
        for card in range(52):
            planes[plane, card] = 0
    mark(planes, HAND, state.hands[seat], 1)
    mark(planes, LOOSE, state.loose, 1)
    seen = state.hands[seat] | state.loose
    for at in range(state.build_count):
        cards = state.build_cards[at]
        seen |= cards
        owner = relative(rules, state, state.build_owner[at], seat)
        mark(planes, MULTIPLE if state.build_multiple[at] else SINGLE, cards, 1)
        mark(planes, OWNED + owner, cards, 1)
        mark(planes, VALUE, cards, state.build_value[at])
        mark(planes, NAME, cards, lowest(cards) + 1)
        if seat == state.turn and cards & -cards & turn.picks:
            mark(planes, PICKED, cards, 1)
    for step in range(sides_of(state)):
        side = nth_side(rules, state, seat, step)
        seen |= state.piles[side]
        mark(planes, PILES + step, state.piles[side], 1)
    mark(planes, SEEN, seen, 1)
    if seat == state.turn:
        mark(planes, PICKED, turn.picks & state.loose, 1)
        if turn.card >= 0:
            planes[CHOSEN, turn.card] = 1
    _write_numbers(rules, state, turn, seat, held, planes)


@compiled
def write_seen(
    rules: RulesRecord,
    state: StateRecord,
    turn: TurnRecord,
    seat: int,
    held: Any,  # noqa: ANN401 - one row of many
    planes: Any,  # noqa: ANN401 - one row of many
) -> None:
    """The same of a deal of which all hands are known; ``held`` is room for a number a seat."""
    for each in range(4):
        held[each] = count(state.hands[each])
    write_planes(rules, state, turn, seat, held, planes)


@compiled
def relative(rules: RulesRecord, state: StateRecord, other: int, seat: int) -> int:
    """How many seats after the observer another one plays."""
    return (other - seat) * rules.step % state.seats


@compiled
def nth_side(rules: RulesRecord, state: StateRecord, seat: int, step: int) -> int:
    """The side that is the observer's (0), the next one's (1) and so on."""
    other = (seat + rules.step * step) % state.seats
    return other % 2 if state.partners else other


@compiled
def _write_numbers(
    rules: RulesRecord,
    state: StateRecord,
    turn: TurnRecord,
    seat: int,
    held: Any,  # noqa: ANN401 - one row of many
    planes: Any,  # noqa: ANN401 - one row of many
) -> None:
    seats = state.seats
    planes[NUMBER, 0] = seats
    planes[NUMBER, 1] = state.partners
    planes[NUMBER, 2] = relative(rules, state, state.dealer, seat)
    planes[NUMBER, 3] = relative(rules, state, state.turn, seat)
    planes[NUMBER, 4] = state.hand_number
    planes[NUMBER, 5] = 1 if rules.refill else 12 // seats
    planes[NUMBER, 6] = 52 - state.dealt
    for step in range(seats):
        other = (seat + rules.step * step) % seats
        planes[NUMBER, _HELD + step] = held[other]
        planes[NUMBER, _OWES + step] = state.owes >> other & 1
    if state.last_capturer >= 0:
        planes[NUMBER, _LAST] = 1 + relative(rules, state, state.last_capturer, seat)
    for step in range(sides_of(state)):
        side = nth_side(rules, state, seat, step)
        planes[NUMBER, _SWEEPS + step] = state.sweeps[side]
        planes[NUMBER, _SCORES + step] = min(state.scores[side], _MOST)
    planes[NUMBER, _CARRY] = state.carry[0]
    planes[NUMBER, _CARRY + 1] = state.carry[1]
    if seat == state.turn:
        planes[NUMBER, 26] = 1 if turn.verb == CAPTURE else 2 * (turn.verb >= BUILD)
        planes[NUMBER, 27] = turn.verb - BUILD + 1 if turn.verb >= BUILD else 0
    planes[NUMBER, 28] = state.over
