"""The one path from the log to people: what a seat or a watcher sees of an event."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from cassino.table.events import (
    DealBegan,
    DealCommitted,
    GuestCame,
    Happening,
    MatchStarted,
    MoveMade,
    MovesUndone,
    RulesChanged,
    SaltAdded,
)
from cassino.table.folding import Step
from cassino.table.seen import (
    SeenCommitment,
    SeenDeal,
    SeenEvent,
    SeenGuestCame,
    SeenHappening,
    SeenMove,
    SeenSalt,
    TableView,
)
from cassino.table.viewing import view

_CHANGING: Final = tuple(
    each.name for each in fields(TableView) if each.name not in ("version", "at", "moves")
)


def project(step: Step, seat: int | None) -> SeenEvent:
    """What a seat (None: a watcher) sees of an event.

    Everything in it comes from the seat's views before and after the event and from what happened
    without its secrets, so there is no other way for a hidden card to get out than ``view``.
    Nothing is withheld altogether: every event takes each view one version further.

    Args:
        step: the event with the tables before and after it, from ``steps``.
        seat: who looks.
    """
    return project_between(view(step.before, seat), step, view(step.after, seat))


def project_between(before: TableView, step: Step, after: TableView) -> SeenEvent:
    """The same for who has a seat's views before and after the event at hand."""
    changes = {
        name: now for name in _CHANGING if (now := getattr(after, name)) != getattr(before, name)
    }
    what = _seen_happening(step.event.what, after)
    return SeenEvent(step.event.seq, step.event.at, what, changes)


def _seen_happening(what: Happening, after: TableView) -> SeenHappening:
    """What happened, without ids, secrets, salts, decks and fingerprints."""
    seen: SeenHappening
    match what:
        case GuestCame(guest, _, name):
            seen = SeenGuestCame(guest, name)
        case DealCommitted(commitment, _):
            seen = SeenCommitment(commitment)
        case SaltAdded(seat, _):
            seen = SeenSalt(seat)
        case DealBegan():
            seen = SeenDeal()
        case MoveMade():
            seen = after.moves[-1]
        case _:
            seen = what
    return seen


def advance(seen_before: TableView, event: SeenEvent) -> TableView:
    """A view one event later: what a client does with the events that it gets.

    Raises:
        ValueError: when the event isn't the next one for the view.
    """
    if event.seq != seen_before.version + 1:
        raise ValueError(f"event {event.seq} doesn't follow version {seen_before.version}")
    moves = seen_before.moves
    match event.what:
        case SeenMove():
            moves = (*moves, event.what)
        case MovesUndone(_, count, _):
            moves = moves[: len(moves) - count]
        case SeenDeal() | MatchStarted() | RulesChanged():
            moves = ()
        case _:
            pass
    changes: dict[str, Any] = dict(event.changes)
    return replace(seen_before, version=event.seq, at=event.at, moves=moves, **changes)
