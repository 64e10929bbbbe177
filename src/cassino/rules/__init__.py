"""The rules of Cassino: variants, positions, moves, legality, play, dealing, scoring, matches.

Everything is immutable and free of input and output; nothing is drawn at random that wasn't
handed in. ``refusal`` is the one judge of a move, ``legal_moves`` lists them, ``play`` makes one,
and ``view_of`` is the one way to what a seat may see.
"""

from cassino.rules.dealing import (
    HAND_SIZE,
    deal,
    default_partners,
    hands_in_deal,
    leader_of,
    next_dealer,
    recipients,
    start_deal,
    turn_order,
)
from cassino.rules.errors import (
    InvalidDeck,
    InvalidOption,
    InvalidPosition,
    InvalidSeats,
    TooManyMoves,
    UnknownName,
)
from cassino.rules.events import (
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Played,
    ResidueTaken,
    SweepKnockedOut,
    Swept,
    TargetReached,
)
from cassino.rules.illegal import IllegalMove
from cassino.rules.legality import legal_moves, refusal, turn_refusal
from cassino.rules.match import FinishedDeal, Match
from cassino.rules.moves import (
    Add,
    BuildMove,
    Capture,
    Move,
    NewBuild,
    Raise,
    Trail,
    table_cards,
)
from cassino.rules.playing import is_over, play
from cassino.rules.position import Build, Layout, PlayerView, Position, view_of
from cassino.rules.presets import (
    PRESETS,
    check_seats,
    options_of,
    preset_of,
    read_options,
    variant,
)
from cassino.rules.refusals import Refusal, Why, refuse, rule_of
from cassino.rules.scoring import (
    ACE_ORDER,
    ITEMS,
    Carry,
    DealResult,
    DealScore,
    SideScore,
    has_reached,
    residue_side,
    result_of,
    score_deal,
    score_so_far,
)
from cassino.rules.selection import Selection, selectable
from cassino.rules.settling import (
    Decision,
    Settlement,
    counting_steps,
    requirement,
    settle,
    withheld,
)
from cassino.rules.sheet import SheetLine, describe, sheet_line
from cassino.rules.shuffling import deal_seed, shuffled_deck
from cassino.rules.stated import StatedGroup, stated_refusal, table_set
from cassino.rules.switches import Setting, Switch
from cassino.rules.things import capture_value, groups_of
from cassino.rules.turn import Turn, turn_of
from cassino.rules.values import HIGHEST_VALUE, ValueTable
from cassino.rules.variants import SWITCHES, Variant

__all__ = [
    "ACE_ORDER",
    "HAND_SIZE",
    "HIGHEST_VALUE",
    "ITEMS",
    "PRESETS",
    "SWITCHES",
    "Add",
    "Build",
    "BuildMove",
    "Capture",
    "Carry",
    "DealResult",
    "DealScore",
    "DealScored",
    "Dealt",
    "Decision",
    "Drew",
    "Event",
    "FinishedDeal",
    "IllegalMove",
    "InvalidDeck",
    "InvalidOption",
    "InvalidPosition",
    "InvalidSeats",
    "LastAnnounced",
    "Layout",
    "Match",
    "Move",
    "NewBuild",
    "Played",
    "PlayerView",
    "Position",
    "Raise",
    "Refusal",
    "ResidueTaken",
    "Selection",
    "Setting",
    "Settlement",
    "SheetLine",
    "SideScore",
    "StatedGroup",
    "SweepKnockedOut",
    "Swept",
    "Switch",
    "TargetReached",
    "TooManyMoves",
    "Trail",
    "Turn",
    "UnknownName",
    "ValueTable",
    "Variant",
    "Why",
    "capture_value",
    "check_seats",
    "counting_steps",
    "deal",
    "deal_seed",
    "default_partners",
    "describe",
    "groups_of",
    "hands_in_deal",
    "has_reached",
    "is_over",
    "leader_of",
    "legal_moves",
    "next_dealer",
    "options_of",
    "play",
    "preset_of",
    "read_options",
    "recipients",
    "refusal",
    "refuse",
    "requirement",
    "residue_side",
    "result_of",
    "rule_of",
    "score_deal",
    "score_so_far",
    "selectable",
    "settle",
    "sheet_line",
    "shuffled_deck",
    "start_deal",
    "stated_refusal",
    "table_cards",
    "table_set",
    "turn_of",
    "turn_order",
    "turn_refusal",
    "variant",
    "view_of",
    "withheld",
]
