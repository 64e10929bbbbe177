"""Many deals at once, in compiled code: stepped, dealt, scored and shown in one call."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.envs.acts import DONE, STEPS, TRAIL
from cassino.envs.planes import write_seen
from cassino.envs.turns import (
    CROWDED,
    TurnRecord,
    Turns,
    clear,
    code_made,
    find_steps,
    make_play,
    moves_of,
    take_step,
)
from cassino.kernel import (
    ITEMS_OF_SCORE,
    Rules,
    RulesRecord,
    StateRecord,
    States,
    Work,
    WorkRecord,
    choose,
    compiled,
    draw,
    fresh_deck,
    seed_random,
    side_of,
    sides_of,
    start_deal,
)
from cassino.kernel.choices import FEWEST
from cassino.kernel.scoring import score_items, total_of

Integers: TypeAlias = NDArray[np.int64]

CROWDED_OTHER: Final = -2
"""A policy is to play on a table that is too crowded for the kernel."""
EVERYBODY: Final = 15
"""All seats are asked for actions."""
NO_STEP: Final = -1
"""Instead of a step: take none, only let happen what has no choice."""
SKIP: Final = -2
"""Instead of a step: leave the deal as it is."""


@compiled
def choose_with_care(
    rules: RulesRecord, state: StateRecord, work: WorkRecord, policy: int, found: Integers
) -> bool:
    """Let a policy choose a code; False where the table is too crowded for it."""
    try:
        found[0] = choose(rules, state, work, policy)
    except Exception:  # noqa: BLE001 - compiled code knows no other
        return False
    return True


@compiled
def run_on(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    turn: TurnRecord,
    asked: int,
    seated: int,
    mask: Any,  # noqa: ANN401 - one row of many
    found: Integers,
) -> int:
    """Let everything happen until a seat that is asked has a choice.

    Args:
        rules: the rules.
        state: the deal.
        work: the work space.
        turn: where the seat to move stands.
        asked: the seats that are asked for actions, as bits; others play by policies.
        seated: the policies of the seats.
        mask: the steps that may follow are written to it.
        found: room for a number.

    Returns:
        How many steps may follow; 0 at the end of the deal, ``CROWDED`` and ``CROWDED_OTHER``
        when the rules must be asked.
    """
    while not state.over:
        if asked >> state.turn & 1:
            end = moves_of(rules, state, work, turn)
            if end < 0:
                return CROWDED
            steps = find_steps(state, work, turn, end, mask)
            if steps > 1:
                return steps
            make_play(rules, state, work, turn, turn.code)
        else:
            policy = seated >> (2 * state.turn) & 3
            if not choose_with_care(rules, state, work, policy, found):
                return CROWDED_OTHER
            make_play(rules, state, work, turn, found[0])
    for step in range(STEPS):
        mask[step] = 0
    return 0


@compiled
def begin(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    turn: TurnRecord,
    seed: int,
    dealer: int,
) -> None:
    """Deal anew by the kernel's own numbers, which choose the dealer too when that is -1."""
    seed_random(work, seed)
    fresh_deck(state, work)
    drawn = draw(work, state.seats)
    state.dealer = drawn if dealer < 0 else dealer
    start_deal(rules, state)
    turn.random = work.random
    turn.plays = 0
    clear(turn)


@compiled
def write_points(
    rules: RulesRecord,
    state: StateRecord,
    items: Any,  # noqa: ANN401 - rows of numbers
    rewards: Any,  # noqa: ANN401 - one row of many
) -> None:
    """Write what a finished deal is worth to every seat: its points less the others' mean."""
    sides = sides_of(state)
    held = 0
    for seat in range(state.seats):
        held |= state.hands[seat]
    if not held:
        score_items(rules, state, items)
    total = 0
    for side in range(sides):
        points = 0
        if held:  # somebody counted out in mid-deal
            points = total_of(rules, state, side)
        else:
            for item in range(ITEMS_OF_SCORE):
                points += items[side, item]
        items[side, 0] = points
        total += points
    sign = -1.0 if rules.objective == FEWEST else 1.0
    for seat in range(state.seats):
        own = items[side_of(state, seat), 0]
        rewards[seat] = sign * (own - (total - own) / (sides - 1))


@compiled
def step_all(  # noqa: PLR0913, PLR0917 - what a deal consists of
    rules: Rules,
    states: States,
    work: Work,
    turns: Turns,
    actions: Integers,
    asked: Integers,
    seated: Integers,
    counts: Integers,
    masks: Any,  # noqa: ANN401 - a row a deal
    rewards: Any,  # noqa: ANN401 - a row a deal
) -> None:
    """Take an action in every deal that isn't over, and let happen what follows.

    ``NO_STEP`` and ``SKIP`` may stand for actions. Rewards are written at the end of a deal, and
    are nought before.
    """
    items = np.zeros((4, ITEMS_OF_SCORE), np.int64)
    found = np.zeros(1, np.int64)
    for at in range(len(states)):
        state, turn, step = states[at], turns[at], actions[at]
        if step == SKIP:
            continue
        for seat in range(rewards.shape[1]):
            rewards[at, seat] = 0
        if counts[at] == 0 and step != NO_STEP:
            continue
        if step in (TRAIL, DONE):
            make_play(rules[0], state, work[0], turn, code_made(state, turn, step))
        elif step != NO_STEP:
            take_step(turn, step)
        work[0].random = turn.random
        counts[at] = run_on(rules[0], state, work[0], turn, asked[at], seated[at], masks[at], found)
        turn.random = work[0].random
        if counts[at] == 0:
            write_points(rules[0], state, items, rewards[at])


@compiled
def begin_some(
    rules: Rules,
    states: States,
    work: Work,
    turns: Turns,
    places: Integers,
    seeds: Integers,
    dealers: Integers,
) -> None:
    """Deal anew at some places, from a seed and by a dealer (or -1) each."""
    for number in range(len(places)):
        at = places[number]
        state: Any = states[at]
        turn: Any = turns[at]
        begin(rules[0], state, work[0], turn, seeds[number], dealers[number])


@compiled
def show_all(
    rules: Rules,
    states: States,
    turns: Turns,
    learners: Integers,
    seats: Integers,
    planes: Any,  # noqa: ANN401 - planes a deal
) -> None:
    """Write who is to act in every deal, and what that seat sees.

    Where a deal has one learner (``learners`` isn't -1), it is the learner who sees.
    """
    held = np.zeros(4, np.int64)
    for at in range(len(states)):
        seat = learners[at] if learners[at] >= 0 else states[at].turn
        seats[at] = seat
        write_seen(rules[0], states[at], turns[at], seat, held, planes[at])


@compiled
def first_illegal(masks: Any, actions: Integers, counts: Integers) -> int:  # noqa: ANN401
    """The first place with an action that may not be taken, or -1."""
    for at in range(len(actions)):
        step = actions[at]
        if counts[at] != 0 and not (0 <= step < STEPS and masks[at, step]):
            return at
    return -1
