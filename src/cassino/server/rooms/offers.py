"""Which commands make sense to a guest now: the table itself is asked, and nothing is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cassino.table import (
    AddSalt,
    AskStandIn,
    AskUndo,
    ChangeRules,
    Close,
    Command,
    Envelope,
    HandOver,
    Join,
    Leave,
    NextDeal,
    OfferRematch,
    Phase,
    Resign,
    StartMatch,
    Table,
    TableRefusal,
    TableWhy,
    TakeBack,
    judge,
)

_ID: Final = "offers"
_NO_SECRET: Final = "0" * 64
_FINE: Final = (TableWhy.NOTHING_CHANGES,)


def commands_open_to(table: Table, guest_id: str, now: int) -> list[str]:
    """The names of the commands that the table would take from a guest."""
    guest = table.guest_by_id(guest_id)
    if guest is None:
        return []
    own = table.seats_of(guest.number)
    found: dict[str, None] = {}
    for name, command in _tries(table, own):
        if name not in found and _is_open(table, guest_id, command, now):
            found[name] = None
    if table.turn in own and table.seats[table.turn].is_played_by_person:
        found["hint"] = None
    if table.rules.chat and not table.is_closed:
        found["chat"] = None
    return list(found)


def _tries(table: Table, own: tuple[int, ...]) -> Iterator[tuple[str, Command]]:
    """Commands worth trying, by their names."""
    if not table.is_match_on:
        yield "start", StartMatch(_NO_SECRET)
        yield "rules", ChangeRules(table.rules)
        yield "rematch", OfferRematch()
    if table.phase is Phase.BEFORE_DEAL:
        yield "next", NextDeal()
    if table.turn is not None and table.turn not in own:
        yield "stand-in", AskStandIn(table.turn)
    yield from _of_seats(table, own)
    yield "close", Close()


def _of_seats(table: Table, own: tuple[int, ...]) -> Iterator[tuple[str, Command]]:
    for seat in range(len(table.seats)):
        if seat not in own:
            yield "sit", Join(seat, "?")
            continue
        yield "stand", Leave(seat)
        if table.is_match_on:
            yield "undo", AskUndo(seat)
            yield "resign", Resign(seat)
            taken_over = table.seats[seat].stand_in is not None
            yield ("take-back", TakeBack(seat)) if taken_over else ("hand-over", HandOver(seat))
        if table.phase is Phase.BEFORE_DEAL:
            yield "salt", AddSalt(seat, "0")


def _is_open(table: Table, guest_id: str, command: Command, now: int) -> bool:
    """Whether the table would take a command."""
    answer = judge(table, Envelope(guest_id, _ID, table.version, command), now)
    return not isinstance(answer, TableRefusal) or answer.why in _FINE
