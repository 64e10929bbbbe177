"""A whole view in words, put together from its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from cassino.server.protocol.shapes import (
    GuestShape,
    LineShape,
    MovesShape,
    QuestionShape,
    ViewShape,
    YouShape,
)
from cassino.server.saying.count import count_shape, fair_shapes
from cassino.server.saying.layout import (
    Keys,
    build_shapes,
    deal_shape,
    game_shape,
    hand_shapes,
    loose_cards,
    pile_cards,
)
from cassino.server.saying.lines import line_of, question_shapes, result_shape
from cassino.server.saying.moves import first_moves
from cassino.server.saying.readers import Reading
from cassino.server.saying.seats import guest_shapes, seat_shapes, track_shapes
from cassino.table import Phase


def view_shape(
    reading: Reading,
    *,
    table_id: str,
    keys: Keys,
    can: Sequence[str],
    log: list[LineShape] | None,
    now: int,
) -> ViewShape:
    """The table as its reader may see it.

    Args:
        reading: what the reader sees.
        table_id: the table's id, from which that of the match is made.
        keys: what the builds are called.
        can: the commands that make sense now.
        log: the lines of the deal, or None where the reader has them.
        now: the time in milliseconds, for clocks.
    """
    view = reading.base
    at = now if view.clock.left else view.at
    return ViewShape(
        phase=view.phase.value,
        **personal_parts(reading),
        game=game_shape(reading),
        deal=deal_shape(reading),
        seats=seat_shapes(reading, at),
        tracks=track_shapes(reading),
        loose=loose_cards(view.play),
        builds=build_shapes(reading, keys),
        hands=hand_shapes(reading),
        piles=pile_cards(view.play),
        line=line_of(reading),
        moves=_moves(reading),
        log=log,
        can=list(can),
        count=count_shape(reading),
        fair=fair_shapes(reading),
        result=result_shape(reading, f"{table_id}-{view.match_number}"),
        at=at,
        clock_running=view.clock.running,
    )


class PersonalParts(TypedDict):
    """The parts of a view that differ even between two who only watch."""

    you: YouShape
    guests: list[GuestShape]
    questions: list[QuestionShape]


def personal_parts(reading: Reading) -> PersonalParts:
    """Who the reader is, among whom, and what is asked of them."""
    reader = reading.reader
    return PersonalParts(
        you=YouShape(
            guest=reader.guest,
            seats=list(reader.seats),
            host=reader.guest is not None and reader.guest == reading.base.host,
        ),
        guests=guest_shapes(reading),
        questions=question_shapes(reading),
    )


def _moves(reading: Reading) -> MovesShape | None:
    """The first moves of one's own seat when it is to move and nobody plays for it."""
    for view in reading.views:
        play, seat = view.play, view.seat
        if view.phase is not Phase.PLAYING or play is None or seat != play.turn:
            continue
        if view.seats[play.turn].is_played_by_person:
            return first_moves(reading.language, play)
    return None
