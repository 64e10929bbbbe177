"""Words: what the rules say by codes and values, as sentences in five languages.

``say`` puts any message of the catalogues into words; the other functions do it for what the
rules hand out: refusals, moves, events, counts, rules sheets, cards. Catalogues and the Fluent
library are read when first needed; opening this floor reads neither.
"""

from cassino.words.cards import (
    card_sign,
    join,
    marked_points,
    say_card_name,
    sum_sign,
    value_signs,
)
from cassino.words.catalogues import (
    Argument,
    BadArguments,
    UnknownMessage,
    load,
    read_topics,
    say,
    say_with,
    status,
)
from cassino.words.count import say_decision, say_item
from cassino.words.errors import say_error
from cassino.words.languages import SOURCE, Language, language_named, negotiate
from cassino.words.log import say_event
from cassino.words.moves import say_build, say_groups, say_move
from cassino.words.options import say_option_fault
from cassino.words.people import People, say_players, say_side
from cassino.words.refusals import refusal_arguments, refusal_message, say_refusal
from cassino.words.sheet import (
    say_preset,
    say_preset_line,
    say_sheet,
    say_sheet_group,
    say_switch,
    say_variant,
)
from cassino.words.typed import say_typed_fault

__all__ = [
    "SOURCE",
    "Argument",
    "BadArguments",
    "Language",
    "People",
    "UnknownMessage",
    "card_sign",
    "join",
    "language_named",
    "load",
    "marked_points",
    "negotiate",
    "read_topics",
    "refusal_arguments",
    "refusal_message",
    "say",
    "say_build",
    "say_card_name",
    "say_decision",
    "say_error",
    "say_event",
    "say_groups",
    "say_item",
    "say_move",
    "say_option_fault",
    "say_players",
    "say_preset",
    "say_preset_line",
    "say_refusal",
    "say_sheet",
    "say_sheet_group",
    "say_side",
    "say_switch",
    "say_typed_fault",
    "say_variant",
    "say_with",
    "status",
    "sum_sign",
    "value_signs",
]
