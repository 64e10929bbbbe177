"""The record that holds what a search knows of a variant: prices, kinds of cards, learned weights.

It also has the room in which a table is looked at; two threads never share one.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import ITEMS_OF_SCORE, MOST_MOVES
from cassino.kernel.records import Numbers, Table

Judges: TypeAlias = NDArray[Any]
"""An array of one judge record."""

MOST_KINDS: Final = 20
"""Cards of one rank are of one kind, but for those that count otherwise or have a power."""

ROOM: Final = 24
"""How many groups of one total are looked at."""

FEATURES: Final = 25
"""How many numbers describe a position after a move."""

LEAD: Final = FEATURES - 1
"""The last of them: by how much the side leads in what lies safe in the piles."""

PHASES: Final = 10
"""Between hands, or with so many cards left in the hand; the same again in the last hand."""


CURVE: Final = 257
"""Points of the curve that tells a chance by a lead, spread evenly over twice its reach."""

CURVE_REACH: Final = 32.0


SLOTS: Final = 1 << 14
"""Places for nodes of the tree."""
WIDTH: Final = 6
"""So many moves are compared at a node: those that seem best at first sight."""
LONGEST: Final = 32
"""The seat that thinks has fewer moves in a hand."""

MANNERS: Final = 3
"""So many manners of play are thought possible."""
MANNER: Final = 4
"""Column of a table of worlds from which on manners stand, seat by seat; before them the hands."""
WORLD_WIDTH: Final = 8
"""Columns of a table of worlds."""


class Reals(Protocol):
    """A row of real numbers in a record."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, number: float, /) -> None: ...


class RealTable(Protocol):
    """Rows of real numbers in a record."""

    def __getitem__(self, at: tuple[int, ...], /) -> float: ...
    def __setitem__(self, at: tuple[int, ...], number: float, /) -> None: ...


class JudgeRecord(Protocol):
    """What a search knows of a variant.

    Points count for the side to which they are good: where the fewest win, all are negative.
    ``points`` is what a card is worth in a pile by itself, ``price`` that and its share of the
    majorities, ``sweep`` what a sweep brings each side, ``last`` the last capture, ``cards`` and
    ``spades`` the majorities. ``misses[held, unseen, n]`` is the chance that a hand has none of n
    cards. ``weights[phase, feature]`` make what a position is worth, ``habits`` how likely players
    go there. ``best[value]`` is the price of the best capture at a value, ``clears`` whether it
    takes the whole table. ``worth[at]`` is what the move ``work.codes[at]`` is worth.

    ``held`` is how many cards the other seats hold, ``how`` who plays hands out, ``heat`` how much
    less steady than the habits play is taken to be, ``slip`` the least chance of any move,
    ``curve`` what a lead is worth to the match, where that counts (``curved``).

    The tree (``trees``) has nodes by their ``keys``, and for the moves of each how often they were
    played (``visits``) and what they brought (``sums``). ``passed`` is how many the playout under
    way has passed, ``passed_slots`` and ``passed_moves`` which, ``grows`` whether it may more.

    ``since`` is how many of the plays that are remembered belong to earlier hands.
    ``prior[seat, manner]`` is how likely these make it that a seat plays in a manner, ``manners``
    how likely it is in a world, ``manner`` how each seat plays in the playout under way.
    """

    price: Reals
    points: Reals
    sweep: Reals
    last: float
    cards: float
    spades: float
    sign: float
    top: int
    kind_count: int
    kind_cards: Numbers
    kind_low: Numbers
    kind_high: Numbers
    kind_power: Numbers
    kind_of: Numbers
    kind_price: Reals
    misses: RealTable
    weights: RealTable
    habits: RealTable
    sizes: Numbers
    groups: Table
    worths: RealTable
    best: Reals
    clears: Numbers
    offer: Reals
    clearing: Numbers
    order: Numbers
    table: float
    things: int
    features: Reals
    items: Table
    worth: Reals
    held: Numbers
    heat: float
    slip: float
    how: int
    curve: Reals
    curved: int
    keys: Numbers
    visits: Table
    sums: RealTable
    passed: int
    passed_slots: Numbers
    passed_moves: Numbers
    grows: int
    since: int
    prior: RealTable
    manners: RealTable
    manner: Numbers


_WHOLE: Final = ("top", "kind_count", "things", "how", "curved", "passed", "grows", "since")

JUDGE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("price", np.float64, (52,)),
                ("points", np.float64, (52,)),
                ("sweep", np.float64, (4,)),
                *(
                    (name, np.float64)
                    for name in ("last", "cards", "spades", "sign", "table", "heat", "slip")
                ),
                *((name, np.int64) for name in _WHOLE),
                *(
                    (name, np.int64, (MOST_KINDS,))
                    for name in ("kind_cards", "kind_low", "kind_high", "kind_power")
                ),
                ("kind_of", np.int64, (52,)),
                ("kind_price", np.float64, (MOST_KINDS,)),
                ("misses", np.float64, (5, 53, 53)),
                ("weights", np.float64, (PHASES, FEATURES)),
                ("habits", np.float64, (PHASES, FEATURES)),
                ("sizes", np.int64, (17,)),
                ("groups", np.int64, (17, ROOM)),
                ("worths", np.float64, (17, ROOM)),
                ("best", np.float64, (17,)),
                ("clears", np.int64, (17,)),
                ("offer", np.float64, (MOST_KINDS,)),
                ("clearing", np.int64, (MOST_KINDS,)),
                ("order", np.int64, (MOST_KINDS,)),
                ("features", np.float64, (FEATURES,)),
                ("items", np.int64, (4, ITEMS_OF_SCORE)),
                ("worth", np.float64, (MOST_MOVES,)),
                ("held", np.int64, (4,)),
                ("curve", np.float64, (CURVE,)),
                ("keys", np.int64, (SLOTS,)),
                ("visits", np.int32, (SLOTS, WIDTH)),
                ("sums", np.float64, (SLOTS, WIDTH)),
                ("passed_slots", np.int64, (LONGEST,)),
                ("passed_moves", np.int64, (LONGEST,)),
                ("prior", np.float64, (4, MANNERS)),
                ("manners", np.float64, (4, MANNERS)),
                ("manner", np.int64, (4,)),
            ],
            align=True,
        ),
    )
)
"""The dtype of a judge record."""
