"""Builds: new ones, raises and additions, judged one at a time, looked for, and listed.

The legality of a build move has two halves. The *frame* (card, build, value) settles ownership,
the card kept in hand, standing values and limits; the *groups* settle whether the loose cards fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from cassino.cards import Card, CardSet
from cassino.rules.groups import GroupTable, unions
from cassino.rules.moves import Add, BuildMove, NewBuild, Raise
from cassino.rules.ownership import owner_after, unanswered
from cassino.rules.position import Build
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.settings import ForPartner, SameValueBuilds
from cassino.rules.sums import can_cover
from cassino.rules.things import build_room, build_seed, loose_things
from cassino.rules.trails import trail_refusal
from cassino.rules.turn import Turn
from cassino.rules.values import HIGHEST_VALUE
from cassino.rules.wrong_builds import is_table_only, why_no_groups


def build_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Why the build can't be made, leaving aside what the seat owes; or None (CL19-CL32).

    A wrong sum is named before a hand without a card for it: it would be wrong with one, too.
    """
    return (
        _cards_refusal(turn, move)
        or _value_refusal(turn, move)
        or _groups_refusal(turn, move)
        or _owner_refusal(turn, move)
    )


def _cards_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Whether the cards named are loose number cards, and the build a build."""
    rules = turn.variant
    if not rules.build.builds:
        return refuse(rules, Why.NO_BUILDS)
    if not isinstance(move, NewBuild) and changed_build(turn, move) is None:
        return refuse(rules, Why.NO_SUCH_BUILD, cards=move.build)
    for card in move.loose & ~turn.loose:
        joined = any(card in build.cards for build in turn.builds)
        return refuse(rules, Why.JOINS_BUILDS if joined else Why.NOT_ON_TABLE, card=card)
    for card in _without_number(turn, move):
        return refuse(rules, Why.FACE_IN_BUILD, card=card)
    if isinstance(move, NewBuild) and not move.loose:
        return refuse(rules, Why.ONE_CARD, card=move.card)
    return None


def _without_number(turn: Turn, move: BuildMove) -> Iterator[Card]:
    """The cards of a build move that count nothing (CL19); a card only laid aside may."""
    laid_aside = turn.variant.build.table_only_builds and is_table_only(turn, move)
    if not turn.values.hand[move.card] and not laid_aside:
        yield move.card
    yield from (card for card in move.loose if not turn.values.table[card])


def changed_build(turn: Turn, move: Raise | Add) -> Build | None:
    """The build that a raise or an addition changes."""
    return next((build for build in turn.builds if build.cards == move.build), None)


def frame_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Why card, build and value can't go together, whatever loose cards join; or None."""
    return _value_refusal(turn, move) or _owner_refusal(turn, move)


def _old_build(turn: Turn, move: BuildMove) -> Build | None:
    return None if isinstance(move, NewBuild) else changed_build(turn, move)


def _value_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Whether the value can follow on that of the build, and on the other builds."""
    old = _old_build(turn, move)
    if isinstance(move, Raise) and old is not None:
        wrong = _raise_refusal(turn, move, old)
    elif isinstance(move, Add) and old is not None and old.value != move.value:
        why = Why.MULTIPLE_IS_FIXED if old.is_multiple else Why.ADD_OTHER_VALUE
        wrong = refuse(turn.variant, why, value=move.value, worth=old.value)
    else:
        wrong = None
    return wrong or _standing_refusal(turn, move, old)


def _raise_refusal(turn: Turn, move: Raise, old: Build) -> Refusal | None:
    rules = turn.variant
    if old.is_multiple:
        return refuse(rules, Why.MULTIPLE_IS_FIXED, value=move.value, worth=old.value)
    if move.value <= old.value:
        return refuse(rules, Why.RAISE_IS_HIGHER, value=move.value, worth=old.value)
    if old.owner == turn.seat and not rules.build.raise_own:
        return refuse(rules, Why.RAISE_OWN, value=move.value, worth=old.value)
    return None


def _standing_refusal(turn: Turn, move: BuildMove, old: Build | None) -> Refusal | None:
    """Whether another build of the value stands in the way (X28, X51)."""
    setting = turn.variant.build.same_value_builds
    if setting is SameValueBuilds.ALLOWED or isinstance(move, Add):
        return None
    if setting is SameValueBuilds.MERGE and isinstance(move, Raise):
        return None
    if any(build.value == move.value for build in turn.builds if build is not old):
        return refuse(turn.variant, Why.VALUE_STANDS, value=move.value)
    return None


def joined_build(turn: Turn, move: BuildMove) -> Build | None:
    """The standing build that a raise onto its value joins where equal builds merge (X51)."""
    setting = turn.variant.build.same_value_builds
    if setting is not SameValueBuilds.MERGE or not isinstance(move, Raise):
        return None
    return next((build for build in turn.builds if build.value == move.value), None)


def new_owner(turn: Turn, move: BuildMove) -> int | None:
    """Who owns the build after the move; None when no hand would answer for it (CL20, CL25)."""
    if not 0 < move.value <= HIGHEST_VALUE:
        return None
    return owner_after(turn, move.card, move.value, _kept(turn, move))


def _kept(turn: Turn, move: BuildMove) -> tuple[Build, ...]:
    """The seat's other builds after the move."""
    changed = CardSet(0) if isinstance(move, NewBuild) else move.build
    return tuple(build for build in turn.own_builds if build.cards != changed)


def _owner_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Whether somebody answers for the build and may own one more (CL20, CL34, X27, X46)."""
    old, owner = _old_build(turn, move), new_owner(turn, move)
    if owner is None:
        if not 0 < move.value <= HIGHEST_VALUE:
            why = Why.NO_CARD_IN_HAND
            return refuse(turn.variant, why, value=move.value, card=move.card)
        return unanswered(turn, move.card, move.value, _kept(turn, move))
    most = turn.variant.build.max_own_builds
    if most is not None:
        gone = (old, joined_build(turn, move))
        others = sum(build.owner == owner and build not in gone for build in turn.builds)
        if others >= most:
            return refuse(turn.variant, Why.TOO_MANY_BUILDS, count=most)
    return None


def _groups_refusal(turn: Turn, move: BuildMove) -> Refusal | None:
    """Whether the loose cards fit into groups with the played card."""
    if fits_groups(turn, move, move.loose, 0):
        return None
    if is_table_only(turn, move) and turn.variant.build.table_only_builds:
        return trail_refusal(turn, move.card)
    return why_no_groups(turn, move)


def fits_groups(turn: Turn, move: BuildMove, required: int, optional: int) -> bool:
    """Whether the required loose cards can join the move's groups, optional ones at will."""
    seed, is_open = build_seed(turn, move)
    room = build_room(turn)
    need, may = loose_things(turn, required), loose_things(turn, optional)
    if len(need) != required.bit_count():
        return False
    if is_open:
        return can_cover(need, may, move.value, room, seed)
    fits = move.value in seed.values and seed.size <= room
    return fits and can_cover(need, may, move.value, room)


def can_build(turn: Turn, frame: BuildMove, wanted: int) -> bool:
    """Whether a legal build move in this frame uses at least the wanted loose cards.

    The frame is a move whose loose cards don't matter. Nothing is listed.
    """
    if frame_refusal(turn, frame) is not None:
        return False
    others = turn.loose & ~wanted
    if not isinstance(frame, NewBuild):
        return fits_groups(turn, frame, wanted, others)
    needs = [wanted] if wanted else [1 << card for card in others]
    if any(fits_groups(turn, frame, need, others & ~need) for need in needs):
        return True
    return _may_lay_aside(turn, frame) and _can_stand_alone(turn, frame.value, wanted)


def _may_lay_aside(turn: Turn, frame: BuildMove) -> bool:
    """Whether the card may be trailed beside a build of table cards alone (CL22)."""
    if not isinstance(frame, NewBuild) or not turn.variant.build.table_only_builds:
        return False
    return trail_refusal(turn, frame.card) is None


def _can_stand_alone(turn: Turn, value: int, wanted: int) -> bool:
    """Whether two or more loose cards, the wanted ones among them, make a build by themselves."""
    room = build_room(turn)
    pairs = combinations(CardSet(turn.loose & ~wanted), max(0, 2 - wanted.bit_count()))
    for more in pairs:
        need = wanted | CardSet.from_cards(more)
        required = loose_things(turn, need)
        optional = loose_things(turn, turn.loose & ~need)
        if len(required) == need.bit_count() and can_cover(required, optional, value, room):
            return True
    return False


def frames(turn: Turn, card: Card) -> Iterator[BuildMove]:
    """Every card, build and value that can go together, as moves without loose cards."""
    rules = turn.variant.build
    if not rules.builds or not (turn.values.hand[card] or rules.table_only_builds):
        return
    none = CardSet(0)
    values = _announceable(turn, card)
    for value in values:
        yield NewBuild(card, none, value)
    for build in turn.builds:
        if not build.is_multiple:
            for value in values:
                if value > build.value:
                    yield Raise(card, build.cards, none, value)
        if build.value in values:
            yield Add(card, build.cards, none, build.value)


def _announceable(turn: Turn, card: Card) -> list[int]:
    """The values that somebody may answer for when the card has left the hand."""
    rest = turn.hand & ~(1 << card)
    values = {value for held in CardSet(rest) for value in turn.values.hand[held]}
    if turn.partner is not None:
        if turn.variant.build.for_partner is ForPartner.ALLOWED:
            return list(range(1, HIGHEST_VALUE + 1))
        values |= {build.value for build in turn.builds if build.owner == turn.partner}
    return sorted(values)


def build_moves(turn: Turn, card: Card, table: GroupTable) -> Iterator[BuildMove]:
    """Every legal build move of the card once, leaving aside what the seat owes."""
    for frame in frames(turn, card):
        firsts = _first_groups(turn, frame, table)
        may_lay_aside = _may_lay_aside(turn, frame)
        if (firsts or may_lay_aside) and frame_refusal(turn, frame) is None:
            for loose in _loose_choices(turn, frame, table, firsts, may_lay_aside):
                yield with_loose(frame, loose)


def with_loose(frame: BuildMove, loose: int) -> BuildMove:
    """The move in this frame that uses these loose cards."""
    cards = CardSet(loose)
    if isinstance(frame, NewBuild):
        return NewBuild(frame.card, cards, frame.value)
    kind = Raise if isinstance(frame, Raise) else Add
    return kind(frame.card, frame.build, cards, frame.value)


def _loose_choices(
    turn: Turn, frame: BuildMove, table: GroupTable, firsts: list[int], may_lay_aside: bool
) -> Iterator[int]:
    """Every set of loose cards that fits the frame, once."""
    seen: set[int] = {0} if isinstance(frame, NewBuild) else set()
    room = build_room(turn)
    groups = [g for g in table.loose(frame.value) if g.bit_count() <= room]
    for loose in unions(groups, firsts):
        if loose not in seen:
            seen.add(loose)
            yield loose
    if may_lay_aside:
        alone = (union for union in unions(groups) if union.bit_count() > 1)
        yield from (union for union in alone if union not in seen)


def _first_groups(turn: Turn, frame: BuildMove, table: GroupTable) -> list[int]:
    """What can stand beside the played card in its group."""
    seed, is_open = build_seed(turn, frame)
    room = build_room(turn) - seed.size
    beside: list[int] = []
    for value in seed.values:
        rest = frame.value - value
        if rest == 0 and room >= 0:
            beside.append(0)
        elif rest > 0 and is_open:
            beside += [g for g in table.loose(rest) if g.bit_count() <= room]
    return beside


def can_extend(turn: Turn) -> bool:
    """Whether the seat has a legal raise of or addition to a build of its own (X52)."""
    return any(
        can_build(turn, frame, 0)
        for card in turn.hand
        for frame in frames(turn, card)
        if is_extension(turn, frame)
    )


def is_extension(turn: Turn, move: BuildMove) -> bool:
    """Whether the move raises or adds to a build of the seat's own."""
    if isinstance(move, NewBuild):
        return False
    build = changed_build(turn, move)
    return build is not None and build.owner == turn.seat
