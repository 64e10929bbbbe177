"""The records that compiled code works on: the rules in numbers, a deal in progress, work space.

Python makes them, as arrays (one record is an array of one), and hands them in; compiled code
never makes one. Sets of cards are 52 bits in an int64. The protocols say what a record's fields
are to the type checkers, the dtypes to numpy; a test holds the two together.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

MOST_BUILDS: Final = 26
"""No more builds fit into a pack: each has two cards or more."""

MOST_MOVES: Final = 1 << 15
"""The most moves that a list holds; more raise ``OverflowError``."""

MOST_GROUPS: Final = 25_640
"""The most groups of one total (a whole pack of the Danish game offers 24,755 of 16). The rows
of the table of groups lie apart by no multiple of a cache's size."""

SLOTS: Final = 1 << 16
"""Places of the index by which sets of cards are found again."""

NO_LIMIT: Final = 1_000_000
"""Stands in the rules for a limit that there isn't."""

ITEMS_OF_SCORE: Final = 7
"""Cards, spades, Big Casino, Little Casino, aces, sweeps, last capture."""

KINDS: Final = 20
"""Kinds of cards by what they take: values from 1 to 16, then faces without a number by rank."""

Rules: TypeAlias = NDArray[Any]
"""An array of one rules record."""
States: TypeAlias = NDArray[Any]
"""An array of state records, one a deal."""
Work: TypeAlias = NDArray[Any]
"""An array of one work space; two threads never share one."""
Codes: TypeAlias = NDArray[np.int64]
"""Moves as 64-bit codes."""


class Numbers(Protocol):
    """A row of whole numbers in a record."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


class Table(Protocol):
    """Rows of whole numbers in a record."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], number: int, /) -> None: ...


class Amounts(Protocol):
    """A row of amounts in a record."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, amount: float, /) -> None: ...


class RulesRecord(Protocol):
    """A variant in numbers: each switch by its name, and what the cards count.

    A choice is the place of its word among the words of the switch (``choices``), a limit that
    isn't set is ``NO_LIMIT``. ``*_low`` and ``*_high`` are the values of each card (0: none),
    ``hand_values`` the same as bits, ``*_worth`` the cards that can count each value. ``step``
    leads to the next seat.
    """

    step: int
    hand_low: Numbers
    hand_high: Numbers
    hand_values: Numbers
    table_low: Numbers
    table_high: Numbers
    hand_worth: Numbers
    table_worth: Numbers
    direction: int
    deal_order: int
    later_hands_led_by: int
    refill: int
    face_values: int
    dual_values: int
    face_capture: int
    five_of_spades_clears: int
    compulsory: int
    builds: int
    raise_own: int
    table_cards_may_raise: int
    build_as_card: int
    same_value_builds: int
    max_own_builds: int
    group_max_cards: int
    table_only_builds: int
    for_partner: int
    owner_may_trail: int
    after_build: int
    sweep_points: int
    sweep_cancel: int
    sweeps_blocked_from: int
    sweeps_block: int
    sweeps_in_last_hand: int
    residue: int
    last_capture_point: int
    most_cards: int
    most_spades: int
    big_casino: int
    little_casino: int
    ace: int
    each_spade: int
    jack_of_spades: int
    majority_ties: int
    target: int
    reach: int
    end_resolution: int
    objective: int
    count_at_once: int
    near_target: int
    near_target_20: int
    near_target_miss: int


class StateRecord(Protocol):
    """A deal in progress.

    The stock is ``deck[dealt:]``, next card first. Builds stand in the order in which they were
    made, ``build_count`` of them; of their groups only is kept whether there are several. Piles,
    sweeps, scores (before the deal) and points carried from tied majorities are by side.
    ``last_capturer`` is a seat or -1, ``owes`` has a bit for each seat that built on its last
    turn and owes something for it, ``over`` is 1 at the end.
    """

    loose: int
    hands: Numbers
    piles: Numbers
    build_cards: Numbers
    build_count: int
    seats: int
    partners: int
    dealer: int
    turn: int
    hand_number: int
    last_capturer: int
    owes: int
    dealt: int
    over: int
    sweeps: Numbers
    scores: Numbers
    carry: Numbers
    build_value: Numbers
    build_owner: Numbers
    build_multiple: Numbers
    deck: Numbers


class WorkRecord(Protocol):
    """Room for lists while moves are generated, and the state of the random numbers.

    ``groups[total]`` are the groups on the table that make a total: first ``loose_sizes[total]``
    of loose cards alone, up to ``sizes[total]`` those with builds in them. ``loose_totals`` are the
    totals of groups of loose cards, ``takeable`` the values at which something can be taken, as
    bits. ``unions`` is what was made of some groups, ``keys`` and ``stamps`` the index by which a
    set is found again. ``own_values`` are the values of the builds that the seat to move owns, as
    bits, of which it needn't answer for ``spare``.

    The rest serves the counting policy: ``prices`` by item, ``missed[n]`` the chance that no rival
    holds any of n unseen cards, and by kind of card what it can take: ``singles`` the dearest loose
    card, ``several`` the dearest group of more, ``loose_takes`` and ``build_takes`` all together,
    ``own_builds`` what the seat may hope to take itself.
    """

    codes: Numbers
    groups: Table
    sizes: Numbers
    loose_sizes: Numbers
    unions: Numbers
    keys: Numbers
    stamps: Numbers
    stamp: int
    indexed: int
    loose_totals: int
    takeable: int
    own_values: int
    spare: int
    random: int
    unseen: int
    prices: Amounts
    missed: Amounts
    singles: Amounts
    several: Amounts
    loose_takes: Amounts
    build_takes: Amounts
    own_builds: Amounts


def _scalars(*names: str) -> list[tuple[str, type[np.int64]]]:
    return [(name, np.int64) for name in names]


def _record(fields: list[Any]) -> np.dtype[Any]:
    """A record whose fields can be had as attributes, laid out as the machine likes it."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


_TABLES: Final = {
    "hand_low": 52,
    "hand_high": 52,
    "hand_values": 52,
    "table_low": 52,
    "table_high": 52,
    "hand_worth": 17,
    "table_worth": 17,
}
SWITCH_NAMES: Final = tuple(
    name for name in RulesRecord.__annotations__ if name not in _TABLES and name != "step"
)
"""The switches that the kernel knows, all but ``high_cards``, which is in the values of cards."""

RULES: Final = _record(
    [
        *_scalars("step", *SWITCH_NAMES),
        *((name, np.int64, (size,)) for name, size in _TABLES.items()),
    ]
)
"""The dtype of a rules record."""

STATE: Final = _record(
    [
        ("loose", np.int64),
        ("hands", np.int64, (4,)),
        ("piles", np.int64, (4,)),
        ("build_cards", np.int64, (MOST_BUILDS,)),
        *_scalars("build_count", "seats", "partners", "dealer", "turn", "hand_number"),
        *_scalars("last_capturer", "owes", "dealt", "over"),
        ("sweeps", np.int16, (4,)),
        ("scores", np.int16, (4,)),
        ("carry", np.int16, (2,)),
        ("build_value", np.int8, (MOST_BUILDS,)),
        ("build_owner", np.int8, (MOST_BUILDS,)),
        ("build_multiple", np.int8, (MOST_BUILDS,)),
        ("deck", np.int8, (52,)),
    ]
)
"""The dtype of a state record."""

WORK: Final = _record(
    [
        ("codes", np.int64, (MOST_MOVES,)),
        ("sizes", np.int64, (17,)),
        ("loose_sizes", np.int64, (17,)),
        ("unions", np.int64, (MOST_MOVES,)),
        ("keys", np.int64, (SLOTS,)),
        ("stamps", np.int64, (SLOTS,)),
        *_scalars(
            "stamp",
            "indexed",
            "loose_totals",
            "takeable",
            "own_values",
            "spare",
            "random",
            "unseen",
        ),
        ("prices", np.float64, (8,)),
        ("missed", np.float64, (53,)),
        *(
            (name, np.float64, (KINDS,))
            for name in ("singles", "several", "loose_takes", "build_takes", "own_builds")
        ),
        ("groups", np.int64, (17, MOST_GROUPS)),
    ]
)
"""The dtype of a work space."""


def new_states(deals: int = 1) -> States:
    """State records for some deals, empty."""
    return np.zeros(deals, STATE)


def new_work() -> Work:
    """A work space: about 5 MB, of which little is touched as long as tables are small."""
    return np.zeros(1, WORK)
