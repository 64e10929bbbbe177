"""Seats, people and score tracks in words."""

from __future__ import annotations

from cassino.server.protocol.shapes import GuestShape, SeatShape, TrackShape
from cassino.server.saying.readers import Reading, guest_name
from cassino.table import ABSENT_AFTER, Phase, Seat, SeatKind, SeenGuest
from cassino.words import join, say, say_side


def seat_shapes(reading: Reading, now: int) -> list[SeatShape]:
    """All seats in order."""
    return [_seat(reading, at, now) for at in range(len(reading.base.seats))]


def _seat(reading: Reading, at: int, now: int) -> SeatShape:
    view, reader = reading.base, reading.reader
    seat, side = view.seats[at], reading.side_of(at)
    owner = _owner(reading, seat)
    held, taken, sweeps = _counts(reading, at)
    turn, note = _turn(reading, at), _note(reading, at, now)
    label = _label(reading, at, turn, note)
    return SeatShape(
        seat=at,
        side=side,
        name=reading.names[at],
        kind=seat.kind.value,
        level=seat.computer,
        guest=seat.guest,
        mine=at in reader.seats,
        partner=view.rules.partners and at not in reader.seats and reading.is_mine(side),
        connected=owner is None or owner.connected,
        computer_plays=seat.computer is not None,
        held=held,
        taken=taken,
        sweeps=sweeps,
        turn=turn,
        note=note,
        label=label,
        clock=view.clock.left_at(at, now),
    )


def _owner(reading: Reading, seat: Seat) -> SeenGuest | None:
    return next((g for g in reading.base.guests if g.number == seat.guest), None)


def _counts(reading: Reading, at: int) -> tuple[int, int, int]:
    """Cards in hand, cards taken, and sweeps of a seat's side, none where they count nothing."""
    play = reading.base.play
    if play is None or at >= play.seats:
        return 0, 0, 0
    side = play.side_of(at)
    held = len(play.known[at]) + play.hidden[at]
    sweeps = play.sweeps[side] if play.variant.counts_sweeps else 0
    return held, len(play.piles[side]), sweeps


def _turn(reading: Reading, at: int) -> str:
    view = reading.base
    if view.phase is not Phase.PLAYING or view.play is None or view.play.turn != at:
        return ""
    if view.seats[at].computer is not None:
        return say(reading.language, "seat-thinks")
    return say(reading.language, "seat-your-turn" if at == reading.reader.you else "seat-plays")


def _note(reading: Reading, at: int, now: int) -> str:
    """The one thing to know about a seat beside its name."""
    view, language = reading.base, reading.language
    seat = view.seats[at]
    owner = _owner(reading, seat)
    if seat.kind is SeatKind.PERSON and seat.stand_in is not None:
        return say(language, "seat-replaced")
    if owner is not None and not owner.connected:
        away = now - owner.since >= ABSENT_AFTER
        return say(language, "seat-away" if away else "seat-reconnecting")
    side = reading.side_of(at)
    if view.rules.partners and at not in reading.reader.seats and reading.is_mine(side):
        return say(language, "seat-partner")
    if view.play is not None and view.play.dealer == at:
        return say(language, "seat-dealer")
    return ""


def _label(reading: Reading, at: int, turn: str, note: str) -> str:
    """Everything about a seat for the ear."""
    language = reading.language
    you = at == reading.reader.you
    parts = [say(language, "seat-you") if you else reading.names[at]]
    parts += [part for part in (turn, note) if part]
    if reading.base.play is not None:
        held, taken, sweeps = _counts(reading, at)
        parts.append(say(language, "seat-held", count=held))
        parts.append(say(language, "seat-taken", count=taken))
        if sweeps:
            parts.append(say(language, "seat-sweeps", count=sweeps))
    return join(language, parts)


def pile_label(reading: Reading, at: int) -> str:
    """What the side of one's own seat has taken, in words."""
    language = reading.language
    _, taken, sweeps = _counts(reading, at)
    told = say(language, "seat-taken", count=taken)
    if not sweeps:
        return say(language, "pile-label", taken=told)
    crosswise = say(language, "seat-sweeps", count=sweeps)
    return say(language, "pile-label-sweeps", taken=told, sweeps=crosswise)


def guest_shapes(reading: Reading) -> list[GuestShape]:
    """The people at the table; the reader's own name as it was given, also when it wasn't."""
    mine = reading.reader.guest
    return [
        GuestShape(
            guest=guest.number,
            name=guest.name
            if guest.number == mine
            else guest_name(reading.language, reading.base, guest.number),
            connected=guest.connected,
            mine=guest.number == mine,
        )
        for guest in reading.base.guests
    ]


def track_shapes(reading: Reading) -> list[TrackShape]:
    """The score of each side."""
    view = reading.base
    scores = view.scores or (0,) * view.rules.sides
    return [_track(reading, side, score) for side, score in enumerate(scores)]


def _track(reading: Reading, side: int, score: int) -> TrackShape:
    language, people = reading.language, reading.people
    target = reading.base.rules.variant.match.target
    about = people.side(language, side)
    who = "one" if about.who == "pair" else about.who
    return TrackShape(
        side=side,
        name=say_side(language, side, people),
        score=score,
        target=target,
        mine=reading.is_mine(side),
        label=say(language, "bar-track", who=who, name=about.name, score=score, target=target),
    )
