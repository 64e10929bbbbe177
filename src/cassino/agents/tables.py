"""The table after a move, as far as an agent weighs it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cassino.cards import Card, CardSet
from cassino.rules import (
    Add,
    BuildMove,
    Capture,
    Move,
    NewBuild,
    PlayerView,
    Raise,
    Trail,
    Turn,
    groups_of,
)
from cassino.rules.builds import new_owner
from cassino.rules.settings import SameValueBuilds


@dataclass(frozen=True, slots=True)
class Stack:
    """A build as an agent sees it: cards (bits), value, owner, and whether it may be raised."""

    cards: int
    value: int
    owner: int
    is_multiple: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Loose cards (bits) and builds."""

    loose: int
    stacks: tuple[Stack, ...]

    @property
    def cards(self) -> int:
        """Every card on the table."""
        cards = self.loose
        for stack in self.stacks:
            cards |= stack.cards
        return cards

    @property
    def size(self) -> int:
        """How many things lie there, a build counting as one."""
        return self.loose.bit_count() + len(self.stacks)


def table_of(view: PlayerView) -> Table:
    """The table before a move."""
    stacks = tuple(Stack(int(b.cards), b.value, b.owner, b.is_multiple) for b in view.builds)
    return Table(int(view.loose), stacks)


def table_after(turn: Turn, table: Table, move: Move) -> Table:
    """The table after a legal move."""
    match move:
        case Trail():
            return Table(table.loose | 1 << move.card, table.stacks)
        case Capture():
            taken = int(move.taken)
            return Table(
                table.loose & ~taken, tuple(s for s in table.stacks if not s.cards & taken)
            )
        case NewBuild() | Raise() | Add():
            return _after_build(turn, table, move)
        case _:
            assert_never(move)


def _after_build(turn: Turn, table: Table, move: BuildMove) -> Table:
    loose = table.loose & ~int(move.loose)
    used = int(move.loose) | 1 << move.card
    is_multiple = isinstance(move, Add) or len(groups_of(turn, move)) > 1
    changed: list[Stack] = []
    if isinstance(move, NewBuild):
        if lies_aside(turn, move):
            loose, used = loose | 1 << move.card, int(move.loose)
            is_multiple = len(groups_of(turn, move)) > 2
    else:
        changed = [s for s in table.stacks if s.cards == move.build or _joins(turn, move, s)]
        used |= sum(stack.cards for stack in changed)
        is_multiple = is_multiple or len(changed) > 1
    owner = new_owner(turn, move)
    stack = Stack(used, move.value, turn.seat if owner is None else owner, is_multiple)
    return Table(loose, (*(s for s in table.stacks if s not in changed), stack))


def _joins(turn: Turn, move: Raise | Add, stack: Stack) -> bool:
    """Whether a raise joins this build because it reaches its value (X51)."""
    merges = turn.variant.build.same_value_builds is SameValueBuilds.MERGE
    return merges and isinstance(move, Raise) and stack.value == move.value


def lies_aside(turn: Turn, move: NewBuild) -> bool:
    """Whether the played card is no part of the build of table cards beside it (CL22)."""
    if not turn.variant.build.table_only_builds or move.value in turn.values.hand[move.card]:
        return False
    return groups_of(turn, move)[0] == CardSet(1 << move.card)


def held_after(turn: Turn, card: Card) -> int:
    """What stays in the hand (bits)."""
    return int(turn.hand) & ~(1 << card)
