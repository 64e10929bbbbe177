"""Playing a move: from one position to the next, with everything that happens on the way."""

from __future__ import annotations

from dataclasses import replace

from cassino.cards import Card, CardSet
from cassino.rules.builds import changed_build, joined_build, new_owner
from cassino.rules.captures import all_table
from cassino.rules.dealing import deal_hand, hands_in_deal, turn_order
from cassino.rules.errors import IllegalMove
from cassino.rules.events import (
    Drew,
    Event,
    LastAnnounced,
    Played,
    ResidueTaken,
    SweepKnockedOut,
    Swept,
    TargetReached,
)
from cassino.rules.legality import turn_refusal
from cassino.rules.moves import BuildMove, Capture, Move, NewBuild, Trail
from cassino.rules.position import Build, Position
from cassino.rules.scoring import out_at_once, residue_side
from cassino.rules.settings import AfterBuild, SweepCancel
from cassino.rules.things import group_order, groups_of
from cassino.rules.turn import Turn, turn_of


def play(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Make a move, with all that follows from it: sweep, next hand, residue.

    Raises:
        IllegalMove: when the rules refuse the move; nothing has happened then.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> after, events = play(start, next(legal_moves(start)))
    >>> after.turn, len(after.hands[1])
    (0, 3)
    """
    turn = turn_of(position)
    refused = turn_refusal(turn, move)
    if refused is not None:
        raise IllegalMove(move, refused)
    groups = groups_of(turn, move)
    events: list[Event] = [Played(position.turn, move, groups)]
    after = _put_down(turn, position, move, groups)
    if isinstance(move, Capture) and not after.loose and not after.builds:
        after = _sweep(after, position.turn, events)
    return _go_on(after, events), tuple(events)


def is_over(position: Position) -> bool:
    """Whether the deal has ended: no cards are left to play, or a side counted out at once.

    >>> from cassino.rules import deal, variant
    >>> is_over(deal(variant(), seed="a"))
    False
    """
    return position.is_over or out_at_once(position) is not None


def _put_down(
    turn: Turn, position: Position, move: Move, groups: tuple[CardSet, ...]
) -> Position:
    """The table right after the card was played."""
    seat = position.turn
    hands = tuple(
        hand - (1 << move.card) if at == seat else hand for at, hand in enumerate(position.hands)
    )
    owes = position.owes - {seat}
    if isinstance(move, Trail):
        return replace(position, hands=hands, loose=position.loose | 1 << move.card, owes=owes)
    if isinstance(move, Capture):
        side = position.side_of(seat)
        won = move.taken | 1 << move.card
        return replace(
            position,
            hands=hands,
            loose=position.loose - move.taken,
            builds=tuple(b for b in position.builds if b.cards.isdisjoint(move.taken)),
            piles=tuple(p | won if at == side else p for at, p in enumerate(position.piles)),
            last_capturer=seat,
            owes=owes,
        )
    if position.variant.obligation.after_build is not AfterBuild.NONE:
        owes |= {seat}
    loose = position.loose - move.loose
    if isinstance(move, NewBuild) and len(groups[0]) == 1 and _lies_aside(turn, move, groups):
        loose |= 1 << move.card
        groups = groups[1:]
    builds = _builds_after(turn, position, move, groups)
    return replace(position, hands=hands, loose=loose, builds=builds, owes=owes)


def _lies_aside(turn: Turn, move: NewBuild, groups: tuple[CardSet, ...]) -> bool:
    """Whether the played card is no part of the build it was played with (CL22)."""
    return move.value not in turn.values.hand[move.card] and len(groups[0]) == 1


def _builds_after(
    turn: Turn, position: Position, move: BuildMove, groups: tuple[CardSet, ...]
) -> tuple[Build, ...]:
    """The builds after a build move: the new or changed one keeps the old one's place."""
    owner = new_owner(turn, move)
    assert owner is not None
    if isinstance(move, NewBuild):
        return (*position.builds, _build(move.value, groups, owner))
    old = changed_build(turn, move)
    assert old is not None
    joined = joined_build(turn, move)
    kept = old.groups if old.value == move.value else ()
    merged = joined.groups if joined is not None else ()
    new = _build(move.value, (*kept, *merged, *groups), owner)
    return tuple(new if b is old else b for b in position.builds if b is not joined)


def _build(value: int, groups: tuple[CardSet, ...], owner: int) -> Build:
    return Build(value, tuple(sorted(groups, key=group_order)), owner)


def _sweep(position: Position, seat: int, events: list[Event]) -> Position:
    """Count a sweep, or let it knock out another side's (X9, X41, X54)."""
    events.append(Swept(seat))
    rules = position.variant.sweep
    if not rules.sweeps_in_last_hand and _is_last_hand(position):
        return position
    side = position.side_of(seat)
    sweeps = list(position.sweeps)
    if rules.sweep_cancel is SweepCancel.SEQUENTIAL:
        others = [at for at, count in enumerate(sweeps) if count and at != side]
        if others:
            sweeps[others[0]] -= 1
            events.append(SweepKnockedOut(seat, others[0]))
            return replace(position, sweeps=tuple(sweeps))
    sweeps[side] += 1
    return replace(position, sweeps=tuple(sweeps))


def _is_last_hand(position: Position) -> bool:
    if position.variant.deal.refill:
        return not position.stock
    return position.hand_number == hands_in_deal(position.variant, position.seats)


def _go_on(position: Position, events: list[Event]) -> Position:
    """Whatever follows a play: a card drawn, the next hand, or the end of the deal."""
    winner = out_at_once(position)
    if winner is not None:
        events.append(TargetReached(winner))
        return position
    if position.variant.deal.refill and position.stock:
        position = _draw(position, events)
    order = turn_order(position.variant, position.seats, position.turn)
    following = next((seat for seat in (*order[1:], order[0]) if position.hands[seat]), None)
    if following is not None:
        return replace(position, turn=following)
    if position.stock:
        position, dealt = deal_hand(position)
        events += dealt
        return position
    return _end(position, events)


def _draw(position: Position, events: list[Event]) -> Position:
    card: Card = position.stock[0]
    events.append(Drew(position.turn, card))
    if len(position.stock) == 1:
        events.append(LastAnnounced())
    hands = tuple(
        hand | 1 << card if seat == position.turn else hand
        for seat, hand in enumerate(position.hands)
    )
    return replace(position, hands=hands, stock=position.stock[1:])


def _end(position: Position, events: list[Event]) -> Position:
    """Give away what is left on the table (CL38); it is never a sweep."""
    last = position.last_capturer
    side = residue_side(
        position.variant,
        None if last is None else position.side_of(last),
        position.side_of(position.dealer),
    )
    left = CardSet(all_table(turn_of(position)))
    if not left:
        return position
    events.append(ResidueTaken(side, left))
    if side is None:
        return position
    piles = tuple(p | left if at == side else p for at, p in enumerate(position.piles))
    return replace(position, piles=piles, loose=CardSet(0), builds=())
