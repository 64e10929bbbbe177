"""Refusals as the rules give them: a position and a move text for every reason there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cassino.cards import CARDS, NO_CARDS, Card, CardSet, parse_card
from cassino.notation import parse_sentence
from cassino.notation.readings import read_sentence
from cassino.rules import (
    Build,
    Capture,
    Move,
    NewBuild,
    Refusal,
    Turn,
    Why,
    refuse,
    turn_refusal,
    variant,
)


def cards(text: str) -> CardSet:
    """The cards of a text such as ``8s 5c``."""
    return CardSet.of(*text.split())


def build(text: str) -> Build:
    """The build of a text such as ``8@1: 5c+3d | 8h``."""
    head, groups = text.split(":")
    value, owner = head.split("@")
    sets = tuple(cards(group.replace("+", " ")) for group in groups.split("|"))
    return Build(int(value), sets, int(owner))


@dataclass(frozen=True, slots=True)
class Refused:
    """A table before seat 0, a move at it, and the reason for which the rules refuse it.

    Builds are written ``8@1: 5c+3d | 8h``; ``rules`` are a preset and its options.
    """

    why: Why
    move: str | Move
    hand: str
    loose: str = ""
    builds: tuple[str, ...] = ()
    rules: tuple[str, dict[str, object]] = ("classic", {})
    owes: bool = False

    def turn(self) -> Turn:
        """The turn in which the move is refused."""
        preset, options = self.rules
        chosen = variant(preset, **options)
        return Turn(
            chosen,
            chosen.values,
            0,
            None,
            cards(self.hand),
            cards(self.loose),
            tuple(map(build, self.builds)),
            self.owes,
        )

    def refusal(self) -> Refusal | None:
        """What the rules say: of a text as it is stated, of a move by itself."""
        if isinstance(self.move, str):
            return read_sentence(self.turn(), parse_sentence(self.move)).refusal
        return turn_refusal(self.turn(), self.move)


SUMS_WITH_BUILDS: dict[str, object] = {"build_as_card": True}

REFUSED = (
    Refused(Why.NOT_IN_HAND, "5c", "8s 2d"),
    Refused(Why.NOT_ON_TABLE, "8s x 8d", "8s 2d", "5c"),
    Refused(Why.TWICE, "8s x 8d, 8d", "8s 2d", "8d"),
    Refused(Why.IN_A_BUILD, "5s x 5c", "5s 2d", "9h", ("8@1: 5c+3d",)),
    Refused(Why.NO_SUCH_BUILD, "8s x [5c+4d]", "8s 2d", "9h", ("8@1: 5c+3d",)),
    Refused(Why.MUST_CAPTURE, "2c", "8s 2c", "8d", rules=("danish", {}), owes=True),
    Refused(
        Why.MUST_CAPTURE_OR_EXTEND,
        "2c",
        "8s 2c",
        "8d",
        rules=("classic", {"after_build": "capture_or_extend"}),
        owes=True,
    ),
    Refused(Why.MUST_TAKE_IF_ABLE, "2c", "5d 2c", "5c Kh", rules=("laistokasino", {})),
    Refused(Why.TRAIL_OWNS_BUILD, "4d", "8h 4d", "", ("8@0: 5c+3d",)),
    Refused(Why.TRAIL_EQUAL_LOOSE, "Td", "Td 2c", "Ts", rules=("dominican", {})),
    Refused(
        Why.TRAIL_CAN_CAPTURE, "8s", "8s 2c", "5c 3d", rules=("classic", {"compulsory": "maximal"})
    ),
    Refused(Why.EMPTY_TABLE, Capture(parse_card("8s"), NO_CARDS), "8s 2d", ""),
    Refused(Why.TAKES_NOTHING, Capture(parse_card("8s"), NO_CARDS), "8s 2d", "5c"),
    Refused(Why.DOES_NOT_SUM, Capture(parse_card("8s"), cards("5c 2d")), "8s 2c", "5c 2d"),
    Refused(Why.DOES_NOT_SUM, Capture(parse_card("8s"), cards("9d")), "8s 2c", "9d"),
    Refused(Why.GROUP_SUM, "9c x 6s+2c, 5d+4h+Ad", "9c Kc", "6s 2c 5d 4h Ad 3h"),
    Refused(Why.HAS_NO_VALUE, "8s x Kd", "8s 2c", "Kd"),
    Refused(Why.WRONG_VALUE, "Ah=13 x Kd", "Ah 2c", "Kd", rules=("royal", {})),
    Refused(Why.FACE_PAIRS_ONLY, "Ks x 9d", "Ks 2c", "9d"),
    Refused(Why.FACE_ONE, "Ks x Kd, Kh", "Ks 2c", "Kd Kh"),
    Refused(Why.BUILD_VALUE, "9s x [5c+3d]", "9s 2c", "", ("8@1: 5c+3d",)),
    Refused(Why.BUILD_IN_SUM, "9s x [4c+3d]+2h", "9s 2c", "2h", ("7@1: 4c+3d",)),
    Refused(
        Why.MULTIPLE_IN_SUM,
        "9s x [4c+3d|7h]+2h",
        "9s 2c",
        "2h",
        ("7@1: 4c+3d | 7h",),
        rules=("classic", SUMS_WITH_BUILDS),
    ),
    Refused(Why.LEAVES_EQUAL, "Ts x Tc", "Ts 2c", "Tc Td", rules=("dominican", {})),
    Refused(
        Why.NOT_ALL, "8s x 8d", "8s 2c", "8d 5c 3d", rules=("classic", {"compulsory": "maximal"})
    ),
    Refused(Why.NO_POWER, "7s x *", "7s 2c", "8d", rules=("danish", {})),
    Refused(Why.NO_BUILDS, "3c+5d = 8", "3c 8s", "5d", rules=("swedish", {})),
    Refused(Why.FACE_IN_BUILD, "3c+Kd = 8", "3c 8s", "Kd"),
    Refused(Why.ONE_CARD, "3c = 3", "3c 3s", "5d"),
    Refused(Why.PLAYED_CARD_OUTSIDE, "2h, 5c+3d = 8", "2h 8s", "5c 3d"),
    Refused(Why.BUILD_SUM, NewBuild(parse_card("3c"), cards("5d 6h"), 8), "3c 8s", "5d 6h"),
    Refused(Why.BUILD_GROUP_SUM, "3c+5d, 6s+2c, 4h+3s+Ad = 9", "3c 9s", "5d 6s 2c 4h 3s Ad"),
    Refused(Why.NO_CARD_IN_HAND, "3c+5d = 8", "3c 9s", "5d"),
    Refused(
        Why.ONE_CARD_TWO_VALUES,
        "3c+Jd = 14",
        "3c As",
        "Jd",
        ("1@0: Ac | Ad",),
        rules=("royal", {}),
    ),
    Refused(Why.LEFT_WITHOUT_CARD, "8s x 8d", "8s 2c", "8d", ("8@0: 5c+3d",)),
    Refused(
        Why.GROUP_TOO_LARGE,
        "3c+4d+Ah = 8",
        "3c 8s",
        "4d Ah",
        rules=("classic", {"group_max_cards": 2}),
    ),
    Refused(
        Why.VALUE_STANDS,
        "3c+5h = 8",
        "3c 8s",
        "5h",
        ("8@1: 6c+2d",),
        rules=("classic", {"same_value_builds": "forbidden"}),
    ),
    Refused(
        Why.TOO_MANY_BUILDS, "3c+5h = 8", "3c 8s 9s", "5h", ("9@0: 6c+3d",), rules=("danish", {})
    ),
    Refused(Why.MULTIPLE_IS_FIXED, "2d+[8h|5d+3c] = 10", "2d Tc", "", ("8@1: 8h | 5d+3c",)),
    Refused(
        Why.RAISE_OWN, "2c+[4c+3d] = 9", "2c 9s 7s", "", ("7@0: 4c+3d",), rules=("dominican", {})
    ),
    Refused(Why.RAISE_WITH_TABLE, "3h+[4d+Ac]+2s = 10", "3h Tc", "2s", ("5@1: 4d+Ac",)),
    Refused(Why.RAISE_IS_HIGHER, "2c+[4c+3d] = 5", "2c 5s", "", ("7@1: 4c+3d",)),
    Refused(Why.ADD_OTHER_VALUE, "2c+7d, [4c+3d] = 9", "2c 9s", "7d", ("7@1: 4c+3d",)),
    Refused(
        Why.JOINS_BUILDS, "2c, [4c+3d], [5c+2d] = 7", "2c 7s", "", ("7@1: 4c+3d", "7@1: 5c+2d")
    ),
)

SELDOM_STATED = (
    refuse(variant(), Why.FACE_ONE_OR_THREE, card=parse_card("Ks")),
    # A build in a stated group keeps it from being added up.
    refuse(variant(), Why.GROUP_SUM, cards=cards("5c 3d 2h"), sum=0, value=9),
    refuse(variant(), Why.BUILD_GROUP_SUM, cards=cards("5c 3d 2h"), sum=0, value=9),
)
"""Refusals that no position here gives."""


def every_refusal() -> Iterator[Refusal]:
    """At least one refusal for every reason."""
    for each in REFUSED:
        found = each.refusal()
        assert found is not None, each
        yield found
    yield from SELDOM_STATED


def named_cards(refusal: Refusal) -> set[Card]:
    """The cards among a refusal's arguments."""
    found: set[Card] = set()
    for value in refusal.arguments.values():
        if isinstance(value, CardSet):
            found |= set(value)
        elif isinstance(value, Card):
            found.add(value)
    assert found <= set(CARDS)
    return found
