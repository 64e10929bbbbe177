"""The words that switches with several readings can be set to."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    """Which way the turn passes; seats are numbered clockwise."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"


class DealOrder(StrEnum):
    """Where the table stands in the order of a first hand's cards."""

    OTHERS_TABLE_DEALER = "others_table_dealer"
    PLAYERS_TABLE = "players_table"


class HandLead(StrEnum):
    """Who leads the later hands of a deal."""

    SAME_ROTATION = "same_rotation"
    NEXT_SEAT = "next_seat"


class FaceValues(StrEnum):
    """Whether jack, queen and king are numbers."""

    NONE = "none"
    NUMBERS = "11_12_13"


class DualValues(StrEnum):
    """Where a card with a high value may count it."""

    ANY = "any"
    LOW_ON_TABLE = "low_on_table"
    HAND_HIGH = "hand_high"


class FaceCapture(StrEnum):
    """How many equal faces a face without a number takes."""

    ONE = "one"
    ALL = "all"
    ONE_OR_THREE = "one_or_three"


class Compulsory(StrEnum):
    """Which captures are owed."""

    NONE = "none"
    MATCHING_LOOSE = "matching_loose"
    IF_ABLE = "if_able"
    MAXIMAL = "maximal"


class SameValueBuilds(StrEnum):
    """Whether two builds of one value may stand."""

    ALLOWED = "allowed"
    MERGE = "merge"
    FORBIDDEN = "forbidden"


class ForPartner(StrEnum):
    """Whether a partner's card may answer for a build."""

    NEVER = "never"
    PROVABLE = "provable"
    ALLOWED = "allowed"


class AfterBuild(StrEnum):
    """What a builder owes on the next turn."""

    NONE = "none"
    CAPTURE_NEXT = "capture_next"
    CAPTURE_OR_EXTEND = "capture_or_extend"


class SweepCancel(StrEnum):
    """How sweeps of different sides cancel."""

    NONE = "none"
    ALL_SIDES = "all_sides"
    PAIRWISE = "pairwise"
    SEQUENTIAL = "sequential"


class SweepBlock(StrEnum):
    """Whose sweeps the score limit blocks."""

    SIDE = "side"
    EVERYONE = "everyone"


class Residue(StrEnum):
    """Who gets what stays on the table at the end of a deal."""

    LAST_CAPTURER = "last_capturer"
    NOBODY = "nobody"
    DEALER_SIDE = "dealer_side"


class MajorityTies(StrEnum):
    """What becomes of the points for most cards or spades at a tie."""

    NONE = "none"
    SPLIT = "split"
    CARRY = "carry"


class Reach(StrEnum):
    """Whether the target itself is enough."""

    AT_LEAST = "at_least"
    MORE_THAN = "more_than"


class EndResolution(StrEnum):
    """Who wins when several sides reach the target in one deal."""

    HIGHEST = "highest"
    COUNT_OUT = "count_out"
    CLOSEST = "closest"


class NearTarget20(StrEnum):
    """What a side one short of the target needs."""

    LITTLE_CASINO = "little_casino"
    MOST_SPADES = "most_spades"


class NearTargetMiss(StrEnum):
    """What becomes of the points of a side that misses its requirement."""

    CAP_AT_20 = "cap_at_20"
    FREEZE = "freeze"
    ACCRUE = "accrue"


class Objective(StrEnum):
    """Whether the most or the fewest points win."""

    MOST = "most"
    FEWEST = "fewest"
