"""The search: moves compared in worlds, most playouts for those that may be best."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, log2
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import move_at
from cassino.kernel.solving_arrays import EndingError
from cassino.kernel.solving_records import Aim
from cassino.rules import Move, PlayerView, hands_in_deal
from cassino.search.analysis_chances import match_model
from cassino.search.beliefs import Beliefs, Past, believe
from cassino.search.comparing import play_out
from cassino.search.curves import curve_for, is_near
from cassino.search.desks import Desk, desk_for, solver, weigh
from cassino.search.judging import MOST_WEIGHED
from cassino.search.playouts import AHEAD, COUNTS

PIECE = 16
"""So many worlds are played out between looks at the clock."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much a search may do; the same plan, view, past and seed give the same moves.

    Attributes:
        playouts: how many hands are played out.
        a_move: whether that is meant for each move, not for all together.
        contenders: the most moves that are compared.
        worlds: how many hands of the others are weighed by how well they explain the past.
        how: who plays hands out (``AHEAD``, ``WORTH``, ``COUNTS``).
        halves: whether the worse half of the moves is left aside again and again.
        heat: how much less steady than the learned habits the others are taken to play.
        slip: the least chance that they are taken to make any move with.
        nodes: the most plays that are looked at for each move in the exact last hand.
    """

    playouts: int = 6000
    a_move: bool = False
    contenders: int = 16
    worlds: int = 1000
    how: int = AHEAD
    halves: bool = True
    heat: float = 1.5
    slip: float = 0.01
    nodes: int = 2_000_000


def sampling_plan(worlds: int) -> Plan:
    """Every move played out in so many worlds by counting players, and nothing inferred."""
    return Plan(
        playouts=worlds,
        a_move=True,
        contenders=MOST_WEIGHED,
        worlds=worlds,
        how=COUNTS,
        halves=False,
    )


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and what it promises to its side.

    ``worth`` is the lead in points at the end of the deal, or where a side may win in this deal the
    chance to win the match (``is_chance``).
    """

    move: Move
    worth: float
    playouts: int
    is_exact: bool
    is_chance: bool


def think(
    view: PlayerView,
    plan: Plan,
    seed: int,
    past: Past = (),
    milliseconds: int | None = None,
    worlds: Beliefs | None = None,
) -> list[Judged]:
    """The moves worth thinking of, the best first.

    Args:
        view: what the seat to move sees.
        plan: how much may be searched.
        seed: where chance comes from.
        past: what was played, as far as it is remembered.
        milliseconds: when to stop with what has been found; what comes out then depends on the
            machine.
        worlds: what to believe instead of all that view and past allow; no agent has it, it is
            there to measure what knowing more would bring.
    """
    deadline = None if milliseconds is None else monotonic() + milliseconds / 1000
    desk = desk_for(view, seed)
    desk.judge[0].how = plan.how
    _aim(desk, view)
    codes, worths = _contenders(desk, plan.contenders)
    if len(codes) == 1:
        return [_judged(desk, codes[0], worths[0], 0, exact=False)]
    beliefs = worlds or believe(view, desk, plan.worlds, past, plan.heat, plan.slip)
    if desk.is_last_hand and view.seats == 2 and beliefs.is_certain:
        exact = _solve(desk, view, beliefs, plan.nodes)
        if exact is not None:
            return exact
    return _halve(desk, codes, beliefs, plan, deadline)


def _aim(desk: Desk, view: PlayerView) -> None:
    """Let leads count by the chance to win the match where a side may win in this deal."""
    judge = desk.judge[0]
    judge.curved = is_near(view)
    if not judge.curved:
        return
    side = view.side_of(view.turn)
    cards = 4 * hands_in_deal(view.variant, view.seats) * view.seats
    left = view.stock_size / cards
    judge.curve[:] = curve_for(view.variant, view.seats, view.partners, view.scores, side, left)


def _solve(desk: Desk, view: PlayerView, beliefs: Beliefs, nodes: int) -> list[Judged] | None:
    """All moves with what they exactly bring in the last hand; None when that is too much."""
    states: Any = desk.states[:1].copy()
    states[0]["hands"][:] = beliefs.hands[0]
    chance = bool(desk.judge[0].curved)
    aim = Aim.MATCH if chance else Aim.POINTS
    chances = match_model(view.variant, 2, False).table if chance else None
    try:
        values = replace(solver(), most_nodes=nodes).weigh(desk.rules, states, aim, chances)
    except EndingError:
        return None
    found = [
        Judged(move_at(states, code), worth[view.turn], 0, is_exact=True, is_chance=chance)
        for code, worth in values.items()
    ]
    return sorted(found, key=lambda judged: -judged.worth)


def _contenders(desk: Desk, most: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The moves that seem best at first sight, the best first."""
    codes, worths = weigh(desk)
    order = np.argsort(-worths, kind="stable")[:most]
    return codes[order], worths[order]


def _halve(
    desk: Desk, codes: NDArray[np.int64], beliefs: Beliefs, plan: Plan, deadline: float | None
) -> list[Judged]:
    """Play all moves out, then the better half further, until two are left."""
    count = len(codes)
    rounds = max(1, ceil(log2(count))) if plan.halves else 1
    sums, worlds = np.zeros(count), np.zeros(count)
    alive: NDArray[Any] = np.arange(count)
    for _ in range(rounds):
        size = plan.playouts if plan.a_move else plan.playouts // (rounds * len(alive))
        size = max(1, size)
        order = beliefs.order(size)
        for start in range(0, size, PIECE):
            if deadline is not None and monotonic() > deadline and worlds.any():
                break
            piece = order[start : start + PIECE]
            sums[alive] += play_out(desk, codes[alive], beliefs, piece)
            worlds[alive] += len(piece)
        means = sums[alive] / worlds[alive]
        alive = alive[np.argsort(-means, kind="stable")]
        alive = alive[: max(2, ceil(len(alive) / 2))]
    return _ranked(desk, codes, sums, worlds)


def _ranked(
    desk: Desk,
    codes: NDArray[np.int64],
    sums: NDArray[np.float64],
    worlds: NDArray[np.float64],
) -> list[Judged]:
    """The moves, those that were looked at longest first, then by worth."""
    means = sums / worlds
    order: list[int] = np.lexsort((-means, -worlds)).tolist()
    return [_judged(desk, codes[n], means[n], int(worlds[n]), exact=False) for n in order]


def _judged(desk: Desk, code: int, worth: float, playouts: int, *, exact: bool) -> Judged:
    chance = bool(desk.judge[0].curved)
    return Judged(move_at(desk.states, int(code)), float(worth), playouts, exact, chance)
