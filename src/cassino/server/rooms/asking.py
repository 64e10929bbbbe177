"""From a client's command to the table's: texts are read, nothing is judged that a table judges."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias, assert_never

import msgspec

from cassino.agents import AGENTS
from cassino.cards import CARDS
from cassino.notation import AmbiguousMove, NotationError, find_move
from cassino.rules import IllegalMove, Refusal, Trail, view_of
from cassino.server.keys import new_deal_secret
from cassino.server.protocol import requests as r
from cassino.server.rooms.rules_forms import RulesForm, read_rules
from cassino.server.saying import UnknownSpeech, Unread
from cassino.table import (
    AddSalt,
    Answer,
    AskStandIn,
    AskUndo,
    ChangeRules,
    Close,
    Command,
    HandOver,
    Join,
    Leave,
    NextDeal,
    OfferRematch,
    PlayMove,
    QuestionKind,
    Rename,
    Resign,
    Say,
    SeatKind,
    SetSeat,
    Speech,
    StartMatch,
    Table,
    TableRefusal,
    TableWhy,
    TakeBack,
    version_needed,
)
from cassino.words import SOURCE, read_topics

Understood: TypeAlias = Command | Refusal | TableRefusal | Unread | str
"""What the table is to do, or why it can't be asked: by the rules, the table, a text, a code."""

_MOST_READINGS: Final = 200
"""Readings of a short move text that are tried while a whole table waits."""

_ANY_MOVE: Final = Trail(CARDS[0])
_NOT_SPEECH: Final = ("emote-title", "emote-shown")


def understand(table: Table, guest_id: str, version: int, asked: r.Change) -> Understood:
    """The table's command for a client's."""
    match asked:
        case r.Play():
            return _move(table, guest_id, version, asked)
        case r.Say(speech, text):
            return _speech(speech, text)
        case r.Start() | r.Next() | r.Salt() | r.Undo() | r.Resign() | r.StandIn() | r.Rematch():
            return _about_play(asked)
        case r.Answer(question, yes):
            return Answer(QuestionKind(question), yes)
        case _:
            return _about_seats(table, asked)


def _about_play(
    asked: r.Start | r.Next | r.Salt | r.Undo | r.Resign | r.StandIn | r.Rematch,
) -> Command:
    match asked:
        case r.Start():
            return StartMatch(new_deal_secret())
        case r.Next():
            return NextDeal()
        case r.Salt(seat, salt):
            return AddSalt(seat, salt)
        case r.Undo(seat):
            return AskUndo(seat)
        case r.Resign(seat):
            return Resign(seat)
        case r.StandIn(seat):
            return AskStandIn(seat)
        case r.Rematch():
            return OfferRematch()
        case _:
            assert_never(asked)


def _about_seats(table: Table, asked: r.AboutSeats) -> Understood:
    match asked:
        case r.SetSeat():
            return _set_seat(table, asked)
        case r.Rules():
            return _rules(table, asked)
        case r.Rename(name, seat):
            return Rename(name, seat)
        case r.Leave():
            return Leave()
        case r.Close():
            return Close()
        case _:
            return _of_seat(asked)


def _of_seat(asked: r.HandOver | r.TakeBack | r.Sit | r.Stand) -> Command:
    match asked:
        case r.HandOver(seat):
            return HandOver(seat)
        case r.TakeBack(seat):
            return TakeBack(seat)
        case r.Sit(seat, name):
            return Join(seat, name)
        case r.Stand(seat):
            return Leave(seat)
        case _:
            assert_never(asked)


def _move(table: Table, guest_id: str, version: int, asked: r.Play) -> Understood:
    """A move text, read only for the seat's own person in its own turn.

    In every other case the table refuses whatever move it is; what a text means depends on the
    hand of the seat, and nobody else may find out.
    """
    guest, seat, position = table.guest_by_id(guest_id), asked.seat, table.position
    given = PlayMove(seat, _ANY_MOVE)
    if guest is None or position is None or table.turn != seat:
        return given
    owned = table.seats[seat].guest == guest.number and table.seats[seat].is_played_by_person
    if not owned or version < version_needed(table, given):
        return given
    try:
        return PlayMove(seat, find_move(view_of(position, seat), asked.move, _MOST_READINGS))
    except IllegalMove as wrong:
        return wrong.refusal
    except (NotationError, AmbiguousMove) as wrong:
        return wrong


def _speech(speech: str, text: str) -> Understood:
    kind = Speech(speech)
    if kind is not Speech.CHAT and f"{speech}-{text}" not in spoken_names():
        return UnknownSpeech(text[:32])
    return Say(kind, text)


@lru_cache(maxsize=1)
def spoken_names() -> frozenset[str]:
    """The messages that are phrases and emotes."""
    lines = read_topics(SOURCE)["table"].splitlines()
    names = (line.partition("=")[0].strip() for line in lines if "=" in line[:48])
    return frozenset(
        name for name in names if name.startswith(("emote-", "phrase-")) and name not in _NOT_SPEECH
    )


def _set_seat(table: Table, asked: r.SetSeat) -> Understood:
    kind = SeatKind(asked.kind)
    level = asked.level
    if kind is SeatKind.COMPUTER:
        level = table.rules.level if level is None else level
        if level not in AGENTS:
            return TableRefusal(TableWhy.BAD_LEVEL)
    return SetSeat(asked.seat, kind, level)


def _rules(table: Table, asked: r.Rules) -> Understood:
    """House rules: what isn't said stays; another variant begins with its own options."""
    given = {
        name: value
        for name in asked.__struct_fields__
        if not isinstance(value := getattr(asked, name), msgspec.UnsetType)
    }
    if given.get("variant", table.rules.variant.preset) != table.rules.variant.preset:
        given.setdefault("options", {})
    found = read_rules(replace(RulesForm.of(table.rules), **given))
    return found if isinstance(found, str) else ChangeRules(found)
