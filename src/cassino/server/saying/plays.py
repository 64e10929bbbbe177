"""What happened to cards, as a reader may know it: events with their lines of the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, assert_never

from cassino.cards import CARDS, Card
from cassino.rules import (
    Add,
    Capture,
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Layout,
    Move,
    NewBuild,
    Played,
    Raise,
    ResidueTaken,
    SweepKnockedOut,
    Swept,
    TargetReached,
    Trail,
    table_cards,
)
from cassino.server.protocol import events as told
from cassino.server.saying.moves import texts
from cassino.server.saying.readers import Reading
from cassino.table import SeenDealt, SeenDrew, SeenRulesEvent
from cassino.words import say_event

HIDDEN: Final = "??"

_Public: TypeAlias = (
    LastAnnounced | Swept | SweepKnockedOut | ResidueTaken | TargetReached | DealScored
)

_KINDS: Final[dict[type[Move], told.PlayKind]] = {
    Trail: "trail",
    Capture: "take",
    NewBuild: "build",
    Raise: "raise",
    Add: "add",
}


def play_events(
    reading: Reading,
    seq: int,
    seen: Sequence[Sequence[SeenRulesEvent]],
    before: Layout | None,
    *,
    computer: bool,
) -> Iterator[told.EventShape]:
    """What followed from a deal or a move.

    Args:
        reading: what the reader sees now.
        seq: the number of the table's event.
        seen: what happened as each of the reader's seats saw it, or as a watcher did.
        before: the table before it.
        computer: whether a computer made the move.
    """
    for together in zip(*seen, strict=True):
        first = together[0]
        line = say_event(reading.language, _plain(first, together), reading.people, before)
        match first:
            case SeenDealt():
                yield _dealt(reading, seq, line, [e for e in together if isinstance(e, SeenDealt)])
            case SeenDrew():
                drawn = _drawn(together)
                known = HIDDEN if drawn is None else drawn.text
                yield told.Drew(seq=seq, line=line, seat=first.seat, card=known)
            case Played():
                yield _played(seq, line, first, computer=computer)
            case _:
                yield _public(seq, line, first)


def _public(seq: int, line: str, event: _Public) -> told.EventShape:
    """What everybody sees alike."""
    match event:
        case LastAnnounced():
            return told.LastHand(seq=seq, line=line)
        case Swept(seat):
            return told.Swept(seq=seq, line=line, seat=seat)
        case SweepKnockedOut(seat, side):
            return told.KnockedOut(seq=seq, line=line, seat=seat, side=side)
        case ResidueTaken(side, cards):
            return told.Residue(seq=seq, line=line, side=side, cards=texts(cards))
        case TargetReached(side):
            return told.Target(seq=seq, line=line, side=side)
        case DealScored(score):
            points = [side.total for side in score.sides]
            return told.Scored(seq=seq, line=line, points=points)
        case _:
            assert_never(event)


def _plain(seen: SeenRulesEvent, together: Sequence[SeenRulesEvent]) -> Event:
    """An event in the form that words are made from; what nobody may see is left empty.

    Of a card drawn by somebody else the sentence says nothing, so any card may stand for it.
    """
    if isinstance(seen, SeenDealt):
        return Dealt(seen.hand_number, seen.dealer, seen.leader, (), seen.table)
    if isinstance(seen, SeenDrew):
        drawn = _drawn(together)
        return Drew(seen.seat, CARDS[0] if drawn is None else drawn)
    return seen


def _drawn(together: Sequence[SeenRulesEvent]) -> Card | None:
    """The card that was drawn, where one of the reader's seats drew it."""
    cards = [each.card for each in together if isinstance(each, SeenDrew)]
    return next((card for card in cards if card is not None), None)


def _dealt(reading: Reading, seq: int, line: str, together: Sequence[SeenDealt]) -> told.EventShape:
    first = together[0]
    hands = {
        str(seat): [card.text for card in seen.hand]
        for seat, seen in zip(reading.reader.seats, together, strict=False)
    }
    return told.Dealt(
        seq=seq,
        line=line,
        hand=first.hand_number,
        dealer=first.dealer,
        leader=first.leader,
        hands=hands,
        sizes=list(first.sizes),
        table=[card.text for card in first.table],
    )


def _played(seq: int, line: str, event: Played, *, computer: bool) -> told.EventShape:
    move = event.move
    return told.Played(
        seq=seq,
        line=line,
        seat=event.seat,
        card=move.card.text,
        move=_KINDS[type(move)],
        cards=texts(table_cards(move)),
        groups=[texts(group) for group in event.groups],
        value=None if isinstance(move, Trail | Capture) else move.value,
        computer=computer,
    )
