"""The examples of the rules pages: what lies there, what is held, what may and may not be played.

The reader sits in seat 0. The plays are move texts, so that the rules themselves can judge them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cassino.cards import CardSet
from cassino.rules import Build


@dataclass(frozen=True, slots=True)
class Example:
    """An example: its message without ``page-``, the cards, and plays with what they are.

    ``owes`` says that the reader built on the last turn (DK17).
    """

    message: str
    table: str
    hand: str
    legal: tuple[str, ...]
    illegal: tuple[str, ...] = ()
    builds: tuple[Build, ...] = ()
    owes: bool = False


def _build(value: int, owner: int, *groups: str) -> Build:
    return Build(value, tuple(CardSet.of(*group.split("+")) for group in groups), owner)


TAKE: Final = Example(
    "common-taking-example", "8d 5c 3h 9c", "8s", ("8s x 8d", "8s x 8d, 5c+3h"), ("8s x 9c",)
)
TAKE_ONCE: Final = Example(
    "common-taking-example-once",
    "5c 3h 3d",
    "8s",
    ("8s x 5c+3h", "8s x 5c+3d"),
    ("8s x 5c+3h, 3d", "8s x 5c+3h+3d"),
)
TAKE_JACK: Final = Example(
    "common-taking-example-jack", "6h 5d Jc", "Jd", ("Jd x Jc, 6h+5d",), ("Jd x 6h",)
)
TAKE_ACE: Final = Example(
    "common-taking-example-ace",
    "9c 5d Ah",
    "As",
    ("As=14 x Ah, 9c+5d", "As=1 x Ah"),
    ("As=1 x 9c+5d",),
)
TAKE_FACE: Final = Example(
    "classic-taking-example", "Qs Qh", "Qd", ("Qd x Qs", "Qd x Qh"), ("Qd x Qs, Qh",)
)
TAKE_QUEENS: Final = Example(
    "royal-taking-example",
    "Qs Qh Tc 2d",
    "Qd",
    ("Qd x Qs", "Qd x Qs, Qh", "Qd x Qs, Qh, Tc+2d"),
    ("Qd x Tc",),
)
TAKE_SIXTEEN: Final = Example(
    "danish-taking-example",
    "9c 7d 6h 4s",
    "Td",
    ("Td=16 x 9c+7d", "Td=10 x 6h+4s"),
    ("Td=16 x 9c+7d, 6h+4s", "Td=10 x 9c+7d, 6h+4s"),
)
TAKE_ALL: Final = Example(
    "danish-taking-example-five",
    "Qh 2d",
    "5s",
    ("5s x *",),
    ("5s x Qh, 2d",),
    (_build(9, 1, "5h+4c"),),
)
TAKE_EQUALS: Final = Example(
    "dominican-taking-example",
    "7c 4d 3h",
    "7s",
    ("7s x 7c", "7s x 7c, 4d+3h"),
    ("7s x 4d+3h", "7s"),
)
TAKE_EQUAL_ACE: Final = Example(
    "dominican-taking-example-ace",
    "9c 5d Ah",
    "As",
    ("As=1 x Ah", "As=14 x Ah, 9c+5d"),
    ("As=14 x 9c+5d", "As"),
)
BUILD: Final = Example(
    "common-building-example", "5c Kd", "3d 8s", ("3d+5c = 8",), ("3d+5c = 9", "8s, 5c = 8")
)
BUILD_GROUPS: Final = Example(
    "common-building-example-groups",
    "6d 5s",
    "Ad 6s",
    ("Ad+5s = 6", "Ad+5s, 6d = 6"),
    ("Ad, 6d = 6",),
)
BUILD_RAISE: Final = Example(
    "common-building-example-raise",
    "Kd",
    "3h 8h",
    ("3h+[4d+Ac] = 8",),
    ("3h+[4d+Ac] = 9",),
    (_build(5, 1, "4d+Ac"),),
)
BUILD_FIXED: Final = Example(
    "common-building-example-fixed",
    "Kd",
    "2d Tc",
    ("2d",),
    ("2d+[8h|5d+3c] = 10",),
    (_build(8, 1, "8h", "5d+3c"),),
)
BUILD_MORE: Final = Example(
    "danish-building-example",
    "7d 4c 3h",
    "7c 7s",
    ("7c, 7d = 7", "7c, 7d, 4c+3h = 7"),
    ("7c+7d = 14",),
)
BUILD_OWN: Final = Example(
    "dominican-building-example",
    "Kd",
    "7h 2c 9s",
    ("7h x [5c+2d]",),
    ("2c+[5c+2d] = 9", "2c"),
    (_build(7, 0, "5c+2d"),),
)
OWE: Final = Example(
    "common-owe-example",
    "5s",
    "9d 4c",
    ("4c+5s = 9", "9d x [6h+3d]"),
    ("4c", "9d"),
    (_build(9, 0, "6h+3d"),),
)
OWE_TAKE: Final = Example(
    "danish-owe-example",
    "3s",
    "9h Kc 3d",
    ("9h x [5c+4d]", "3d x 3s"),
    ("Kc", "3d"),
    (_build(9, 0, "5c+4d"),),
    owes=True,
)
