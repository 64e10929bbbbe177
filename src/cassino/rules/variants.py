"""A variant: the rules of one way to play, as a frozen value of small option groups."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from cassino.rules import settings as s
from cassino.rules.switches import Choice, Number, Setting, Switch, Text, YesNo, switch
from cassino.rules.values import ValueTable, tidy_high_cards, value_table

if TYPE_CHECKING:
    from collections.abc import Iterator

_POINTS = Number(0, 50)


@dataclass(frozen=True, slots=True)
class DealRules:
    """How cards are dealt and who plays when."""

    direction: s.Direction = switch(s.Direction.CLOCKWISE, Choice(s.Direction), "X14", "X15")
    deal_order: s.DealOrder = switch(
        s.DealOrder.OTHERS_TABLE_DEALER, Choice(s.DealOrder), "CL5", "X37"
    )
    later_hands_led_by: s.HandLead = switch(
        s.HandLead.SAME_ROTATION, Choice(s.HandLead), "CL9", "X13"
    )
    refill: bool = switch(False, YesNo())


@dataclass(frozen=True, slots=True)
class CardRules:
    """What cards count."""

    face_values: s.FaceValues = switch(s.FaceValues.NONE, Choice(s.FaceValues), "CL10", "X35")
    high_cards: str = switch(
        "", Text('ranks or cards with a value of 11 to 16, as "A14 Td16"', tidy_high_cards), "X10"
    )
    dual_values: s.DualValues = switch(s.DualValues.ANY, Choice(s.DualValues), "X10", "X48")


@dataclass(frozen=True, slots=True)
class CaptureRules:
    """What may and must be taken."""

    face_capture: s.FaceCapture = switch(s.FaceCapture.ONE, Choice(s.FaceCapture), "CL12", "X2")
    five_of_spades_clears: bool = switch(False, YesNo(), "DK8", "X11", "X12")
    compulsory: s.Compulsory = switch(s.Compulsory.NONE, Choice(s.Compulsory), "X29", "X30", "X47")


@dataclass(frozen=True, slots=True)
class BuildRules:
    """What may be built."""

    builds: bool = switch(True, YesNo(), "CL21")
    raise_own: bool = switch(True, YesNo(), "CL27", "X21")
    table_cards_may_raise: bool = switch(False, YesNo(), "CL26")
    build_as_card: bool = switch(False, YesNo(), "X43", "X50")
    same_value_builds: s.SameValueBuilds = switch(
        s.SameValueBuilds.ALLOWED, Choice(s.SameValueBuilds), "X28", "X51"
    )
    max_own_builds: int | None = switch(None, Number(1, 12, optional=True), "X27", "X46")
    group_max_cards: int | None = switch(None, Number(2, 12, optional=True), "X25", "X49")
    table_only_builds: bool = switch(False, YesNo(), "CL22")
    for_partner: s.ForPartner = switch(s.ForPartner.NEVER, Choice(s.ForPartner), "CL32", "X17")


@dataclass(frozen=True, slots=True)
class ObligationRules:
    """What an owner and a builder owe."""

    owner_may_trail: bool = switch(False, YesNo(), "CL33", "X24")
    after_build: s.AfterBuild = switch(s.AfterBuild.NONE, Choice(s.AfterBuild), "X22", "X52")


@dataclass(frozen=True, slots=True)
class SweepRules:
    """What clearing the table is worth."""

    sweep_points: int = switch(0, _POINTS, "X7", "X8", "X54")
    sweep_cancel: s.SweepCancel = switch(s.SweepCancel.NONE, Choice(s.SweepCancel), "X9")
    sweeps_blocked_from: int | None = switch(None, Number(1, 500, optional=True), "DR24")
    sweeps_block: s.SweepBlock = switch(s.SweepBlock.SIDE, Choice(s.SweepBlock))
    sweeps_in_last_hand: bool = switch(True, YesNo(), "X41")


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """What a deal is worth."""

    residue: s.Residue = switch(s.Residue.LAST_CAPTURER, Choice(s.Residue), "X31")
    last_capture_point: int = switch(0, _POINTS, "X33")
    most_cards: int = switch(3, _POINTS, "CL39")
    most_spades: int = switch(1, _POINTS, "CL39")
    big_casino: int = switch(2, _POINTS, "CL39")
    little_casino: int = switch(1, _POINTS, "CL39")
    ace: int = switch(1, _POINTS, "CL39")
    each_spade: int = switch(0, _POINTS)
    jack_of_spades: int = switch(0, _POINTS)
    majority_ties: s.MajorityTies = switch(s.MajorityTies.NONE, Choice(s.MajorityTies), "CL40")


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How a match ends."""

    target: int = switch(21, Number(1, 500), "CL43", "X4")
    reach: s.Reach = switch(s.Reach.AT_LEAST, Choice(s.Reach), "X4")
    end_resolution: s.EndResolution = switch(
        s.EndResolution.HIGHEST, Choice(s.EndResolution), "X5", "X34", "X36", "X55"
    )
    objective: s.Objective = switch(s.Objective.MOST, Choice(s.Objective))
    count_at_once: bool = switch(False, YesNo())
    near_target: bool = switch(False, YesNo(), "DR21", "X56")
    near_target_20: s.NearTarget20 = switch(
        s.NearTarget20.LITTLE_CASINO, Choice(s.NearTarget20), "X16"
    )
    near_target_miss: s.NearTargetMiss = switch(
        s.NearTargetMiss.CAP_AT_20, Choice(s.NearTargetMiss), "X18", "X56"
    )


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of one way to play Cassino.

    Two variants are equal when all their rules and their preset are.

    >>> from cassino.rules import variant
    >>> variant("royal", raise_own=False).build.raise_own
    False
    """

    preset: str = "classic"
    deal: DealRules = field(default_factory=DealRules)
    cards: CardRules = field(default_factory=CardRules)
    capture: CaptureRules = field(default_factory=CaptureRules)
    build: BuildRules = field(default_factory=BuildRules)
    obligation: ObligationRules = field(default_factory=ObligationRules)
    sweep: SweepRules = field(default_factory=SweepRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    match: MatchRules = field(default_factory=MatchRules)

    @property
    def values(self) -> ValueTable:
        """What every card counts."""
        rules = self.cards
        return value_table(rules.face_values, rules.high_cards, rules.dual_values)

    @property
    def step(self) -> int:
        """What to add to a seat to get the next in turn: 1 clockwise, -1 counter-clockwise."""
        return 1 if self.deal.direction is s.Direction.CLOCKWISE else -1

    @property
    def counts_sweeps(self) -> bool:
        """Whether sweeps are worth anything, so that somebody may want to know them (X7).

        >>> from cassino.rules import variant
        >>> variant("classic").counts_sweeps, variant("royal").counts_sweeps
        (False, True)
        """
        return self.sweep.sweep_points != 0

    def setting(self, name: str) -> Setting:
        """How the switch of that name is set."""
        setting: Setting = getattr(getattr(self, SWITCHES[name].group), name)
        return setting

    def with_settings(self, given: dict[str, Setting]) -> Variant:
        """This variant with other settings, already read, of some switches."""
        groups: dict[str, dict[str, Setting]] = {}
        for name, value in given.items():
            groups.setdefault(SWITCHES[name].group, {})[name] = value
        changed: dict[str, Any] = {
            group: replace(getattr(self, group), **values) for group, values in groups.items()
        }
        return replace(self, **changed)


def _switches() -> Iterator[Switch]:
    for group in fields(Variant)[1:]:
        for each in fields(group.default_factory):  # type: ignore[arg-type]
            meta = each.metadata
            yield Switch(each.name, group.name, meta["domain"], meta["default"], meta["rules"])


SWITCHES: dict[str, Switch] = {each.name: each for each in _switches()}
"""Every switch by its name, in the order of the rules sheet."""
