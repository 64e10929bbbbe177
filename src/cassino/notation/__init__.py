"""Cards, moves, positions and matches as text and JSON, both directions.

Readers are strict and kind: what they refuse they refuse with the place and what was expected.
"""

from cassino.cards import CardError, format_card, parse_card
from cassino.notation.errors import AmbiguousMove, Expected, NotationError, RecordError
from cassino.notation.json_texts import JsonError, read_json
from cassino.notation.positions import HIDDEN, format_position, parse_position, parse_watched
from cassino.notation.readings import Reading, parse_move, read_move
from cassino.notation.record_reading import parse_options, parse_record
from cassino.notation.record_text import format_options, format_record, setting_text
from cassino.notation.records import (
    Record,
    RecordedDeal,
    RecordedMove,
    Step,
    Tag,
    record_move,
    replay,
)
from cassino.notation.sentences import Sentence, parse_sentence
from cassino.notation.short_forms import find_move
from cassino.notation.writing import format_cards, format_groups, format_move, write_move

__all__ = [
    "HIDDEN",
    "AmbiguousMove",
    "CardError",
    "Expected",
    "JsonError",
    "NotationError",
    "Reading",
    "Record",
    "RecordError",
    "RecordedDeal",
    "RecordedMove",
    "Sentence",
    "Step",
    "Tag",
    "find_move",
    "format_card",
    "format_cards",
    "format_groups",
    "format_move",
    "format_options",
    "format_position",
    "format_record",
    "parse_card",
    "parse_move",
    "parse_options",
    "parse_position",
    "parse_record",
    "parse_sentence",
    "parse_watched",
    "read_json",
    "read_move",
    "record_move",
    "replay",
    "setting_text",
    "write_move",
]
