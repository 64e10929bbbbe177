"""The count of a deal: item by item, with what each side has, gets, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cassino.cards import BIG_CASSINO, LITTLE_CASSINO, SPADES
from cassino.rules import PlayerView, counting_steps, requirement, withheld
from cassino.rules.scoring import cancelled_sweeps
from cassino.rules.settings import MajorityTies
from cassino.rules.sheet import sheet_line
from cassino.server.protocol.shapes import (
    CountRowShape,
    CountShape,
    CountSideShape,
    FairShape,
)
from cassino.server.saying.lines import decision_sentence
from cassino.server.saying.readers import Reading
from cassino.table import DealCount, Phase, SeenShuffle
from cassino.words import say, say_item, say_sheet, say_side

_CARDS: Final = {"big_casino": BIG_CASSINO.text, "little_casino": LITTLE_CASSINO.text}
_MAJORITIES: Final = ("cards", "spades")


def count_shape(reading: Reading) -> CountShape | None:
    """The count of the deal that has just ended, or None."""
    view = reading.base
    ended = view.phase is Phase.BEFORE_DEAL or (view.phase is Phase.OVER and view.resigned is None)
    if not ended or not view.count or view.play is None:
        return None
    deal, language = view.count[-1], reading.language
    return CountShape(
        deal=deal.number,
        title=say(language, "count-title", deal=deal.number),
        sides=list(_sides(reading)),
        rows=list(_rows(reading, view.play, deal)),
        total_label=say(language, "count-total"),
        before=list(_before(reading)),
        after=list(deal.settlement.scores),
        decision=decision_sentence(reading),
    )


def _before(reading: Reading) -> Sequence[int]:
    """The scores before the deal."""
    count = reading.base.count
    if len(count) > 1:
        return count[-2].settlement.scores
    return (0,) * reading.base.rules.sides


def _sides(reading: Reading) -> Iterator[CountSideShape]:
    for side in range(reading.base.rules.sides):
        name = say_side(reading.language, side, reading.people)
        yield CountSideShape(name=name, mine=reading.is_mine(side))


def _rows(reading: Reading, play: PlayerView, deal: DealCount) -> Iterator[CountRowShape]:
    for item, points in counting_steps(deal.score.sides):
        amounts = _amounts(play, item)
        if not any(points) and not any(amounts) and not _is_worth_something(play, item):
            continue
        yield CountRowShape(
            key=item,
            label=say_item(reading.language, play.variant, item),
            note=_note(reading, play, deal, item, points),
            cards=_cards(item),
            amounts=[str(amount) for amount in amounts] or [""] * len(points),
            points=list(points),
        )
    yield from _withheld(reading, play, deal)


def _withheld(reading: Reading, play: PlayerView, deal: DealCount) -> Iterator[CountRowShape]:
    """What takes back again the points that a side doesn't get near the target, and why."""
    lost = withheld(_before(reading), deal.score, deal.settlement)
    if not any(lost):
        return
    yield CountRowShape(
        key="withheld",
        label=say_item(reading.language, play.variant, "withheld"),
        note=say_sheet(reading.language, sheet_line(play.variant, "near_target_miss")),
        cards=[],
        amounts=[""] * len(lost),
        points=[-points for points in lost],
    )


def _is_worth_something(play: PlayerView, item: str) -> bool:
    """Whether an item that nobody got is one that somebody might have got."""
    if item == "sweeps":
        return False
    return item != "last" or play.variant.scoring.last_capture_point > 0


def _cards(item: str) -> list[str]:
    if item.startswith("ace_"):
        return [f"A{item[-1]}"]
    return [_CARDS[item]] if item in _CARDS else []


def _amounts(play: PlayerView, item: str) -> list[int]:
    """What each side has of an item; nothing where only the points say something."""
    match item:
        case "cards":
            return [len(pile) for pile in play.piles]
        case "spades":
            return [len(pile & SPADES) for pile in play.piles]
        case "sweeps":
            return list(play.sweeps)
        case _:
            return []


def _note(
    reading: Reading, play: PlayerView, deal: DealCount, item: str, points: Sequence[int]
) -> str:
    """The one thing to say about an item."""
    language = reading.language
    if deal.settlement.item == item:
        return say(language, "count-note-decides")
    limits = _limit_note(reading, play, item, points)
    if limits:
        return limits
    if item in _MAJORITIES:
        return _majority_note(reading, play, deal, item, points)
    if item == "sweeps":
        return _sweep_note(reading, play)
    return "" if any(points) else say(language, "count-note-nobody")


def _limit_note(reading: Reading, play: PlayerView, item: str, points: Sequence[int]) -> str:
    """Near the target a side needs one certain item (DR21)."""
    if not play.variant.match.near_target:
        return ""
    for side, score in enumerate(_before(reading)):
        if requirement(play.variant, score) == item:
            message = "count-note-needed" if points[side] else "count-note-missed"
            return say(reading.language, message, score=score)
    return ""


def _majority_note(
    reading: Reading, play: PlayerView, deal: DealCount, item: str, points: Sequence[int]
) -> str:
    language, amounts = reading.language, _amounts(play, item)
    carried = getattr(deal.score.carry, item)
    if carried:
        return say(language, "count-note-carry", points=carried)
    if amounts.count(max(amounts)) < 2 or not max(amounts):
        return ""
    if play.variant.scoring.majority_ties is MajorityTies.SPLIT and any(points):
        return say(language, "count-note-split", count=max(amounts))
    return "" if any(points) else say(language, "count-note-tie", count=max(amounts))


def _sweep_note(reading: Reading, play: PlayerView) -> str:
    rules = play.variant.sweep
    limit = rules.sweeps_blocked_from
    if limit is not None and any(
        score >= limit and play.sweeps[side] for side, score in enumerate(_before(reading))
    ):
        return say(reading.language, "count-note-blocked", score=limit)
    left = cancelled_sweeps(rules.sweep_cancel, play.sweeps)
    gone = {have - rest for have, rest in zip(play.sweeps, left, strict=True)}
    if len(gone) == 1 and (cancelled := gone.pop()):
        return say(reading.language, "count-note-cancelled", count=cancelled)
    return ""


def fair_shapes(reading: Reading) -> list[FairShape]:
    """The proof of the last deal that is over, and of the one to come or in progress."""
    view = reading.base
    shown = [(deal.number, deal.shuffle) for deal in view.count[-1:]]
    if view.shuffle is not None:
        shown.append((len(view.count) + 1, view.shuffle))
    return [_fair(number, shuffle) for number, shuffle in shown]


def _fair(number: int, shuffle: SeenShuffle) -> FairShape:
    salts = shuffle.salts
    return FairShape(
        deal=number,
        commitment=shuffle.commitment,
        order=list(shuffle.order),
        salted=list(shuffle.salted),
        secret=shuffle.secret,
        salts=None if salts is None else [salt for _, salt in salts],
    )
