"""What the environments call: compiled functions on arrays of deals, each entered from Python."""

from __future__ import annotations

from threading import local
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.envs.acts import DONE, TRAIL
from cassino.envs.batches import write_points
from cassino.envs.crowded import crowded_steps
from cassino.envs.observations import write_history
from cassino.envs.planes import write_seen
from cassino.envs.turns import (
    CROWDED,
    MOST_PLAYS,
    Mask,
    TurnRecord,
    Turns,
    advance,
    clear,
    code_made,
    go_on,
    make_play,
    take_step,
)
from cassino.kernel import (
    Rules,
    RulesRecord,
    StateRecord,
    States,
    Work,
    compiled,
    decode,
    new_work,
    start_deal,
)
from cassino.kernel.records import MOST_BUILDS
from cassino.rules import Variant

Integers: TypeAlias = NDArray[np.int64]
GO_ON: Final = -1
"""Instead of a step: take none, only let happen what has no choice."""
DEAL: Final = -2
"""Instead of a step: deal the cards of the deck."""


@compiled
def _deal_afresh(rules: RulesRecord, state: StateRecord, turn: TurnRecord) -> None:
    """Deal the cards of the deck; nothing is left of the deal before, not even out of sight."""
    for at in range(MOST_BUILDS):
        state.build_cards[at] = 0
        state.build_value[at] = state.build_owner[at] = state.build_multiple[at] = 0
    for at in range(MOST_PLAYS):
        turn.codes[at] = turn.seats[at] = turn.hands[at] = 0
    turn.plays = turn.code = 0
    clear(turn)
    start_deal(rules, state)


@compiled
def advance_one(
    rules: Rules,
    states: States,
    work: Work,
    turns: Turns,
    step: int,
    mask: Mask,
    planes: Any,  # noqa: ANN401 - an array of numbers
) -> tuple[int, int]:
    """Take a step in the first deal, as ``turns.advance`` does; show the seat to move what it sees.

    ``GO_ON`` and ``DEAL`` may stand for a step.

    Returns:
        How many steps may follow, and that seat. Of a deal that is ``CROWDED`` nothing is shown.
    """
    state, turn = states[0], turns[0]
    if step == DEAL:
        _deal_afresh(rules[0], state, turn)
    if step < 0:
        steps = go_on(rules[0], state, work[0], turn, mask)
    else:
        steps = advance(rules[0], state, work[0], turn, step, mask)
    if steps != CROWDED:
        show_one(rules, states, turns, state.turn, planes)
    return steps, state.turn


@compiled
def worth_of_one(
    rules: Rules,
    states: States,
    items: Integers,
    rewards: Any,  # noqa: ANN401 - a number a seat
) -> None:
    """Write what the first deal, which is over, is worth to each seat (``Reward.DEAL``).

    ``items`` is room for the items of the score of four sides.
    """
    write_points(rules[0], states[0], items, rewards)


@compiled
def show_one(
    rules: Rules,
    states: States,
    turns: Turns,
    seat: int,
    planes: Any,  # noqa: ANN401 - an array of numbers
) -> None:
    """Write what a seat of the first deal sees."""
    held = np.zeros(4, np.int64)
    write_seen(rules[0], states[0], turns[0], seat, held, planes)


@compiled
def recall_one(
    rules: Rules,
    states: States,
    turns: Turns,
    seat: int,
    rows: Any,  # noqa: ANN401 - an array of numbers
) -> None:
    """Write the plays of the first deal as a seat recalls them."""
    write_history(rules[0], turns[0], states[0].seats, seat, rows)


@compiled
def go_on_one(rules: Rules, states: States, work: Work, turns: Turns, mask: Mask) -> int:
    """Let everything without a choice happen in the first deal, as ``turns.go_on`` does."""
    return go_on(rules[0], states[0], work[0], turns[0], mask)


@compiled
def end_move(rules: Rules, states: States, work: Work, turns: Turns, step: int) -> None:
    """Make the move that a last step ends, in the first deal."""
    make_play(rules[0], states[0], work[0], turns[0], code_made(states[0], turns[0], step))


@compiled
def _play_whole(rules: Rules, states: States, work: Work, turns: Turns, codes: Integers) -> None:
    make_play(rules[0], states[0], work[0], turns[0], codes[0])


def play_code(rules: Rules, states: States, work: Work, turns: Turns, code: int) -> None:
    """Make a whole legal move in one deal (arrays of one)."""
    _play_whole(rules, states, work, turns, np.array([code], np.int64))


class _Here(local):
    """The work space of this thread."""

    work: Work | None = None


_HERE = _Here()


def work_here() -> Work:
    """A work space that no other thread has."""
    if _HERE.work is None:
        _HERE.work = new_work()
    return _HERE.work


def steps_taken(turns: Turns, at: int = 0) -> tuple[int, ...]:
    """The steps of the move under way."""
    turn = turns[at]
    if turn.card < 0:
        return ()
    if turn.verb < 0:
        return (int(turn.card),)
    picks, found = int(turn.picks), [int(turn.card), int(turn.verb)]
    while picks:
        found.append(52 + (picks & -picks).bit_length() - 1)
        picks &= picks - 1
    return tuple(found)


def plays_made(turns: Turns, at: int = 0) -> list[int]:
    """The plays of the deal so far, as codes."""
    turn = turns[at]
    codes: list[int] = turn.codes[: int(turn.plays)].tolist()
    return codes


def last_step(variant: Variant, states: States, turns: Turns, mask: Mask) -> int | None:
    """Take by the rules, in a deal that is ``CROWDED``, all steps that have no choice.

    Args:
        variant: the rules.
        states: the deal.
        turns: where its seat to move stands.
        mask: the steps that may follow are written to it.

    Returns:
        The step that ends the only move left, which isn't taken; None where there is a choice.
    """
    while True:
        steps = crowded_steps(decode(states, variant), steps_taken(turns))
        mask[:] = 0
        mask[steps] = 1
        if len(steps) > 1:
            return None
        if steps[0] in (DONE, TRAIL):
            return steps[0]
        take_step(turns[0], steps[0])


def settle_crowded(
    variant: Variant,
    rules: Rules,
    states: States,
    turns: Turns,
    mask: Mask,
    *,
    once: bool = False,
) -> int:
    """Do by the rules what ``go_on`` does, for one deal (arrays of one) that is ``CROWDED``.

    Args:
        variant: the rules.
        rules: the same for the kernel.
        states: the deal.
        turns: where its seat to move stands.
        mask: the steps that may follow are written to it.
        once: whether to stop after a play that had no choice.

    Returns:
        How many steps may follow; 0 after such a play, or at the end of the deal.
    """
    while True:
        last = last_step(variant, states, turns, mask)
        if last is None:
            return int(mask.sum())
        end_move(rules, states, work_here(), turns, last)
        if once:
            return 0
        steps = go_on_one(rules, states, work_here(), turns, mask)
        if steps != CROWDED:
            return int(steps)
