"""What Python calls: arrays in, arrays out. Inside compiled code the functions on records serve.

Every function that is entered from Python takes many deals at once; one deal is an array of one.
The fewer such functions there are, the less there is to compile.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.kernel.chance import seed_random
from cassino.kernel.checking import check_deals, check_plan, check_rows
from cassino.kernel.compiling import compiled
from cassino.kernel.dealing import fresh_deck, start_deal
from cassino.kernel.generating import generate
from cassino.kernel.playing import play
from cassino.kernel.playouts import choose
from cassino.kernel.records import ITEMS_OF_SCORE, Codes, Rules, States, Work
from cassino.kernel.scoring import score_items

Integers: TypeAlias = NDArray[np.int64]
_EVER = 1_000
_NO_CODES: Codes = np.zeros((1, 0), np.int64)
_NO_SEEDS: Integers = np.zeros(0, np.int64)


@compiled
def _list_each(rules: Rules, states: States, work: Work, codes: Codes, counts: Integers) -> None:
    for at in range(len(states)):
        end = 0
        if not states[at].over:
            end = generate(rules[0], states[at], work[0], 0)
        counts[at] = end
        for place in range(min(end, codes.shape[1])):
            codes[at, place] = work[0].codes[place]


@compiled
def _play_each(rules: Rules, states: States, work: Work, codes: Codes) -> None:
    for at in range(len(states)):
        if not states[at].over:
            play(rules[0], states[at], work[0], codes[at])


@compiled
def _play_out_each(
    rules: Rules,
    states: States,
    work: Work,
    policies: int,
    until: int,
    most: int,
    seeds: Integers,
    codes: Codes,
) -> None:
    for at in range(len(states)):
        state = states[at]
        plays = 0
        if len(seeds):
            seed_random(work[0], seeds[at])
        while not state.over and state.hand_number <= until and plays < most:
            policy = policies >> (2 * state.turn) & 3
            codes[at] = choose(rules[0], state, work[0], policy)
            play(rules[0], state, work[0], codes[at])
            plays += 1


@compiled
def _score_each(rules: Rules, states: States, items: Integers) -> None:
    for at in range(len(states)):
        score_items(rules[0], states[at], items[at])


@compiled
def _start_each(rules: Rules, states: States, work: Work, seeds: Integers) -> None:
    for at in range(len(states)):
        if len(seeds):
            seed_random(work[0], seeds[at])
            fresh_deck(states[at], work[0])
        start_deal(rules[0], states[at])


def legal_codes(rules: Rules, states: States, work: Work, at: int = 0) -> Codes:
    """Every legal move of the state at a place, as codes, once; the order is fixed.

    The array is a copy of one's own. A finished deal has none.

    Raises:
        OverflowError: when there are more moves, or groups on the table, than the kernel lists.
    """
    counts: Integers = np.zeros(1, np.int64)
    _list_each(rules, states[at : at + 1], work, _NO_CODES, counts)
    codes: Codes = work["codes"][0, : int(counts[0])].copy()
    return codes


def batch_legal(rules: Rules, states: States, work: Work, codes: Codes) -> Integers:
    """Write the legal moves of every state to its row of ``codes``; how many each has.

    A row takes as many as it has places for; a greater count says that it didn't take all.

    Raises:
        BatchError: when an array isn't what it should be, or some state's seats can't be.
        OverflowError: when some state has more than the kernel lists.
    """
    check_deals(rules, states, work)
    check_rows(states, 2, codes=codes)
    counts: Integers = np.zeros(len(states), np.int64)
    _list_each(rules, states, work, codes, counts)
    return counts


def step(rules: Rules, states: States, work: Work, code: int, at: int = 0) -> None:
    """Make a legal move in the state at a place; whether it is legal isn't looked at."""
    _play_each(rules, states[at : at + 1], work, np.array([code], np.int64))


def batch_step(rules: Rules, states: States, work: Work, codes: Codes) -> None:
    """Make one legal move in every state that isn't over; ``codes`` has one entry a state.

    Raises:
        BatchError: when an array isn't what it should be, or some state's seats can't be.
    """
    check_deals(rules, states, work)
    check_rows(states, codes=codes)
    _play_each(rules, states, work, codes)


def is_over(states: States, at: int = 0) -> bool:
    """Whether the deal has ended: no cards are left, or a side counted out at once."""
    return bool(states[at].over)


def score(rules: Rules, states: States, at: int = 0) -> Integers:
    """The points of a finished deal, ``[side, item]``.

    The items are cards, spades, Big Casino, Little Casino, aces, sweeps, last capture; points
    carried from tied majorities are among the first two.
    """
    sides = 2 if states[at].partners else int(states[at].seats)
    return _count(rules, states[at : at + 1])[0, :sides]


def batch_score(rules: Rules, states: States) -> Integers:
    """The points of finished deals, ``[deal, side, item]``; sides that there aren't have none.

    Raises:
        BatchError: when an array isn't what it should be, or some state's seats can't be.
    """
    check_deals(rules, states)
    return _count(rules, states)


def _count(rules: Rules, states: States) -> Integers:
    items: Integers = np.zeros((len(states), 4, ITEMS_OF_SCORE), np.int64)
    _score_each(rules, states, items)
    return items


def start(rules: Rules, states: States, work: Work, seed: int | None = None, at: int = 0) -> None:
    """Deal the first hand in the state at a place.

    Seats, partners, dealer, scores and carried points must stand in the state; the deck too,
    unless a seed from 0 on is given, from which the kernel shuffles one by its own numbers.

    Raises:
        BatchError: when seats or dealer can't be.
    """
    batch_start(
        rules,
        states[at : at + 1],
        work,
        None if seed is None else np.array([seed], np.int64),
    )


def batch_start(rules: Rules, states: States, work: Work, seeds: Integers | None = None) -> None:
    """Deal the first hand in every state, as ``start`` does; seeds are one a state.

    Raises:
        BatchError: when an array isn't what it should be, or some state's seats or dealer can't be.
    """
    check_deals(rules, states, work)
    if seeds is not None:
        check_rows(states, seeds=seeds)
    _start_each(rules, states, work, _NO_SEEDS if seeds is None else seeds)


def policies(*seats: int) -> int:
    """The policies of seats as ``playout`` and others want them; one alone is for all four.

    >>> policies(1) == policies(1, 1, 1, 1)
    True
    """
    each = seats * 4 if len(seats) == 1 else seats
    return sum(policy << 2 * seat for seat, policy in enumerate(each))


def batch_play(
    rules: Rules,
    states: States,
    work: Work,
    seated: int,
    *,
    until: int = _EVER,
    most: int = _EVER,
    seeds: Integers | None = None,
) -> Codes:
    """Let policies play on in every state; the last code that was played in each.

    Args:
        rules: the rules.
        states: the deals, which change.
        work: the work space.
        seated: the ``policies`` of the seats.
        until: the number of the last hand to be played.
        most: the most plays in each state.
        seeds: random numbers for each state; without them those of the work space go on.

    Raises:
        BatchError: when an array or a limit isn't what it should be, a policy isn't there, or some
            state's seats can't be.
    """
    check_deals(rules, states, work)
    check_plan(seated, {"until": until, "most": most})
    if seeds is not None:
        check_rows(states, seeds=seeds)
    return _play_on(rules, states, work, seated, until, most, seeds)


def _play_on(
    rules: Rules,
    states: States,
    work: Work,
    seated: int,
    until: int,
    most: int,
    seeds: Integers | None,
) -> Codes:
    codes: Codes = np.zeros(len(states), np.int64)
    chosen = _NO_SEEDS if seeds is None else seeds
    _play_out_each(rules, states, work, seated, until, most, chosen, codes)
    return codes


def policy_code(
    rules: Rules, states: States, work: Work, policy: int, seed: int, at: int = 0
) -> int:
    """The code of the move that a policy chooses in the state at a place, which stays as it is."""
    copies: Any = states[at : at + 1].copy()
    seeds = np.array([seed], np.int64)
    return int(_play_on(rules, copies, work, policies(policy), _EVER, 1, seeds)[0])


def playout(
    rules: Rules, states: States, work: Work, seated: int, seed: int, at: int = 0
) -> Integers:
    """The points by side when policies play the deal to its end; the state stays as it is."""
    copies: Any = states[at : at + 1].copy()
    _play_on(rules, copies, work, seated, _EVER, _EVER, np.array([seed], np.int64))
    points: Integers = score(rules, copies).sum(axis=1)
    return points
