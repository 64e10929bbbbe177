"""The settings of switches as the numbers that stand in a rules record."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cassino.rules import settings as s


def number_of(setting: StrEnum) -> int:
    """The place of a word among the words of its switch."""
    return list(type(setting)).index(setting)


PLAYERS_TABLE: Final = number_of(s.DealOrder.PLAYERS_TABLE)
NEXT_SEAT: Final = number_of(s.HandLead.NEXT_SEAT)
FACE_ONE: Final = number_of(s.FaceCapture.ONE)
FACE_ALL: Final = number_of(s.FaceCapture.ALL)
MATCHING_LOOSE: Final = number_of(s.Compulsory.MATCHING_LOOSE)
IF_ABLE: Final = number_of(s.Compulsory.IF_ABLE)
MAXIMAL: Final = number_of(s.Compulsory.MAXIMAL)
SAME_VALUE_ALLOWED: Final = number_of(s.SameValueBuilds.ALLOWED)
SAME_VALUE_MERGE: Final = number_of(s.SameValueBuilds.MERGE)
PARTNER_NEVER: Final = number_of(s.ForPartner.NEVER)
PARTNER_ALLOWED: Final = number_of(s.ForPartner.ALLOWED)
OWES_NOTHING: Final = number_of(s.AfterBuild.NONE)
OWES_CAPTURE: Final = number_of(s.AfterBuild.CAPTURE_NEXT)
CANCEL_ALL_SIDES: Final = number_of(s.SweepCancel.ALL_SIDES)
CANCEL_PAIRWISE: Final = number_of(s.SweepCancel.PAIRWISE)
CANCEL_SEQUENTIAL: Final = number_of(s.SweepCancel.SEQUENTIAL)
BLOCK_EVERYONE: Final = number_of(s.SweepBlock.EVERYONE)
RESIDUE_LAST: Final = number_of(s.Residue.LAST_CAPTURER)
RESIDUE_NOBODY: Final = number_of(s.Residue.NOBODY)
TIES_SPLIT: Final = number_of(s.MajorityTies.SPLIT)
REACH_AT_LEAST: Final = number_of(s.Reach.AT_LEAST)
NEAR_20_SPADES: Final = number_of(s.NearTarget20.MOST_SPADES)
FEWEST: Final = number_of(s.Objective.FEWEST)
