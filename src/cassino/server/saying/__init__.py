"""Saying: what a guest may see of a table, as finished sentences in its language.

Everything here starts from a ``Reading``: views that the table has made for the guest's own seats.
No position, no log and no secret comes in.
"""

from cassino.server.saying.happenings import event_shapes
from cassino.server.saying.layout import Keys, clock_text
from cassino.server.saying.lines import line_of
from cassino.server.saying.moves import (
    first_moves,
    hint_sentence,
    move_shape,
    running_sum,
    say_reasons,
    selection_line,
    texts,
)
from cassino.server.saying.readers import Reader, Reading, reading_of, seat_names
from cassino.server.saying.refusals import (
    UnknownSpeech,
    Unread,
    error_frame,
    misread_frame,
    refusal_frame,
    rules_frame,
    unread_frame,
)
from cassino.server.saying.seats import track_shapes
from cassino.server.saying.views import personal_parts, view_shape

__all__ = [
    "Keys",
    "Reader",
    "Reading",
    "UnknownSpeech",
    "Unread",
    "clock_text",
    "error_frame",
    "event_shapes",
    "first_moves",
    "hint_sentence",
    "line_of",
    "misread_frame",
    "move_shape",
    "personal_parts",
    "reading_of",
    "refusal_frame",
    "rules_frame",
    "running_sum",
    "say_reasons",
    "seat_names",
    "selection_line",
    "texts",
    "track_shapes",
    "unread_frame",
    "view_shape",
]
