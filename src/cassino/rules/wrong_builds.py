"""What exactly is wrong with a build whose cards don't fit together."""

from __future__ import annotations

from cassino.cards import CardSet
from cassino.rules.moves import BuildMove, NewBuild, Raise
from cassino.rules.refusals import Refusal, Why, refuse
from cassino.rules.sums import Seed, can_cover
from cassino.rules.things import build_room, build_seed, loose_things
from cassino.rules.turn import Turn


def is_table_only(turn: Turn, move: BuildMove) -> bool:
    """Whether the loose cards make the build by themselves (CL22)."""
    things = loose_things(turn, move.loose)
    if not isinstance(move, NewBuild) or len(things) < 2:
        return False
    return can_cover(things, (), move.value, build_room(turn))


def why_no_groups(turn: Turn, move: BuildMove) -> Refusal:
    """The refusal of a build move whose loose cards can't be divided into its groups."""
    rules = turn.variant
    seed, is_open = build_seed(turn, move)
    things = loose_things(turn, move.loose)
    size = rules.build.group_max_cards
    open_seed = Seed(seed.values, seed.size)
    if size is not None and is_open and can_cover(things, (), move.value, seed=open_seed):
        return refuse(rules, Why.GROUP_TOO_LARGE, count=size)
    with_table = isinstance(move, Raise) and not is_open and move.loose
    if with_table and can_cover(things, (), move.value, seed=open_seed):
        return refuse(rules, Why.RAISE_WITH_TABLE, value=move.value)
    if is_table_only(turn, move):
        return refuse(rules, Why.PLAYED_CARD_OUTSIDE, card=move.card, value=move.value)
    cards = CardSet(1 << move.card) | move.loose
    return refuse(rules, Why.BUILD_SUM, cards=cards, value=move.value)
