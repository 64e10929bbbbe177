"""Why a move isn't legal: a code, the rule it rests on, and what the sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from cassino.cards import Card, CardSet
from cassino.rules.variants import Variant

Argument: TypeAlias = Card | CardSet | int | str


class Why(StrEnum):
    """Every reason to refuse a move."""

    NOT_IN_HAND = "card/not-in-hand"
    NOT_ON_TABLE = "card/not-on-table"
    TWICE = "card/twice"
    IN_A_BUILD = "card/in-a-build"
    NO_SUCH_BUILD = "card/no-such-build"
    MUST_CAPTURE = "turn/must-capture"
    MUST_CAPTURE_OR_EXTEND = "turn/must-capture-or-extend"
    MUST_TAKE_IF_ABLE = "turn/must-take-if-able"
    TRAIL_OWNS_BUILD = "trail/owns-build"
    TRAIL_EQUAL_LOOSE = "trail/equal-loose"
    TRAIL_CAN_CAPTURE = "trail/can-capture"
    TAKES_NOTHING = "capture/takes-nothing"
    EMPTY_TABLE = "capture/empty-table"
    DOES_NOT_SUM = "capture/does-not-sum"
    GROUP_SUM = "capture/group-sum"
    HAS_NO_VALUE = "capture/has-no-value"
    WRONG_VALUE = "capture/wrong-value"
    FACE_PAIRS_ONLY = "capture/face-pairs-only"
    FACE_ONE = "capture/one-face"
    FACE_ONE_OR_THREE = "capture/one-or-three-faces"
    BUILD_VALUE = "capture/build-value"
    BUILD_IN_SUM = "capture/build-in-sum"
    MULTIPLE_IN_SUM = "capture/multiple-build-in-sum"
    LEAVES_EQUAL = "capture/leaves-equal"
    NOT_ALL = "capture/not-all"
    NO_POWER = "capture/no-power"
    NO_BUILDS = "build/no-builds"
    FACE_IN_BUILD = "build/face-card"
    ONE_CARD = "build/one-card"
    PLAYED_CARD_OUTSIDE = "build/played-card-outside"
    BUILD_SUM = "build/does-not-sum"
    BUILD_GROUP_SUM = "build/group-sum"
    NO_CARD_IN_HAND = "build/no-card-in-hand"
    ONE_CARD_TWO_VALUES = "build/one-card-two-values"
    LEFT_WITHOUT_CARD = "build/left-without-card"
    GROUP_TOO_LARGE = "build/group-too-large"
    VALUE_STANDS = "build/value-stands"
    TOO_MANY_BUILDS = "build/too-many"
    MULTIPLE_IS_FIXED = "build/multiple-is-fixed"
    RAISE_OWN = "build/raise-own"
    RAISE_WITH_TABLE = "build/raise-with-table-cards"
    RAISE_IS_HIGHER = "build/raise-is-higher"
    ADD_OTHER_VALUE = "build/add-other-value"
    JOINS_BUILDS = "build/joins-builds"


_FAMILIES: Final = {
    "classic": "CL",
    "spade": "CL",
    "draw": "CL",
    "danish": "DK",
    "dominican": "DR",
}
_IDS: Final[dict[Why, Mapping[str, str]]] = {
    Why.NOT_IN_HAND: {"CL": "CL11", "DK": "DK9", "DR": "DR5"},
    Why.NOT_ON_TABLE: {"CL": "CL13", "DK": "DK9", "DR": "DR5"},
    Why.TWICE: {"CL": "CL14", "DK": "DK10", "DR": "DR5"},
    Why.IN_A_BUILD: {"CL": "CL16", "DK": "DK12", "DR": "DR5"},
    Why.NO_SUCH_BUILD: {"CL": "CL16", "DK": "DK12", "DR": "DR5"},
    Why.MUST_CAPTURE: {"CL": "X22", "DK": "DK17"},
    Why.MUST_CAPTURE_OR_EXTEND: {"CL": "X22"},
    Why.MUST_TAKE_IF_ABLE: {"CL": "X29"},
    Why.TRAIL_OWNS_BUILD: {"CL": "CL33", "DK": "X24", "DR": "DR15"},
    Why.TRAIL_EQUAL_LOOSE: {"CL": "X30", "DR": "DR6"},
    Why.TRAIL_CAN_CAPTURE: {"CL": "X29"},
    Why.TAKES_NOTHING: {"CL": "CL13", "DK": "DK9", "DR": "DR5"},
    Why.EMPTY_TABLE: {"CL": "CL13", "DK": "DK9", "DR": "DR5"},
    Why.DOES_NOT_SUM: {"CL": "CL13", "DK": "DK10", "DR": "DR5"},
    Why.GROUP_SUM: {"CL": "CL13", "DK": "DK10", "DR": "DR5"},
    Why.HAS_NO_VALUE: {"CL": "CL10"},
    Why.WRONG_VALUE: {"CL": "CL10", "RY": "RY1", "DK": "DK7", "DR": "DR4"},
    Why.FACE_PAIRS_ONLY: {"CL": "CL12"},
    Why.FACE_ONE: {"CL": "CL12"},
    Why.FACE_ONE_OR_THREE: {"CL": "X2"},
    Why.BUILD_VALUE: {"CL": "CL16", "DK": "DK12", "DR": "DR5"},
    Why.BUILD_IN_SUM: {"CL": "CL16", "DK": "DK12", "DR": "DR5"},
    Why.MULTIPLE_IN_SUM: {"CL": "X50"},
    Why.LEAVES_EQUAL: {"CL": "X29", "DR": "DR6"},
    Why.NOT_ALL: {"CL": "X29"},
    Why.NO_POWER: {"CL": "X11", "DK": "DK8"},
    Why.NO_BUILDS: {"CL": "CL21"},
    Why.FACE_IN_BUILD: {"CL": "CL19"},
    Why.ONE_CARD: {"CL": "CL21", "DK": "DK13", "DR": "DR9"},
    Why.PLAYED_CARD_OUTSIDE: {"CL": "CL22", "DK": "DK13", "DR": "DR9"},
    Why.BUILD_SUM: {"CL": "CL21", "DK": "DK13", "DR": "DR9"},
    Why.BUILD_GROUP_SUM: {"CL": "CL21", "DK": "DK13", "DR": "DR9"},
    Why.NO_CARD_IN_HAND: {"CL": "CL20", "DK": "DK16", "DR": "DR10"},
    Why.ONE_CARD_TWO_VALUES: {"CL": "X45"},
    Why.LEFT_WITHOUT_CARD: {"CL": "CL34", "DK": "DK16", "DR": "DR10"},
    Why.GROUP_TOO_LARGE: {"CL": "X25"},
    Why.VALUE_STANDS: {"CL": "X28"},
    Why.TOO_MANY_BUILDS: {"CL": "X27", "DK": "DK18"},
    Why.MULTIPLE_IS_FIXED: {"CL": "CL29", "DK": "DK15", "DR": "DR13"},
    Why.RAISE_OWN: {"CL": "X21", "DR": "DR12"},
    Why.RAISE_WITH_TABLE: {"CL": "CL26", "DK": "DK14", "DR": "DR12"},
    Why.RAISE_IS_HIGHER: {"CL": "CL26", "DK": "DK14", "DR": "DR12"},
    Why.ADD_OTHER_VALUE: {"CL": "CL28", "DK": "DK15", "DR": "DR13"},
    Why.JOINS_BUILDS: {"CL": "CL30", "DK": "DK15", "DR": "DR13"},
}


def rule_of(why: Why, variant: Variant) -> str:
    """The id of the rule behind a reason, in the game that the variant belongs to.

    >>> from cassino.rules import variant
    >>> rule_of(Why.TRAIL_OWNS_BUILD, variant("dominican"))
    'DR15'
    """
    ids = _IDS[why]
    return ids.get(_FAMILIES.get(variant.preset, "RY"), ids["CL"])


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move isn't legal.

    ``why`` is the code, ``rule`` the rule's id, ``arguments`` the cards and numbers at hand that
    a sentence needs.
    """

    why: Why
    rule: str
    arguments: Mapping[str, Argument]

    @property
    def code(self) -> str:
        """The code as text, such as ``build/no-card-in-hand``."""
        return self.why.value


def refuse(variant: Variant, why: Why, **arguments: Argument) -> Refusal:
    """A refusal under a variant's rules, with what its sentence needs.

    >>> from cassino.rules import variant
    >>> refused = refuse(variant("danish"), Why.TOO_MANY_BUILDS, count=1)
    >>> refused.code, refused.rule, refused.arguments["count"]
    ('build/too-many', 'DK18', 1)
    """
    return Refusal(why, rule_of(why, variant), MappingProxyType(arguments))
