"""Cards, moves, positions and matches as text and JSON, both directions.

Readers are strict and kind: what they refuse they refuse with the place and what was expected.
"""

from cassino.cards import CardError, format_card, parse_card
from cassino.notation.errors import AmbiguousMove, NotationError, RecordError
from cassino.notation.positions import HIDDEN, format_position, parse_position
from cassino.notation.readings import Reading, parse_move, read_move
from cassino.notation.sentences import Sentence, parse_sentence
from cassino.notation.writing import format_cards, format_groups, format_move, write_move

__all__ = [
    "HIDDEN",
    "AmbiguousMove",
    "CardError",
    "NotationError",
    "Reading",
    "RecordError",
    "Sentence",
    "format_card",
    "format_cards",
    "format_groups",
    "format_move",
    "format_position",
    "parse_card",
    "parse_move",
    "parse_position",
    "parse_sentence",
    "read_move",
    "write_move",
]
