"""What happens at a table as objects for programs; they tell only what everybody may know."""

from __future__ import annotations

from typing import Any, assert_never

from cassino.cards import Card, CardSet
from cassino.cli.terminal.sittings import Happening
from cassino.notation import format_move
from cassino.rules import (
    ITEMS,
    DealScored,
    Dealt,
    Drew,
    FinishedDeal,
    LastAnnounced,
    Played,
    ResidueTaken,
    SweepKnockedOut,
    Swept,
    TargetReached,
)


def event_object(happening: Happening) -> dict[str, Any]:
    """An event as JSON: its kind, and seats, sides, moves and cards that everybody sees."""
    event = happening.event
    match event:
        case Dealt(hand, dealer, leader, _, table):
            told = {"hand": hand, "dealer": dealer, "leader": leader, "table": _texts(table)}
            return {"event": "dealt", **told}
        case LastAnnounced():
            return {"event": "last"}
        case Played(seat, move, _):
            assert happening.before is not None
            text = format_move(happening.before, move)
            return {"event": "played", "seat": seat, "move": text}
        case Swept(seat) | Drew(seat):
            kind = "swept" if isinstance(event, Swept) else "drew"
            return {"event": kind, "seat": seat}
        case SweepKnockedOut(seat, side):
            return {"event": "knocked-out", "seat": seat, "side": side}
        case ResidueTaken(side, cards):
            return {"event": "residue", "side": side, "cards": _texts(cards.high_to_low())}
        case TargetReached(side):
            return {"event": "target", "side": side}
        case DealScored(score):
            return {"event": "scored", "points": [side.total for side in score.sides]}
        case _:
            assert_never(event)


def count_object(done: FinishedDeal, number: int) -> dict[str, Any]:
    """The count of a deal as JSON: every item for every side, the scores, what was decided."""
    settled = done.settlement
    items = [
        {**{item: getattr(side, item) for item in ITEMS}, "total": side.total}
        for side in done.score.sides
    ]
    return {
        "type": "count",
        "deal": number,
        "items": items,
        "cards": [len(pile) for pile in done.position.piles],
        "scores": list(settled.scores),
        "winner": settled.winner,
        "decision": settled.decision.value,
        "item": settled.item,
    }


def _texts(cards: tuple[Card, ...] | list[Card] | CardSet) -> list[str]:
    return [card.text for card in cards]
