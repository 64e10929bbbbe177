"""Endings in the terms of the rules: what a last hand is worth, move by move, and its best line."""

from __future__ import annotations

from dataclasses import dataclass
from threading import local
from typing import Final

from cassino.cards import FULL_DECK, CardSet
from cassino.kernel import encode, move_at, rules_of
from cassino.kernel.solving_arrays import MOST_NODES, EndingError, EndSolver
from cassino.kernel.solving_records import Aim
from cassino.notation import format_move
from cassino.rules import Carry, Move, PlayerView, Position, play
from cassino.search.analysis_chances import MatchModel

NO_CARRY: Final = Carry()


@dataclass(frozen=True, slots=True)
class LinePlay:
    """A play of the best line: whose it is, the move, and its text."""

    seat: int
    move: Move
    text: str


@dataclass(frozen=True, slots=True)
class Ending:
    """A last hand solved.

    Attributes:
        values: what each side comes to with best play: its lead in points over the others on
            average, or its chance to win the match.
        worth: the same for every legal move.
        line: best play to the end.
        nodes: how many plays were looked at.
    """

    values: tuple[float, ...]
    worth: dict[Move, tuple[float, ...]]
    line: tuple[LinePlay, ...]
    nodes: int


class _Room(local):
    """A thread's own solver."""

    def __init__(self) -> None:
        self.solver = EndSolver()


_ROOM = _Room()


def known_ending(at: Position | PlayerView) -> Position:
    """The whole position of a last hand: whoever sees all other cards knows one hidden hand.

    Raises:
        EndingError: when the stock isn't out, or more than one hand is hidden.
    """
    if isinstance(at, Position):
        if at.stock:
            raise EndingError("ending/stock", "cards are left in the stock")
        return at
    if at.stock_size:
        raise EndingError("ending/stock", "cards are left in the stock")
    unseen = FULL_DECK - _seen(at)
    hidden = [seat for seat in range(at.seats) if at.hidden[seat]]
    if len(hidden) != 1 or len(unseen) != at.hidden[hidden[0]]:
        raise EndingError("ending/hidden", "hands or piles aren't known, so no hand follows")
    hands = list(at.known)
    hands[hidden[0]] |= unseen
    layout = {name: getattr(at, name) for name in _LAYOUT}
    return Position(**layout, hands=tuple(hands), stock=())


_LAYOUT = tuple(name for name in Position.__dataclass_fields__ if name not in ("hands", "stock"))


def _seen(view: PlayerView) -> CardSet:
    cards = view.loose
    for more in (*view.piles, *view.known, *(build.cards for build in view.builds)):
        cards |= more
    return cards


def move_values(
    position: Position,
    carry: Carry = NO_CARRY,
    aim: Aim = Aim.POINTS,
    model: MatchModel | None = None,
) -> dict[Move, tuple[float, ...]]:
    """What every legal move of an ending is worth to each side, in the order of listing.

    Raises:
        EndingError: when it can't be solved.
    """
    states = encode(position, carry)
    chances = None if model is None else model.table
    found = _ROOM.solver.weigh(rules_of(position.variant), states, aim, chances)
    return {move_at(states, code): values for code, values in found.items()}


def best_line(
    position: Position,
    carry: Carry = NO_CARRY,
    aim: Aim = Aim.POINTS,
    model: MatchModel | None = None,
    solver: EndSolver | None = None,
) -> tuple[LinePlay, ...]:
    """Best play to the end of an ending.

    Raises:
        EndingError: when it can't be solved.
    """
    own = solver or _ROOM.solver
    rules, states = rules_of(position.variant), encode(position, carry)
    chances = None if model is None else model.table
    line: list[LinePlay] = []
    while (code := own.solve(rules, states, aim, chances).code) != -1:
        move = move_at(states, code)
        line.append(LinePlay(position.turn, move, format_move(position, move)))
        position, _ = play(position, move)
        encode(position, carry, into=states)
    return tuple(line)


def solve_ending(
    position: Position,
    carry: Carry = NO_CARRY,
    aim: Aim = Aim.POINTS,
    model: MatchModel | None = None,
    most_nodes: int = MOST_NODES,
) -> Ending:
    """Solve a last hand: its value, its best line, and what every move is worth.

    Args:
        position: a position with the stock out.
        carry: points carried from earlier ties.
        aim: points or, with two sides, the match.
        model: the chances to win the match from its scores; needed where that is the aim.
        most_nodes: how many plays may be looked at for one answer.

    Raises:
        EndingError: when it can't be solved so.
    """
    solver = _ROOM.solver if most_nodes == MOST_NODES else EndSolver(most_nodes)
    rules, states = rules_of(position.variant), encode(position, carry)
    chances = None if model is None else model.table
    solved = solver.solve(rules, states, aim, chances)
    worth = solver.weigh(rules, states, aim, chances)
    named = {move_at(states, each): values for each, values in worth.items()}
    line = best_line(position, carry, aim, model, solver)
    return Ending(solved.values, named, line, solved.nodes)
