"""The game, the deal, and the cards on the table and in one's own hands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from cassino.cards import CARDS, CardSet
from cassino.rules import Build, PlayerView, hands_in_deal, options_of
from cassino.server.protocol.shapes import (
    BuildShape,
    DealShape,
    GameShape,
    HandShape,
    MarkShape,
)
from cassino.server.saying.moves import texts
from cassino.server.saying.readers import Reading
from cassino.server.saying.seats import pile_label
from cassino.table import Bank, ClockRules, HouseRules, NoClock, PerMove, Phase
from cassino.words import Language, marked_points, say, say_build, say_card_name, say_variant

Keys = Mapping[CardSet, str]
"""What the builds on the table are called, by their cards."""


def game_shape(reading: Reading) -> GameShape:
    """What is played."""
    return _game(reading.language, reading.base.rules)


@lru_cache(maxsize=512)
def _game(language: Language, rules: HouseRules) -> GameShape:
    options = options_of(rules.variant)
    return GameShape(
        variant=rules.variant.preset,
        options={
            name: value.value if isinstance(value, StrEnum) else value
            for name, value in options.items()
        },
        name=say_variant(language, rules.variant),
        seats=rules.seats,
        partners=rules.partners,
        target=rules.variant.match.target,
        level=rules.level,
        chat=rules.chat,
        clock=clock_text(rules.clock),
        house_rules=bool(options),
        marks=[
            MarkShape(
                card=card.text, points=points, name=say_card_name(language, card, rules.variant)
            )
            for card in CARDS
            if (points := marked_points(rules.variant, card)) > 0
        ],
    )


def clock_text(clock: ClockRules) -> str:
    """A clock as forms write it, in seconds.

    >>> clock_text(Bank(300_000, 5_000))
    'bank:300+5'
    """
    match clock:
        case NoClock():
            return "none"
        case PerMove(move):
            return f"move:{move // 1000}"
        case Bank(bank, increment):
            return f"bank:{bank // 1000}+{increment // 1000}"


def deal_shape(reading: Reading) -> DealShape | None:
    """Where the deal stands, or None before the first one."""
    view, language = reading.base, reading.language
    play = view.play
    if play is None:
        return None
    is_cut_short = view.phase is Phase.CLOSED and any(map(bool, play.known + play.hidden))
    is_on = view.phase is Phase.PLAYING or view.resigned is not None or is_cut_short
    number = len(view.count) + is_on
    hands = 0 if play.variant.deal.refill else hands_in_deal(play.variant, play.seats)
    last = play.stock_size == 0
    told = say(language, "bar-hand", hand=play.hand_number, hands=hands) if hands else ""
    return DealShape(
        match=view.match_number,
        number=number,
        hand=play.hand_number,
        hands=hands,
        last=last,
        stock=play.stock_size,
        dealer=play.dealer,
        turn=play.turn if view.phase is Phase.PLAYING else None,
        label=say(language, "bar-deal", deal=number),
        hand_label=say(language, "bar-last") if last else told,
        stock_label=say(language, "bar-stock", count=play.stock_size),
    )


def build_shapes(reading: Reading, keys: Keys) -> list[BuildShape]:
    """The builds on the table."""
    play = reading.base.play
    return [] if play is None else [_build(reading, build, keys) for build in play.builds]


def _build(reading: Reading, build: Build, keys: Keys) -> BuildShape:
    owner = build.owner
    mine = owner in reading.reader.seats
    yours = owner == reading.reader.you
    language = reading.language
    return BuildShape(
        key=keys.get(build.cards) or texts(build.cards)[0],
        value=build.value,
        times=f"×{len(build.groups)}" if build.is_multiple else "",
        owner=owner,
        mine=mine,
        tag=say(language, "owner-tag-you" if yours else "owner-tag", name=reading.names[owner]),
        groups=[texts(group) for group in build.groups],
        label=say_build(language, build, reading.people),
    )


def loose_cards(play: PlayerView | None) -> list[str]:
    """The loose cards."""
    return [] if play is None else texts(play.loose)


def pile_cards(play: PlayerView | None) -> list[list[str]]:
    """What each side has taken: everybody saw it."""
    return [] if play is None else [texts(pile) for pile in play.piles]


def hand_shapes(reading: Reading) -> list[HandShape]:
    """The cards of one's own seats."""
    return [
        HandShape(
            seat=view.seat,
            cards=[] if view.play is None else texts(view.play.hand),
            pile_label=pile_label(reading, view.seat),
        )
        for view in reading.views
        if view.seat is not None
    ]
