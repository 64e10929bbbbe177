"""Playing a move: from one position to the next, with everything that happens on the way."""

from __future__ import annotations

from cassino.cards import CardSet
from cassino.rules.builds import changed_build, joined_build, new_owner
from cassino.rules.dealing import deal_hand, hands_in_deal, turn_order
from cassino.rules.draft import Draft
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
from cassino.rules.illegal import IllegalMove
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
    draft = Draft(position, Played(position.turn, move, groups))
    _put_down(turn, draft, move, groups)
    if isinstance(move, Capture) and not draft.loose and not draft.builds:
        _sweep(draft)
    return _go_on(draft), tuple(draft.events)


def is_over(position: Position) -> bool:
    """Whether the deal has ended: no cards are left to play, or a side counted out at once.

    >>> from cassino.rules import deal, variant
    >>> is_over(deal(variant(), seed="a"))
    False
    """
    return position.is_over or out_at_once(position) is not None


def _put_down(turn: Turn, draft: Draft, move: Move, groups: tuple[CardSet, ...]) -> None:
    """Bring the table to how it lies right after the card was played."""
    seat = turn.seat
    draft.hands[seat] -= 1 << move.card
    draft.owes -= {seat}
    if isinstance(move, Trail):
        draft.loose |= 1 << move.card
    elif isinstance(move, Capture):
        draft.loose -= move.taken
        draft.builds = tuple(b for b in draft.builds if b.cards.isdisjoint(move.taken))
        draft.piles[draft.side] |= move.taken | 1 << move.card
        draft.last_capturer = seat
    else:
        if turn.variant.obligation.after_build is not AfterBuild.NONE:
            draft.owes |= {seat}
        draft.loose -= move.loose
        if _lies_aside(turn, move, groups):
            draft.loose |= 1 << move.card
            groups = groups[1:]
        draft.builds = _builds_after(turn, move, groups)


def _lies_aside(turn: Turn, move: BuildMove, groups: tuple[CardSet, ...]) -> bool:
    """Whether the played card is no part of the build it was played with (CL22)."""
    if not isinstance(move, NewBuild) or len(groups[0]) > 1:
        return False
    return move.value not in turn.values.hand[move.card]


def _builds_after(turn: Turn, move: BuildMove, groups: tuple[CardSet, ...]) -> tuple[Build, ...]:
    """The builds after a build move: the new or changed one keeps the old one's place."""
    owner = new_owner(turn, move)
    assert owner is not None
    if isinstance(move, NewBuild):
        return (*turn.builds, _build(move.value, groups, owner))
    old = changed_build(turn, move)
    assert old is not None
    joined = joined_build(turn, move)
    kept = old.groups if old.value == move.value else ()
    merged = joined.groups if joined is not None else ()
    new = _build(move.value, (*kept, *merged, *groups), owner)
    return tuple(new if b is old else b for b in turn.builds if b is not joined)


def _build(value: int, groups: tuple[CardSet, ...], owner: int) -> Build:
    return Build(value, tuple(sorted(groups, key=group_order)), owner)


def _sweep(draft: Draft) -> None:
    """Count a sweep, or let it knock out another side's (X9, X41, X54)."""
    seat, side, rules = draft.before.turn, draft.side, draft.before.variant.sweep
    draft.events.append(Swept(seat))
    if not rules.sweeps_in_last_hand and _is_last_hand(draft.before):
        return
    if rules.sweep_cancel is SweepCancel.SEQUENTIAL:
        others = [at for at, count in enumerate(draft.sweeps) if count and at != side]
        if others:
            draft.sweeps[others[0]] -= 1
            draft.events.append(SweepKnockedOut(seat, others[0]))
            return
    draft.sweeps[side] += 1


def _is_last_hand(position: Position) -> bool:
    if position.variant.deal.refill:
        return not position.stock
    return position.hand_number == hands_in_deal(position.variant, position.seats)


def _go_on(draft: Draft) -> Position:
    """Whatever follows a play: a card drawn, the next hand, or the end of the deal."""
    before = draft.before
    if before.variant.match.count_at_once:
        winner = out_at_once(draft.position())
        if winner is not None:
            draft.events.append(TargetReached(winner))
            return draft.position()
    if before.variant.deal.refill and draft.stock:
        _draw(draft)
    for seat in turn_order(before.variant, before.seats, before.turn + before.variant.step):
        if draft.hands[seat]:
            draft.turn = seat
            return draft.position()
    if draft.stock:
        position, dealt = deal_hand(draft.position())
        draft.events += dealt
        return position
    return _end(draft)


def _draw(draft: Draft) -> None:
    """Refill the hand that played from the stock."""
    seat, card = draft.before.turn, draft.stock[0]
    draft.hands[seat] |= 1 << card
    draft.stock = draft.stock[1:]
    draft.events.append(Drew(seat, card))
    if not draft.stock:
        draft.events.append(LastAnnounced())


def _end(draft: Draft) -> Position:
    """Give away what is left on the table (CL38); it is never a sweep."""
    before, last = draft.before, draft.last_capturer
    left = draft.loose
    for build in draft.builds:
        left |= build.cards
    if not left:
        return draft.position()
    side = residue_side(
        before.variant,
        None if last is None else before.side_of(last),
        before.side_of(before.dealer),
    )
    draft.events.append(ResidueTaken(side, left))
    if side is not None:
        draft.piles[side] |= left
        draft.loose, draft.builds = CardSet(0), ()
    return draft.position()
