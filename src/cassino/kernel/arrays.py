"""What Python calls: arrays in, arrays out. Inside compiled code the functions on records serve."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cassino.kernel.chance import seed_random
from cassino.kernel.compiling import compiled
from cassino.kernel.dealing import fresh_deck, start_deal
from cassino.kernel.generating import generate
from cassino.kernel.playing import play
from cassino.kernel.records import ITEMS_OF_SCORE, Codes, Rules, States, Work
from cassino.kernel.scoring import score_items


@compiled
def _generate_at(rules: Rules, states: States, work: Work, at: int) -> int:
    return generate(rules[0], states[at], work[0], 0)


@compiled
def _play_at(rules: Rules, states: States, work: Work, at: int, code: int) -> None:
    play(rules[0], states[at], work[0], code)


@compiled
def _score_at(rules: Rules, states: States, at: int, items: NDArray[np.int64]) -> None:
    score_items(rules[0], states[at], items)


@compiled
def _deal_at(rules: Rules, states: States, work: Work, at: int, seed: int) -> None:
    if seed >= 0:
        seed_random(work[0], seed)
        fresh_deck(states[at], work[0])
    start_deal(rules[0], states[at])


def legal_codes(rules: Rules, states: States, work: Work, at: int = 0) -> Codes:
    """Every legal move of the state at a place, as codes, once; the order is fixed.

    The array is a copy of one's own; ``work["codes"][0, :n]`` is the list itself.

    Raises:
        OverflowError: when there are more moves, or groups on the table, than the kernel lists.
    """
    codes: Codes = work["codes"][0, : _generate_at(rules, states, work, at)].copy()
    return codes


def step(rules: Rules, states: States, work: Work, code: int, at: int = 0) -> None:
    """Make a legal move in the state at a place; whether it is legal isn't looked at."""
    _play_at(rules, states, work, at, code)


def is_over(states: States, at: int = 0) -> bool:
    """Whether the deal has ended: no cards are left, or a side counted out at once."""
    return bool(states[at].over)


def score(rules: Rules, states: States, at: int = 0) -> NDArray[np.int64]:
    """The points of a finished deal, ``[side, item]``.

    The items are cards, spades, Big Casino, Little Casino, aces, sweeps, last capture; points
    carried from tied majorities are among the first two.
    """
    state = states[at]
    items = np.zeros((2 if state.partners else int(state.seats), ITEMS_OF_SCORE), np.int64)
    _score_at(rules, states, at, items)
    return items


def start(rules: Rules, states: States, work: Work, seed: int = -1, at: int = 0) -> None:
    """Deal the first hand in the state at a place.

    Seats, partners, dealer, scores and carried points must stand in the state; the deck too,
    unless a seed from 0 on is given, from which the kernel shuffles one by its own numbers.
    """
    _deal_at(rules, states, work, at, seed)
