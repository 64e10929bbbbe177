"""Judging a move as somebody states it: with groups, a value, or by the power of a card.

A stated grouping must be correct, though any correct one will do; a wrong one is refused even when
the same cards could be grouped otherwise, since at a table it is the announcement that counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.cards import CardSet
from cassino.rules.captures import all_table, has_power
from cassino.rules.legality import turn_refusal
from cassino.rules.moves import BuildMove, Capture, Move, NewBuild, Raise, Trail
from cassino.rules.position import Build
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.things import build_room
from cassino.rules.turn import Turn
from cassino.rules.values import Values


@dataclass(frozen=True, slots=True)
class StatedGroup:
    """A group as stated: its loose cards and its builds, without the played card."""

    loose: CardSet
    builds: tuple[Build, ...]

    @property
    def cards(self) -> CardSet:
        """All cards of the group."""
        cards = self.loose
        for build in self.builds:
            cards |= build.cards
        return cards


def table_set(turn: Turn) -> CardSet:
    """Every card on the table, loose or in a build.

    >>> from cassino.rules import deal, turn_of, variant
    >>> start = deal(variant(), seed="a")
    >>> table_set(turn_of(start)) == start.loose
    True
    """
    return CardSet(all_table(turn))


def stated_refusal(
    turn: Turn,
    move: Move,
    groups: Sequence[StatedGroup],
    value: int | None,
    *,
    clears: bool = False,
) -> Refusal | None:
    """Why a move isn't legal as stated, or None.

    Args:
        turn: the turn.
        move: the move that was stated.
        groups: the groups as stated; of a build move the first without the played card.
        value: the value stated for the played card of a capture, or None.
        clears: whether the move was stated as clearing the table.

    >>> from cassino.cards import parse_card
    >>> from cassino.notation import parse_position
    >>> from cassino.rules import turn_of
    >>> at = parse_position({"variant": "classic", "loose": ["5c", "3h", "8d"], "builds": [],
    ...                      "turn": 1, "hands": [["??"], ["8s"]]})
    >>> move, joined = Capture(parse_card("8s"), at.loose), StatedGroup(at.loose, ())
    >>> stated_refusal(turn_of(at), move, [joined], None).code
    'capture/group-sum'
    """
    if clears and move.card in turn.hand:
        if not has_power(turn, move.card):
            return refuse(turn.variant, Why.NO_POWER, card=move.card)
        return turn_refusal(turn, move)
    refused = turn_refusal(turn, move)
    if refused is not None and refused.why not in (Why.DOES_NOT_SUM, Why.BUILD_SUM):
        return refused
    match move:
        case Trail():
            return refused
        case Capture():
            return _capture_as_stated(turn, move, groups, value) or refused
        case _:
            return _build_as_stated(turn, move, groups) or refused


def _sums(group: StatedGroup, turn: Turn, start: Values) -> set[int]:
    """Everything the group can add up to."""
    sums = set(start)
    for card in group.loose:
        sums = {have + value for have in sums for value in turn.values.table[card]}
    for build in group.builds:
        sums = {have + build.value for have in sums}
    return sums


def _capture_as_stated(
    turn: Turn, move: Capture, groups: Sequence[StatedGroup], stated: int | None
) -> Refusal | None:
    values = turn.values.hand[move.card]
    if stated is not None and stated not in values:
        return refuse(turn.variant, Why.WRONG_VALUE, card=move.card, value=stated)
    torn = _torn_build(turn, groups)
    if torn is not None:
        return torn
    if has_power(turn, move.card) and move.taken == all_table(turn) and stated is None:
        return None
    if not values:
        joined = next((group for group in groups if len(group.loose) != 1), None)
        return refuse(turn.variant, Why.FACE_PAIRS_ONLY, card=move.card) if joined else None
    wrong: list[StatedGroup] = []
    for value in values if stated is None else (stated,):
        wrong = [group for group in groups if value not in _sums(group, turn, (0,))]
        if not wrong:
            return None
    return _wrong_group(turn, wrong[0], values[-1] if stated is None else stated, Why.GROUP_SUM)


def _torn_build(turn: Turn, groups: Sequence[StatedGroup]) -> Refusal | None:
    """The refusal of naming cards of a build as if they were loose, even all of them (CL16)."""
    for build in turn.builds:
        for card in build.cards:
            if any(card in group.loose for group in groups):
                return refuse(turn.variant, Why.IN_A_BUILD, card=card, value=build.value)
    return None


def _wrong_group(turn: Turn, group: StatedGroup, value: int, why: Why) -> Refusal:
    made = min(_sums(group, turn, (0,)), default=0)
    return refuse(turn.variant, why, cards=group.cards, sum=made, value=value)


def _build_as_stated(turn: Turn, move: BuildMove, groups: Sequence[StatedGroup]) -> Refusal | None:
    first, *others = groups
    played = turn.values.hand[move.card]
    sums = _sums(first, turn, played)
    if isinstance(move, NewBuild) and not first.cards and move.value not in played:
        sums = {move.value} if turn.variant.build.table_only_builds else sums
    if move.value not in sums:
        cards = first.cards | 1 << move.card
        if not first.cards:
            why = Why.PLAYED_CARD_OUTSIDE
            return refuse(turn.variant, why, card=move.card, value=move.value)
        made = min(sums, default=0)
        return refuse(turn.variant, Why.BUILD_GROUP_SUM, cards=cards, sum=made, value=move.value)
    for group in others:
        if move.value not in _sums(group, turn, (0,)):
            return _wrong_group(turn, group, move.value, Why.BUILD_GROUP_SUM)
    return _too_large(turn, move, groups)


def _too_large(turn: Turn, move: BuildMove, groups: Sequence[StatedGroup]) -> Refusal | None:
    """Whether a stated group of a build has more cards than the game allows (X49)."""
    room = build_room(turn)
    first = len(groups[0].loose) + 1 + isinstance(move, Raise)
    if max(first, *(len(group.loose) for group in groups)) > room:
        return refuse(turn.variant, Why.GROUP_TOO_LARGE, count=room)
    return None
