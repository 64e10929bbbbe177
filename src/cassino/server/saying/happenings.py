"""What happened around the table, as a reader is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cassino.server.protocol import events as told
from cassino.server.saying.lines import time_up_line
from cassino.server.saying.plays import play_events
from cassino.server.saying.readers import Reading, guest_name, seat_names
from cassino.table import (
    GuestLeft,
    MatchResigned,
    MatchStarted,
    MovesUndone,
    PresenceChanged,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    Renamed,
    RulesChanged,
    Said,
    SeatKind,
    SeatSet,
    SeatTaken,
    SeenCommitment,
    SeenDeal,
    SeenEvent,
    SeenGuestCame,
    SeenMove,
    SeenSalt,
    Speech,
    StandInEnded,
    StandInSet,
    TableClosed,
    TableOpened,
    TableView,
    TimeUp,
)
from cassino.words import UnknownMessage, say


def event_shapes(
    reading: Reading, before: TableView, event: SeenEvent
) -> Iterator[told.EventShape]:
    """What a reader is told of one event of the table.

    Args:
        reading: what the reader sees right after it.
        before: the table before it, as one of the reader's seats saw it.
        event: the event as that seat saw it.
    """
    seen = [view.told for view in reading.views]
    match event.what:
        case SeenDeal():
            yield told.TableChange(seq=event.seq, what="dealing")
            yield from play_events(reading, event.seq, seen, None, computer=False)
        case SeenMove():
            computer = event.what.level is not None
            yield from play_events(reading, event.seq, seen, before.play, computer=computer)
        case _:
            yield _other(reading, before, event)


def _other(reading: Reading, before: TableView, event: SeenEvent) -> told.EventShape:
    """Everything that moves no card."""
    what, seq = event.what, event.seq
    match what:
        case MovesUndone(seat, count, _):
            message = "undo-done-you" if seat == reading.reader.you else "undo-done"
            line = say(reading.language, message, name=reading.names[seat])
            return told.Undone(seq=seq, line=line, seat=seat, count=count)
        case Said():
            return _said(reading, seq, what)
        case SeatTaken() | SeatSet() | StandInSet() | StandInEnded() | TimeUp() | SeenSalt():
            return _about_seat(reading, seq, what)
        case MatchResigned(seat):
            line = _of_seat(reading, "room-resigned", seat)
            return told.SeatEvent(seq=seq, line=line, what="resigned", seat=seat)
        case SeenGuestCame() | GuestLeft() | PresenceChanged() | Renamed():
            return _about_guest(reading, before, seq, what)
        case QuestionAsked() | QuestionAnswered() | QuestionDropped():
            return _about_question(reading, seq, what)
        case TableOpened() | RulesChanged() | TableClosed() | MatchStarted() | SeenCommitment():
            return _about_table(reading, seq, what)
        case SeenDeal() | SeenMove():
            raise ValueError(f"event {seq} moves cards")
        case _:
            assert_never(what)


def _of_seat(reading: Reading, message: str, seat: int) -> str:
    about = reading.people.seat(seat)
    return say(reading.language, message, who=about.who, name=about.name)


def _said(reading: Reading, seq: int, what: Said) -> told.EventShape:
    view, language = reading.base, reading.language
    text = what.text
    if what.speech is not Speech.CHAT:
        try:
            text = say(language, f"{what.speech.value}-{what.text}")
        except UnknownMessage:
            text = what.text
    seat = next((at for at, seat in enumerate(view.seats) if seat.guest == what.guest), None)
    return told.Spoken(
        seq=seq,
        guest=what.guest,
        by=guest_name(language, view, what.guest) if seat is None else reading.names[seat],
        seat=seat,
        speech=what.speech.value,
        name="" if what.speech is Speech.CHAT else what.text,
        text=text,
    )


def _about_seat(
    reading: Reading,
    seq: int,
    what: SeatTaken | SeatSet | StandInSet | StandInEnded | TimeUp | SeenSalt,
) -> told.EventShape:
    language, seat = reading.language, what.seat
    match what:
        case SeatTaken():
            kind: told.SeatChange = "taken"
            line = _of_seat(reading, "room-sat", seat)
        case SeatSet():
            kind = "set"
            message = "room-computer" if what.kind is SeatKind.COMPUTER else "room-empty"
            line = say(language, message, seat=seat + 1)
        case StandInSet():
            kind, line = "stand-in", _you_or_name(reading, "stand-in-plays", seat)
        case StandInEnded():
            kind, line = "stand-in-over", _you_or_name(reading, "stand-in-ended", seat)
        case TimeUp():
            kind, line = "time-up", time_up_line(reading, seat)
        case SeenSalt():
            kind, line = "salted", _of_seat(reading, "room-stirred", seat)
    return told.SeatEvent(seq=seq, line=line, what=kind, seat=seat)


def _you_or_name(reading: Reading, message: str, seat: int) -> str:
    if seat == reading.reader.you:
        return say(reading.language, f"{message}-you")
    return say(reading.language, message, name=reading.names[seat])


def _about_guest(
    reading: Reading,
    before: TableView,
    seq: int,
    what: SeenGuestCame | GuestLeft | PresenceChanged | Renamed,
) -> told.EventShape:
    language, number = reading.language, what.guest
    old = guest_name(language, before, number)
    match what:
        case SeenGuestCame(_, name):
            kind: told.GuestChange = "came"
            line = say(language, "room-came", name=name or say(language, "seat-guest"))
        case GuestLeft():
            kind, line = "left", say(language, "room-left", name=old)
        case PresenceChanged(_, connected):
            return told.GuestEvent(seq=seq, what="back" if connected else "lost", guest=number)
        case Renamed(_, seat, name):
            kind = "renamed"
            known = old if seat is None else seat_names(language, before)[seat]
            line = say(language, "room-renamed", old=known, name=name)
    return told.GuestEvent(seq=seq, line=line, what=kind, guest=number)


def _about_question(
    reading: Reading, seq: int, what: QuestionAsked | QuestionAnswered | QuestionDropped
) -> told.EventShape:
    mine = what.guest == reading.reader.guest
    name = guest_name(reading.language, reading.base, what.guest)
    about = {"who": "you" if mine else "one", "name": name}
    match what:
        case QuestionAsked():
            kind: told.QuestionChange = "asked"
            line = None
        case QuestionAnswered():
            kind, line = "answered", say(reading.language, "question-agreed", **about)
        case QuestionDropped():
            kind, line = "dropped", say(reading.language, "question-refused", **about)
    return told.QuestionEvent(
        seq=seq, line=line, what=kind, question=what.kind.value, guest=what.guest
    )


def _about_table(
    reading: Reading,
    seq: int,
    what: TableOpened | RulesChanged | TableClosed | MatchStarted | SeenCommitment,
) -> told.EventShape:
    language = reading.language
    match what:
        case TableOpened():
            return told.TableChange(seq=seq, what="opened")
        case RulesChanged():
            return told.TableChange(seq=seq, what="rules", line=say(language, "room-rules"))
        case TableClosed():
            return told.TableChange(seq=seq, what="closed", line=say(language, "room-closed"))
        case MatchStarted():
            return told.TableChange(seq=seq, what="match", line=say(language, "room-match"))
        case SeenCommitment():
            return told.TableChange(seq=seq, what="committed")
