"""Where a seat stands within its move, in compiled code: what may follow, and what is forced.

A turn record keeps the steps taken so far and the plays of the deal. The steps that may follow are
those with which some legal move goes on: there are no dead ends. A step without a choice isn't
asked for: it takes itself, up to whole plays.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.envs.acts import BUILD, CAPTURE, DONE, PICK, STEPS, TRAIL
from cassino.kernel import (
    ADDS,
    BUILDS,
    RAISES,
    TAKES,
    RulesRecord,
    StateRecord,
    WorkRecord,
    card_of,
    code_of,
    compiled,
    count,
    generate,
    kind_of,
    lowest,
    play,
    table_of,
    value_of,
)

MOST_PLAYS: Final = 48
"""The plays of a deal: every card that isn't dealt to the table is played once."""

CROWDED: Final = -1
"""A table on which the kernel doesn't list all moves: the rules must be asked."""

KEPT: Final = 64
"""A turn keeps the list of its moves from step to step when it isn't longer."""

SURE: Final = 10
"""On so many piles lists always end; with more they are made with care."""

Turns: TypeAlias = NDArray[Any]
"""An array of turn records, one a deal."""
Mask: TypeAlias = NDArray[np.int8]
"""Which steps may be taken, as ones among noughts."""


class TurnRecord(Protocol):
    """The steps of a move that are taken, and the plays of the deal so far.

    ``card`` is the card chosen, or -1; ``verb`` the second step, or -1; ``picks`` the lowest cards
    of the piles picked, as bits, ``last`` the last of them, or -1. ``codes``, ``seats`` and
    ``hands`` tell the code, the seat and the number of the hand of each of the ``plays``. ``code``
    is that of the only move left, when there is only one. ``random`` are the random numbers of a
    deal among many. ``moves`` are the codes of the ``kept`` moves of the turn, none where they
    aren't kept.
    """

    card: int
    verb: int
    picks: int
    last: int
    plays: int
    code: int
    random: int
    kept: int
    moves: Any
    codes: Any
    seats: Any
    hands: Any


_NUMBERS: Final = ("card", "verb", "picks", "last", "plays", "code", "random", "kept")

TURN: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *((name, np.int64) for name in _NUMBERS),
                ("moves", np.int64, (KEPT,)),
                ("codes", np.int64, (MOST_PLAYS,)),
                ("seats", np.int8, (MOST_PLAYS,)),
                ("hands", np.int8, (MOST_PLAYS,)),
            ],
            align=True,
        ),
    )
)
"""The dtype of a turn record."""


def new_turns(deals: int = 1) -> Turns:
    """Turn records for some deals, at the beginning."""
    turns: Turns = np.zeros(deals, TURN)
    for name in ("card", "verb", "last"):
        turns[name] = -1
    return turns


@compiled
def clear(turn: TurnRecord) -> None:
    """Begin a move."""
    turn.card = -1
    turn.verb = -1
    turn.picks = 0
    turn.last = -1
    turn.kept = 0


@compiled
def take_step(turn: TurnRecord, step: int) -> None:
    """Take a step that may be taken and doesn't end the move."""
    if step < PICK:
        turn.card = step
    elif step < TRAIL:
        turn.last = step - PICK
        turn.picks |= 1 << turn.last
    else:
        turn.verb = step


@compiled
def verb_of(code: int) -> int:
    """The second step of the move with a code."""
    if kind_of(code) != TAKES:
        return BUILD + value_of(code) - 1
    return CAPTURE if table_of(code) else TRAIL


@compiled
def piles_of(state: StateRecord) -> int:
    """The lowest card of every pile on the table, as bits."""
    lows = state.loose
    for at in range(state.build_count):
        lows |= state.build_cards[at] & -state.build_cards[at]
    return lows


@compiled
def next_step(turn: TurnRecord, lows: int, code: int) -> int:
    """The step with which the move of a code goes on, or -1 when the turn is on another way."""
    if turn.card < 0:
        return card_of(code)
    if card_of(code) != turn.card:
        return -1
    verb = verb_of(code)
    if turn.verb < 0:
        return verb
    if verb != turn.verb:
        return -1
    picks = table_of(code) & lows
    if picks & ((2 << turn.last) - 1 if turn.last >= 0 else 0) != turn.picks:
        return -1
    left = picks & ~turn.picks
    return PICK + lowest(left) if left else DONE


@compiled
def list_with_care(rules: RulesRecord, state: StateRecord, work: WorkRecord) -> int:
    """How many moves there are, listed in the work space, or ``CROWDED``."""
    try:
        return generate(rules, state, work, 0)
    except Exception:  # noqa: BLE001 - compiled code knows no other
        return CROWDED


@compiled
def list_moves(rules: RulesRecord, state: StateRecord, work: WorkRecord) -> int:
    """The same; where lists surely end, without the care."""
    if count(piles_of(state)) <= SURE:
        return generate(rules, state, work, 0)
    return list_with_care(rules, state, work)


@compiled
def moves_of(rules: RulesRecord, state: StateRecord, work: WorkRecord, turn: TurnRecord) -> int:
    """The same for a turn, which keeps its list from step to step."""
    if turn.kept:
        for at in range(turn.kept):
            work.codes[at] = turn.moves[at]
        return turn.kept
    end = list_moves(rules, state, work)
    if end <= KEPT:
        for at in range(end):
            turn.moves[at] = work.codes[at]
        turn.kept = max(0, end)
    return end


@compiled
def find_steps(state: StateRecord, work: WorkRecord, turn: TurnRecord, end: int, mask: Mask) -> int:
    """Mark the steps that may follow, taking those without a choice; how many there are.

    Args:
        state: the deal.
        work: its moves, as ``list_moves`` left them.
        turn: where the seat stands.
        end: how many moves there are.
        mask: what is written to.

    Returns:
        2 or more steps, or 1 when only one move is left: it stands in ``turn.code``.
    """
    lows = piles_of(state)
    while True:
        for step in range(STEPS):
            mask[step] = 0
        steps, moves, only = 0, 0, 0
        for at in range(end):
            code = work.codes[at]
            step = next_step(turn, lows, code)
            if step >= 0:
                moves += 1
                turn.code = code
                if not mask[step]:
                    mask[step] = 1
                    steps += 1
                    only = step
        if moves <= 1 or steps > 1:
            return min(moves, steps)
        take_step(turn, only)


@compiled
def make_play(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, turn: TurnRecord, code: int
) -> None:
    """Make a legal move and write it down."""
    turn.codes[turn.plays] = code
    turn.seats[turn.plays] = state.turn
    turn.hands[turn.plays] = state.hand_number
    turn.plays += 1
    play(rules, state, work, code)
    clear(turn)


@compiled
def go_on(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, turn: TurnRecord, mask: Mask
) -> int:
    """Let everything without a choice happen; how many steps there are then.

    0 at the end of the deal; ``CROWDED`` when the rules must be asked.
    """
    while not state.over:
        end = moves_of(rules, state, work, turn)
        if end < 0:
            return end
        steps = find_steps(state, work, turn, end, mask)
        if steps > 1:
            return steps
        make_play(rules, state, work, turn, turn.code)
    for step in range(STEPS):
        mask[step] = 0
    return 0


@compiled
def code_made(state: StateRecord, turn: TurnRecord, step: int) -> int:
    """The code of the move that a last step (``DONE`` or ``TRAIL``) ends."""
    if step == TRAIL:
        return code_of(turn.card, TAKES, 1, 0)
    table = turn.picks & state.loose
    kind, value = BUILDS, turn.verb - BUILD + 1
    for at in range(state.build_count):
        cards = state.build_cards[at]
        if cards & -cards & turn.picks:
            table |= cards
            kind = ADDS if state.build_value[at] == value else RAISES
    if turn.verb == CAPTURE:
        return code_of(turn.card, TAKES, 1, table)
    return code_of(turn.card, kind, value, table)


@compiled
def advance(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    turn: TurnRecord,
    step: int,
    mask: Mask,
) -> int:
    """Take a step and let everything without a choice happen, as ``go_on`` does."""
    if step in (TRAIL, DONE):
        make_play(rules, state, work, turn, code_made(state, turn, step))
    else:
        take_step(turn, step)
    return go_on(rules, state, work, turn, mask)
