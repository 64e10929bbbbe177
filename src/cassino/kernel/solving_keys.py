"""Positions of an ending by 63-bit keys: equal keys mean equal values, as far as anyone can tell.

Whatever the value of a position can depend on is mixed into its key, and no more, so that ways
that come to the same are looked at once: of a pile only what it counts.
"""

from __future__ import annotations

from typing import Final

from cassino.cards import ACES, BIG_CASSINO, JACK_OF_SPADES, LITTLE_CASSINO, SPADES
from cassino.kernel.compiling import compiled, count
from cassino.kernel.records import RulesRecord, StateRecord

_MASK: Final = (1 << 63) - 1
_FIRST: Final = 0x1F3D5B79A8C6E40D
_SECOND: Final = 0x2545F4914F6CDD1D
_SPADES: Final = int(SPADES)
_WORTH: Final = int(ACES) | 1 << BIG_CASSINO | 1 << LITTLE_CASSINO | 1 << JACK_OF_SPADES
_START: Final = 0x3C6EF372FE94F82A


@compiled
def mixed(key: int, word: int) -> int:
    """A key with one more word mixed in; the product's upper half is dropped."""
    product = (int(key) ^ int(word)) * _FIRST & _MASK
    return ((product ^ product >> 29) * _SECOND & _MASK) ^ product >> 32


@compiled
def key_of(rules: RulesRecord, state: StateRecord, sides: int) -> int:
    """The key of a position in an ending of given rules, scores and seats."""
    key = mixed(_START, state.loose)
    counts = 0
    for seat in range(state.seats):
        key = mixed(key, state.hands[seat])
        counts = counts << 4 | int(state.turn == seat)
    for side in range(sides):
        pile = state.piles[side]
        counts = counts << 6 | count(pile)
        key = mixed(key, pile & _WORTH | count(pile & _SPADES) << 54)
        key = mixed(key, counts << 16 | int(state.sweeps[side]) << 8 | state.last_capturer + 1)
    if rules.after_build:
        key = mixed(key, state.owes)
    if state.build_count:
        key = with_builds(key, state)
    return key


@compiled
def with_builds(key: int, state: StateRecord) -> int:
    """A key with the builds, in whatever order they were made."""
    summed = 0
    for at in range(state.build_count):
        tags = int(state.build_value[at]) << 3 | int(state.build_owner[at]) << 1
        build = mixed(_START, state.build_cards[at])
        summed ^= mixed(build, tags | int(state.build_multiple[at]))
    return mixed(key, summed)
