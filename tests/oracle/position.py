"""Reading a JSON position: its switches, its builds, and whose turn it is."""

from dataclasses import dataclass
from typing import Any

Position = dict[str, Any]
Rules = dict[str, Any]

CLASSIC: Rules = {
    "direction": "clockwise",
    "deal_order": "others_table_dealer",
    "later_hands_led_by": "same_rotation",
    "face_values": "none",
    "high_cards": "",
    "dual_values": "any",
    "face_capture": "one",
    "five_of_spades_clears": False,
    "compulsory": "none",
    "builds": True,
    "raise_own": True,
    "table_cards_may_raise": False,
    "build_as_card": False,
    "same_value_builds": "allowed",
    "max_own_builds": None,
    "group_max_cards": None,
    "table_only_builds": False,
    "for_partner": "never",
    "owner_may_trail": False,
    "after_build": "none",
    "sweep_points": 0,
    "sweep_cancel": "none",
    "sweeps_blocked_from": None,
    "residue": "last_capturer",
    "last_capture_point": 0,
    "most_cards": 3,
    "most_spades": 1,
    "big_casino": 2,
    "little_casino": 1,
    "ace": 1,
    "majority_ties": "none",
    "target": 21,
    "reach": "at_least",
    "end_resolution": "highest",
    "near_target": False,
    "near_target_20": "little_casino",
    "near_target_miss": "cap_at_20",
}

DIFFERENCES: dict[str, Rules] = {
    "classic": {},
    "royal": {
        "face_values": "11_12_13",
        "high_cards": "A14",
        "sweep_points": 1,
        "end_resolution": "count_out",
    },
    "danish": {
        "deal_order": "players_table",
        "later_hands_led_by": "next_seat",
        "face_values": "11_12_13",
        "high_cards": "A14 2s15 Td16",
        "five_of_spades_clears": True,
        "max_own_builds": 1,
        "owner_may_trail": True,
        "after_build": "capture_next",
        "sweep_points": 1,
        "sweep_cancel": "all_sides",
        "last_capture_point": 1,
        "most_cards": 1,
        "most_spades": 2,
    },
    "dominican": {
        "direction": "counter_clockwise",
        "face_values": "11_12_13",
        "high_cards": "A14",
        "compulsory": "matching_loose",
        "raise_own": False,
        "sweep_points": 1,
        "sweep_cancel": "all_sides",
        "sweeps_blocked_from": 18,
        "near_target": True,
    },
}


def switches(variant: str, options: Rules | None = None) -> Rules:
    """The value of every switch: the preset's, unless an option says otherwise."""
    chosen = options or {}
    unknown = sorted(set(chosen) - set(CLASSIC))
    if unknown:
        raise ValueError(f"unknown switches: {', '.join(unknown)}")
    return {**CLASSIC, **DIFFERENCES[variant], **chosen}


def plays_as_partners(position: Position) -> bool:
    """Whether opposite seats play together (a key of the position, not an option)."""
    usual = position["variant"] == "dominican" and position.get("seats", 2) == 4
    return bool(position.get("partners", usual))


def side_of(seat: int, partners: bool) -> int:
    """The side of a seat: with partners 0 and 2 are side 0, 1 and 3 are side 1."""
    return seat % 2 if partners else seat


@dataclass(frozen=True, slots=True)
class Build:
    """A build on the table: its announced value, its groups, its owner's seat."""

    value: int
    groups: tuple[frozenset[str], ...]
    owner: int

    @property
    def cards(self) -> frozenset[str]:
        """Every card of the build."""
        return frozenset().union(*self.groups)

    @property
    def is_single(self) -> bool:
        """One group only: such a build may still be raised."""
        return len(self.groups) == 1


@dataclass(frozen=True, slots=True)
class Scene:
    """What the seat to move sees and must obey."""

    rules: Rules
    seat: int
    partner: int | None
    hand: tuple[str, ...]
    loose: tuple[str, ...]
    builds: tuple[Build, ...]
    owes_capture: bool

    @property
    def table(self) -> frozenset[str]:
        """Every card that lies on the table, builds included."""
        return frozenset(self.loose).union(*(build.cards for build in self.builds))

    def own_values(self) -> frozenset[int]:
        """The different values of the builds the seat to move owns."""
        return frozenset(b.value for b in self.builds if b.owner == self.seat)

    def hand_without(self, card: str) -> tuple[str, ...]:
        """The hand after this card has been played."""
        return tuple(held for held in self.hand if held != card)


def read(position: Position) -> Scene:
    """Read the part of a position that decides which moves are legal."""
    rules = switches(position["variant"], position.get("options"))
    seat = position["turn"]
    together = plays_as_partners(position) and position.get("seats", 2) == 4
    return Scene(
        rules=rules,
        seat=seat,
        partner=(seat + 2) % 4 if together else None,
        hand=tuple(card for card in position["hands"][seat] if card != "??"),
        loose=tuple(position["loose"]),
        builds=tuple(
            Build(b["value"], tuple(frozenset(g) for g in b["groups"]), b["owner"])
            for b in position["builds"]
        ),
        owes_capture=rules["after_build"] != "none" and seat in position.get("must_take", []),
    )
